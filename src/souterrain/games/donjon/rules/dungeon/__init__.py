"""The dungeon: doors, the zones behind them and their layout (DJ-052, DJ-053, DJ-070 … DJ-080, DJ-101)."""

from souterrain.games.donjon.rules.dungeon import doors, exchange, rebuilding
from souterrain.games.donjon.rules.family import Family, Heroes, Master
from souterrain.games.donjon.rules.moments import QuietRoundEnded, on

FAMILY = Family(
    "dungeon",
    heroes=Heroes(doors.verbs, doors.DEEDS, doors.why),
    master=Master(rebuilding.verbs, rebuilding.DEEDS, rebuilding.why),
    frames={**doors.KINDS, **exchange.KINDS},
    reactions=(on(QuietRoundEnded, doors.new_series),),
)
