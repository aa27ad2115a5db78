# Sourced by the scripts beside it: puts what desktops read into a tree of files.

APP_ID=io.github.ulti_desktop.ulti

# desktop_files TREE ICONS: desktop entry, AppStream data, MIME type and icons below TREE/usr/share
desktop_files() {
    local share=$1/usr/share icons=$2 here
    here=$(dirname "${BASH_SOURCE[0]}")
    install -Dm644 "$here/$APP_ID.desktop" "$share/applications/$APP_ID.desktop"
    install -Dm644 "$here/$APP_ID.metainfo.xml" "$share/metainfo/$APP_ID.metainfo.xml"
    install -Dm644 "$here/$APP_ID.mime.xml" "$share/mime/packages/$APP_ID.xml"
    mkdir -p "$share/icons"
    cp -r "$icons/hicolor" "$share/icons/"
}
