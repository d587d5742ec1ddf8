#!/bin/sh
# Set up .venv for one use of the repository: scripts/setup.sh base|dev|bench
# Do nothing if it is up to date. Needs Python 3.11 or newer; no compiler, no Node.
set -eu
cd "$(dirname "$0")/.."

say() { printf '%s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }
modern() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
have() { command -v "$1" >/dev/null 2>&1; }

# Run a command without output; if it fails, print its purpose and the end of its output.
attempt() {
    what=$1
    shift
    output=$("$@" 2>&1) && return
    say "Setting up failed: $what. The last words were:"
    printf '%s\n' "$output" | grep -v '^ *$' | tail -n 3 >&2
    exit 1
}

kind=${1:-base}
case $kind in
    base) stamps=base ;;
    dev | bench) stamps="base $kind" ;; # their locks include base.lock
    *) stop "usage: scripts/setup.sh base|dev|bench" ;;
esac
lock=requirements/$kind.lock
stamp=.venv/.$kind

# .venv/.place contains the folder in which .venv was created, and is missing during an installation. An environment that
# was moved (its scripts contain the old folder) or is incomplete is recognised by this file and created again.
whole() { [ "$(cat .venv/.place 2>/dev/null)" = "$PWD" ] && modern .venv/bin/python; }
fresh() { [ -e "$stamp" ] && ! [ "$lock" -nt "$stamp" ] && ! [ pyproject.toml -nt "$stamp" ]; }
if whole; then
    fresh && exit 0
    # An environment created by uv has no pip: without uv it cannot be updated.
    have uv || .venv/bin/python -c 'import pip' 2>/dev/null || rm -f .venv/.place
fi

if ! whole; then
    if [ -n "${PYTHON:-}" ]; then
        modern "$PYTHON" || stop "PYTHON=$PYTHON is not a Python 3.11 or newer."
        python=$PYTHON
    else
        python=
        for name in python3 python3.14 python3.13 python3.12 python3.11; do
            if modern "$name"; then python=$name && break; fi
        done
        [ -n "$python" ] || stop "Python 3.11 or newer is missing: install it, or name yours (PYTHON=python3.12 make …)."
    fi
    have uv || "$python" -c 'import ensurepip, venv' 2>/dev/null || stop "python3-venv is missing:" \
        "install it with your system's package manager (Debian: apt install python3-venv)"
fi

say "Setting up (about half a minute, once) …"
if ! whole; then
    attempt "the old .venv cannot be removed" rm -rf .venv
    if have uv; then
        attempt "no environment could be made" uv venv --quiet --python "$python" .venv
    else
        attempt "no environment could be made" "$python" -m venv .venv
    fi
fi

rm -f .venv/.place
if have uv; then
    install() { uv pip install --quiet --python .venv/bin/python "$@"; }
else
    install() { .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"; }
fi
# Wheels only: building from source would require a compiler.
attempt "$lock could not be installed (is the network reachable?)" \
    install --require-hashes --only-binary :all: --requirement "$lock"
attempt "the package could not be installed" install --no-deps --no-build-isolation --editable .

for name in $stamps; do touch ".venv/.$name"; done
printf '%s\n' "$PWD" >.venv/.place
