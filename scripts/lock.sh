#!/bin/sh
# Write requirements/*.lock from requirements/*.in, for every platform, with hashes that pip and uv both check.
set -eu
cd "$(dirname "$0")/.."

if ! command -v uv >/dev/null 2>&1; then
    # uv is only needed here, so it stays out of .venv.
    [ -x build/uv/bin/uv ] || { "${PYTHON:-python3}" -m venv build/uv && build/uv/bin/python -m pip install -qq uv; }
    PATH=$PWD/build/uv/bin:$PATH
fi

compile() {
    name=$1
    shift
    # The header and the body must not depend on the machine: no command line, no index addresses, no paths.
    uv pip compile "requirements/$name.in" --output-file "requirements/$name.lock" "$@" \
        --quiet --upgrade --universal --generate-hashes --python-version 3.11 \
        --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"
}

# In this order, each with the versions of the one before: all three are installed into the same .venv.
compile base
compile dev --constraints requirements/base.lock
compile bench --constraints requirements/dev.lock
