"""Write the table of confusable characters from Unicode's own: python tools/confusables.py confusables.txt LICENSE

The file is https://www.unicode.org/Public/security/latest/confusables.txt; the licence is
https://www.unicode.org/license.txt. Each line of the table holds a prototype, a tab, and the characters that look like
it.
"""

from __future__ import annotations

import sys
from pathlib import Path

TABLE = Path(__file__).parents[1] / "src/souterrain/server/store/confusables.txt"


def table(source: str) -> str:
    looks: dict[str, str] = {}
    for line in source.splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) == 3:
            like, prototype = ("".join(chr(int(code, 16)) for code in field.split()) for field in fields[:2])
            looks[prototype] = looks.get(prototype, "") + like
    return "".join(f"{prototype}\t{like}\n" for prototype, like in looks.items())


def main(source: Path, licence: Path) -> None:
    text = source.read_text("utf-8-sig")
    head = text.partition("\n\n")[0].splitlines()[1:]
    terms = licence.read_text("utf-8").partition("\n---")[0].splitlines()
    about = [*(line.removeprefix("#").strip() for line in head if "ersion" in line or "Date" in line), "", *terms]
    shown = "".join(
        f"# {line}".rstrip() + "\n" for line in ["Made by tools/confusables.py from confusables.txt", *about]
    )
    TABLE.write_text(f"{shown}\n{table(text)}", "utf-8", newline="\n")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
