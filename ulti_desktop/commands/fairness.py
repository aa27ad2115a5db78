"""`fairness`: how evenly cards are dealt, and whether players decide without seeing what is hidden."""

from __future__ import annotations

import argparse
import json
import secrets
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from ulti_desktop.arena.progress import Progress
from ulti_desktop.commands.forms import CommandError
from ulti_desktop.commands.options import add_seed
from ulti_desktop.engine.cards import shuffled
from ulti_desktop.engine.rulesets import RULE_SET_IDS, RuleSet, load
from ulti_desktop.fairness.dealing import Tally, deal_many
from ulti_desktop.fairness.findings import KINDS, Dealing, Peeking, Spread
from ulti_desktop.fairness.peeking import check_peeking
from ulti_desktop.store.paths import LANGUAGES

MOST_DEALS: Final = 10_000_000
MOST_VIEWS: Final = 1_000_000
LONGEST_SEED: Final = 200
SEED_BYTES: Final = 16
Run = tuple[bool, dict[str, Any], str]


def add_arguments(command: argparse.ArgumentParser) -> None:
    """Declare what stands behind `fairness`."""
    command.add_argument("--deals", type=int, default=10_000, help="how many deals to count (10000)")
    command.add_argument("--views", type=int, default=100, help="how many positions to show twice (100)")
    add_seed(command, "")
    command.add_argument("--rules", default="HM", help="by whose packets: EN, DE, GT, HM, HO or a file")
    command.add_argument("--deal", type=int, metavar="NUMBER", help="only show that deal of the seed")
    command.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the answer (en)")
    command.add_argument("--json", action="store_true", help="as data")


def run(
    arguments: argparse.Namespace, rules: RuleSet, speak: Callable[[str], None], say: Callable[[str], None]
) -> bool:
    """Print what came of it; tell whether all is well. Raises CommandError."""
    _check(arguments)
    seed = arguments.seed or secrets.token_hex(SEED_BYTES)
    if arguments.deal is not None:
        say(_one_deal(rules, seed, arguments.deal, as_data=arguments.json))
        return True
    progress = Progress(arguments.deals)
    try:
        dealing = deal_many(rules, seed, arguments.deals, progress.step)
    finally:
        progress.close()
    peeking = check_peeking([load(name) for name in RULE_SET_IDS], arguments.views, seed)
    if arguments.json:
        say(json.dumps({"dealing": dealing.to_json(), "peeking": peeking.to_json()}, indent=1))
    else:
        speak(arguments.lang)
        say("\n".join(_told(dealing, peeking)))
    return dealing.even and peeking.honest


def _check(arguments: argparse.Namespace) -> None:
    for name, value, least, most in (
        ("deals", arguments.deals, 1, MOST_DEALS),
        ("views", arguments.views, 0, MOST_VIEWS),
        ("deal", 1 if arguments.deal is None else arguments.deal, 1, MOST_DEALS),
    ):
        if not least <= value <= most:
            raise CommandError(f"--{name} must be from {least} to {most}, not {value}")
    if len(arguments.seed) > LONGEST_SEED:
        raise CommandError(f"--seed is longer than {LONGEST_SEED} letters")
    if arguments.deal is not None and not arguments.seed:
        raise CommandError("--deal needs the --seed that was shown with it")


def _one_deal(rules: RuleSet, seed: str, number: int, *, as_data: bool) -> str:
    """Return where the cards of one deal went, so that a seed shown after a deal can be checked."""
    places = Tally(rules).dealt(shuffled(f"{seed}/{number}"))
    codes = {place: [card.code for card in sorted(cards)] for place, cards in places.items()}
    if as_data:
        return json.dumps({"seed": seed, "deal": number, "rules": rules.id, **codes}, indent=1)
    return "\n".join(f"{place:9} {', '.join(cards)}" for place, cards in codes.items())


def _told(dealing: Dealing, peeking: Peeking) -> Iterator[str]:
    from ulti_desktop.words import fairness as told

    yield f"{dealing.rules}, {dealing.seed}"
    yield ""
    yield f"{'':44} {'χ²':>8} {'df':>5} {'p':>7}"
    for test in dealing.tests:
        name = told.test(test.about, test.place)
        yield f"{name:44} {test.statistic:8.1f} {test.freedom:5} {told.chance(test.p):>7}"
    yield ""
    for kind in KINDS:
        spreads = [one for one in dealing.spreads if one.kind == kind]
        for size in sorted({one.size for one in spreads}):
            yield told.kind_of(kind, str(size))
            yield from _spread([one.seen for one in spreads if one.size == size], spreads, size)
    yield ""
    yield told.dealing(dealing.deals, len(dealing.tests), even=dealing.even)
    if peeking.views:
        yield told.peeking(peeking.views, peeking.changed, peeking.decisions, peeking.different, peeking.seen)


def _spread(seen: Sequence[Sequence[int]], spreads: Sequence[Spread], size: int) -> Iterator[str]:
    """Yield a line of shares seen and one of those that chance alone gives."""
    from ulti_desktop.words import fairness as told

    odds = next(one.odds for one in spreads if one.size == size)
    together = [sum(counts) for counts in zip(*seen, strict=True)]
    whole = sum(together)
    shown = [n for n, chance in enumerate(odds) if chance]
    yield "  " + " ".join(f"{n:>7}" for n in shown)
    yield "  " + " ".join(f"{told.share(together[n] / whole):>7}" for n in shown)
    yield "  " + " ".join(f"{told.share(odds[n]):>7}" for n in shown)
