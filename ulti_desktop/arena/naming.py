"""Contracts in the tables of the command line."""

from __future__ import annotations

from ulti_desktop.engine.contracts import Contract, Part


def name_of(contract: Contract) -> str:
    """Return a contract in file names: its parts, with half-hand, hearts and open in front."""
    words = ["half-hand"] * contract.half + ["hearts"] * contract.hearts + ["open"] * contract.open
    return " ".join([*words, "+".join(part.value for part in contract.parts)])


def kind_of(contract: Contract) -> str:
    """Return what is played for: the parts, and whether cards lie open; hearts changes the pay alone."""
    return " ".join(["open"] * contract.open + ["+".join(part.value for part in contract.parts)])


def main_parts(contract: Contract) -> tuple[Part, ...]:
    """Return the parts that make a contract won: those above the simple game, or that where it is alone."""
    return tuple(part for part in contract.parts if part is not Part.PARTI) or contract.parts
