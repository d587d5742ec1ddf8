"""The dungeon: doors, the zones behind them and their layout (DJ-052, DJ-053, DJ-070 … DJ-080, DJ-101)."""

from souterrain.games.donjon.rules.dungeon import doors, exchange
from souterrain.games.donjon.rules.family import Family, Heroes
from souterrain.games.donjon.rules.moments import QuietRoundEnded, on

FAMILY = Family(
    "dungeon",
    heroes=Heroes(doors.verbs, doors.DEEDS, doors.why),
    frames={**doors.KINDS, **exchange.KINDS},
    reactions=(on(QuietRoundEnded, doors.new_series),),
)
