"""Turns, rounds and phases (DJ-038 … DJ-040, DJ-049, DJ-062 … DJ-065), and the actions that end a turn."""

from souterrain.games.donjon.rules.family import Family, Heroes, Master
from souterrain.games.donjon.rules.turn import exploration, rounds

FAMILY = Family(
    "turn",
    heroes=Heroes(exploration.verbs, exploration.DEEDS, exploration.why),
    frames={**rounds.KINDS, **exploration.KINDS},
    master=Master(rounds.master_verbs, rounds.MASTER_DEEDS, rounds.master_why),
)
