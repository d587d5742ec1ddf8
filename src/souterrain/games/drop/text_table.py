"""The table as text: rooms by what they bring, pillars and cubes by their squares, and the table from above.

A cube is its letter and its shape: treasures stand bare, monsters with `!`, pillars, tokens and pawns with a number.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import Any, Final

from souterrain.core.folding import GLUE, wrap
from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.drop import grid
from souterrain.games.drop.content.cubes import BODY_OF, FIRST_PAWN, LETTERS, MONSTERS, TREASURES, WORD_OF
from souterrain.games.drop.geometry import centre, distance, hull, points
from souterrain.games.drop.rules.looting import holds_stairs
from souterrain.games.drop.rules.rooms import Layout, Room
from souterrain.games.drop.rules.verdicts import EDGE, narrow

WIDTH: Final = 80
ROOMS: Final = 8
PRIZED: Final = 4
LOOKED_AT: Final = 3
NARROWLY: Final = 2
"""The number of rooms that are listed, of further ones for what they hold, of rooms with their narrow verdicts, and of
verdicts each."""
CUBES: Final = (*TREASURES, *MONSTERS, "stairs")
NUMBERED: Final = ("pillar", "token", "pawn")
"""A blank at which no line ends."""

Row = tuple[str, str]
"""A label and what it says."""
Shape = dict[str, Any]


def rooms(view: View, shapes: list[Shape], words: Words) -> list[str]:
    """List what the rooms bring, the best first, and the cubes that are narrowly in or out. Alone, list those with the
    Stairs or a relic too."""
    if not view["rooms"]:
        return []
    layout = _layout(shapes)
    found = [(room, _found(layout, room["corners"])) for room in view["rooms"]]
    prized = [pair for pair in found[ROOMS:] if holds_stairs(pair[1]) or "relic" in pair[0]["brings"]]
    told = found[:ROOMS] + prized[:PRIZED]
    lines = ["", words("text-rooms")]
    for index, (room, where) in enumerate(told):
        lines += wrap(_brings(room, where, words), WIDTH, subsequent_indent="  ")
        if index < LOOKED_AT:
            near = ", ".join(_narrow(layout, where, words))
            lines += wrap(near, WIDTH, initial_indent="    ", subsequent_indent="    ") if near else []
    return [*lines, words("text-rooms-more")] if len(found) > len(told) else lines


def _brings(room: dict[str, Any], where: Room, words: Words) -> str:
    corners, brings = [(word, 1) for word in room["corners"]], list(room["brings"].items())
    harm = words("text-shield") if room["harm"] is None else words("text-harm", number=room["harm"])
    points_ = words("text-points", number=room["points"])
    message = "text-room-stairs" if holds_stairs(where) else "text-room"
    return words(message, corners=corners, brings=brings, harm=harm, points=points_)


def _layout(shapes: list[Shape]) -> Layout:
    spots = {_body(shape["id"]): tuple(shape["points"]) for shape in shapes}
    return Layout(spots, tuple([_body(shape["id"]) for shape in shapes if shape["label"] in ("pillar", "token")]))


def _body(word: str) -> int:
    kind, _, number = word.partition(":")
    return FIRST_PAWN + int(number) - 1 if kind == "pawn" else BODY_OF[word]


def _found(layout: Layout, corners: list[str]) -> Room:
    bodies = [BODY_OF[word] for word in corners]
    room = layout.room4(*bodies) if len(bodies) == 4 else layout.room(*bodies)
    assert room is not None
    return room


def _narrow(layout: Layout, room: Room, words: Words) -> Iterator[str]:
    cubes = sum(1 << body for body in layout.spots if body < FIRST_PAWN) & ~layout.pillar_mask
    for verdict in narrow(layout, room, cubes)[:NARROWLY]:
        if verdict.where == EDGE:
            yield words("text-touches", cube=WORD_OF[verdict.body])
        else:
            whole, tenths = verdict.length
            yield words("text-misses", cube=WORD_OF[verdict.body], length=words("text-mm", whole=whole, tenths=tenths))


def lying(view: View, shapes: list[Shape], words: Words) -> Iterator[Row]:
    """List everything that lies: pillars by number, then every type, the nearest cube first."""
    room = own_room(shapes)
    outline = hull(corner for shape in room for corner in points(tuple(shape["points"]))) if room else ()
    if room:
        yield words("text-tokens"), _standing(room, words)
    pillars = _of(shapes, "pillar")
    if pillars:
        yield _label("pillar", len(pillars), words), _standing(pillars, words)
    for kind in CUBES:
        found = []
        for shape in _of(shapes, kind):
            footprint = tuple(shape["points"])
            far = distance(outline, footprint) if outline else round(hypot(*centre(footprint)))
            found.append((far, _number(shape), footprint))
        if found:
            yield _label(kind, len(found), words), ", ".join([_lying(*each, words) for each in sorted(found)])
    pawns = _of(shapes, "pawn")
    if pawns and view["table"]["seats"] == 1:
        yield words("text-pawn"), grid.square(*centre(tuple(pawns[0]["points"])))
    elif pawns:
        stand = [(_number(pawn) - 1, grid.square(*centre(tuple(pawn["points"])))) for pawn in pawns]
        yield (
            words("text-pawns"),
            ", ".join([words("text-stands-at", seat=seat, square=where) for seat, where in stand]),
        )


def _label(kind: str, number: int, words: Words) -> str:
    """Return a type as the beginning of a line, with its letter."""
    noun = words.noun(kind, number)
    return words("text-label", letter=LETTERS[kind], noun=noun[0].upper() + noun[1:])


def _lying(far: int, number: int, footprint: tuple[int, ...], words: Words) -> str:
    where = grid.square(*centre(footprint))
    return _glued(words("text-lies", number=number, square=where, distance=-(-far // 10_000)))


def _standing(shapes: list[Shape], words: Words) -> str:
    stand = [(_number(shape), grid.square(*centre(tuple(shape["points"])))) for shape in shapes]
    return ", ".join([_glued(words("text-stands", number=number, square=where)) for number, where in stand])


def _of(shapes: list[Shape], kind: str) -> list[Shape]:
    return [shape for shape in shapes if shape["label"] == kind]


def own_room(shapes: list[Shape]) -> list[Shape]:
    """Return the lone spelunker's tokens."""
    return _of(shapes, "token")


def _number(shape: Shape) -> int:
    return int(shape["id"].partition(":")[2])


def above(shapes: list[Shape], words: Words) -> list[str]:
    """Return the table from above. Pillars are written first: rooms are named by them."""
    if not shapes:
        return []
    ordered = [shape for kind in (*NUMBERED, *CUBES) for shape in _of(shapes, kind)]
    lines, hidden = grid.drawn([grid.Mark(_mark(shape), *centre(tuple(shape["points"]))) for shape in ordered])
    if hidden:
        covered = words("text-hidden", cubes=[(ordered[index]["id"], 1) for index in hidden])
        lines += wrap(covered, WIDTH)
    return ["", *wrap(words("text-above"), WIDTH), *lines]


def _mark(shape: Shape) -> str:
    kind = shape["label"]
    if kind in NUMBERED:
        return f"{LETTERS[kind]}{_number(shape)}"
    return LETTERS[kind] + "!" if kind in MONSTERS else LETTERS[kind]


def _glued(text: str) -> str:
    """Keep what is said of one cube on one line."""
    return text.replace(" ", GLUE)
