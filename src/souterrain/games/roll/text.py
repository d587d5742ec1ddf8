"""The terminal's picture of Dungeon Roll: a view as lines of text, and nothing else.

Every line says what it shows before it shows it, so that it can be read aloud; columns are for the eye alone.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from souterrain.core.folding import wrap
from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.roll.content.dice import DUNGEON, MONSTERS
from souterrain.games.roll.content.heroes import CARDS, NOBODY, SIDES, Side

WIDTH: Final = 80
LONGEST_NAME: Final = 20

Row = tuple[str, str]
"""A label and what it says."""


def picture(view: View, words: Words) -> list[str]:
    frames = view["turn"].get("frames")
    frame = frames[-1] if frames else {}
    blocks = [list(block) for block in _blocks(view, words, frame)]
    indent = max([len(label) for block in blocks for label, _ in block], default=0) + 2
    lines = wrap(_head(view, words, frame), WIDTH)
    for rows in blocks:
        lines += ["", *_told(rows, indent)] if rows else []
    return [*lines, *_parties(view, words), "", *_standing(view, words)]


def _head(view: View, words: Words, frame: dict[str, Any]) -> str:
    """Write the headline: the Adventurer, the delve, the level and the phase. A spectator of several delves at once has
    no part in any."""
    turn, seat = view["turn"], frame.get("seat", 0)
    if "phase" not in turn:
        return words("text-together", delve=turn["delve"])
    if turn["phase"] == "end":
        return words("text-last-discard", seat=seat) if frame else words("text-over")
    if frame.get("kind") == "choose":
        return words("text-choosing", seat=seat)
    if turn["phase"] == "setup":
        return words("text-forming", seat=turn["seat"], delve=turn["delve"])
    phase = words(f"text-phase-{turn['phase']}")
    return words("text-delving", seat=turn["seat"], delve=turn["delve"], level=view["delve"]["level"], phase=phase)


def _blocks(view: View, words: Words, frame: dict[str, Any]) -> Iterator[Iterator[Row]]:
    if frame.get("kind") != "choose" and "delve" in view and view["turn"]["phase"] != "end":
        yield _own(view, words)
        yield _dungeon(view, words)
    if frame:
        yield _question(view, words, frame)


def _own(view: View, words: Words) -> Iterator[Row]:
    """Yield the Adventurer's side of the table."""
    delve, player = view["delve"], view["players"][view["turn"]["seat"]]
    yield words("text-hero"), _hero(view, words)
    yield words("text-party"), _list(delve["party"], words) or words("text-empty")
    if delve["allies"]:
        yield words("text-allies"), _list(delve["allies"], words)
    yield words("text-graveyard"), _dice(delve["graveyard"], words)
    if delve["out"]:
        yield words("text-out"), _dice(delve["out"], words)
    yield words("text-tokens"), _list(player["tokens"], words) or words("text-no-tokens")


def _dungeon(view: View, words: Words) -> Iterator[Row]:
    """Yield the dungeon's side of the table."""
    delve = view["delve"]
    monsters = {word: number for word, number in delve["dungeon"].items() if word in MONSTERS}
    loot = {word: number for word, number in delve["dungeon"].items() if word not in MONSTERS}
    yield words("text-monsters"), _list(monsters, words) or words("text-no-monsters")
    yield words("text-loot"), _list(loot, words) or words("text-no-loot")
    yield words("text-lair"), _lair(view, words)
    for level, dice in enumerate(delve["aside"], delve["level"] + 1):
        yield words("text-aside", level=level), _list(dice, words)
    yield words("text-supply"), _dice(delve["supply"], words)
    yield words("text-box"), words("text-treasures", number=sum(view["box"].values()))


def _question(view: View, words: Words, frame: dict[str, Any]) -> Iterator[Row]:
    """Yield what a question is about and lies nowhere else on the table."""
    kind, number, dice = frame["kind"], frame.get("number", 0), frame.get("dice", ())
    if kind == "choose":
        taken = [player["index"] for player in view["players"]]
        free = [words.noun(CARDS[index].novice.name) for index in dice if index not in taken]
        yield words("text-on-offer"), ", ".join(free)
    elif kind == "scout":
        yield words("text-scouted"), _list(dict(zip(DUNGEON, dice, strict=True)), words)
    elif kind == "discard":
        yield words("text-give"), words("text-treasures", number=number)
    elif kind == "take":
        yield words("text-return"), _dice(number, words)


def _side(view: View) -> Side:
    player = view["players"][view["turn"]["seat"]]
    return SIDES[int(player["index"])][int(player["master"])]


def _hero(view: View, words: Words) -> str:
    side, marks = _side(view), view["marks"]
    player = view["players"][view["turn"]["seat"]]
    if side is NOBODY.novice:
        return words.noun(side.name)
    faces = "text-legend" if CARDS[player["index"]].master is None else "text-novice"
    card = words("text-master" if player["master"] else faces, hero=side.name)
    told = [words("text-spent" if marks["exhausted"] else "text-ready", card=card)]
    if side.level_reroll:
        told.append(words("text-reroll-spent" if marks["used"] else "text-reroll-ready"))
    if marks["berserk"]:
        told.append(words("text-berserk"))
    return ", ".join(told)


def _lair(view: View, words: Words) -> str:
    number, side = view["delve"]["lair"], _side(view)
    lair = _list({DUNGEON[-1]: number}, words) or words("text-empty")
    if view["marks"]["slain"]:
        return words("text-lair-fought", dragons=lair)
    if number >= side.dragon_at:
        return words("text-lair-comes", dragons=lair)
    return words("text-lair-spills" if side.lair_spills else "text-lair-waits", dragons=lair, at=side.dragon_at)


def _list(counts: dict[str, int], words: Words) -> str:
    """Return words with numbers, as one says them; nothing if there are none."""
    items = [(word, number) for word, number in counts.items() if number]
    return words("text-list", items=items) if items else ""


def _dice(number: int, words: Words) -> str:
    return words("text-dice", number=number) if number else words("text-empty")


def _parties(view: View, words: Words) -> list[str]:
    """Return the others, where everybody delves at once: name, hero, how deep and how it goes, how many dice are left;
    then the dice of those that are seen on a level."""
    others = [
        (seat, party)
        for seat, party in enumerate(view.get("parties", ()))
        if seat != view["turn"].get("seat") and party["phase"] != "end"
    ]
    rows = [
        (
            _clipped(words("text-name", seat=seat)),
            words.noun(party["card"]) if party["card"] else "",
            _fares(party, words),
            _dice(party["dice"], words),
        )
        for seat, party in others
    ]
    trays = [line for seat, party in others for line in _tray(seat, party, words)]
    return ["", words("text-parties"), *_columns(rows, len(rows[0])), *trays] if rows else []


def _fares(party: dict[str, Any], words: Words) -> str:
    if party["phase"] == "left":
        phase = words(f"text-ended-{party['ended']}" if party["ended"] else "text-phase-left")
        return phase if party["ahead"] else words("text-party-at", level=party["level"], phase=phase)
    if party["ahead"]:
        return words("text-party-ahead", level=party["level"]) if party["level"] else words("text-party-unseen")
    phase = words(f"text-phase-{party['phase']}")
    return words("text-party-at", level=party["level"], phase=phase) if party["level"] else phase


def _tray(seat: int, party: dict[str, Any], words: Words) -> list[str]:
    """Return the dice of another party and of its level, as far as they are seen."""
    if not party["tray"] or not party["level"] or party["ended"]:
        return []
    delve = party["tray"]["delve"]
    dungeon = _list({**delve["dungeon"], DUNGEON[-1]: delve["lair"]}, words) or words("text-empty")
    ours = _list({**delve["party"], **delve["allies"]}, words) or words("text-empty")
    return wrap(words("text-tray", seat=seat, party=ours, dungeon=dungeon), WIDTH)


def _standing(view: View, words: Words) -> list[str]:
    """Return all players: name, hero, XP, treasures, and what it would be worth if it ended now."""
    rows = [
        (
            _clipped(words("text-name", seat=seat)),
            words.noun(player["card"]) if player["card"] else "",
            words("text-xp", number=player["xp"]),
            words("text-treasures", number=sum(player["tokens"].values())),
            words("text-score", number=player["score"]),
        )
        for seat, player in enumerate(view["players"])
    ]
    return [words("text-players"), *_columns(rows, 2)]


def _columns(rows: Sequence[tuple[str, ...]], left: int) -> list[str]:
    """Align columns: the first `left` are words and begin at the left, the others are numbers."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = list(zip(row, widths, strict=True))
        words = [cell.ljust(width) for cell, width in cells[:left]]
        lines.append("  ".join([*words, *[cell.rjust(width) for cell, width in cells[left:]]]).rstrip())
    return lines


def _clipped(name: str) -> str:
    name = " ".join(name.split())
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def _told(rows: list[Row], indent: int) -> list[str]:
    """Return labels in one column, what they say in another; long lines go on below their beginning."""
    lines: list[str] = []
    for label, text in rows:
        first, *more = wrap(text, WIDTH - indent)
        lines += [f"{label:<{indent}}{first}", *(" " * indent + line for line in more)]
    return lines
