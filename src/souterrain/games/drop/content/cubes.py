"""The cubes: what each is, how large, and its word in a sentence (DD-01, DD-02)."""

from __future__ import annotations

from typing import Final, NamedTuple

SMALL, LARGE, HUGE = "small", "large", "huge"
SIDES: Final = {SMALL: 8_000, LARGE: 10_000, HUGE: 12_000}
"""Sides in µm."""
PAWN_WIDTH, PAWN_DEPTH = 14_000, 8_400

GEMS: Final = ("blue", "clear", "red")
TREASURES: Final = ("gold", "key", "chest", *GEMS, "potion", "shield", "relic")
MONSTERS: Final = ("goblin", "troll", "dragon")
FIXED: Final = ("pillar", "stairs")
TYPES: Final = (*TREASURES, *MONSTERS, *FIXED)
LETTERS: Final = {
    "gold": "G",
    "key": "K",
    "chest": "C",
    "blue": "B",
    "clear": "L",
    "red": "R",
    "potion": "H",
    "shield": "S",
    "relic": "E",
    "goblin": "O",
    "troll": "T",
    "dragon": "D",
    "pillar": "P",
    "stairs": "Z",
    "token": "M",
    "pawn": "Y",
}
"""One for each, the same in every language: a letter and a number (`g3`) is a short name for a cube."""
COLOURS: Final = {
    "gold": "yellow",
    "key": "orange",
    "chest": "brown",
    "blue": "blue",
    "clear": "white",
    "red": "red",
    "potion": "purple",
    "shield": "blue",
    "relic": "green",
    "goblin": "green",
    "troll": "brown",
    "dragon": "black",
    "pillar": "grey",
    "stairs": "black",
    "token": "grey",
    "pawn": "pink",
}
DAMAGE: Final = {"goblin": 1, "troll": 2, "dragon": 8}
MONSTER_POINTS: Final = {"goblin": 0, "troll": 2, "dragon": 8}


class Cube(NamedTuple):
    """`word` names this one cube: `gold:3`."""

    type: str
    size: str
    word: str

    @property
    def side(self) -> int:
        return SIDES[self.size]


_CONTENTS: Final = (
    (SMALL, (("gold", 12), ("key", 4), ("blue", 4), ("clear", 4), ("red", 4), ("potion", 2), ("goblin", 10))),
    (SMALL, (("pillar", 13),)),
    (LARGE, (("gold", 8), ("key", 2), ("chest", 6), ("blue", 3), ("clear", 3), ("red", 3), ("shield", 2))),
    (LARGE, (("troll", 4), ("pillar", 5))),
    (HUGE, (("dragon", 1),)),
    (SMALL, (("relic", 2), ("stairs", 1))),
)


def _cubes() -> tuple[Cube, ...]:
    """Return the cubes, numbered through each type, small ones first."""
    seen: dict[str, int] = {}
    cubes = []
    for size, heaps in _CONTENTS:
        for kind, count in heaps:
            for _ in range(count):
                seen[kind] = seen.get(kind, 0) + 1
                cubes.append(Cube(kind, size, f"{kind}:{seen[kind]}"))
    return tuple(cubes)


CUBES: Final = _cubes()
"""By id."""
ID_OF: Final = {cube.word: index for index, cube in enumerate(CUBES)}
WORDS: Final = tuple([cube.word for cube in CUBES])
SOLO_CUBES: Final = tuple([index for index, cube in enumerate(CUBES) if cube.type in ("relic", "stairs")])
OPENING: Final = tuple(
    [index for index, cube in enumerate(CUBES) if cube.size != LARGE and index not in SOLO_CUBES],
)
"""The cubes of the first drop (DD-12)."""
BOXED: Final = tuple([index for index, cube in enumerate(CUBES) if cube.size == LARGE])
"""The cubes that explorations draw from (DD-13)."""
STAIRS: Final = ID_OF["stairs:1"]
DRAGON: Final = ID_OF["dragon:1"]

KINDS: Final = tuple(dict.fromkeys([(cube.type, cube.size) for cube in CUBES]))
"""The kinds that can be told apart in the box: a type and a size."""
KIND_OF: Final = tuple([KINDS.index((cube.type, cube.size)) for cube in CUBES])

FIRST_PAWN, FIRST_TOKEN = 100, 110
"""Ids of bodies that are no cubes: a pawn of each seat, three Pillar tokens."""
TOKENS: Final = (FIRST_TOKEN, FIRST_TOKEN + 1, FIRST_TOKEN + 2)
TOKEN_WORDS: Final = ("token:1", "token:2", "token:3")
BODY_OF: Final = {**ID_OF, **dict(zip(TOKEN_WORDS, TOKENS, strict=True))}
WORD_OF: Final = {body: word for word, body in BODY_OF.items()}


def mask(bodies: tuple[int, ...] | list[int]) -> int:
    """Return a mask with one bit for each body."""
    return sum(1 << body for body in bodies)


def bodies(bits: int) -> tuple[int, ...]:
    """Return the bodies of a mask, ascending."""
    found: list[int] = []
    for part, table in zip(bits.to_bytes(len(_BYTES), "little"), _BYTES, strict=True):
        if part:
            found += table[part]
    return tuple(found)


_BYTES: Final = tuple(
    [
        tuple([tuple([first + bit for bit in range(8) if part >> bit & 1]) for part in range(256)])
        for first in range(0, FIRST_TOKEN + len(TOKENS), 8)
    ]
)
"""The bodies of each byte of a mask: a byte is looked up in less time than one of its bits is found."""


MASK_OF: Final = {kind: mask([index for index, cube in enumerate(CUBES) if cube.type == kind]) for kind in TYPES}
PILLARS: Final = MASK_OF["pillar"]
ALL_TREASURES: Final = sum(MASK_OF[kind] for kind in TREASURES)
ALL_MONSTERS: Final = sum(MASK_OF[kind] for kind in MONSTERS)
COLLECTABLE: Final = ALL_TREASURES | ALL_MONSTERS
"""All but Pillars and Stairs (DD-31)."""
