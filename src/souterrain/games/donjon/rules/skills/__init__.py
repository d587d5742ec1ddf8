"""Skills, scrolls and spells (DJ-021 … DJ-025, DJ-069, DJ-120, DJ-140): one function for every word of the cards.

`base` is the card, `aims` and `named` whom it can reach; `aids`, `spells`, `blast`, `fire`, `blows` and `tricks` are
what the words do, `casting` how heroes say them and `monsters` how monsters do, `best` what the machine would cast.
"""

from souterrain.games.donjon.rules.questions.targets import may_choose
from souterrain.games.donjon.rules.skills.base import spend
from souterrain.games.donjon.rules.skills.best import best_spell
from souterrain.games.donjon.rules.skills.blast import roll_blast, strain_all
from souterrain.games.donjon.rules.skills.blows import boosted, boosts
from souterrain.games.donjon.rules.skills.casting import DEEDS, free_verbs, verbs, why
from souterrain.games.donjon.rules.skills.fire import burn
from souterrain.games.donjon.rules.skills.monsters import approach, can_cast, cast, guarded, spell_verbs
from souterrain.games.donjon.rules.skills.spells import choke
from souterrain.games.donjon.rules.skills.tricks import search_boost, two_dice

__all__ = [
    "DEEDS",
    "approach",
    "best_spell",
    "boosted",
    "boosts",
    "burn",
    "can_cast",
    "cast",
    "choke",
    "free_verbs",
    "guarded",
    "may_choose",
    "roll_blast",
    "search_boost",
    "spell_verbs",
    "spend",
    "strain_all",
    "two_dice",
    "verbs",
    "why",
]
