"""Draws the pictures of the documentation: the full-screen client as it looks, the same on every machine."""

import asyncio
import os
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from souterrain.terminal.screen.app import Souterrain
from souterrain.terminal.session import Session

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SIZE = (112, 34)

FONTS = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""Fetched from elsewhere; a picture brings nothing but itself."""

SEED = 10
MOVES = """
fight thief goblin; descend; open thief; descend; ultimate goblin; fight fighter ooze; go on
drink ally:thief -> fighter; descend; fight fighter goblin*2; go on; drink cleric -> fighter; descend
fight fighter skeleton; fight mage goblin; go on; drink thief*3 -> fighter mage thief; descend
"""
KEYS = ("enter", "end", "up", "enter")
"""A verb, then the last companion before the treasures: how many it fights can be chosen."""


def played(path: Path) -> Session:
    """A game a few moves in."""
    session = Session.new("roll", ["Ada", "bot:careful"], seed=SEED, options={"first": "1"}, path=path)
    for move in MOVES.strip().replace("\n", ";").split(";"):
        answer = session.play(move.strip())
        if not answer.played:
            raise ValueError(f"{move}: {answer.text}")
    return session


async def draw(name: str, session: Session | None, keys: tuple[str, ...]) -> None:
    app = Souterrain("en", session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press(*keys)
        await pilot.pause()
        picture = FONTS.sub("", app.export_screenshot(title="souterrain", simplify=True))
    (PICTURES / f"{name}.svg").write_text(picture, encoding="utf-8", newline="\n")


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home:
        for name in ("HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
            os.environ[name] = home
        session = played(Path(home) / "evening.journal")
        asyncio.run(draw("terminal", session, KEYS))
        asyncio.run(draw("start", None, ("enter", "down", "down", "down")))
        session.close()


if __name__ == "__main__":
    main()
