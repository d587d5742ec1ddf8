"""The master's interventions (DJ-192)."""

from souterrain.games.donjon.rules.family import Family, Master
from souterrain.games.donjon.rules.intervention import intervention

FAMILY = Family("intervention", master=Master(intervention.verbs, intervention.DEEDS, intervention.why))
