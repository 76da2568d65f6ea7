#!/bin/sh
# Puts Fae Tabletop into this user's menu of programs, or takes it out again: sh install.sh [--remove]
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/fae-tabletop.desktop
icon=$data/icons/hicolor/256x256/apps/fae-tabletop.png

if [ "${1:-}" = --remove ]; then
    rm -f -- "$entry" "$icon"
    echo "Fae Tabletop is out of the menu. Your saved games are untouched; this folder can be deleted."
    exit 0
fi

case $here in *'
'*)
    echo "The name of this folder holds a line break; move the folder and run install.sh again." >&2
    exit 1
    ;;
esac
mkdir -p -- "$(dirname -- "$entry")" "$(dirname -- "$icon")"
cp -- "$here/fae-tabletop.png" "$icon"
# Inside the quotes of an Exec line four characters carry a backslash, which the entry itself doubles; % is doubled.
program=$(printf '%s' "$here/fae-tabletop" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')
while IFS= read -r line; do
    case $line in
    Exec=*) printf 'Exec="%s"\n' "$program" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$here/fae-tabletop.desktop" >"$entry"
if command -v update-desktop-database >/dev/null 2>&1; then
    update-desktop-database -q "$data/applications" || true
fi
echo "Fae Tabletop is in the menu of programs. If you move this folder, run install.sh again."
