"""What of Qt, Python and the system goes into a package: all that the program opens, and nothing else."""

from __future__ import annotations

from pathlib import Path, PurePosixPath
from typing import Final

NOT_IMPORTED: Final = (
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "PySide6.QtPrintSupport",
    "PySide6.QtQml",
    "PySide6.QtQuick",
    "PySide6.QtSql",
    "PySide6.QtTest",
    "PySide6.QtXml",
    "PIL.AvifImagePlugin",
    "PIL.ImageCms",
    "PIL.ImageQt",
    "PIL.ImageShow",
    "PIL.ImageTk",
    "_hashlib",
    "_ssl",
    "ftplib",
    "http",
    "lib2to3",
    "numpy",
    "pydoc",
    "setuptools",
    "ssl",
    "tkinter",
    "unittest",
    "xmlrpc",
)
"""Modules that something names and the program never needs."""

PLUGINS: Final = {
    "platforms": ("qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"),
    "platformthemes": ("qgtk3", "qxdgdesktopportal"),
    "platforminputcontexts": ("composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"),
    "iconengines": ("qsvgicon",),
    "imageformats": ("qsvg", "qjpeg"),
    "styles": ("qmodernwindowsstyle", "qmacstyle"),
    "wayland-decoration-client": ("bradient", "adwaita"),
    "wayland-shell-integration": ("xdg-shell",),
}
"""Qt's plugins that stay: windows on X11, Wayland, Windows and macOS, own pictures, letters with accents."""

QT_LIBRARIES: Final = ("Core", "DBus", "Gui", "Svg", "WaylandClient", "Widgets", "XcbQpa")
QT_LANGUAGES: Final = ("de", "en", "hu")

SYSTEM_LIBRARIES: Final = (
    "libbz2.",
    "libffi.",
    "liblzma.",
    "libpython3",
    "libsqlite3.",
    "libxcb-cursor.",
    "libxcb-icccm.",
    "libxcb-image.",
    "libxcb-keysyms.",
    "libxcb-render-util.",
    "libxcb-util.",
    "libxcb-xkb.",
    "libxkbcommon",
)
"""Libraries of the Linux system that a package takes along, since not every desktop has them."""


def stays(name: str) -> bool:
    """Tell whether a file of Qt or Pillow that is to lie at `name` in the package is needed."""
    path = PurePosixPath(name.replace("\\", "/"))
    stem = path.name.split(".")[0].removeprefix("lib")
    if "PySide6" in path.parts and "plugins" in path.parts:
        folder = path.parts[path.parts.index("plugins") + 1]
        return stem in PLUGINS.get(folder, ())
    if "PySide6" in path.parts and path.suffix == ".qm":
        return path.name in {f"qtbase_{code}.qm" for code in QT_LANGUAGES}
    if stem.startswith("Qt6"):
        return stem.removeprefix("Qt6") in QT_LIBRARIES
    return stem not in ("opengl32sw", "_avif", "_imagingcms", "_imagingtk")


def comes_along(name: str, source: str, own: tuple[Path, ...]) -> bool:
    """Tell whether the library `name`, found at `source`, is taken along on Linux.

    What lies in one of the folders `own` (packages of Python) always is.
    """
    if "/" in name or not Path(source).is_absolute() or any(Path(source).is_relative_to(one) for one in own):
        return True
    return name.startswith(SYSTEM_LIBRARIES)
