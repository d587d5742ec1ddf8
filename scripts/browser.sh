#!/bin/sh
# With CI=true the browser tests must run: install Debian's Chromium (the full browser and the headless shell) if it is
# missing and this user may install packages. Otherwise do nothing.
set -eu
[ "${CI:-}" = true ] || exit 0
[ -z "${CHROMIUM:-}" ] || exit 0
has() { command -v "$1" >/dev/null 2>&1; }
{ has chromium || has chromium-browser || has google-chrome; } && whole=yes || whole=no
[ "$whole" = yes ] && has chromium-headless-shell && exit 0
if [ "$(id -u)" != 0 ] || ! has apt-get; then
    [ "$whole" = yes ] && exit 0
    printf '%s\n' "Chromium is missing: install it, or name yours (CHROMIUM=/path/to/it)." >&2
    exit 1
fi
# The headless shell only saves time: the full browser is enough.
{ apt-get -qq update && apt-get -qq install --yes --no-install-recommends chromium chromium-headless-shell; } >/dev/null 2>&1 ||
    [ "$whole" = yes ] || {
    printf '%s\n' "Chromium could not be installed (is the network reachable?)." >&2
    exit 1
}
