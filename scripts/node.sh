#!/bin/sh
# Install the tools of the browser client (web/node_modules) from the lock: scripts/node.sh
# Do nothing if they are installed. Without Node, fail if CI=true and do nothing otherwise.
set -eu
cd "$(dirname "$0")/../web"
if ! command -v npm >/dev/null 2>&1; then
    [ "${CI:-}" = true ] || exit 0
    printf '%s\n' "Node is missing: install it with npm (20 or newer)." >&2
    exit 1
fi

# npm writes this file last.
fresh() { [ -e node_modules/.package-lock.json ] && ! [ package-lock.json -nt node_modules/.package-lock.json ]; }
fresh && exit 0
# Several test processes may run this at once: the first one installs, the others wait for it.
lock=node_modules.lock
waited=0
until mkdir "$lock" 2>/dev/null; do
    [ "$waited" -lt 180 ] || { printf '%s\n' "web/$lock is in the way: remove it." >&2 && exit 1; }
    waited=$((waited + 1))
    sleep 1
done
trap 'rmdir "$lock"' EXIT
fresh && exit 0
# Not "npm ci": it refuses a lock without the binaries for other systems.
npm install --no-save --silent
touch node_modules/.package-lock.json
