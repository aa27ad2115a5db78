from collections.abc import Callable, Sequence

def legal_mask(
    hand: int,
    trick: Sequence[int],
    trump: int,
    ten_high_trump: bool,
    ten_high_side: bool,
    must_beat: bool,
    must_overtrump: bool,
    must_beat_led_when_trumped: bool,
    keep_seven: bool,
) -> int: ...
def trick_winner(trick: Sequence[int], trump: int, ten_high_trump: bool, ten_high_side: bool) -> int: ...

class Cancelled(Exception): ...  # noqa: N818 - the nouns of the house

class Search:
    def __init__(self, table_bits: int) -> None: ...
    def solve(
        self,
        hands: Sequence[int],
        leader: int,
        trick: Sequence[int],
        so_far: Sequence[int],
        trump: int,
        switches: Sequence[bool],
        ace_value: int,
        payoff: bytes,
        cards: bool,
        line: bool,
    ) -> tuple[int, list[tuple[int, int]], list[tuple[int, int]], int]: ...
    def cancel(self) -> None: ...
    def clear(self) -> None: ...
    def set_technique(self, name: str, on: bool) -> None: ...

class Drawn:
    @property
    def count(self) -> float: ...
    @property
    def complete(self) -> bool: ...
    def __len__(self) -> int: ...
    def world(self, index: int) -> tuple[int, int, int, int, float]: ...

class Habits:
    def __init__(self, weights: Sequence[float]) -> None: ...

TRAITS: int

def weigh(
    drawn: Drawn,
    frame: Sequence[object],
    leader: int,
    cards: Sequence[int],
    me: int,
    habits: Habits,
    number: int,
    seed: int,
) -> None: ...
def traits(
    frame: Sequence[object], leader: int, cards: Sequence[int]
) -> list[tuple[int, int, list[list[int]]]]: ...
def draw(evidence: Sequence[object], number: int, all_up_to: int, seed: int) -> Drawn: ...
def settled(frame: Sequence[object], drawn: Drawn) -> list[int]: ...

class Thinker:
    def __init__(self, table_bits: int) -> None: ...
    def judge(
        self,
        frame: Sequence[object],
        drawn: Drawn,
        payoffs: dict[int, bytes],
        cards: bool,
        nodes: int,
        milliseconds: int,
        cancelled: Callable[[], bool],
    ) -> tuple[int, float, float, float, list[tuple[int, float, float]], int, bool]: ...
    def progress(self) -> int: ...
