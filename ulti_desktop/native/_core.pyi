from collections.abc import Sequence

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
