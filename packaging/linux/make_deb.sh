#!/usr/bin/env bash
# Makes a Debian package of the folder that packaging/make_bundle.py built: packaging/linux/make_deb.sh
# Set MAINTAINER="Name <address>" for a release. Needs dpkg-dev, and on this machine the libraries
# that the package will depend on: the Makefile's QT_LIBRARIES, libwayland-cursor0, libwayland-client0.
set -euo pipefail
cd "$(dirname "$0")/../.."
. packaging/linux/desktop_files.sh

bundle=dist/ulti-desktop
icons=build/package/icons
version=$(sed -n 's/^version = "\(.*\)"$/\1/p' pyproject.toml)
architecture=$(dpkg --print-architecture)
multiarch=$(dpkg-architecture -qDEB_HOST_MULTIARCH)
maintainer=${MAINTAINER:-Ulti Desktop contributors <ulti-desktop@localhost>}
export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
[ -x "$bundle/ulti-desktop" ] || { echo "First: python packaging/make_bundle.py" >&2; exit 1; }

tree=build/package/deb
rm -rf "$tree"
place=$tree/usr/lib/ulti-desktop
mkdir -p "$place" "$tree/usr/games" "$tree/DEBIAN"
cp -a "$bundle/." "$place"
ln -s ../lib/ulti-desktop/ulti-desktop "$tree/usr/games/ulti-desktop"
desktop_files "$tree" "$icons"

# What Debian has in packages of its own comes from there
for library in "$place"/_internal/lib*.so*; do
    name=${library##*/}
    case $name in libpython*) continue ;; esac
    if [ ! -L "$library" ] && dpkg-query -S "*/$multiarch/$name" >/dev/null 2>&1; then rm "$library"; fi
done

# The texts of the GNU licences are on every Debian system
for name in GPL-3 LGPL-3; do
    ln -sf "../../../../share/common-licenses/$name" "$place/_internal/licences/$name.txt"
done

document=$tree/usr/share/doc/ulti-desktop
install -Dm644 packaging/linux/copyright "$document/copyright"
cat >"$document/changelog" <<EOF
ulti-desktop ($version) unstable; urgency=medium

  * Version $version; what changed stands in CHANGELOG.md of the sources.

 -- $maintainer  $(date -uRd "@$SOURCE_DATE_EPOCH")
EOF
gzip -9n "$document/changelog"
install -Dm644 packaging/linux/ulti-desktop.6 "$tree/usr/share/man/man6/ulti-desktop.6"
gzip -9n "$tree/usr/share/man/man6/ulti-desktop.6"
install -Dm644 packaging/linux/lintian-overrides "$tree/usr/share/lintian/overrides/ulti-desktop"

# Whose libraries are needed. GTK is looked for by a part of Qt that does without it.
asking=build/package/shlibdeps
mkdir -p "$asking/debian"
printf 'Source: ulti-desktop\n\nPackage: ulti-desktop\nArchitecture: any\n' >"$asking/debian/control"
full=$(realpath "$place")
mapfile -t own < <(find "$full/_internal" -name '*.so*' -printf '-l%h\n' | sort -u)
mapfile -t programs < <(find "$full" -type f \( -name '*.so*' -o -path "$full/ulti-desktop" \) ! -name 'libqgtk3.so' | sort)
depends=$(cd "$asking" && dpkg-shlibdeps -O --ignore-missing-info --warnings=0 "${own[@]}" "${programs[@]}" 2>errors |
    sed -n 's/^shlibs:Depends=//p') || { cat "$asking/errors" >&2; exit 1; }

cat >"$tree/DEBIAN/control" <<EOF
Package: ulti-desktop
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -ks --apparent-size --exclude=DEBIAN "$tree" | cut -f1)
Depends: $depends
Suggests: libgtk-3-0
Section: games
Priority: optional
Description: Hungarian card game Ulti against two players that think
 Ulti is Hungary's card game for three: bids, trumps, and the trump seven that
 must win the last trick. You sit at a table with two computer players of four
 strengths, who see no more than the cards of their own seats.
 .
 Five rule sets and rule sets of your own, lessons, hints and a review of every
 deal, Tell and French cards, in Hungarian, German and English.
EOF
(cd "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
chmod -R u=rwX,go=rX "$tree"

deb=dist/ulti-desktop_${version}_$architecture.deb
dpkg-deb --root-owner-group -Zxz --build "$tree" "$deb" >/dev/null
echo "$deb: $(stat -c %s "$deb" | numfmt --to=si)B, installed $(dpkg-deb -f "$deb" Installed-Size | numfmt --from-unit=1024 --to=si)B"
dpkg-deb -f "$deb" Depends
