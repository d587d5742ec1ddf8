"""Fights (DJ-111 … DJ-125): attacks of heroes and monsters, and the cards that bring monsters."""

from souterrain.games.donjon.rules.family import Family, Heroes, Master
from souterrain.games.donjon.rules.fight import assault, combat, duties, monster_cards, refusals

FAMILY = Family(
    "fight",
    heroes=Heroes(assault.hero_verbs, assault.HERO_DEEDS, assault.why),
    master=Master(assault.master_verbs, assault.MASTER_DEEDS, refusals.why),
    frames={**combat.KINDS, **assault.KINDS, **duties.KINDS, **monster_cards.KINDS},
)
