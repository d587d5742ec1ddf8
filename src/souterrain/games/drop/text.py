"""The terminal's picture of Dungeon Drop: a view as lines of text, and nothing else.

Lists come first and say what they show before they show it, so that they can be read aloud; the table from above comes
last, for the eye.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from souterrain.core.folding import wrap
from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.drop.content.cards import SOLO_CARDS
from souterrain.games.drop.content.cubes import WORD_OF
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.text_table import WIDTH, Row, Shape, above, lying, own_room, rooms

LONGEST_NAME: Final = 20


def picture(view: View, words: Words) -> list[str]:
    shapes: list[Shape] = view["dungeon"]["shapes"]
    blocks = [list(block) for block in (_hero_rows(view, words), _own(view, words), _beside(view, words))]
    table = list(lying(view, shapes, words))
    indent = max(len(label) for rows in (*blocks, table) for label, _ in rows) + 2
    lines = wrap(_head(view, words), WIDTH)
    for rows in blocks:
        lines += ["", *_told(rows, indent)] if rows else []
    lines += rooms(view, shapes, words)
    lines += (
        ["", words("text-table-solo" if own_room(shapes) else "text-table"), *_told(table, indent)] if table else []
    )
    return [*lines, *above(shapes, words)]


def _head(view: View, words: Words) -> str:
    """Write the headline: the seat whose turn it is, the round and the step."""
    turn, solo = view["turn"], view.get("solo")
    if turn["step"] == "end":
        return words("text-over")
    step = words(f"text-step-{turn['frames'][-1]['kind'] if turn['frames'] else turn['step']}")
    if solo is None:
        return words("text-round", seat=turn["seat"], round=turn["round"], step=step)
    return words("text-level", seat=turn["seat"], level=solo["level"], turn=solo["turn"], step=step)


# --- heroes ---


def _hero_rows(view: View, words: Words) -> Iterator[Row]:
    """Yield everyone's cards, life, reserve and weight; a quest and a score where they are known."""
    for seat in view["turn"]["order"]:
        hero = view["heroes"][seat]
        name = _clipped(words("text-name", seat=seat))
        yield words("text-hero-name", name=name), ", ".join(_hero(view, hero, words))
        yield "  " + words("text-reserve"), _list(hero["reserve"], words)
        if hero["monsters"]:
            yield "  " + words("text-monsters"), _list(hero["monsters"], words)
        if hero["quest"]:
            yield "  " + words("text-quest"), _card(hero["quest"], words)


def _hero(view: View, hero: dict[str, Any], words: Words) -> Iterator[str]:
    names = ", ".join([words.noun(name) for name in (hero["race"], *hero["classes"])])
    left, life = hero["life"] - hero["covered"], hero["life"]
    if "solo" in view:
        yield words("text-hero", cards=names, left=left, life=life)
    else:
        weight, initiative = hero["weight"], hero["initiative"]
        yield words("text-hero-many", cards=names, left=left, life=life, weight=weight, initiative=initiative)
    if view["table"]["teamwork"]:
        yield words("text-steps", number=hero["steps"])
    if hero["score"] is not None:
        message = "text-points-renown" if hero["renown"] else "text-points"
        yield words(message, number=hero["score"], renown=hero["renown"])


def _card(name: str, words: Words, message: str = "text-card", alone: bool = False) -> str:
    text = words(f"card-{name}-solo" if alone and name in SOLO_CARDS else f"card-{name}")
    return words(message, card=name, text=text)


def _own(view: View, words: Words) -> Iterator[Row]:
    """Yield the lines of the hero whose turn it is: what the cards do, what is in force, and the lone spelunker's
    things."""
    turn, solo = view["turn"], view.get("solo")
    if turn["step"] == "end":
        return
    hero = view["heroes"][turn["seat"]]
    for label, names in (("text-race", [hero["race"]]), ("text-class", hero["classes"])):
        for name in names:
            message = "text-card-tilted" if name in hero["tilted"] else "text-card"
            yield words(label), _card(name, words, message, solo is not None)
    if turn["used"]:
        used = dict.fromkeys((turn["used"], turn["effect"]))
        yield words("text-in-force"), ", ".join([words.noun(name) for name in used])
    for frame in turn["frames"]:
        if frame["kind"] == "sight" and -1 not in frame["cubes"]:
            yield words("text-seen"), words("text-list", items=[(WORD_OF[cube], 1) for cube in frame["cubes"]])
    if solo is not None:
        yield from _alone(view, hero, words)
    elif view["table"]["teamwork"] and turn["step"] in ("explore", "place", "act", "loot"):
        yield words("text-aim"), words("text-scale")


def _alone(view: View, hero: dict[str, Any], words: Words) -> Iterator[Row]:
    solo = view["solo"]
    yield words("text-relic"), words("text-fragments", number=solo["fragments"])
    closed = hero["reserve"].get("chest") and hero["reserve"].get("key")
    message = "text-needed-chests" if closed else "text-needed-score"
    yield words("text-needed"), words(message, number=solo["needed"], score=hero["score"])
    if solo["stairs"]:
        yield words("text-stairs"), words("text-stairs-here")
    room = own_room(view["dungeon"]["shapes"])
    if room and view["turn"]["step"] == "explore":
        corners = [centre(tuple(shape["points"])) for shape in room]
        x, y = [sum(numbers) // len(corners) // 100 for numbers in zip(*corners, strict=True)]
        yield words("text-aim"), words("text-aim-room", x=x, y=y)
        yield "", words("text-scale")


def _beside(view: View, words: Words) -> Iterator[Row]:
    box, fallen = view["beside"]["box"], view["beside"]["fallen"]
    told = words("text-box-holds", number=sum(box.values()), items=list(box.items())) if box else words("text-none")
    yield words("text-box"), told
    if fallen:
        yield words("text-fallen"), _list(fallen, words)


def _clipped(name: str) -> str:
    name = " ".join(name.split())
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _list(counts: dict[str, int], words: Words) -> str:
    return words("text-list", items=list(counts.items())) if counts else words("text-none")


def _told(rows: Iterable[Row], indent: int) -> list[str]:
    """Return labels in one column, what they say in another; long lines go on below their beginning."""
    lines: list[str] = []
    for label, text in rows:
        first, *more = wrap(text, WIDTH - indent)
        lines += [f"{label:<{indent}}{first}", *(" " * indent + line for line in more)]
    return lines
