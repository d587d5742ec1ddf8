"""Items that heroes carry, find and share (DJ-067, DJ-068, DJ-135, DJ-136)."""

from souterrain.games.donjon.rules.family import Family, Heroes
from souterrain.games.donjon.rules.items import treasure, using

FAMILY = Family(
    "items",
    heroes=Heroes(using.verbs, using.DEEDS, using.why),
    aside=using.aside_verbs,
    has_aside=using.has_aside,
    frames=treasure.KINDS,
    effects=treasure.EFFECTS,
    town=Heroes(using.town_verbs, {verb: using.DEEDS[verb] for verb in using.DRESSING}, using.why),
)
