"""How a session stands, in one line: that it is over and who won, or what its end still waits for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from ulti_desktop.engine.cards import ACE_OF_HEARTS
from ulti_desktop.words.cards import card
from ulti_desktop.words.text import all_of, counted, fill, signed

if TYPE_CHECKING:
    from ulti_desktop.engine.match import DealResult, Match

translate = QCoreApplication.translate
HUMAN = 0


def session_line(match: Match, names: tuple[str, str, str], french: bool = False) -> str:
    """Return what is to be said of a session after a deal; "" while it simply goes on."""
    if match.is_over:
        return _over(match, names)
    return _tie(match) or _ritual(match, names, french)


def helped(result: DealResult) -> str:
    """What makes a deal unlike one that was simply played; "" where nothing does."""
    told = []
    if result.undone:
        told.append(translate("words", "actions were taken back"))
    if result.advised:
        told.append(translate("words", "there was advice"))
    if result.stood_in:
        told.append(translate("words", "a simpler player stood in"))
    return all_of(told)


def _over(match: Match, names: tuple[str, str, str]) -> str:
    most = max(match.balances)
    first = [seat for seat in range(3) if match.balances[seat] == most]
    if len(first) > 1:
        text = translate("words", "The session is over · %1 share first place with %2")
        return fill(text, all_of([names[seat] for seat in first]), signed(most))
    if first[0] == HUMAN:
        return fill(translate("words", "The session is over · You win with %1"), signed(most))
    text = translate("words", "The session is over · %1 wins with %2")
    return fill(text, names[first[0]], signed(most))


def _tie(match: Match) -> str:
    """A tie after the last deal that was agreed on, where the rules break it by a further round."""
    round_of = match.rules.tie_extra_deals
    if not round_of:
        return ""
    if match.deals and match.played >= match.deals:
        left = round_of - (match.played - match.deals) % round_of
        if left == round_of:
            return counted(translate("words", "A tie for first place: %n more deal(s)", "", left), left)
        return counted(translate("words", "Extra round: %n more deal(s)", "", left), left)
    if match.chip_target and match.is_tied and max(match.balances) >= match.chip_target:
        return translate("words", "A tie for first place: the session goes on until one is ahead")
    return ""


def _ritual(match: Match, names: tuple[str, str, str], french: bool) -> str:
    if match.ritual_spoken is None:
        return ""
    ace = card(ACE_OF_HEARTS, french)
    if match.ritual_end is not None:
        left = match.ritual_end - len(match.results)
        return counted(translate("words", "The last round: %n more deal(s)", "", left), left)
    noted = match.ritual_noted
    if noted is None:
        return fill(translate("words", "The end is called: whoever gets the %1 next will fix it"), ace)
    if noted == HUMAN:
        text = translate("words", "You had the %1: when you deal, the last three deals begin")
        return fill(text, ace)
    text = translate("words", "%2 had the %1: when %2 deals, the last three deals begin")
    return fill(text, ace, names[noted])
