"""The 26 heroes: data over a closed vocabulary.

A side's hooks (the keyword arguments of `Side`) are its specialty, its `ultimate` one word of rules/ultimates.py with
parameters. Whatever a side does not name is as the rules have it.
"""

from __future__ import annotations

from typing import Any, Final

from souterrain.games.roll.content.dice import (
    CHAMPION,
    CHEST,
    CLERIC,
    FIGHTER,
    GOBLIN,
    MAGE,
    POTION,
    SCROLL,
    SKELETON,
    THIEF,
    Face,
    Foe,
)

MONSTER_PHASE, LOOT_PHASE, DRAGON_PHASE, REGROUP_PHASE = range(1, 5)
M, L, D, R = MONSTER_PHASE, LOOT_PHASE, DRAGON_PHASE, REGROUP_PHASE
EVERYBODY: Final = (FIGHTER, CLERIC, MAGE, THIEF, CHAMPION)


class Ultimate:
    """A word of the vocabulary, its parameters, and the phases its text names (() = those of DR-94)."""

    def __init__(self, effect: str, *, phases: tuple[int, ...] = (), **how: Any) -> None:
        self.effect = effect
        self.phases = phases
        self.how = how


NO_ULTIMATE: Final = Ultimate("none")


class Side:
    """One side of a hero card."""

    rule: str
    """The id of its hero."""

    def __init__(
        self,
        name: str,
        ultimate: Ultimate = NO_ULTIMATE,
        *,
        acts: tuple[tuple[Face, tuple[Face, ...]], ...] = (),
        extra: tuple[Face, ...] = (),
        extra_exhausted: int = 0,
        single_champion: int = 0,
        forming: str = "roll",
        party_dice: int = 7,
        rolled: tuple[tuple[Foe, Foe], ...] = (),
        dragon_at: int = 3,
        dragon_takes: int = 3,
        early_loot: int = 0,
        lair_spills: int = 0,
        champion_returns: int = 0,
        level_reroll: tuple[Foe, ...] = (),
        bounty: str = "",
        starts_exhausted: int = 0,
        refresh: str = "",
        lure: int = 0,
        sacrifice: int = 0,
        forming_tokens: int = 0,
        final_discard: int = 0,
    ) -> None:
        self.name = name
        self.ultimate = ultimate
        self.has_sentence = ultimate.effect not in ("companion", "none")
        self.rerolls = bool(level_reroll or sacrifice)
        """True if it has a re-roll of its own."""
        self.names_loot = ultimate.effect in ("discard", "set")
        """True if its ultimate may be for a chest or a potion."""
        self.hero_faces: tuple[Face, ...] = ultimate.how.get("faces", ())
        self.acts = dict(acts)
        self.extra = extra
        self.extra_exhausted = extra_exhausted
        self.single_champion = single_champion
        self.forming = forming
        self.party_dice = party_dice
        self.rolled = dict(rolled)
        self.dragon_at = dragon_at
        self.dragon_takes = dragon_takes
        self.early_loot = early_loot
        self.lair_spills = lair_spills
        self.champion_returns = champion_returns
        self.level_reroll = level_reroll
        self.bounty = bounty
        self.starts_exhausted = starts_exhausted
        self.refresh = refresh
        self.lure = lure
        self.sacrifice = sacrifice
        self.forming_tokens = forming_tokens
        self.final_discard = final_discard


class Hero:
    """A card: a novice and a master side, or one side only."""

    def __init__(self, rule: str, novice: Side, master: Side | None = None) -> None:
        self.rule = rule
        self.novice = novice
        self.master = master


def _swap(one: Face, other: Face) -> tuple[tuple[Face, tuple[Face, ...]], ...]:
    return ((one, (other,)), (other, (one,)))


BASE: Final = (
    Hero(
        "DR-201",
        Side("spellsword", Ultimate("companion", faces=(FIGHTER, MAGE)), acts=_swap(FIGHTER, MAGE)),
        Side("battlemage", Ultimate("vanquish"), acts=_swap(FIGHTER, MAGE)),
    ),
    Hero(
        "DR-202",
        Side("mercenary", Ultimate("discard", what="monsters", most=2), forming="reroll"),
        Side("commander", Ultimate("reroll"), extra=(FIGHTER,)),
    ),
    Hero(
        "DR-203",
        Side("knight", Ultimate("dragons"), forming="champions"),
        Side("slayer", Ultimate("dragons"), forming="champions", dragon_takes=2),
    ),
    Hero(
        "DR-204",
        Side("half-goblin", Ultimate("recruit", foe=GOBLIN, ally="ally:thief", most=1), early_loot=1),
        Side("chieftain", Ultimate("recruit", foe=GOBLIN, ally="ally:thief", most=2), early_loot=1),
    ),
    Hero(
        "DR-205",
        Side("minstrel", Ultimate("empty-lair"), acts=_swap(THIEF, MAGE)),
        Side("bard", Ultimate("empty-lair"), acts=_swap(THIEF, MAGE), extra=(CHAMPION,)),
    ),
    Hero(
        "DR-206",
        Side("enchantress", Ultimate("turn", face=POTION, most=1), acts=((SCROLL, EVERYBODY),)),
        Side("beguiler", Ultimate("turn", face=POTION, most=2), acts=((SCROLL, EVERYBODY),)),
    ),
    Hero(
        "DR-207",
        Side("occultist", Ultimate("recruit", foe=SKELETON, ally="ally:fighter", most=1), acts=_swap(CLERIC, MAGE)),
        Side("necromancer", Ultimate("recruit", foe=SKELETON, ally="ally:fighter", most=2), acts=_swap(CLERIC, MAGE)),
    ),
    Hero(
        "DR-208",
        Side("crusader", Ultimate("companion", faces=(FIGHTER, CLERIC)), acts=_swap(FIGHTER, CLERIC)),
        Side("paladin", Ultimate("blessing"), acts=_swap(FIGHTER, CLERIC)),
    ),
)

BOOSTERS: Final = (
    Hero(
        "DR-209",
        Side("viking", Ultimate("empty-lair"), forming="five-champions"),
        Side("undead-viking", Ultimate("empty-lair"), forming="five-champions", rolled=((SKELETON, POTION),)),
    ),
    Hero(
        "DR-210",
        Side("alchemist", Ultimate("raise", most=1), rolled=((CHEST, POTION),)),
        Side("thaumaturge", Ultimate("raise", most=2), rolled=((CHEST, POTION),)),
    ),
    Hero(
        "DR-211",
        Side("scout", Ultimate("leave", less=1, phases=(M,)), forming="scout"),
        Side("dungeoneer", Ultimate("leave", less=0, phases=(M, L, D)), forming="scout"),
    ),
    Hero(
        "DR-212",
        Side("sorceress", Ultimate("discard", what="monsters", most="lair"), lair_spills=3),
        Side("drake-kin", Ultimate("discard-kinds"), lair_spills=3),
    ),
    Hero(
        "DR-213",
        Side("archaeologist", Ultimate("dig", back=2, phases=(M, L, D, R)), forming_tokens=2, final_discard=6),
        Side("tomb-raider", Ultimate("dig", back=1, phases=(M, L, D, R)), forming_tokens=2, final_discard=6),
    ),
    Hero(
        "DR-214",
        Side("leprechaun", Ultimate("turn", face=CHEST, most=1), rolled=((POTION, CHEST),), final_discard=36),
        Side("clurichaun", Ultimate("turn", face=CHEST, most=2), rolled=((POTION, CHEST),), final_discard=36),
    ),
    Hero(
        "DR-215",
        Side("dwarf", Ultimate("rage"), forming="five-rolled", champion_returns=1),
        Side("berserker", Ultimate("raise", most=4, berserk=1), forming="five-rolled", champion_returns=1),
    ),
    Hero(
        "DR-216",
        Side("tracker", Ultimate("discard", what="monsters", most=1, phases=(M,)), level_reroll=(GOBLIN,)),
        Side("ranger", Ultimate("discard-each", phases=(M,)), level_reroll=(GOBLIN,)),
    ),
    Hero(
        "DR-217",
        Side("guild-leader", Ultimate("set", both=0), party_dice=8),
        Side("guild-master", Ultimate("set", both=1), party_dice=8),
    ),
    Hero(
        "DR-218",
        Side("time-traveler", Ultimate("bribe", tokens=1, phases=(D,)), forming="one-of-each"),
        Side("time-lady", Ultimate("bribe", tokens=1, scrolls=1, phases=(D,)), forming="one-of-each"),
    ),
)

LEGENDS: Final = (
    Hero(
        "DR-219",
        Side(
            "cursed-seer",
            Ultimate("discard", what="loot", most=1),
            extra_exhausted=1,
            starts_exhausted=1,
            refresh="drinking",
        ),
    ),
    Hero(
        "DR-220",
        Side("amazon", Ultimate("raise", most=8, no_scrolls=1, phases=(M, L, D, R)), dragon_at=4, single_champion=1),
    ),
    Hero(
        "DR-221",
        Side("ashwalker", Ultimate("discard-all", phases=(M,)), level_reroll=(*map(Foe, range(5)),)),
    ),
    Hero("DR-222", Side("tomb-queen", Ultimate("plunder"), extra=(THIEF,))),
    Hero("DR-223", Side("lancer", Ultimate("reroll-dungeon"), bounty="token", refresh="token")),
    Hero("DR-224", Side("thornsinger", Ultimate("summon"), forming="inscribe", lure=1, refresh="three-kinds")),
    Hero(
        "DR-225",
        Side(
            "scribe", Ultimate("bribe", scrolls=1, parchment=1, phases=(D,)), acts=((SCROLL, (CHAMPION,)),), sacrifice=1
        ),
    ),
    Hero("DR-226", Side("virtuoso", Ultimate("discard", what="any", most=2), bounty="refresh")),
)

HEROES: Final = (*BASE, *BOOSTERS, *LEGENDS)
NOBODY: Final = Hero("DR-10", Side("nobody"))
"""The leader of a party without a hero (`heroes: none`)."""

CARDS: Final = (*HEROES, NOBODY)
SETS: Final = {
    name: tuple([CARDS.index(hero) for hero in heroes])
    for name, heroes in (("base", BASE), ("boosters", BASE + BOOSTERS), ("legends", LEGENDS), ("all", HEROES))
}
"""The cards that are dealt or chosen from, by their place in `CARDS`."""
HERO_OF: Final = {hero.novice.name: index for index, hero in enumerate(CARDS)}
SIDES: Final = tuple([(hero.novice, hero.master or hero.novice) for hero in CARDS])
SIDE_NAMES: Final = tuple([side.name for hero in CARDS for side in (hero.novice, hero.master) if side is not None])

for _hero, _sides in zip(CARDS, SIDES, strict=True):
    for _side in _sides:
        _side.rule = _hero.rule
