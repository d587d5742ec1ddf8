"""Veterans: heroes of an earlier campaign, as custom content of a table."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, NamedTuple

from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.decks import TREASURES
from souterrain.games.donjon.content.heroes import ITEMS, PAIRS, POWER, SKILLS_OF
from souterrain.games.donjon.content.reading import BadContent
from souterrain.games.donjon.content.ready_made import READY_MADE

PARTY: Final = 6
"""Maximum number of adventurers (DJ-001)."""
GROWN: Final = 30
"""The most that a characteristic can have grown."""
SKILLS: Final = 2
"""Skills of a new hero (DJ-021)."""
MOST: Final = 100_000
"""Maximum of every number."""
NUMBERS: Final = ("xp", "gold", "life", "fatigue", "destiny")
WORN: Final = ("weapon", "shield", "armour")
LASTING: Final = ("weapon", "armour", "object")
"""Categories of treasure cards whose things are not used up."""


class Veteran(NamedTuple):
    race: str
    cls: str
    grown: tuple[int, ...]
    """Points that experience has added to each characteristic."""
    xp: int
    gold: int
    life: int
    fatigue: int
    """Maximum, as `life` is: veterans have recovered."""
    destiny: int
    skills: tuple[str, ...]
    pack: tuple[tuple[str, int], ...]
    weapon: str
    shield: str
    armour: str
    name: str = ""
    """The ready-made hero; "" for one of a player's own making."""


NEEDED: Final = {*Veteran._fields} - {*Veteran._field_defaults}


def veterans(given: Any, copies: tuple[int, ...]) -> tuple[Veteran | None, ...]:
    """Validate the veterans, in the order of their seats; None stands for a hero who is created anew. `copies` are
    those of the table's own treasure cards, none if it has the usual ones."""
    if not isinstance(given, list) or len(given) > PARTY:
        raise BadContent(f"heroes are a list of at most {PARTY}")
    found = tuple([None if each is None else _veteran(each) for each in given])
    held: Counter[str] = Counter()
    for veteran in found:
        held.update(dict(veteran.pack) if veteran is not None else {})
    for index, card in enumerate(TREASURES):
        most = max(card.copies, copies[index] if copies else 0)
        if card.category in LASTING and held[card.id] > most and not ITEMS[card.id].price:
            raise BadContent(f"there are {most} of this treasure: {card.id}")
    return found


def _veteran(given: Any) -> Veteran:
    if not isinstance(given, dict) or not NEEDED <= set(given) <= {*Veteran._fields}:
        raise BadContent(f"a hero has {', '.join(Veteran._fields)}")
    race, cls, pack = given["race"], given["cls"], given["pack"]
    if (race, cls) not in PAIRS:
        raise BadContent("a hero is of a race and a class that go together")
    if not _counts(given["grown"]) or len(given["grown"]) != len(TRAITS) or max(given["grown"]) > GROWN:
        raise BadContent(f"what has grown is a number for each characteristic, at most {GROWN}")
    if not _counts([given[name] for name in NUMBERS]) or not given["life"]:
        raise BadContent(f"{', '.join(NUMBERS)} are numbers")
    if not _is_called(given.get("name", ""), race, cls):
        raise BadContent("a name is that of a ready-made hero of this race and class, or none")
    skills = given["skills"]
    if not isinstance(skills, list) or skills != [skill for skill in SKILLS_OF[cls] if skill in skills]:
        raise BadContent("a hero knows skills of the class, in their order")
    if len(skills) < SKILLS:
        raise BadContent(f"a hero knows at least {SKILLS} skills")
    if (
        not isinstance(pack, dict)
        or not _counts([*pack.values()])
        or not all(map(_carried, pack))
        or 0 in pack.values()
    ):
        raise BadContent("a pack holds so many of each thing, by its id")
    worn = {slot: given[slot] for slot in WORN}
    if not all(not name or _fits(cls, slot, name, pack) for slot, name in worn.items()) or _hands(worn) > 2:
        raise BadContent("what is worn is carried, is of its kind and is nothing the class may not use")
    return Veteran(
        **{**given, "grown": tuple(given["grown"]), "skills": tuple(skills), "pack": tuple(sorted(pack.items()))}
    )


def _is_called(name: Any, race: str, cls: str) -> bool:
    made = READY_MADE.get(name) if isinstance(name, str) else None
    return name == "" or (made is not None and (made.race, made.cls) == (race, cls))


def _counts(numbers: Any, least: int = 0) -> bool:
    return isinstance(numbers, list) and all(type(number) is int and least <= number <= MOST for number in numbers)


def _carried(name: str) -> bool:
    return name in ITEMS and not ITEMS[name].quest


def _fits(cls: str, slot: str, name: Any, pack: dict[str, int]) -> bool:
    return isinstance(name, str) and name in pack and ITEMS[name].kind == slot and ITEMS[name].power <= POWER[cls]


def _hands(worn: dict[str, str]) -> int:
    return (ITEMS[worn["weapon"]].hands if worn["weapon"] else 0) + int(bool(worn["shield"]))
