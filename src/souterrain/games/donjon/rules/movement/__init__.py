"""Walking, running and jumping (DJ-055 … DJ-061)."""

from souterrain.games.donjon.rules.family import Family, Heroes
from souterrain.games.donjon.rules.movement import walking

FAMILY = Family("movement", heroes=Heroes(walking.verbs, walking.DEEDS, walking.why))
