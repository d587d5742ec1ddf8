"""The facts of Dungeon Roll."""

from __future__ import annotations

from souterrain.core import options
from souterrain.core.facts import Daily, Facts, Lesson, Option
from souterrain.core.records import record
from souterrain.games.roll.content.heroes import HEROES, SETS


@record
class Options(options.Options):
    """The options that the rules read during play."""

    dragon_bait: str = "one"
    scroll_phase: str = "monster"
    ultimate_phase: str = "any"
    flee_keeps_dragon_xp: int = 0


FACTS = Facts(
    name="roll",
    rules=2,
    seats=(1, 4),
    decisions=6000,
    options=(
        Option("edition", "seed", "published"),
        Option("heroes", "deal", "choose", "none", "mirror"),
        Option("hero_set", *SETS),
        Option("hero", "any", *(hero.novice.name for hero in HEROES)),
        Option("first", "random", "1", "2", "3", "4"),
        Option("dragon_bait", "one", "all_monsters"),
        Option("scroll_phase", "monster", "any"),
        Option("ultimate_phase", "any", "monster"),
        Option("flee_keeps_dragon_xp", "off", "on"),
        Option("tempo", "turns", "together"),
    ),
    presets={
        "edition": {
            "seed": {"dragon_bait": "one", "scroll_phase": "monster", "flee_keeps_dragon_xp": "off"},
            "published": {"dragon_bait": "all_monsters", "scroll_phase": "any", "flee_keeps_dragon_xp": "on"},
        }
    },
    hiding={"tempo": "together"},
    apart={"tempo": "together"},
    daily=Daily("me", options={"hero_set": "all"}),
    idle=True,
    forward=("fight", "open", "drink", "dragon", "go"),
    lessons=(Lesson("first", 93019, {"hero": "spellsword"}),),
)
