"""The terminal's picture of Lantern: a view as lines of text, and nothing else."""

from __future__ import annotations

from souterrain.core.game import View
from souterrain.core.words import Words
from tests.lantern.state import COLOURS, PLACES


def picture(view: View, words: Words) -> list[str]:
    table, hands, mine = view["table"], view["hands"], view["mine"]
    lines = [words("text-night", night=table["night"], nights=table["nights"])]
    for seat, role in enumerate(table["roles"]):
        lines.append(
            words(
                "text-seat",
                place=words.noun(PLACES[seat]),
                role=words(f"role-{role}"),
                points=table["points"][seat],
                lights=table["lights"][seat],
                shutters=table["shutters"][seat],
                candles=hands["sizes"][seat],
            )
        )
    if mine:
        held = [f"{n} {words.noun(colour, n)}" for colour, n in zip(COLOURS, mine["hand"], strict=True) if n]
        lines.append(words("text-hand", candles=", ".join(held)))
    return lines
