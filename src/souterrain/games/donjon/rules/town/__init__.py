"""The town between quests, where heroes are created, buy, sell and learn (DJ-011 … DJ-037, DJ-184 … DJ-188)."""

from souterrain.games.donjon.rules.family import Family, Heroes
from souterrain.games.donjon.rules.town import living

FAMILY = Family("town", town=Heroes(living.verbs, living.DEEDS, living.why))
