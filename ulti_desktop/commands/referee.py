"""An independent look at every card: the native rules against the engine's."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ulti_desktop import native
from ulti_desktop.engine.actions import Action
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.cards import mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.duties import TrickCards
from ulti_desktop.engine.rulesets import RuleSet
from ulti_desktop.engine.state import Done, Game, Play

NO_TRUMP: Final = -1


class Referee:
    """Counts the cards and tricks it has checked and notes each difference as a sentence."""

    def __init__(self) -> None:
        self.cards = 0
        self.tricks = 0
        self.differences: list[str] = []

    def add(self, other: Referee) -> None:
        """Take over what another referee has seen."""
        self.cards += other.cards
        self.tricks += other.tricks
        self.differences += other.differences

    def check_choice(self, state: Play, legal: Iterable[Action], deal: int) -> None:
        """Compare the cards that the engine allows with those that the native rules allow."""
        game = state.game
        if state.bound is not None or game.rules.illegal_cards != "refused":
            return
        self.cards += 1
        ours = mask_of(action.card for action in legal if isinstance(action, PlayCard))
        theirs = _native_legal(game, state.hands[state.to_move], state.trick, state.to_move)
        if ours != theirs:
            place = f"deal {deal}, trick {len(state.tricks) + 1}"
            self.differences.append(f"{place}: legal cards {ours:#010x}, referee {theirs:#010x}")

    def check_tricks(self, done: Done, deal: int) -> None:
        """Go through all tricks of a deal, the ones played out by a claim included: cards and winners."""
        game = done.game
        if game is None or done.outcome.revoked_by is not None:
            return
        hands = list(game.start_hands)
        trump, trump_high, side_high = _orders(game.rules, game.contract)
        for number, trick in enumerate(done.tricks, 1):
            self.tricks += 1
            for i, (seat, card) in enumerate(trick.cards):
                allowed = _native_legal(game, hands[seat], trick.cards[:i], seat)
                if not allowed & card.bit and game.rules.illegal_cards == "refused":
                    self.differences.append(f"deal {deal}, trick {number}: {card.code} is not legal")
                hands[seat] &= ~card.bit
            cards = [int(card) for _, card in trick.cards]
            winner = trick.cards[native.trick_winner(cards, trump, trump_high, side_high)][0]
            if winner != trick.winner:
                self.differences.append(
                    f"deal {deal}, trick {number}: won by {trick.winner}, referee {winner}"
                )


def _orders(rules: RuleSet, contract: Contract) -> tuple[int, bool, bool]:
    if contract.trump is None:
        return NO_TRUMP, False, False
    return int(contract.trump), True, rules.side_ten_high


def _native_legal(game: Game, hand: int, trick: TrickCards, seat: int) -> int:
    rules, contract = game.rules, game.contract
    trump, trump_high, side_high = _orders(rules, contract)
    if contract.trump is not None:
        beat = rules.must_beat_trump
    else:
        beat = rules.must_beat_betli if Part.BETLI in contract else rules.must_beat_durchmars
    return native.legal_mask(
        hand,
        [int(card) for _, card in trick],
        trump,
        trump_high,
        side_high,
        beat,
        rules.must_overtrump,
        rules.must_beat_led_suit_when_trumped,
        seat == game.declarer and rules.keep_seven and Part.ULTI in contract,
    )
