#!/bin/sh
# Installs Debian's nginx, Caddy and openssl for the tests of proxies where CI=true and they are missing. Else does
# nothing: without them these tests are skipped.
set -eu
[ "${CI:-}" = true ] || exit 0
has() { command -v "$1" >/dev/null 2>&1; }
has nginx && has caddy && has openssl && exit 0
if [ "$(id -u)" != 0 ] || ! has apt-get; then
    printf '%s\n' "nginx, Caddy or openssl is missing: install them." >&2
    exit 1
fi
# No service is started: the tests run their own. A file of that kind that is there already is left alone.
policy=/usr/sbin/policy-rc.d
if ! [ -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
    trap 'rm -f "$policy"' EXIT
fi
{ apt-get -qq update && apt-get -qq install --yes --no-install-recommends nginx-light caddy openssl; } >/dev/null 2>&1 || {
    printf '%s\n' "nginx and Caddy could not be installed (is the network reachable?)." >&2
    exit 1
}
