"""What no linter knows: the length of files, and where and how texts for people are translated."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "ulti_desktop"
MOST_LINES = 500
TRANSLATING_ROOMS = ("words", "scene", "ui")
MARKERS = ("QT_TRANSLATE_NOOP", "QT_TRANSLATE_N_NOOP", "QT_TR_NOOP", "QT_TR_N_NOOP")


def files() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def short(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT)}:{line}"


def translating_calls(tree: ast.AST) -> Iterator[ast.Call]:
    """`x.tr(…)`, `translate(context, text, …)` and the NOOP markers; not `painter.translate(x, y)`."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        owner = called.value if isinstance(called, ast.Attribute) else None
        of_application = isinstance(owner, ast.Name) and owner.id in ("QCoreApplication", "QApplication")
        if (
            (name == "tr" and owner is not None)
            or name in MARKERS
            or (name == "translate" and (of_application or owner is None))
        ):
            yield node


def test_no_file_is_too_long() -> None:
    long = [
        f"{path.relative_to(ROOT)}: {count} lines"
        for path in [*files(), *PACKAGE.rglob("*.cpp"), *PACKAGE.rglob("*.hpp")]
        if (count := len(path.read_text("utf-8").splitlines())) > MOST_LINES
    ]
    assert not long, long


def test_no_put_together_text_is_translated() -> None:
    """An f-string, `%` or `+` inside a translating call is looked up under a name that no one translated."""
    faults = []
    for path in files():
        for call in translating_calls(ast.parse(path.read_text("utf-8"))):
            texts = [*call.args, *(keyword.value for keyword in call.keywords)]
            for text in texts[:3]:
                put_together = isinstance(text, ast.JoinedStr) or (
                    isinstance(text, ast.BinOp)
                    and any(
                        isinstance(side, ast.Constant | ast.JoinedStr) for side in (text.left, text.right)
                    )
                    and any(
                        isinstance(part, ast.Constant) and isinstance(part.value, str)
                        for part in ast.walk(text)
                    )
                )
                if put_together:
                    faults.append(short(path, call.lineno))
    assert not faults, faults


def test_a_widget_translates_only_what_is_written_there() -> None:
    """What is collected for translation are the texts inside `tr(…)`; one that comes in a name is missed."""
    faults = [
        short(path, call.lineno)
        for path in files()
        for call in translating_calls(ast.parse(path.read_text("utf-8")))
        if isinstance(call.func, ast.Attribute) and call.func.attr == "tr"
        if not (call.args and isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str))
    ]
    assert not faults, faults


def test_only_words_scene_and_ui_translate() -> None:
    faults = [
        short(path, call.lineno)
        for path in files()
        if path.relative_to(PACKAGE).with_suffix("").parts[0] not in TRANSLATING_ROOMS
        for call in translating_calls(ast.parse(path.read_text("utf-8")))
    ]
    assert not faults, faults


def test_the_probe_sees_what_it_should() -> None:
    lines = (
        "self.tr('a')",
        "QCoreApplication.translate('C', f'{x}')",
        "painter.translate(1, 2)",
        "QT_TRANSLATE_NOOP('C', 'b')",
    )
    assert [len(list(translating_calls(ast.parse(line)))) for line in lines] == [1, 1, 0, 1]


def test_no_item_of_a_layout_is_asked_for() -> None:
    """Python keeps each that it was given beyond the day on which Qt deletes it; see `ui.focus.laid_out`."""
    found = [
        short(path, number)
        for path in files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if ".itemAt(" in line
    ]
    assert found == []


def test_items_are_taken_out_of_layouts_in_one_place() -> None:
    """Whoever takes one must delete it, as `ui.components.clear` does: nobody else does."""
    found = [
        path.name for path in files() for line in path.read_text("utf-8").splitlines() if ".takeAt(" in line
    ]
    assert found == ["components.py"]
