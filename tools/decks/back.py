"""The card back: white stamped flowers and dots on blue, the same at every quarter turn."""

from __future__ import annotations

import math

from decks.parts import PAPER

BLUE = "#2546a0"


def _flower(x: float, y: float, size: float) -> str:
    petals = []
    for i in range(8):
        a = math.radians(45 * i)
        ux, uy, vx, vy = math.sin(a), -math.cos(a), math.cos(a), math.sin(a)

        def point(
            along: float, across: float, u: tuple[float, float] = (ux, uy), v: tuple[float, float] = (vx, vy)
        ) -> str:
            return f"{(u[0] * along + v[0] * across) * size:.2f} {(u[1] * along + v[1] * across) * size:.2f}"

        petals.append(
            f"M{point(0.24, 0)}C{point(0.42, 0.26)} {point(0.8, 0.24)} {point(1, 0)}"
            f"C{point(0.8, -0.24)} {point(0.42, -0.26)} {point(0.24, 0)}Z"
        )
    return (
        f'<g transform="translate({x:g} {y:g})"><path fill="{PAPER}" d="{"".join(petals)}"/>'
        f'<circle r="{0.16 * size:.2f}" fill="{PAPER}"/></g>\n'
    )


def back() -> str:
    """The back of both decks as SVG text."""
    body = []
    columns, rows, step_x, step_y = 3, 5, 74.0, 82.0
    for row in range(rows):
        for column in range(columns):
            x, y = 150 + (column - 1) * step_x, 240 + (row - 2) * step_y
            body.append(_flower(x, y, 29))
    for row in range(rows - 1):
        for column in range(columns - 1):
            x, y = 150 + (column - 0.5) * step_x, 240 + (row - 1.5) * step_y
            for dx, dy, r in ((0, 0, 4.2), (11, 0, 2.6), (-11, 0, 2.6), (0, 11, 2.6), (0, -11, 2.6)):
                body.append(f'<circle cx="{x + dx:g}" cy="{y + dy:g}" r="{r}" fill="{PAPER}"/>\n')
    for along in range(24):
        y = 36 + along * 408 / 23
        body.append("".join(f'<circle cx="{x}" cy="{y:.2f}" r="2.600" fill="{PAPER}"/>\n' for x in (36, 264)))
    for along in range(1, 13):
        x = 36 + along * 228 / 13
        body.append("".join(f'<circle cx="{x:.2f}" cy="{y}" r="2.600" fill="{PAPER}"/>\n' for y in (36, 444)))
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        "<!-- Card back. Original drawing for Ulti Desktop, MIT. -->\n"
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 480" width="300" height="480">\n'
        f'<rect width="300" height="480" rx="18" fill="{PAPER}"/>\n'
        f'<rect x="14" y="14" width="272" height="452" rx="10" fill="{BLUE}"/>\n' + "".join(body) + "</svg>\n"
    )
