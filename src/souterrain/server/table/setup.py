"""Checks for new tables: records, bots, names."""

from __future__ import annotations

from collections.abc import Collection
from itertools import zip_longest

from souterrain.core import registry
from souterrain.core.events import SILENT
from souterrain.core.fast import Fast
from souterrain.core.game import setup_of
from souterrain.core.journal import embedded
from souterrain.core.rejection import Rejected, SetupError
from souterrain.core.seeded import seed_bytes
from souterrain.parts import bots
from souterrain.server.protocol.http import NewTable
from souterrain.server.refusal import Refused
from souterrain.server.store.record import ABSENCE, BOT, ME, Chair, TableRecord


def distinct(name: str, taken: Collection[str]) -> str:
    """Return a name that is unique at the table: the second bearer of a name gets a number."""
    found, number = name, 1
    while found and found in taken:
        number += 1
        found = f"{name[:21]} {number}"
    return found


def check_bot(game: str, who: str) -> None:
    if not who.startswith(BOT) or who.removeprefix(BOT) not in bots(game):
        raise Refused("no-such-bot", 400, data={"bot": who.removeprefix(BOT)})


def default_bot(game: str) -> str:
    """Return the strongest bot: the bots of a game are listed after the general ones."""
    return BOT + list(bots(game))[-1]


def new_record(asked: NewTable, person: str) -> TableRecord:
    """Return the record of a table as requested; refuse a set-up that the game does not have."""
    try:
        game = registry.game(asked.game)
        content = None if asked.content is None else embedded(asked.content)
        setup = setup_of(game, len(asked.seats), asked.options, tuple(asked.roles), content)
        if content is not None:
            game.start(setup, Fast(0), SILENT)  # games check their content at the start
    except SetupError as fault:
        raise Refused.by(fault.rejected, 400) from fault
    chairs: list[Chair] = []
    for who, role in zip_longest(asked.seats, asked.roles, fillvalue=""):
        if who not in (ME, ""):
            check_bot(asked.game, who)
        chairs.append(Chair(person if who == ME else who, role, who.startswith(BOT)))
    if asked.absence not in ABSENCE:
        raise Refused.by(Rejected("no-such-value", option="absence", value=asked.absence), 400)
    return TableRecord(
        asked.game,
        dict(setup.options),
        chairs,
        person,
        private=asked.private,
        tempo=asked.tempo,
        absence=asked.absence,
        content=content,
    )


def new_lesson(game: str, name: str, person: str) -> tuple[TableRecord, bytes]:
    """Return the record and the seed of a lesson."""
    if game not in registry.names():
        raise Refused("no-such-game", 404, data={"game": game})
    facts = registry.game(game).facts
    lesson = facts.lesson(name)
    if lesson is None:
        raise Refused("no-lesson", 404)
    chairs = [
        Chair(person if who == ME else who, role, ready=who != ME)
        for who, role in zip_longest(lesson.seats, lesson.roles, fillvalue="")
    ]
    options = facts.resolve(lesson.options)
    record = TableRecord(game, options, chairs, person, lesson=lesson.name, content=lesson.content)
    return record, seed_bytes(lesson.seed)
