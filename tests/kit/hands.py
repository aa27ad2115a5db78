"""Cards written short, and games that begin with given or random hands."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from tests.kit.endings import random_contract
from ulti_desktop.engine.actions import Action, Meld, Pass
from ulti_desktop.engine.actions import Play as PlayCard
from ulti_desktop.engine.cards import FULL, Card, Rank, Suit, cards_of, iter_cards, mask_of
from ulti_desktop.engine.contracts import Contract, Part
from ulti_desktop.engine.rulesets import RuleSet, load
from ulti_desktop.engine.state import Done, Doubling, Game, Play, Said, State, TalonLaid, Trick
from ulti_desktop.engine.step import apply, forbidden_cards, legal_actions
from ulti_desktop.engine.trickplay import begin

SUITS = {"a": Suit.ACORNS, "l": Suit.LEAVES, "h": Suit.HEARTS, "b": Suit.BELLS}
RANKS = {"7": 0, "8": 1, "9": 2, "U": 3, "O": 4, "K": 5, "X": 6, "A": 7}


def mask(text: str) -> int:
    """Cards written by suit, e.g. `a:AX7 l:8`; X is the ten."""
    cards = []
    for group in text.split():
        suit, _, ranks = group.partition(":")
        cards += [Card.of(SUITS[suit], Rank(RANKS[rank])) for rank in ranks]
    return mask_of(cards)


def card(text: str) -> Card:
    return next(iter_cards(mask(text)))


def written(cards: int) -> str:
    """Cards as `mask` reads them."""
    groups = []
    for name, suit in SUITS.items():
        ranks = [rank for rank, number in RANKS.items() if cards >> (suit * 8 + number) & 1]
        if ranks:
            groups.append(f"{name}:{''.join(reversed(ranks))}")
    return " ".join(groups)


def game(
    rules: RuleSet | str,
    bid: Contract,
    hands: Sequence[str | int],
    declarer: int = 0,
    talons: Sequence[TalonLaid] | None = None,
) -> Game:
    """A game with these hands (two cards are left for the talon), the dealer left of seat 0.

    Without `talons` the declarer laid the talon away and nobody saw another.
    """
    masks = [mask(hand) if isinstance(hand, str) else hand for hand in hands]
    talon = FULL & ~(masks[0] | masks[1] | masks[2])
    assert [held.bit_count() for held in masks] == [10, 10, 10]
    assert talon.bit_count() == 2, "a card lies in two hands"
    laid = (TalonLaid(declarer, None, talon),) if talons is None else tuple(talons)
    rule_set = load(rules) if isinstance(rules, str) else rules
    said = (Said(declarer, bid),)
    return Game(rule_set, 2, declarer, bid, talon, laid, said, (masks[0], masks[1], masks[2]))


def began(deal: Game) -> State:
    """The first state of its play, a round of kontras or the first lead."""
    return begin(deal, ())[0]


def after(state: State, *moves: Action | str) -> State:
    """The state after these moves; a text is a card to play, and rounds of kontras are passed."""
    for move in moves:
        state = _asked(state)
        state, _ = apply(state, PlayCard(card(move)) if isinstance(move, str) else move)
    return _asked(state)


def _asked(state: State) -> State:
    while isinstance(state, Doubling):
        state, _ = apply(state, Pass())
    return state


def random_game(rules: RuleSet, rng: random.Random) -> Game:
    """A game of any contract of the rule set with random hands after a random course of the talon.

    The declarer often holds two pairs, so that marriages are not rare.
    """
    declarer, dealer = rng.randrange(3), rng.randrange(3)
    deck = rng.sample(range(32), 32)
    if rng.random() < 0.5:
        pairs = [suit * 8 + rank for suit in rng.sample(range(4), 2) for rank in (4, 5)]
        deck = pairs + [one for one in deck if one not in pairs]
    hands = [0, 0, 0]
    for i in range(3):
        hands[(declarer + i) % 3] = mask_of(deck[10 * i : 10 * i + 10])
    talon, talons = mask_of(deck[30:]), [TalonLaid(None, None, mask_of(deck[30:]))]
    if rules.forehand_cards == 12:  # nobody dealt a talon: forehand had it
        hands[(dealer + 1) % 3], talon = _laid(hands[(dealer + 1) % 3] | talon, rng)
        talons = [TalonLaid((dealer + 1) % 3, None, talon)]
    for _ in range(0 if rules.no_talon else rng.choice([0, 1, 1, 2, 3])):
        seat = declarer if rng.random() < 0.6 else rng.randrange(3)
        if talons[-1].laid_by == seat:
            continue
        talons[-1] = TalonLaid(talons[-1].laid_by, seat, talon)
        hands[seat], talon = _laid(hands[seat] | talon, rng)
        talons.append(TalonLaid(seat, None, talon))
    bid = random_contract(rules, rng)
    start = hands[0], hands[1], hands[2]
    return Game(rules, dealer, declarer, bid, talon, tuple(talons), (Said(declarer, bid),), start)


def _laid(cards: int, rng: random.Random) -> tuple[int, int]:
    away = mask_of(rng.sample(cards_of(cards), 2))
    return cards & ~away, away


def random_play(deal: Game, rng: random.Random, announces: bool = False) -> Iterator[tuple[State, Action]]:
    """Every state of a game in which all do anything that is legal, the end left out.

    With `announces` nobody claims, gives up or revokes, and every marriage is announced as soon as it may be.
    """
    state = began(deal)
    while not isinstance(state, Done):
        legal = list(legal_actions(state))
        if announces:
            legal = [action for action in legal if isinstance(action, Meld)] or [
                action
                for action in legal
                if isinstance(action, PlayCard | Pass) and not _revokes(state, action)
            ]
        action = rng.choice(legal)
        yield state, action
        state, _ = apply(state, action)


def _revokes(state: State, action: Action) -> bool:
    return isinstance(state, Play) and isinstance(action, PlayCard) and action.card in forbidden_cards(state)


def late(
    rules: RuleSet | str, bid: Contract, hands: Sequence[str], trick: Sequence[tuple[int, str]], seat: int
) -> Play:
    """A state near the end with `seat` to move; seat 0 is the declarer.

    What is in no hand and not in the trick has been played or laid away. All cards gone are the mover's own,
    so that they prove nothing about the others.
    """
    masks = [mask(text) for text in hands]
    lying = tuple((who, card(text)) for who, text in trick)
    held = masks[0] | masks[1] | masks[2] | mask_of(c for _, c in lying)
    gone = list(iter_cards(FULL & ~held))
    usual = 1 if Part.BETLI in bid else 0
    winners = [usual] * (9 - masks[seat].bit_count()) + [lying[0][0] if lying else seat]
    tricks = [Trick(tuple((seat, gone.pop(0)) for _ in range(3)), winner) for winner in winners]
    talon = mask_of(gone)
    rule_set = load(rules) if isinstance(rules, str) else rules
    deal = Game(rule_set, 2, 0, bid, talon, (TalonLaid(0, None, talon),), (), (0, 0, 0))
    return Play(deal, (masks[0], masks[1], masks[2]), seat, lying, tuple(tricks))
