"""Checks for new tables: records, bots, names."""

from __future__ import annotations

from collections.abc import Collection

from souterrain.core import registry
from souterrain.core.game import setup_of
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
        options = setup_of(game, len(asked.seats), asked.options, (), None).options
    except SetupError as fault:
        raise Refused.by(fault.rejected, 400) from fault
    chairs: list[Chair] = []
    for who in asked.seats:
        if who not in (ME, ""):
            check_bot(asked.game, who)
        chairs.append(Chair(person if who == ME else who, ready=who.startswith(BOT)))
    if asked.absence not in ABSENCE:
        raise Refused.by(Rejected("no-such-value", option="absence", value=asked.absence), 400)
    return TableRecord(
        asked.game, dict(options), chairs, person, private=asked.private, tempo=asked.tempo, absence=asked.absence
    )


def new_lesson(game: str, person: str) -> tuple[TableRecord, bytes]:
    """Return the record and the seed of a game's lesson."""
    if game not in registry.names():
        raise Refused("no-such-game", 404, data={"game": game})
    facts = registry.game(game).facts
    if facts.lesson is None:
        raise Refused("no-lesson", 404)
    options = facts.resolve(facts.lesson.options)
    return TableRecord(game, options, [Chair(person)], person, lesson=True), seed_bytes(facts.lesson.seed)
