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
