"""Card play in betli: the declarer ducks and sheds danger, the defenders push him up."""

from __future__ import annotations

from ulti_desktop.ai.knowledge import Knowledge
from ulti_desktop.engine.cards import SUIT_MASK, Card, iter_cards, strength


def choose(table: Knowledge, legal: tuple[Card, ...]) -> Card:
    """Return the card to play in a betli that still stands."""
    if table.partner is None:
        return _declarer(table, legal)
    if not table.trick:
        return max(legal, key=lambda card: (_attack(table, card), -_low(card), -card))
    return _defender_follows(table, legal)


def _low(card: int) -> int:
    return strength(Card(card), ten_high=False)


def danger(own: int, out: int, above: tuple[int, ...]) -> int:
    """Return how exposed a holding is in its suit, 0 for none.

    The i-th lowest card is safe as long as fewer than i lower ones are out: each round that the others
    spend on lower cards takes one of the declarer's own lower cards along.
    """
    if not out:
        return 0
    exposed = 0
    cards = sorted(iter_cards(own), key=_low)
    for i, card in enumerate(cards):
        lower = (out & ~above[card]).bit_count()
        if lower > i:
            exposed += (lower - i) * (2 if i == 0 else 1)
    return exposed


def _declarer(table: Knowledge, legal: tuple[Card, ...]) -> Card:
    if not table.trick:
        return max(legal, key=lambda card: (_safe_lead(table, card), _low(card), -card))
    led = table.trick[0][1] >> 3
    if legal[0] >> 3 == led:
        # as high as goes under; where taking cannot be ruled out, the safest
        return max(legal, key=lambda card: (round(1.0 - table.chance_to_win(card), 3), _low(card)))
    return max(legal, key=lambda card: (_relief(table, card), _low(card), -card))


def _safe_lead(table: Knowledge, card: int) -> float:
    """Return how likely somebody takes this lead over, less what stays behind in danger."""
    keeps = 1.0
    for seat in table.foes():
        keeps *= 1.0 - table.chance_to_hold(seat, table.above[card])
    return (1.0 - keeps) + 0.02 * _relief(table, card)


def _relief(table: Knowledge, card: int) -> int:
    """Return how much danger leaves the hand with a card."""
    suit = SUIT_MASK[card >> 3]
    own, out = table.hand & suit, table.out & suit
    return danger(own, out, table.above) - danger(own & ~(1 << card), out, table.above)


def _attack(table: Knowledge, card: int) -> float:
    """Return how promising a lead is: the declarer may have to top it, no partner saves him."""
    declarer, partner = table.declarer, table.partner
    assert partner is not None
    suit = SUIT_MASK[card >> 3]
    his = table.may[declarer] & suit
    if not his:
        return -5.0
    higher = table.above[card]
    must_take = table.chance_to_hold(declarer, higher)
    can_duck = table.chance_to_hold(declarer, suit & ~higher)
    saved = table.chance_to_hold(partner, higher)
    duck_weight = 0.4 if must_take else 1.0
    own_length = (table.hand & suit).bit_count()
    return must_take - duck_weight * can_duck - 0.35 * saved - 0.05 * own_length


def _defender_follows(table: Knowledge, legal: tuple[Card, ...]) -> Card:
    led = table.trick[0][1] >> 3
    holder, _ = table.best_in_trick()
    if legal[0] >> 3 != led:
        return max(legal, key=lambda card: (_discard(table, card), -card))
    if table.declarer in table.later():
        # he still has to play: stay below what he may hold
        return min(legal, key=lambda card: (-_attack_value(table, card), _low(card)))
    if holder == table.declarer:
        under = [card for card in legal if not table.wins_now(card)]
        return max(under or legal, key=_low) if under else min(legal, key=_low)
    return max(legal, key=_low)


def _attack_value(table: Knowledge, card: int) -> float:
    """Return how likely the declarer must top the trick if this card joins it."""
    _, best = table.best_in_trick()
    top = card if table.wins_now(card) else best
    higher = table.above[top]
    declarer = table.declarer
    takes = table.chance_to_hold(declarer, higher)
    ducks = table.chance_to_hold(declarer, SUIT_MASK[table.trick[0][1] >> 3] & ~higher)
    return round(takes - 0.5 * ducks, 2)


def _discard(table: Knowledge, card: int) -> float:
    """Return how gladly a defender throws a card: high ones, and short suits where the declarer sits high."""
    suit = SUIT_MASK[card >> 3]
    his = table.may[table.declarer] & suit
    if not his:
        return -1.0 + 0.1 * _low(card)
    length = (table.hand & suit).bit_count()
    return 0.5 * _low(card) + 2.0 / length
