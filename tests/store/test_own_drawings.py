"""Drawings of own decks: those that are refused, and those that are fine."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from tests.kit import decks as kit
from tests.kit.refused_decks import changed, folder_refused
from ulti_desktop.store.decks import own, svg_dashes
from ulti_desktop.store.decks.faults import DeckFault

IMAGE = base64.b64encode(kit.png(3)).decode()
UNSAFE = [
    "<script>alert(1)</script>",
    '<image href="/etc/passwd" width="9" height="9"/>',
    '<image xlink:href="file:///etc/hostname.png" width="9" height="9"/>',
    '<image xlink:href="http://example.org/x.png"/>',
    '<use xlink:href="other.svg#a"/>',
    '<rect onclick="f()"/>',
    '<rect fill="url(http://example.org/#a)"/>',
    "<rect style=\"fill: url('other.svg#a')\"/>",
    "<style>@import 'x.css';</style>",
    "<style>rect { fill: url(x.svg#a) }</style>",
    '<image xlink:href="data:image/svg+xml;base64,PHN2Zy8+"/>',
]


@pytest.mark.parametrize("inner", UNSAFE)
def test_drawings_that_reach_outside_or_run_something(inner: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": kit.svg(3, inner)}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.UNSAFE_PICTURE, "hearts-7.svg")


@pytest.mark.parametrize(
    "before",
    [
        '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
        '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>',
        '<?xml-stylesheet href="x.css"?>',
    ],
)
def test_entities_and_style_sheets(before: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": before.encode() + kit.svg(3)}), kit.svg_deck())
    assert folder_refused(tmp_path, files)[0] is DeckFault.UNSAFE_PICTURE


def use_bomb() -> str:
    rows = ['<g id="a0"><rect width="1" height="1"/></g>']
    rows += [f'<g id="a{i}">' + f'<use xlink:href="#a{i - 1}"/>' * 10 + "</g>" for i in range(1, 9)]
    return "".join(rows)


def long_chain() -> str:
    return "".join(f'<g id="a{i}"><use xlink:href="#a{i + 1}"/></g>' for i in range(500))


DASHED = '<circle r="100" stroke="red" stroke-width="1000" {}/>'


@pytest.mark.parametrize(
    "inner",
    [
        '<g id="a"/><g id="a"><use xlink:href="#a"/></g>',
        '<g xml:id="a"><use xlink:href="#a"/></g>',
        use_bomb().replace(" id=", " xml:id="),
        "".join(f'<g id="a{i}"/>' for i in range(9)) + use_bomb(),
        DASHED.format('stroke-dasharray="0.1"'),
        f"""<g style="stroke-dash&#97;rray: 0.1 0">{DASHED.format("")}</g>""",
        f"<style>circle {{ stroke-dasharray: .1 }}</style>{DASHED.format('')}",
        f"{DASHED.format('')}<style>circle {{ stroke-dasharray: .1 }}</style>",
        '<path d="M0 0 h900 v-900 z" stroke-width="100" stroke-dasharray="0.01"/>',
        '<path d="M0 0 A 90 90 0 1 1 9 9" stroke-width="100" stroke-dasharray="0.01"/>',
        '<path d="M1 2 S 300 400 1 2 300 400 1 2" stroke-width="100" stroke-dasharray="0.01"/>',
        '<polygon points="1 2, 300 400, 1 400" stroke-width="100" stroke-dasharray="0.01"/>',
        '<text stroke="red" stroke-width="100" stroke-dasharray="0.1">Ulti</text>',
        '<rect width="300" height="480" vector-effect="non-scaling-stroke" stroke-dasharray="1"/>',
        f"<style>{'rect,' * 40_000}rect {{ fill: red }}</style>",
        f"<style>{'g rect {fill: red}' * 7_000}</style>" + "<g/>" * 5_000,
    ],
)
def test_drawings_that_make_more_work_than_they_look_like(inner: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": kit.svg(3, inner)}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.TOO_INVOLVED, "hearts-7.svg")


def test_dashes_that_are_usual(tmp_path: Path) -> None:
    """On every card twenty dashed frames and a finely dotted line, and a style that says there are none."""
    inner = (
        '<rect x="9" y="9" width="280" height="460" stroke="red" stroke-width="2" stroke-dasharray="4,2"/>'
        * 20
    )
    inner += (
        '<path d="M 20,20 H 280 C 290,20 290,30 290,40 v 400 a 9 9 0 0 1 -9 9 z" stroke-dasharray="0.01 3"/>'
    )
    inner += "<style>.a { stroke-dasharray: none }</style>"
    inner += '<g style="stroke-dasharray:none"><path d="M0 0L9 9"/></g>'
    files = {
        name: kit.svg(number, inner) for number, name in enumerate(kit.svg_deck()) if name.endswith("svg")
    }
    own.load_path(kit.in_folder(tmp_path / "mine", {**kit.svg_deck(), **files}))


@pytest.mark.parametrize(
    ("path", "length"),
    [
        ("M0 0L3 0 3 4", 7),
        ("m0 0 3 0 0 4z", 14),
        ("M5 5H8V9h-3v-4", 24),
        ("M0 0 10 0 10 10Z M20 0 l 10 0", 70),
        ("M100 100L100 101", 201),
        ("M0,0C0,10 10,10 10,0", 30),
        ("M0 0q5 5 10 0t10 0", 50),
        ("M0 0a5 5 0 0 1 10 0", 70),
        ("M0 0a5 5 0 0110 0", 840),
        ("M1e1.5.5.5L 10 .5", 29.5),
    ],
)
def test_a_path_is_not_taken_for_shorter_than_it_is(path: str, length: float) -> None:
    assert sum(svg_dashes._steps(path)) == pytest.approx(length)


@pytest.mark.parametrize(
    "inner",
    [
        use_bomb(),
        long_chain(),
        "<g>" * 200 + "</g>" * 200,
        '<g id="a"><use xlink:href="#a"/></g>',
        '<mask id="m"><rect mask="url(#m)"/></mask>',
        '<style>.a { mask: url(#m) }</style><mask id="m"><rect class="a"/></mask>',
    ],
)
def test_drawings_that_make_too_much_work(inner: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": kit.svg(3, inner)}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.TOO_INVOLVED, "hearts-7.svg")


@pytest.mark.parametrize(
    "inner",
    [
        '<path d="M0 0 L1e9 5"/>',
        '<path d="M0 0L99999999 5"/>',
        '<path d="M0 0L5.5.1e99"/>',
        '<path d="M0 0L1e400 5"/>',
        '<polygon points="1 2,3 1e30"/>',
        '<rect width="1e9" height="3"/>',
        '<circle r="123456789"/>',
        '<g transform="scale(1e5)"><rect width="3" height="3"/></g>',
        '<g transform="scale(900)"><g transform="matrix(2 0 0 2 0 0)"><rect width="3" height="3"/></g></g>',
        '<g transform="translate(1e300 0)"/>',
        '<rect width="3" height="3" stroke-width="99999"/>',
        '<rect width="3" height="3" style="stroke-width: 1e9"/>',
        '<g transform="skewX(89.99999)"/>',
    ],
)
def test_drawings_with_absurd_numbers(inner: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": kit.svg(3, inner)}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.BAD_NUMBER, "hearts-7.svg")


@pytest.mark.parametrize(
    "head", ['viewBox="0 0 1e-9 1e-9"', 'viewBox="0 0 1e9 1.6e9"', 'viewBox="-1e9 0 3 5"']
)
def test_drawings_of_absurd_size(head: str, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": kit.svg(3, "", head)}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.BAD_NUMBER, "hearts-7.svg")


def test_entities_that_become_too_much(tmp_path: Path) -> None:
    head = b'<!DOCTYPE svg [<!ENTITY a "' + b"a" * 200 + b'">]>'
    data = head + kit.svg(3, f'<rect class="{"&a;" * 6000}"/>')
    files = changed(lambda f: f.update({"hearts-7.svg": data}), kit.svg_deck())
    assert folder_refused(tmp_path, files) == (DeckFault.TOO_INVOLVED, "hearts-7.svg")


def test_numbers_that_are_usual(tmp_path: Path) -> None:
    inner = (
        '<g transform="matrix(0.1 0 0 -0.1 0 48000)"><path d="M12000.5-30000.25.5L1e3 2E-7"/></g>'
        '<path id="p1e9" fill="#1e9999" class="x1e9" d="M0.000000012345678 1z" stroke-width="2000"/>'
        '<linearGradient id="g" x1="-250000" gradientTransform="matrix(1e-5 0 0 1e-5 0 0)"/>'
    )
    files = kit.svg_deck()
    files["hearts-7.svg"] = kit.svg(3, inner)
    own.load_path(kit.in_folder(tmp_path / "mine", files))


def test_drawings_that_are_fine(tmp_path: Path) -> None:
    inner = (
        '<defs><linearGradient id="g"/></defs><style>rect { fill: url(#g) }</style>'
        f'<image width="9" height="9" xlink:href="data:image/png;base64,{IMAGE}"/><rect fill="url(#g)"/>'
        '<use xlink:href="#g"/>'
    )
    entity = b'<!DOCTYPE svg [<!ENTITY ns "http://ns.adobe.com/">]>'
    files = kit.svg_deck()
    files["hearts-7.svg"] = entity + kit.svg(3, inner, 'width="300px" height="480px"')
    own.load_path(kit.in_folder(tmp_path / "mine", files))


@pytest.mark.parametrize(
    "data", [b"<html/>", b"<svg", b"", b"\0" * 50, kit.svg(3, "", ""), b'<svg viewBox="0 0 0 0"/>']
)
def test_what_is_no_drawing(data: bytes, tmp_path: Path) -> None:
    files = changed(lambda f: f.update({"hearts-7.svg": data}), kit.svg_deck())
    assert folder_refused(tmp_path, files)[0] in (DeckFault.NOT_A_PICTURE, DeckFault.WRONG_SHAPE)
