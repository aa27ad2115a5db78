"""Reading what stands behind `--options` and `--players`."""

from __future__ import annotations

from ulti_desktop.ai.levels import LEVELS
from ulti_desktop.commands.forms import CommandError, shown


def read_options(text: str) -> dict[str, bool | int | str]:
    """Return house options from `name=value,name=value`; raise CommandError."""
    options: dict[str, bool | int | str] = {}
    for item in filter(None, text.split(",")):
        name, sign, value = item.partition("=")
        if not sign or not name.strip():
            raise CommandError(f"--options: {shown(item)} is not of the form name=value")
        options[name.strip()] = _value(value.strip())
    return options


def _value(text: str) -> bool | int | str:
    if text in ("true", "false"):
        return text == "true"
    if text.lstrip("-").isdecimal() and len(text) < 10:
        return int(text)
    return text


def read_players(text: str) -> tuple[str, str, str]:
    """Return three levels from `simple,simple,simple`; raise CommandError."""
    known = [level.id for level in LEVELS]
    names = [name.strip() for name in text.split(",")]
    for name in names:
        if name not in known:
            raise CommandError(f"--players: {shown(name)} is none of {', '.join(known)}")
    if len(names) != 3:
        raise CommandError(f"--players must name three levels, not {len(names)}")
    return names[0], names[1], names[2]
