"""Skills, scrolls and spells (DJ-021 … DJ-025, DJ-069, DJ-120, DJ-140): one function for every word of the cards.

`base` is the card, `aims` and `named` whom it can reach; `aids`, `spells`, `blast`, `fire`, `blows` and `tricks` are
what the words do, `casting` how heroes say them and `monsters` how monsters do, `best` what the machine would cast.
"""

from souterrain.games.donjon.rules.family import Family, Heroes, Master
from souterrain.games.donjon.rules.moments import Pushed, SquareEntered, TurnEnding, on
from souterrain.games.donjon.rules.skills import casting, fire, monsters, refusals, spells

FAMILY = Family(
    "skills",
    heroes=Heroes(casting.verbs, casting.DEEDS, casting.why),
    aside=casting.free_verbs,
    master=Master(monsters.master_verbs, monsters.MASTER_DEEDS, refusals.why),
    reactions=(
        on(SquareEntered, fire.burnt),
        on(SquareEntered, spells.breathed),
        on(Pushed, spells.breathed),
        on(TurnEnding, spells.breathed),
    ),
)
