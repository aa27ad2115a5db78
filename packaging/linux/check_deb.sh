#!/usr/bin/env bash
# Installs the Debian package in an empty Debian and plays a deal in it by mouse: packaging/linux/check_deb.sh [DEB]
#
# Makes a root with debootstrap and nothing else in it, lets apt install the package with what it depends on, starts
# it there as an ordinary user without any network, and drives it from outside with xdotool (tests/kit/installed.py).
# Then a record is opened, by its name and as a file manager would, the program is closed, and the package removed.
# Pictures are left in build/package/check/pictures: look at them. Run as root; needs debootstrap, xvfb, openbox,
# xdotool, imagemagick, desktop-file-utils, appstream, lintian, and the environment .venv that `make test` makes.
# SUITE (bookworm) and MIRROR may be set.
set -euo pipefail
cd "$(dirname "$0")/../.."

deb=$(realpath "${1:-$(ls -t dist/ulti-desktop_*.deb | head -n 1)}")
suite=${SUITE:-bookworm}
mirror=${MIRROR:-http://deb.debian.org/debian}
app_id=io.github.ulti_desktop.ulti
python=${PYTHON:-.venv/bin/python}
work=$PWD/build/package/check
base=$work/base-$suite
root=$work/root
pictures=$work/pictures
started=()

say() { printf '== %s\n' "$*"; }
fail() { printf 'FAILED: %s\n' "$*" >&2; exit 1; }

[ "$(id -u)" = 0 ] || fail "an empty Debian can be made by root only"
for tool in debootstrap Xvfb openbox xdotool import desktop-file-validate appstreamcli lintian; do
    command -v "$tool" >/dev/null || fail "$tool is not installed"
done

# All mounts are made in a name space of their own, and go with it
if [ "${ULTI_CHECK_INSIDE:-}" != yes ]; then ULTI_CHECK_INSIDE=yes exec unshare --mount "$0" "$deb"; fi

finish() {
    for process in "${started[@]}"; do kill "$process" 2>/dev/null || true; done
    for process in "${started[@]}"; do wait "$process" 2>/dev/null || true; done
    rm -rf "$work"/hidden.* "$pictures/now.ppm"
}
remove_root() {  # never with anything of this system still mounted in it
    for place in "$root/proc" "$root/tmp/.X11-unix"; do
        if mountpoint -q "$place"; then umount "$place"; fi
    done
    if grep -qF " $root/" /proc/self/mounts; then fail "something is mounted in $root"; fi
    rm -rf --one-file-system "$root"
}
trap finish EXIT

# ------------------------------------------------------------------------------------------------ the package itself
say "lintian"
# the address of the maintainer is set for a release
lintian --allow-root --fail-on error,warning --suppress-tags bogus-mail-host,bogus-mail-host-in-debian-changelog "$deb"

# ------------------------------------------------------------------------------------------------ an empty Debian
mkdir -p "$work" "$pictures"
if [ ! -d "$base" ]; then
    say "debootstrap $suite"
    debootstrap --variant=minbase "$suite" "$base.part" "$mirror" >"$work/debootstrap.log" 2>&1 || fail "see debootstrap.log"
    mv "$base.part" "$base"
fi
remove_root
cp -a "$base" "$root"
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount --bind /proc "$root/proc"
in_root() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin DEBIAN_FRONTEND=noninteractive "$@"; }
cp "$deb" "$root/tmp/ulti-desktop.deb"
in_root apt-get update -qq
before=$(in_root dpkg-query -W -f '${Package}\n' | wc -l)
say "apt install, without what is only recommended"
in_root apt-get install -y -qq --no-install-recommends /tmp/ulti-desktop.deb >"$work/apt.log" 2>&1 || fail "see apt.log"
after=$(in_root dpkg-query -W -f '${Package}\n' | wc -l)
say "$((after - before)) packages installed, $(in_root dpkg-query -W -f '${Installed-Size}' ulti-desktop) kB for the game"
missing=$(in_root bash -c 'export LD_LIBRARY_PATH=/usr/lib/ulti-desktop/_internal
    find /usr/lib/ulti-desktop -name "*.so*" ! -name libqgtk3.so -exec ldd {} + 2>/dev/null | grep "not found" | sort -u' || true)
[ -z "$missing" ] || fail "libraries are missing: $missing"

say "desktop entry, AppStream data"
desktop-file-validate "$root/usr/share/applications/$app_id.desktop"
appstreamcli validate --no-net "$root/usr/share/metainfo/$app_id.metainfo.xml"
[ -s "$root/usr/share/icons/hicolor/48x48/apps/$app_id.png" ] || fail "no icon"

in_root useradd --create-home player
home=$root/home/player
record=$work/record.ulti
"$python" - tests/data/golden/HM.ulti "$record" <<'EOF'  # a session in the middle of a deal, a computer to move
import sys
from dataclasses import replace
from pathlib import Path

from ulti_desktop.engine.record import fold
from ulti_desktop.engine.step import to_move
from ulti_desktop.store import games

record = games.load(Path(sys.argv[1])).record
for length in range(20, 0, -1):
    last = replace(record.played[2], actions=record.played[2].actions[:length])
    cut = replace(record, played=(*record.played[:2], last))
    if to_move(fold(cut).state) in (1, 2):
        break
assert games.save(cut, Path(sys.argv[2])) is None
EOF
install -o 1000 -g 1000 -m 644 "$record" "$home/Játszma 1.ulti"

# ------------------------------------------------------------------------------------------------ a display
number=90
while [ -e "/tmp/.X11-unix/X$number" ]; do number=$((number + 1)); done
export DISPLAY=:$number LANG=hu_HU.UTF-8
mkdir -p "$root/tmp/.X11-unix" /tmp/.X11-unix
Xvfb "$DISPLAY" -screen 0 1440x1000x24 -nolisten tcp >/dev/null 2>&1 &
started+=($!)
for _ in $(seq 100); do [ -S "/tmp/.X11-unix/X$number" ] && break; sleep 0.1; done
mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
openbox >/dev/null 2>&1 &
started+=($!)

# as an ordinary user, with a usual search path, and no network at all
as_player() {
    unshare --net chroot --userspec=1000:1000 "$root" env -i HOME=/home/player USER=player LANG="$LANG" DISPLAY="$DISPLAY" \
        PATH=/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games "$@"
}
start() {
    as_player "$@" >"$work/output.log" 2>&1 &
    game=$!
    started+=("$game")
}
find_window() {  # the number of the window, which may take a while
    local found
    for _ in $(seq 300); do
        # windows that come and go while it looks end xdotool
        found=$(xdotool search --onlyvisible --name '^Ulti Desktop$' 2>/dev/null | tail -n 1) || true
        [ -z "$found" ] || { echo "$found"; return; }
        sleep 0.2
    done
    fail "no window"
}
close_window() {
    local window status=0
    window=$(find_window)
    for turn in $(seq 300); do
        kill -0 "$game" 2>/dev/null || break
        if [ $((turn % 100)) = 1 ]; then xdotool windowactivate --sync "$window" key --clearmodifiers alt+F4 || true; fi
        sleep 0.1
    done
    if kill -0 "$game" 2>/dev/null; then
        look stays-open
        fail "the window does not close"
    fi
    wait "$game" || status=$?
    [ "$status" = 0 ] || fail "the program ended with status $status: $(cat "$work/output.log")"
    [ ! -s "$work/output.log" ] || fail "the program said: $(cat "$work/output.log")"
    ! grep -E 'ERROR|CRITICAL|Traceback' "$home/.cache/ulti-desktop/log/"* || fail "the log holds errors"
}
look() { import -window root "$pictures/$1.png"; }

# ------------------------------------------------------------------------------------------------ playing
say "without a window"
as_player ulti-desktop --version
as_player ulti-desktop arena pimc:worlds=4 simple --deals 2 --jobs 2 >/dev/null || fail "arena"

say "a first start, and a whole deal by mouse"
start ulti-desktop
ULTI_DESKTOP_HOME=$(mktemp -d "$work/hidden.XXXXXX") timeout 900 "$python" -m tests.kit.installed "$pictures" \
    --file "$home/.local/share/ulti-desktop/current.ulti" || fail "the deal was not played; see $pictures"
close_window

opens() {  # opens HOW COMMAND...: a program started so shows the record
    local how=$1 current=$home/.local/share/ulti-desktop/current.ulti
    shift
    rm -f "$home/.local/share/ulti-desktop/"current*.ulti
    start "$@"
    find_window >/dev/null
    for _ in $(seq 300); do [ -s "$current" ] && break; sleep 0.1; done
    sleep 5
    look "record-$how"
    "$python" - "$record" "$current" <<'EOF' || fail "the session is not that of the record"
import json
import sys

record, session = (json.load(open(name, encoding="utf-8")) for name in sys.argv[1:])
assert session["seed"] == record["seed"], (session["seed"], record["seed"])
assert session["played"][:2] == record["played"][:2]
assert len(session["played"][2]["actions"]) > len(record["played"][2]["actions"])
EOF
    close_window
}
say "a record by its name"
opens named ulti-desktop "/home/player/Játszma 1.ulti"

say "a record as a file manager opens it"
in_root apt-get install -y -qq --no-install-recommends xdg-utils shared-mime-info desktop-file-utils libfile-mimeinfo-perl \
    >>"$work/apt.log" 2>&1
# these tools want a locale that is installed
kind=$(as_player env LC_ALL=C.UTF-8 xdg-mime query filetype "/home/player/Játszma 1.ulti")
[ "$kind" = application/x-ulti-record ] || fail "the record is taken for $kind"
default=$(as_player xdg-mime query default application/x-ulti-record)
[ "$default" = "$app_id.desktop" ] || fail "records are opened by '$default'"
opens by-desktop env LC_ALL=C.UTF-8 xdg-open "/home/player/Játszma 1.ulti"

# ------------------------------------------------------------------------------------------------ removing
say "removing"
in_root apt-get purge -y -qq ulti-desktop >>"$work/apt.log" 2>&1
left=$(find "$root/usr" "$root/etc" -iname '*ulti[-_]desktop*' ! -path '*/apt/*')
[ -z "$left" ] || fail "left behind: $left"
[ -d "$home/.local/share/ulti-desktop" ] || fail "the player's files are gone"
remove_root
say "all is well; look at the pictures in $pictures"
