"""What each feature of a hand is worth for each part, as logits; fitted on deals played by simple players.

`start` is the constant; `trump` and `side` weigh the features of `suits.trump_features` and
`suits.side_features`, or `march_features` and `betli_features` in games that go by them; `talon` weighs a
point card laid away; `shifts` are added under the rule that they name.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of one part."""

    start: float
    trump: tuple[float, ...]
    side: tuple[float, ...]
    talon: float = 0.0
    shifts: dict[str, float] = field(default_factory=dict)


WEIGHTS: Final[dict[str, Weights]] = {
    "parti": Weights(
        -14.58,
        (1.39, -0.40, 1.62, 1.40, 0.80, 0.35, 2.41, -0.35, -0.29, -0.57),
        (1.72, 1.39, 1.44, 0.99, 1.21, 0.39, 0.58, 1.45, -0.56, 0.72),
        -0.93,
        {"talon_mine": 0.03, "free_trump": 0.05},
    ),
    "parti_cards": Weights(
        -6.27,
        (0.74, -0.26, 1.65, 1.57, 0.16, 0.09, 0.20, -0.06, -0.13, -0.14),
        (1.24, 0.40, 0.20, -0.24, 1.13, 0.09, -0.25, 0.27, -0.34, 0.62),
        -0.57,
        {},
    ),
    "forty_hundred": Weights(
        -8.65,
        (0.64, -0.26, 1.64, 1.67, -0.00, 0.07, -0.00, -0.19, 0.10, -0.91),
        (1.31, 1.12, 1.10, -0.16, 2.21, 0.44, -0.16, 0.56, 0.15, 1.27),
        -0.95,
        {
            "talon_mine": 0.20,
            "ten_low": -0.43,
            "free_trump": 0.19,
            "no_lead": -0.43,
            "open": 0.30,
            "march": -0.53,
        },
    ),
    "twenty_hundred": Weights(
        -10.56,
        (0.62, -0.79, 1.36, 1.19, 0.59, 0.05, 1.71, -0.07, 0.44, -0.60),
        (0.85, 0.74, 0.08, -0.10, 1.88, -0.64, -0.48, 1.05, 0.48, 0.70),
        -0.49,
        {
            "talon_mine": 1.95,
            "ten_low": -0.26,
            "free_trump": 0.32,
            "no_lead": -0.26,
            "open": 0.29,
            "march": 1.02,
        },
    ),
    "ulti": Weights(
        -6.91,
        (1.62, 0.64, 0.51, 0.30, 0.04, 0.11, 0.16, -0.00, 0.04, -1.00),
        (0.28, 0.58, 0.49, 0.26, -1.64, -0.38, -0.08, 0.18, 0.03, -0.13),
        -0.32,
        {
            "talon_mine": 0.06,
            "ten_low": -0.16,
            "free_trump": 0.15,
            "no_lead": -0.16,
            "open": -0.25,
            "march": -0.69,
        },
    ),
    "four_aces": Weights(
        -5.86,
        (0.10, -0.55, 2.57, -0.43, 0.46, 0.04, -0.21, 0.38, 0.81, -0.67),
        (2.28, -0.52, -0.56, -0.46, 1.08, -0.53, -0.82, 0.03, -0.84, -0.16),
        -5.0,
        {},
    ),
    "four_tens": Weights(
        -4.02,
        (0.30, 0.18, 0.23, 0.82, 0.33, -0.16, 0.37, 0.12, 0.59, -0.13),
        (0.15, 0.79, 1.12, -0.19, 1.12, -1.01, -0.45, -0.56, 0.29, 0.80),
        -5.0,
        {},
    ),
    "march": Weights(
        0.89,
        (),
        (1.78, 0.00, 0.21),
        0.00,
        {"ten_low": -0.35, "free_trump": 0.23, "no_lead": -0.35, "open": 0.05},
    ),
    "march_trump": Weights(
        1.78,
        (1.75, 0.14, 0.00),
        (1.71, -0.13, -0.05),
        0.00,
        {"talon_mine": -0.04, "ten_low": -0.05, "no_lead": -0.05},
    ),
    "betli": Weights(
        2.36,
        (),
        (0.81, -0.39, 0.01, -0.04),
        0.00,
        {"talon_mine": -0.5, "no_lead": -0.7, "open": -0.75},
    ),
}

DEFENCE: Final[dict[str, Weights]] = {
    "parti": Weights(
        1.36,
        (),
        (0.10, -0.97, -0.36, -0.46, -0.66, -0.49, -0.23, -0.84, -0.37, -1.40),
        0.0,
        {"talon_mine": 0.20, "ten_low": 0.31, "free_trump": 0.99, "no_lead": 0.31, "hearts": 0.20},
    ),
    "ulti": Weights(
        2.01,
        (),
        (-0.03, -2.30, -0.09, -0.20, -1.06, -0.14, -0.06, -0.05, -0.15, 0.16),
        0.0,
        {
            "talon_mine": 0.63,
            "ten_low": 0.09,
            "free_trump": -0.10,
            "no_lead": 0.09,
            "open": -0.11,
            "hearts": -0.06,
        },
    ),
    "forty_hundred": Weights(
        2.03,
        (),
        (0.09, -0.84, -0.47, -1.07, 0.00, -0.23, -0.09, 0.03, -1.07, 0.00),
        0.0,
        {
            "talon_mine": -0.24,
            "ten_low": -0.40,
            "free_trump": 0.17,
            "no_lead": -0.40,
            "open": 1.16,
            "hearts": 0.07,
        },
    ),
    "betli": Weights(
        0.23,
        (),
        (-0.13, -0.07, -0.08, -0.94, -0.12, -0.05, -0.03, -0.00),
        0.0,
        {
            "talon_mine": 1.63,
            "ten_low": -0.02,
            "free_trump": -0.07,
            "no_lead": -0.02,
            "open": 1.01,
            "hearts": 0.68,
        },
    ),
    "march_trump": Weights(
        -0.05,
        (),
        (0.28, -0.77, -0.11, -2.17, -2.34, 0.10, 0.02, -0.05, -0.65, -0.48),
        0.0,
        {"talon_mine": 0.79, "ten_low": 0.39, "no_lead": 0.39, "open": 0.52, "hearts": 0.30},
    ),
    "twenty_hundred": Weights(
        0.78,
        (),
        (0.15, -0.97, -0.36, -0.77, -0.50, -0.16, -0.21, 0.06, -0.01, -0.33),
        0.0,
        {"talon_mine": 1.36, "ten_low": 0.20, "no_lead": 0.20, "open": 1.41, "hearts": 0.11},
    ),
    "durchmars": Weights(
        -1.13,
        (),
        (0.18, 0.08, 0.05, -0.58, -0.17, 0.14, -0.17, 0.16),
        0.0,
        {"ten_low": -0.05, "no_lead": -0.05, "open": 1.41, "hearts": -0.27},
    ),
    "four_tens": Weights(
        1.10, (), (0.07, -0.97, -0.42, 0.00, -1.12, -0.12, -0.15, 0.13, -0.97, 0.26), 0.0, {"hearts": 0.16}
    ),
    "four_aces": Weights(
        1.66, (), (0.06, -0.08, 0.00, -0.29, -0.43, -0.45, 0.13, -0.20, -1.22, -0.31), 0.0, {"hearts": -0.09}
    ),
}
"""The chance that the declarer makes a part, weighing a defender's own cards (`side` alone is used)."""
