"""Signs of figures and furniture: a letter for each kind, the same on every map and in every language; colours."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.content.creatures import BESTIARY, called

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
"""Letters of monsters."""
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


def sign(kind: str, number: int) -> str:
    """Return the sign of one monster, which no other has in the quest: `G3` for goblin 3, `K` for the orc warlord."""
    return LETTERS[kind] + called(kind, number).partition(":")[2]


def _colour(kind: str) -> str:
    return next(colour for tag, colour in _COLOURS.items() if tag in BESTIARY[kind].tags)


TINTS: Final = {LETTERS[kind]: _colour(kind) for kind in BESTIARY}
"""Colours of the letters of monsters."""
