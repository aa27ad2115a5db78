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
        -13.93,
        (1.21, -0.10, 1.60, 1.41, 1.04, 0.48, 2.16, -0.19, -0.27, -0.44),
        (1.69, 1.28, 1.44, 0.70, 1.30, 0.42, 0.48, 1.52, -0.42, 0.59),
        -0.88,
        {"talon_mine": 0.04, "free_trump": -0.11},
    ),
    "parti_cards": Weights(
        -6.42,
        (0.76, -0.17, 1.16, 1.28, 0.30, 0.05, -0.13, -0.38, 0.46, -0.56),
        (1.37, 0.45, 0.25, 0.27, 1.00, 0.08, -0.14, 0.11, -0.25, 0.53),
        -0.86,
        {},
    ),
    "forty_hundred": Weights(
        -6.62,
        (0.31, -0.21, 1.90, 1.70, -0.00, 0.21, -0.00, -0.05, -0.22, -0.54),
        (1.29, 0.67, 1.11, -0.51, 2.29, 0.66, -0.45, 0.33, 0.36, 1.13),
        -0.65,
        {"talon_mine": 0.69, "ten_low": -0.24, "free_trump": 0.05, "no_lead": -0.24},
    ),
    "twenty_hundred": Weights(
        -10.28,
        (0.15, -0.36, 2.12, 1.43, 0.59, 0.42, 1.82, 0.01, 0.31, -0.49),
        (1.15, 0.25, 0.52, 0.29, 2.26, 0.24, -0.40, 0.58, 0.21, 1.05),
        -0.74,
        {"talon_mine": 1.80, "ten_low": -0.12, "free_trump": 0.07, "no_lead": -0.12, "open": 0.62},
    ),
    "ulti": Weights(
        -6.17,
        (1.46, 0.50, 0.55, 0.10, 0.04, 0.09, 0.14, -0.00, 0.33, -0.98),
        (0.22, 0.41, 0.71, 0.22, -1.19, 0.15, -0.23, 0.29, -0.02, -0.07),
        -0.19,
        {"talon_mine": 0.09, "ten_low": -0.18, "free_trump": 0.15, "no_lead": -0.18, "open": -1.04},
    ),
    "four_aces": Weights(
        -9.58,
        (0.17, 0.14, 2.87, -0.61, 0.18, -0.21, -0.15, 0.25, 0.53, -0.05),
        (2.60, -0.19, -1.05, -0.36, 2.51, -0.39, -0.47, -0.16, -0.64, 0.10),
        -5.0,
        {},
    ),
    "four_tens": Weights(
        -3.20,
        (0.26, 0.16, -0.14, 1.49, 0.40, -0.24, -0.10, -0.11, 0.65, -0.11),
        (0.37, -0.01, 1.35, -0.23, 1.14, -1.89, -0.52, -0.53, -0.14, 0.57),
        -5.0,
        {},
    ),
    "march": Weights(
        0.29,
        (),
        (0.94, 0.00, 0.38),
        0.00,
        {"ten_low": -0.47, "free_trump": 0.12, "no_lead": -0.47, "open": 0.11},
    ),
    "march_trump": Weights(
        1.46,
        (1.62, 0.21, 0.00),
        (1.77, -0.20, 0.22),
        0.00,
        {"talon_mine": -0.14, "ten_low": -0.08, "no_lead": -0.08, "open": 0.30},
    ),
    "betli": Weights(
        2.51,
        (),
        (0.90, -0.40, 0.01, -0.03),
        0.00,
        {"talon_mine": -1.17, "ten_low": -0.12, "free_trump": 0.07, "no_lead": -0.12, "open": -0.40},
    ),
}

DEFENCE: Final[dict[str, Weights]] = {
    "parti": Weights(
        1.34,
        (),
        (0.09, -0.84, -0.34, -0.48, -0.67, -0.45, -0.20, -0.83, -0.39, -1.62),
        0.0,
        {"talon_mine": 0.15, "ten_low": 0.35, "free_trump": 1.15, "no_lead": 0.35, "hearts": 0.09},
    ),
    "ulti": Weights(
        2.09,
        (),
        (-0.11, -2.02, -0.05, -0.13, -0.81, -0.10, -0.09, -0.06, -0.15, 0.06),
        0.0,
        {
            "talon_mine": 0.79,
            "ten_low": 0.10,
            "free_trump": -0.08,
            "no_lead": 0.10,
            "open": -0.06,
            "hearts": -0.05,
        },
    ),
    "forty_hundred": Weights(
        2.37,
        (),
        (0.03, -1.17, -0.46, -1.04, 0.00, -0.27, -0.09, -0.20, -0.89, 0.00),
        0.0,
        {
            "talon_mine": 0.06,
            "ten_low": -0.25,
            "free_trump": 0.17,
            "no_lead": -0.25,
            "open": 1.17,
            "hearts": -0.35,
        },
    ),
    "betli": Weights(
        0.14,
        (),
        (-0.08, -0.15, -0.08, -1.17, -0.15, 0.02, 0.05, 0.13),
        0.0,
        {
            "talon_mine": 1.49,
            "ten_low": 0.21,
            "free_trump": -0.04,
            "no_lead": 0.21,
            "open": 1.02,
            "hearts": 0.41,
        },
    ),
    "twenty_hundred": Weights(
        1.23,
        (),
        (-0.07, -0.49, -0.30, -0.25, -0.64, -0.10, -0.35, -0.24, -0.13, -0.02),
        0.0,
        {
            "talon_mine": 1.20,
            "ten_low": 0.69,
            "free_trump": 0.32,
            "no_lead": 0.69,
            "open": 0.91,
            "hearts": 0.31,
        },
    ),
    "march_trump": Weights(
        0.87,
        (),
        (0.10, -0.69, 0.00, -1.61, -1.59, -0.06, -0.20, 0.13, -1.04, -0.14),
        0.0,
        {"talon_mine": 0.58, "ten_low": 0.33, "no_lead": 0.33, "open": 0.27, "hearts": -0.26},
    ),
    "durchmars": Weights(
        0.34,
        (),
        (-0.09, 0.07, 0.08, -1.27, -0.01, -0.01, -0.28, 0.26),
        0.0,
        {"free_trump": -0.57, "open": 0.44, "hearts": -0.13},
    ),
    "four_tens": Weights(
        1.29, (), (0.06, -1.28, -0.66, 0.00, -0.61, -0.08, -0.26, -0.03, -0.83, 0.12), 0.0, {"hearts": -0.19}
    ),
    "four_aces": Weights(
        1.37, (), (0.16, -0.09, -0.18, -0.59, -0.67, -0.44, 0.04, -0.06, -0.79, 0.26), 0.0, {"hearts": -0.41}
    ),
}
"""The chance that the declarer makes a part, weighing a defender's own cards (`side` alone is used)."""
