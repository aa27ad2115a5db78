"""A drawing of many cards taken apart: every part looks as it did in the whole."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ulti_desktop.store.decks.svg_parts import parts

HEAD = (
    '<?xml version="1.0"?>\n<!-- <g id="a"> --><svg xmlns="http://www.w3.org/2000/svg" '
    'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 200 100" width="200" height="100">'
)
GRADIENTS = (
    '<defs><linearGradient id="stops"><stop offset="0" stop-color="#f00"/><stop offset="1" '
    'stop-color="#00f"/></linearGradient>'
    '<linearGradient id="turned" xlink:href="#stops" x2="0" y2="1"/></defs>'
)
DRAWINGS = {
    "plain": '<rect id="a" width="40" height="60" fill="#123456"/><g id="b"><path d="M5 5h20v30z"/></g>',
    "style around": '<g fill="#0a0" style="stroke:red;stroke-width:4">'
    '<g id="a"><rect width="40" height="60"/></g>'
    '<g id="b" transform="translate(60 9) rotate(8)"><circle cx="9" cy="9" r="8"/></g></g>',
    "gradients": GRADIENTS + '<rect id="a" width="40" height="60" fill="url(#turned)"/>'
    '<g id="b"><rect x="50" width="40" height="60" style="fill:url( #stops )"/></g>',
    "borrowed": '<g id="a"><path id="heart" d="M1 1h9v9z" fill="#a00"/></g>'
    '<g id="b"><use xlink:href="#heart" transform="scale(3)"/><rect width="4" height="30"/></g>',
    "sheet": '<style type="text/css"><![CDATA[.red{fill:#c00}.wide{stroke:#00c;stroke-width:5}]]></style>'
    '<g id="a" class="red"><rect width="40" height="60"/></g>'
    '<rect id="b" class="wide" width="9" height="9"/>',
    "tags of all kinds": '<g  title="a > b"\n id="a"><rect width="40" height="60" fill="#777"></rect ></g >'
    "<rect id='b' width='9' height='9'\n/>",
}


def drawn(svg: bytes, element: str) -> QImage:
    renderer = QSvgRenderer(QByteArray(svg))
    assert renderer.isValid()
    assert renderer.elementExists(element)
    image = QImage(90, 144, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, element, QRectF(image.rect()))
    painter.end()
    return image


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", DRAWINGS)
def test_a_part_looks_as_it_does_in_the_whole(name: str) -> None:
    whole = f"{HEAD}{DRAWINGS[name]}</svg>".encode()
    found = parts(whole, ["a", "b", "c"])
    assert set(found) == {"a", "b"}
    for element, part in found.items():
        assert drawn(part, element) == drawn(whole, element)
    assert all(b"</svg>" in part for part in found.values())


def test_a_part_holds_no_other_card() -> None:
    cards = "".join(f'<g id="c{number}"><path d="M0 0h{number}z"/></g>' for number in range(40))
    whole = f"{HEAD}{GRADIENTS}{cards}</svg>".encode()
    found = parts(whole, [f"c{number}" for number in range(40)])
    assert len(found) == 40
    for number in range(40):
        assert found[f"c{number}"].count(b"<g ") == 2  # one in the comment
        assert b"stops" not in found[f"c{number}"]


@pytest.mark.parametrize(
    "inner",
    [
        '<rect id="a" width="9"/><rect id="a" width="8"/>',
        '<rect id="x"/><rect id="x"/><use id="a" xlink:href="#x"/>',
        '<style>g > rect:first-child{fill:red}</style><g id="a"><rect width="9"/></g>',
        '<g fill="red"><mask id="m"><rect width="9"/></mask></g><rect id="a" mask="url(#m)"/>',
        '<g id="out"><g id="a"><use xlink:href="#out"/></g></g>',
    ],
)
def test_what_might_look_otherwise_stays_whole(inner: str) -> None:
    assert parts(f"{HEAD}{inner}</svg>".encode(), ["a"]) == {}


def test_what_all_refer_to_is_not_copied_for_every_card() -> None:
    large = "<path d='M0 0" + " 1 1" * 20_000 + "'/>"
    cards = "".join(f'<g id="c{number}"><use xlink:href="#all"/></g>' for number in range(30))
    assert (
        parts(f'{HEAD}<g id="all">{large}</g>{cards}</svg>'.encode(), ["c1", *(f"c{n}" for n in range(30))])
        == {}
    )


def test_other_encodings_and_damaged_drawings_stay_whole() -> None:
    text = f'{HEAD}<rect id="a"/></svg>'
    assert parts(text.replace('version="1.0"', 'version="1.0" encoding="latin1"').encode(), ["a"]) == {}
    assert parts(text.encode("utf-16"), ["a"]) == {}
    assert parts(text[:-8].encode(), ["a"]) == {}
