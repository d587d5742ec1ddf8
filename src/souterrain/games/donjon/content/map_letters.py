"""Letters of the text map: one for each kind of monster and furniture, the same in every language; their colours."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.content.creatures import BESTIARY

LETTERS: Final = {
    "giant-spider": "P",
    "brigand": "B",
    "demon": "D",
    "greater-demon": "Q",
    "saurian-brute": "L",
    "gnoll": "N",
    "goblin": "G",
    "bear-goblin": "J",
    "ghoul": "U",
    "damned-warrior": "F",
    "hobgoblin": "H",
    "beastman": "Y",
    "minotaur": "X",
    "mummy": "M",
    "ogre": "E",
    "orc": "O",
    "orc-archer": "A",
    "orc-warlord": "K",
    "ratman": "R",
    "evil-sorcerer": "I",
    "wraith": "W",
    "skeleton": "S",
    "skeleton-sorcerer": "C",
    "troll": "T",
    "grave-worm": "V",
    "zombie": "Z",
    "captive": "&",
}
"""Letters of monsters; followed by its number, a letter marks one monster on the map: `G3` is goblin 3."""
FURNITURE_LETTERS: Final = {
    "chest": "c",
    "cupboard": "p",
    "weapon-rack": "w",
    "table": "t",
    "bookcase": "b",
    "bench": "n",
    "hearth": "h",
    "altar": "a",
    "sarcophagus": "s",
    "desk": "d",
    "statue": "u",
    "fountain": "f",
    "circle": "o",
    "throne": "r",
    "torture-rack": "k",
}
"""Letters of furniture, followed by its number too; a crevasse has signs of its own."""
_COLOURS: Final = {
    "undead": "grey",
    "demon": "red",
    "goblinoid": "green",
    "sorcerer": "purple",
    "human": "yellow",
    "ratman": "orange",
    "chaos": "red",
    "beast": "brown",
}
"""Colours by tag; the first tag that a creature has decides."""


def _colour(kind: str) -> str:
    return next(colour for tag, colour in _COLOURS.items() if tag in BESTIARY[kind].tags)


TINTS: Final = {LETTERS[kind]: _colour(kind) for kind in BESTIARY}
"""Colours of the letters of monsters."""
