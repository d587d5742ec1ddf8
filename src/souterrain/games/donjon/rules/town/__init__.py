"""The town between two quests: heroes are made, buy, sell and learn (DJ-011 … DJ-037, DJ-184 … DJ-188)."""

from souterrain.games.donjon.rules.family import Family, Heroes
from souterrain.games.donjon.rules.town import living

FAMILY = Family("town", town=Heroes(living.verbs, living.DEEDS, living.why))
