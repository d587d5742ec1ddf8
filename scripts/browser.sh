#!/bin/sh
# Where CI=true the browser's tests must run: installs Debian's Chromium if there is none and we may. Else does nothing.
set -eu
[ "${CI:-}" = true ] || exit 0
for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then exit 0; fi
done
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    printf '%s\n' "Chromium is missing: install it, or name yours (CHROMIUM=/path/to/it)." >&2
    exit 1
fi
{ apt-get -qq update && apt-get -qq install --yes --no-install-recommends chromium; } >/dev/null 2>&1 || {
    printf '%s\n' "Chromium could not be installed (is the network reachable?)." >&2
    exit 1
}
