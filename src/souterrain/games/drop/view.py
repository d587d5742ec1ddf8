"""The view of a seat: everything but the others' quests and what a Diviner looked at; and a state imagined from it."""

from __future__ import annotations

from typing import Any, Final

from souterrain.core import frames
from souterrain.core.chance import index_at
from souterrain.core.forms import Random
from souterrain.core.game import View
from souterrain.core.records import decode, encode, fields
from souterrain.games.drop import listing
from souterrain.games.drop.content.cards import CLASS_NAMES, QUEST_NAMES, QUESTS, RACE_NAMES, SOLO_CARDS
from souterrain.games.drop.content.cubes import (
    ALL_MONSTERS,
    ALL_TREASURES,
    COLOURS,
    CUBES,
    ID_OF,
    KIND_OF,
    LETTERS,
    TOKEN_WORDS,
    WORD_OF,
    bodies,
    mask,
)
from souterrain.games.drop.facts import Options
from souterrain.games.drop.frames import FRAMES, Choice, Sight
from souterrain.games.drop.rules import looting, scoring
from souterrain.games.drop.rules.solo import levels, moving
from souterrain.games.drop.state import (
    AWAY,
    BOX,
    END,
    FALLEN,
    STEPS,
    TABLE,
    Hero,
    Solo,
    State,
    Table,
)

HALF: Final = 450_000
"""Half the table's width in µm."""
BEST: Final = 6
"""The number of rooms that are listed at once."""
HIDDEN: Final = -1
"""A cube that somebody else looked at."""
_TOLD: Final = ("corners", "brings", "harm", "points")
_SWITCHES: Final[dict[str, tuple[str, Any, Any]]] = {
    "teamwork": ("teamwork", 0, 1),
    "turn_pawns": ("pawns", "race", "turn"),
    "by_eye": ("judge", "assisted", "by_eye"),
    "walled": ("table_edge", "open", "walled"),
}
"""The options as a view shows them: 0 for the first of two values, 1 for the second."""
_TURN: Final = ("round", "order", "at", "number", "deeds", "used", "effect", "sent")
_HERO: Final = ("covered", "marks", "firsts", "steps", "chests", "tilted")
_BESIDE: Final = {"box": BOX, "fallen": FALLEN, "away": AWAY}


def view(state: State, eyes: int | None) -> View:
    rooms = listing.rooms(state, eyes)
    sections: View = {
        "table": _table(state.table),
        "turn": {
            "seat": state.seat,
            "step": STEPS[state.step],
            **{name: encode(getattr(state, name)) for name in _turn(state)},
            "dropped": [WORD_OF[cube] for cube in state.dropped],
            "frames": [_frame(frame, eyes) for frame in state.frames],
        },
        "heroes": [_hero(state, seat, eyes) for seat in range(state.table.seats)],
        "dungeon": {"kind": "table-from-above", "half": HALF, "shapes": _shapes(state), "hulls": _hulls(state)},
        "beside": {name: _types(state.cubes(place)) for name, place in _BESIDE.items() if place != AWAY},
        "cubes": {name: [WORD_OF[cube] for cube in state.cubes(place)] for name, place in _BESIDE.items()},
        "cards": _cards(state, eyes),
        "rooms": rooms,
        "best": [{name: room[name] for name in _TOLD} for room in rooms[:BEST]],
    }
    if state.solo is not None:
        own = {name: encode(getattr(state.solo, name)) for name in fields(Solo)}
        sections["solo"] = {**own, "needed": levels.required(state)}
    return sections


def _table(table: Table) -> dict[str, int]:
    switches = {name: int(getattr(table.options, option) == on) for name, (option, _, on) in _SWITCHES.items()}
    return {"seats": table.seats, **switches}


def _table_of(seen: dict[str, int]) -> Table:
    options = Options()
    for name, (option, off, on) in _SWITCHES.items():
        setattr(options, option, on if seen[name] else off)
    return Table(seen["seats"], options)


def _turn(state: State) -> tuple[str, ...]:
    """Return the fields of a turn; alone there are levels, no rounds."""
    return _TURN if state.solo is None else _TURN[1:]


def _frame(frame: Choice, eyes: int | None) -> dict[str, Any]:
    """Show a frame, without the cubes that only its owner looked at."""
    plain = frames.shown(frame)
    if _is_private(frame, eyes):
        plain["cubes"] = [HIDDEN] * len(plain["cubes"])
    return plain


def _is_private(frame: Choice, eyes: int | None) -> bool:
    """Tell if a frame has cubes that only its owner looked at."""
    return isinstance(frame, Sight) and eyes != frame.seat


def shows_quest(state: State, seat: int, eyes: int | None) -> bool:
    """Tell if a quest is shown: it is its owner's secret until the end (DD-10), but not alone."""
    return seat == eyes or state.step == END or state.solo is not None


def _hero(state: State, seat: int, eyes: int | None) -> dict[str, Any]:
    hero, held = state.heroes[seat], state.cubes(seat)
    return {
        "race": hero.card.name,
        "classes": list(hero.class_names),
        "quest": hero.task.name if shows_quest(state, seat, eyes) else "",
        "life": hero.life,
        "initiative": hero.card.initiative,
        "reserve": _types(bodies(mask(held) & ALL_TREASURES)),
        "monsters": _types(bodies(mask(held) & ALL_MONSTERS)),
        "weight": state.weight(seat),
        "score": scoring.total(state, seat) if shows_quest(state, seat, eyes) else None,
        "renown": scoring.renown(hero) if state.solo is None else 0,
        "held": [WORD_OF[cube] for cube in held],
        **{name: encode(getattr(hero, name)) for name in _HERO},
    }


def _cards(state: State, eyes: int | None) -> list[dict[str, str]]:
    """Return one's own cards and the messages that tell what they do; alone some read otherwise (DD-100)."""
    if eyes is None:
        return []
    hero = state.heroes[eyes]
    names = (hero.card.name, *hero.class_names, hero.task.name)
    return [{"card": name, "text": f"{name}-solo" if state.solo and name in SOLO_CARDS else name} for name in names]


def _types(cubes: tuple[int, ...]) -> dict[str, int]:
    return dict(looting.typed(mask(cubes)))


def _shapes(state: State) -> list[dict[str, Any]]:
    """Return every body that can be seen from above, with its corner points."""
    shapes = [_shape(CUBES[cube].word, CUBES[cube].type, spot) for cube, spot in enumerate(state.spots) if spot]
    shapes += [_shape(f"pawn:{seat + 1}", "pawn", spot) for seat, spot in enumerate(state.pawns) if spot]
    tokens = state.solo.tokens if state.solo is not None else ()
    return shapes + [_shape(word, "token", spot) for word, spot in zip(TOKEN_WORDS, tokens, strict=False)]


def _shape(word: str, kind: str, spot: tuple[int, ...]) -> dict[str, Any]:
    """Return a shape. A Pillar's letter is its number: rooms are named by them."""
    letter = word.partition(":")[2] if kind == "pillar" else LETTERS[kind]
    return {"id": word, "class": COLOURS[kind], "label": kind, "letter": letter, "mark": "", "points": list(spot)}


def _hulls(state: State) -> list[list[int]]:
    """Return the lone spelunker's room."""
    return [list(moving.outline(state))] if state.solo is not None and state.solo.tokens else []


# --- imagining ---


def imagine(seen: View, rng: Random) -> State:
    state = State()
    state.table = _table_of(seen["table"])
    turn = seen["turn"]
    for name in _TURN:
        if name in turn:
            setattr(state, name, decode(turn[name], {}))
    state.step = STEPS.index(turn["step"])
    state.dropped = tuple([ID_OF[word] for word in turn["dropped"]])
    _lay_out(state, seen)
    state.heroes = _heroes(seen["heroes"], rng)
    state.frames = tuple([_imagined(state, frame, rng) for frame in turn["frames"]])
    if "solo" in seen:
        state.solo = Solo()
        for name in fields(Solo):
            setattr(state.solo, name, decode(seen["solo"][name], {}))
    return state


def determinise(state: State, eyes: int | None, rng: Random) -> State:
    """Deal the quests and cubes anew that these eyes do not see, in the order in which `imagine` deals them."""
    new = state.copy()
    shown = {seat for seat in range(state.table.seats) if shows_quest(state, seat, eyes)}
    seen = {state.heroes[seat].quest for seat in shown}
    free = [quest for quest in range(len(QUESTS)) if quest not in seen]
    new.heroes = tuple(
        [hero if seat in shown else _with_quest(hero, _drawn(free, rng)) for seat, hero in enumerate(state.heroes)]
    )
    new.frames = tuple([_looked(new, frame, rng) if _is_private(frame, eyes) else frame for frame in state.frames])
    return new


def _drawn(free: list[int], rng: Random) -> int:
    return free.pop(int(rng.random() * len(free)))


def _with_quest(hero: Hero, quest: int) -> Hero:
    new = hero.copy()
    new.quest = quest
    return new


def _lay_out(state: State, seen: View) -> None:
    where, spots = [AWAY] * len(CUBES), [()] * len(CUBES)
    pawns: list[tuple[int, ...]] = [()] * state.table.seats
    for name, place in _BESIDE.items():
        for word in seen["cubes"][name]:
            where[ID_OF[word]] = place
    for seat, hero in enumerate(seen["heroes"]):
        for word in hero["held"]:
            where[ID_OF[word]] = seat
    for shape in seen["dungeon"]["shapes"]:
        word = shape["id"]
        if word in ID_OF:
            where[ID_OF[word]] = TABLE
            spots[ID_OF[word]] = tuple(shape["points"])
        elif shape["label"] == "pawn":
            pawns[int(word.partition(":")[2]) - 1] = tuple(shape["points"])
    state.where, state.spots, state.pawns = tuple(where), tuple(spots), tuple(pawns)


def _heroes(seen: list[dict[str, Any]], rng: Random) -> tuple[Hero, ...]:
    """Return the heroes; quests that are not shown are dealt anew from those that nobody is seen to have."""
    free = [index for index, quest in enumerate(QUESTS) if quest.name not in {hero["quest"] for hero in seen}]
    heroes = []
    for plain in seen:
        hero = Hero()
        hero.race = RACE_NAMES.index(plain["race"])
        hero.classes = tuple([CLASS_NAMES.index(name) for name in plain["classes"]])
        for name in _HERO:
            setattr(hero, name, decode(plain[name], {}))
        shown = plain["quest"]
        hero.quest = QUEST_NAMES.index(shown) if shown else _drawn(free, rng)
        heroes.append(hero)
    return tuple(heroes)


def _imagined(state: State, plain: dict[str, Any], rng: Random) -> Choice:
    frame: Choice = frames.read(plain, FRAMES)
    return _looked(state, frame, rng) if isinstance(frame, Sight) and HIDDEN in frame.cubes else frame


def _looked(state: State, frame: Choice, rng: Random) -> Choice:
    """Return the frame of a Diviner with other cubes: those that somebody else looked at may be any of the box."""
    assert isinstance(frame, Sight)
    left, waiting = list(state.box()), list(state.cubes(BOX))
    new, cubes = frame.copy(), []
    for _ in frame.cubes:
        kind = index_at(tuple(left), int(rng.random() * sum(left)))
        left[kind] -= 1
        cube = next(cube for cube in waiting if KIND_OF[cube] == kind)
        waiting.remove(cube)
        cubes.append(cube)
    new.cubes = tuple(cubes)
    return new
