#!/usr/bin/env bash
# Makes an AppImage of the folder that packaging/make_bundle.py built: packaging/linux/make_appimage.sh
# Leaves the tree of its files in build/package/AppDir, and joins it to one file where appimagetool is installed
# (https://github.com/AppImage/appimagetool). Build the folder on the oldest system that is to be served.
set -euo pipefail
cd "$(dirname "$0")/../.."
. packaging/linux/desktop_files.sh

bundle=dist/ulti-desktop
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' pyproject.toml)
tree=build/package/AppDir
[ -x "$bundle/ulti-desktop" ] || { echo "First: python packaging/make_bundle.py" >&2; exit 1; }

rm -rf "$tree"
mkdir -p "$tree/usr/lib" "$tree/usr/bin"
cp -a "$bundle" "$tree/usr/lib/ulti-desktop"
ln -s ../lib/ulti-desktop/ulti-desktop "$tree/usr/bin/ulti-desktop"
desktop_files "$tree" build/package/icons
# what appimagetool and file managers look for at the top
ln -s usr/bin/ulti-desktop "$tree/AppRun"
ln -s "usr/share/applications/$APP_ID.desktop" "$tree/$APP_ID.desktop"
ln -s "usr/share/icons/hicolor/256x256/apps/$APP_ID.png" "$tree/$APP_ID.png"
ln -s "$APP_ID.png" "$tree/.DirIcon"

if ! command -v appimagetool >/dev/null; then
    echo "$tree is ready; appimagetool is not installed, so it was not joined to one file."
    exit 0
fi
ARCH=$(uname -m) VERSION=$version appimagetool --no-appstream "$tree" "dist/Ulti_Desktop-$version-$(uname -m).AppImage"
