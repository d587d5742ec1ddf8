"""`python -m tools.golden MODE`, from the repository's root. Modes:

heroes [SIDE ...]   play the games of Dungeon Roll's hero sides anew
games [GAME ...]    play the other games of roll, drop or donjon anew, and print what they show
records             record all journals anew, after a wanted change of events, views or asks
--digests           write the digests of all journals anew, if all else has stayed as it was
"""

from __future__ import annotations

import sys

from tools.golden import choosing, heroes, records
from tools.golden.tables import TABLES


def main(mode: str = "", *names: str) -> None:
    if mode == "heroes":
        heroes.make(list(names))
    elif mode == "games":
        for game in names or TABLES:
            choosing.make(game)
    elif mode == "records":
        records.renew_records()
    elif mode == "--digests":
        if faults := records.renew_digests():
            sys.exit("\n".join(faults))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    main(*sys.argv[1:])
