"""The words of the command line: what each takes, and who carries it out."""

from __future__ import annotations

import argparse
import json
import os
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NoReturn

from ulti_desktop import __version__
from ulti_desktop.arena.minds import DealFailed
from ulti_desktop.arena.progress import Progress
from ulti_desktop.commands import (
    arena,
    cases,
    coaching,
    decksheet,
    fairness,
    learn,
    lessons,
    playrecord,
    rulesheet,
    solve,
)
from ulti_desktop.commands.forms import CommandError, cases_in, read_json, rule_set
from ulti_desktop.commands.options import (
    RANDOM,
    add_seed,
    budgets_of,
    read_options,
    read_players,
    warn_of_weak,
    without_core,
)
from ulti_desktop.commands.simulate import Simulation, record_writer, simulate, table
from ulti_desktop.engine.errors import BadRules
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet

OK: Final = 0
DIFFERENCES: Final = 1
BAD_INPUT: Final = 2

_CASE_COMMANDS: Final[dict[str, tuple[Callable[[Mapping[str, Any]], dict[str, Any]], str]]] = {
    "score": (cases.run_score, "settle outcomes: game points and lines"),
    "legal": (cases.run_legal, "questions about play: legal cards, winners, leaders, marriages"),
    "auction": (cases.run_auction, "is a bid or a pass legal over the standing bid"),
    "kontra": (cases.run_kontra, "are these doublings legal, and what they come to"),
    "contract": (cases.run_contract, "does the rule set have this contract"),
    "solve": (solve.run_solve, "what positions are worth under best play, card by card"),
}


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, like every other complaint of the command line."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{self.prog}: {message}")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="ulti-desktop",
        usage="%(prog)s [--help | --version | RECORD.ulti | COMMAND ...]",
        description="Ulti for the desktop. Without a command the game opens, with a record at that record.",
    )
    version = ": ".join(filter(None, (f"ulti-desktop {__version__}", without_core())))
    parser.add_argument("--version", action="version", version=version)
    commands = parser.add_subparsers(
        dest="command", metavar="COMMAND", parser_class=_Parser, prog=parser.prog
    )
    for name, (_, text) in _CASE_COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text.capitalize() + ".")
        command.add_argument("file", metavar="FILE", help="JSON: an array of cases or one case; - for stdin")
    command = commands.add_parser("ladder", help="all bids of a rule set, cheapest first")
    command.add_argument("rules", metavar="RULES", help="EN, DE, GT, HM, HO or a rule-set file")
    command.add_argument("--options", default="", help="house options: name=value,name=value")
    command.add_argument("--json", action="store_true", help="as data")
    command = commands.add_parser("rules", help="a rule set in words, by itself or beside another one")
    rulesheet.add_arguments(command)
    command = commands.add_parser("play-record", help="play a recorded deal through and settle it")
    told = "a deal in JSON, a .ulti record or the folder of a problem report; - for stdin"
    command.add_argument("file", metavar="FILE", help=told)
    command.add_argument("--json", action="store_true", help="as data")
    command = commands.add_parser("review", help="what each action of a recorded deal cost")
    coaching.add_review_arguments(command)
    command = commands.add_parser("advise", help="what the seat to move in a recorded deal should do")
    coaching.add_advise_arguments(command)
    command = commands.add_parser("simulate", help="let computer players play many deals")
    command.add_argument(
        "--rules", default="EN", help="EN, DE, GT, HM, HO or a rule-set file; all: the five in turn"
    )
    command.add_argument("--deals", type=int, default=1000, help="how many deals (1000)")
    add_seed(command)
    command.add_argument(
        "--players",
        default="simple,simple,simple",
        help="three players, by seat; with parameters: simple/pimc:worlds=4/master",
    )
    command.add_argument(
        "--options", default="", help="house options: name=value,name=value; random: drawn for each deal"
    )
    command.add_argument("--json", action="store_true", help="as data")
    arena.add_run_arguments(command)
    command.add_argument("--records", metavar="DIR", help="write each deal as a .ulti file")
    command = commands.add_parser("arena", help="compare two computer players on the same deals")
    arena.add_arguments(command)
    command = commands.add_parser("learn", help="make the tables that the searching players play by")
    learn.add_arguments(command, _Parser)
    command = commands.add_parser("fairness", help="how evenly cards are dealt; nobody sees hidden ones")
    fairness.add_arguments(command)
    command = commands.add_parser("lessons", help="list the lessons, or play all their lines")
    lessons.add_arguments(command)
    command = commands.add_parser("deck-sheet", help="draw all cards of a deck on one picture")
    decksheet.add_arguments(command)
    command = commands.add_parser("demo", help="show the program by itself and write pictures")
    command.add_argument("--out", required=True, metavar="DIR", help="where the pictures go")
    return parser


def run(words: Sequence[str]) -> int:
    """Do what these words ask for; return the exit status (0 done, 1 failed, 2 bad input)."""
    try:
        return _run(_parser().parse_args(words))
    except CommandError as error:
        print(_one_line(str(error)), file=sys.stderr)
        return BAD_INPUT
    except DealFailed as failure:
        traceback.print_exception(failure)
        print(_one_line(f"{failure}"), file=sys.stderr)
        return DIFFERENCES


def _say(text: str) -> None:
    """Print an answer; a reader that has gone is no error, a full disk is."""
    if sys.stdout is None:  # started with a closed standard output
        return
    encoding = sys.stdout.encoding or "utf-8"
    try:
        print(text.encode(encoding, "backslashreplace").decode(encoding), flush=True)
    except BrokenPipeError:
        _drop_output()
    except OSError as error:
        _drop_output()
        raise CommandError(f"cannot write the answer: {error.strerror}") from None


def _drop_output() -> None:
    """Send what Python would still write at its exit to nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _run(arguments: argparse.Namespace) -> int:
    match arguments.command:
        case None:
            from ulti_desktop.cli import window

            return window()
        case "demo":
            from ulti_desktop import demo

            return demo.run(arguments.out)
        case "deck-sheet":
            decksheet.run(arguments)
            return OK
        case "ladder":
            return _ladder(arguments)
        case "rules":
            rulesheet.run(arguments, _rule_set, _say)
            return OK
        case "play-record":
            return _play_record(arguments)
        case "review" | "advise":
            answer = (coaching.review if arguments.command == "review" else coaching.advise)(arguments)
            return _print_json(answer[0]) if arguments.json else _say_ok(answer[1])
        case "simulate":
            return _simulate(arguments)
        case "arena":
            status, data = arena.run(arguments, _rules(arguments), _say)
            if data is not None:
                _print_json(data)
            return status
        case "fairness":
            well = fairness.run(arguments, _rule_set(arguments.rules, ""), rulesheet.speak, _say)
            return OK if well else DIFFERENCES
        case "learn":
            return learn.run(arguments, _say)
        case "lessons":
            return lessons.run(arguments, _say)
        case name:
            runner, _ = _CASE_COMMANDS[name]
            return _print_json([runner(fields.data) for fields in cases_in(read_json(arguments.file))])


def _print_json(data: object) -> int:
    _say(json.dumps(data, indent=1))
    return OK


def _say_ok(text: str) -> int:
    _say(text)
    return OK


def _rules(arguments: argparse.Namespace) -> RuleSet:
    return _rule_set(arguments.rules, arguments.options)


def _rule_sets(arguments: argparse.Namespace, options: str) -> tuple[RuleSet, ...]:
    names = RULE_SET_IDS if arguments.rules == "all" else (arguments.rules,)
    return tuple(_rule_set(name, options) for name in names)


def _rule_set(name: str, options: str) -> RuleSet:
    try:
        return rule_set(name).with_options(read_options(options))
    except BadRules as error:
        raise CommandError(f"rules: {error.why}") from None


def _ladder(arguments: argparse.Namespace) -> int:
    answer = cases.run_ladder(_rules(arguments))
    if arguments.json:
        return _print_json(answer)
    lines = []
    for bid in answer["bids"]:
        words = ["hearts"] * bid["hearts"] + ["open"] * bid["open"] + ["+".join(bid["components"])]
        lines.append(f"{bid['step']:3}  {bid['auction_value']:3}  {bid['played_value']:3}  {' '.join(words)}")
    _say("\n".join(lines))
    return OK


def _play_record(arguments: argparse.Namespace) -> int:
    answers, as_reported = playrecord.run_file(arguments.file)
    if arguments.json:
        _print_json([answer.data for answer in answers])
    else:
        _say("\n\n".join(answer.text for answer in answers))
    return OK if as_reported else DIFFERENCES


def _simulate(arguments: argparse.Namespace) -> int:
    arena.check_run_arguments(arguments)
    players = read_players(arguments.players)
    warn_of_weak(*players)
    any_options = arguments.options == RANDOM
    task = Simulation(
        _rule_sets(arguments, "" if any_options else arguments.options),
        arguments.seed,
        players,
        budgets_of(players, arguments.budget),
        any_options,
    )
    keep = record_writer(arguments.records, arguments.deals) if arguments.records else None
    progress = Progress(arguments.deals, arguments.progress)
    try:
        result = simulate(task, arguments.deals, arguments.jobs, keep, progress)
    finally:
        progress.close()
    if arguments.json:
        _print_json(result.to_json(arguments.limit_ms))
    else:
        _say(table(result, arguments.limit_ms))
    for difference in result.referee.differences[:20]:
        print(difference, file=sys.stderr)
    return DIFFERENCES if result.referee.differences else OK
