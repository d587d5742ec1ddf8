"""The facts of Dungeon Drop."""

from __future__ import annotations

from souterrain.core import options
from souterrain.core.facts import AT_ONCE, HIDDEN, Daily, Facts, Lesson, Option
from souterrain.core.records import record


@record
class Options(options.Options):
    """The options that the rules read during play."""

    teamwork: int = 0
    pawns: str = "race"
    judge: str = "assisted"
    table_edge: str = "open"


FACTS = Facts(
    name="drop",
    rules=2,
    seats=(1, 4),
    decisions=3000,
    information=HIDDEN,
    moves=AT_ONCE,
    chance=("dice", "tray"),
    slow=("tray",),
    options=(
        Option("teamwork", "off", "on"),
        Option("pawns", "race", "turn"),
        Option("judge", "assisted", "by_eye"),
        Option("table_edge", "open", "walled"),
    ),
    unhurried={"pawns": "turn"},
    daily=Daily("me"),
    lessons=(
        Lesson("room", 573, seats=("me", "bot:novice")),
        Lesson("teamwork", 296, {"teamwork": "on", "pawns": "turn"}, ("me", "bot:novice")),
        Lesson("alone", 23),
    ),
)
