"""Icons of every kind from the program's own SVG: `python packaging/make_icons.py OUT`.

`OUT/hicolor/` is as Linux desktops want it, `OUT/ulti-desktop.ico` as Windows, `OUT/ulti-desktop.icns` as
macOS. Needs the program with PySide6 and Pillow, no screen.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from PIL import Image
from PySide6.QtCore import QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from ulti_desktop import APP_ID

ROOT: Final = Path(__file__).resolve().parents[1]
PROGRAM: Final = ROOT / "resources" / "icons" / "ulti-desktop.svg"
RECORD: Final = ROOT / "packaging" / "linux" / "application-x-ulti-record.svg"
SIZES: Final = (16, 24, 32, 48, 64, 128, 256, 512)
WINDOWS_SIZES: Final = (16, 24, 32, 48, 64, 128, 256)
LARGEST: Final = 1024


def draw(svg: Path, size: int) -> QImage:
    """Return the picture at this many pixels, its ground transparent."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(svg)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return image


def hicolor(svg: Path, out: Path, kind: str, name: str) -> None:
    """Write the icon in all sizes and as SVG into a theme's folders."""
    for size in SIZES:
        place = out / f"{size}x{size}" / kind / f"{name}.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        draw(svg, size).save(str(place))
    place = out / "scalable" / kind / f"{name}.svg"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(svg.read_bytes())


def main(out: Path) -> None:
    """Write all icons into this folder."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    qt = QGuiApplication([])
    hicolor(PROGRAM, out / "hicolor", "apps", APP_ID)
    hicolor(RECORD, out / "hicolor", "mimetypes", RECORD.stem)
    pictures = {}
    for size in (*SIZES, LARGEST):
        place = out / f"{size}.png"
        draw(PROGRAM, size).save(str(place))
        with Image.open(place) as picture:
            pictures[size] = picture.copy()
        place.unlink()
    small = [pictures[size] for size in WINDOWS_SIZES]
    largest = small[-1]
    largest.save(out / "ulti-desktop.ico", sizes=[one.size for one in small], append_images=small[:-1])
    pictures[LARGEST].save(out / "ulti-desktop.icns", append_images=[pictures[size] for size in SIZES])
    qt.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
