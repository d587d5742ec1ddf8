"""Skills, scrolls and spells (DJ-021 … DJ-025, DJ-069, DJ-120, DJ-140): one function for every word on the cards.

`base` defines an effect, and `named` finds the figures it can be aimed at. `aids`, `spells`, `blast`, `fire`, `blows`
and `tricks` carry the words out. `casting` has the verbs of heroes, `monsters` those of the master, and `best` chooses
the spell of an automated monster.
"""

from souterrain.games.donjon.rules.family import Family, Heroes, Master
from souterrain.games.donjon.rules.moments import Pushed, SquareEntered, TurnEnding, on
from souterrain.games.donjon.rules.skills import blows, casting, fire, monsters, refusals, spells, tricks

FAMILY = Family(
    "skills",
    heroes=Heroes(casting.verbs, casting.DEEDS, casting.why),
    aside=casting.free_verbs,
    has_aside=casting.has_free,
    master=Master(monsters.master_verbs, monsters.MASTER_DEEDS, refusals.why),
    frames={**blows.KINDS, **casting.KINDS, **fire.KINDS, **monsters.KINDS, **spells.KINDS, **tricks.KINDS},
    reactions=(
        on(SquareEntered, fire.burnt),
        on(SquareEntered, spells.breathed),
        on(Pushed, spells.breathed),
        on(TurnEnding, spells.breathed),
    ),
)
