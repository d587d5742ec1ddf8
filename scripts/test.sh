#!/usr/bin/env bash
# Run all tests. Tests that drive a browser, a server or a terminal share two cores with all the others: a few of them
# that fail are run once more, alone, and are named. Each one named is a defect to be mended. Rules get no second run.
set -uo pipefail
bin=.venv/bin
$bin/pytest -n auto --dist worksteal
status=$?
[ "$status" -eq 1 ] || exit "$status"
failed=$($bin/python - <<'PYTHON'
import json
from pathlib import Path

MOST = 5
ALONE = ("browser", "chaos", "client", "screen", "server", "terminal")

failed = sorted(json.loads(Path(".pytest_cache/v/cache/lastfailed").read_text("utf-8")))
if len(failed) <= MOST and all(each.split("/")[1] in ALONE for each in failed):
    print("\n".join(failed))
PYTHON
)
[ -n "$failed" ] || exit 1
printf '\nUnsteady, run once more alone:\n%s\n' "$failed"
exec $bin/pytest --last-failed --durations=0
