"""Card play in durchmars: the declarer cashes from the top, the defenders keep their guards."""

from __future__ import annotations

from ulti_desktop.ai.knowledge import Knowledge
from ulti_desktop.engine.cards import SUIT_MASK, Card, Rank, card_points, iter_cards
from ulti_desktop.engine.contracts import Part


def choose(table: Knowledge, legal: tuple[Card, ...]) -> Card:
    """Return the card to play while the declarer has won every trick."""
    if table.partner is None:
        if table.trick:
            return _cheapest_winner(table, legal)
        return max(legal, key=lambda card: _lead(table, card))
    if table.trick and legal[0] >> 3 == table.trick[0][1] >> 3:
        return _defender_follows(table, legal)
    if not table.trick:
        return max(legal, key=lambda card: (round(table.chance_to_win(card), 2), -card))
    return min(legal, key=lambda card: (keep_guard(table, card), card_points(1 << card), card))


def _keeps_seven(table: Knowledge, card: int) -> bool:
    return Part.ULTI in table.contract and card >> 3 == table.trump and card & 7 == Rank.SEVEN


def _lead(table: Knowledge, card: int) -> tuple[float, bool, int, int]:
    """Sure tricks first; trumps while others may have some; then long suits from the top."""
    chance = 0.0 if _keeps_seven(table, card) else round(table.chance_to_win(card), 2)
    draws = card >> 3 == table.trump and bool(table.out & table.trumps)
    length = (table.hand & SUIT_MASK[card >> 3]).bit_count()
    above = (table.above[card] & ~table.hand).bit_count()
    return chance, draws, length, -above


def _cheapest_winner(table: Knowledge, legal: tuple[Card, ...]) -> Card:
    def key(card: Card) -> tuple[float, bool, int]:
        return (
            round(table.chance_to_win(card), 2),
            not _keeps_seven(table, card),
            table.above[card].bit_count(),
        )

    return max(legal, key=key)


def _defender_follows(table: Knowledge, legal: tuple[Card, ...]) -> Card:
    winners = [card for card in legal if table.wins_now(card)]
    if winners:
        holder, _ = table.best_in_trick()
        late = table.declarer not in table.later()
        if holder == table.declarer or late or table.declarer in table.later():
            return min(winners, key=lambda card: table.above[card].bit_count())
    return min(legal, key=lambda card: (-table.above[card].bit_count(), card_points(1 << card), card))


def keep_guard(table: Knowledge, card: int) -> float:
    """Return how much a defender needs a card to stop the declarer's suit, 0 for not at all."""
    suit = SUIT_MASK[card >> 3]
    his = table.may[table.declarer] & suit
    if not his:
        return 0.0
    own = table.hand & suit
    stopper = _stopper(table, own, his)
    if stopper is None:
        return 0.2
    top, guards = stopper
    length = own.bit_count()
    partner = table.partner
    assert partner is not None
    shared = table.chance_to_hold(partner, suit & table.above[top])
    need = 10.0 - 2.0 * guards - 4.0 * shared
    if card == top:
        return need
    return need - 0.5 if length <= guards + 1 else 0.4


def _stopper(table: Knowledge, own: int, his: int) -> tuple[int, int] | None:
    """Return the best card that can still win a trick in the suit and how many lower ones must guard it."""
    length = own.bit_count()
    best: tuple[int, int] | None = None
    for card in iter_cards(own):
        higher = (his & table.above[card]).bit_count()
        lower = (his & ~table.above[card]).bit_count()
        if lower and higher < length and (best is None or higher < best[1]):
            best = (card, higher)
    return best
