"""Texts from outside for places where Qt takes what looks like HTML for HTML: tool tips and questions."""

from __future__ import annotations

import html


def as_plain(text: str) -> str:
    """Return a text so that Qt shows it as it is, whatever a name in it looks like."""
    if "<" not in text:
        return text
    return f"<qt>{html.escape(text).replace(chr(10), '<br>')}</qt>"
