"""The cards: races, classes and quests (DD-03). What an ability does is found by its name in rules/abilities."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.drop.content.cubes import GEMS


class Race(NamedTuple):
    """`initiative`: the smallest begins round 1, the greatest wins a tie (DD-11, DD-71). `renown`: points at the end
    among several heroes (DD-72)."""

    name: str
    rule: str
    life: int
    initiative: int
    renown: int = 0


class Class(NamedTuple):
    name: str
    rule: str
    renown: int = 0


class Quest(NamedTuple):
    """A quest: `gems` is the worth of each gem, in the order of GEMS."""

    name: str
    rule: str
    gems: tuple[int, int, int]
    rivals: int = 0
    """1 if it compares heroes, and so stays out of solo (DD-101)."""

    def worth(self, gem: str) -> int:
        return self.gems[GEMS.index(gem)]


RACES: Final = (
    Race("boggart", "DD-201", 7, 1, 0),
    Race("fairy", "DD-202", 7, 2, 1),
    Race("eagle-folk", "DD-203", 7, 3, 0),
    Race("wood-elf", "DD-204", 8, 4, 0),
    Race("gnome", "DD-205", 8, 5, 3),
    Race("human", "DD-206", 8, 6, 2),
    Race("high-elf", "DD-207", 7, 7, 5),
    Race("dwarf", "DD-208", 8, 8, 6),
    Race("emberkin", "DD-209", 8, 9, 5),
    Race("automaton", "DD-210", 8, 10, 6),
    Race("half-orc", "DD-211", 9, 11, 7),
    Race("shellback", "DD-212", 9, 12, 8),
    Race("burrower", "DD-213", 7, 13, 9),
    Race("tidekin", "DD-214", 7, 14, 8),
    Race("shadeling", "DD-215", 7, 15, 9),
)
CLASSES: Final = (
    Class("warrior", "DD-221", 3),
    Class("rogue", "DD-222", 4),
    Class("mage", "DD-223", 4),
    Class("bard", "DD-224", 5),
    Class("cleric", "DD-225", 6),
    Class("ranger", "DD-226", 0),
    Class("beastmaster", "DD-227", 5),
    Class("sapper", "DD-228", 5),
    Class("diviner", "DD-229", 5),
    Class("alchemist", "DD-230", 5),
)
QUESTS: Final = (
    Quest("heros-help", "DD-241", (1, 2, 3), 1),
    Quest("hoarders-hunt", "DD-242", (2, 1, 3), 1),
    Quest("scouts-specialty", "DD-243", (3, 1, 2), 1),
    Quest("jewellers-trio", "DD-244", (2, 2, 2)),
    Quest("goblin-bounty", "DD-245", (2, 3, 2)),
    Quest("troll-toll", "DD-246", (3, 2, 1)),
    Quest("locksmiths-ledger", "DD-247", (2, 3, 1)),
    Quest("pocket-gems", "DD-248", (2, 2, 3)),
    Quest("alchemists-shelf", "DD-249", (1, 3, 2)),
    Quest("royal-tithe", "DD-250", (2, 1, 3)),
)
RACE_NAMES: Final = tuple([race.name for race in RACES])
CLASS_NAMES: Final = tuple([card.name for card in CLASSES])
QUEST_NAMES: Final = tuple([quest.name for quest in QUESTS])
RULE_OF: Final = {card.name: card.rule for card in (*RACES, *CLASSES, *QUESTS)}
SOLO_CARDS: Final = ("eagle-folk", "human", "burrower", "shadeling")
"""Cards that read differently for those who play alone."""
