"""Quests: preparation, objective room, verbs, victory and end.

Each special rule has a short module of its own; the card of a quest names its rules.
"""

from souterrain.games.donjon.rules.family import Family, Heroes
from souterrain.games.donjon.rules.moments import (
    HeroLeaving,
    KeepsakeFound,
    MonstersBegin,
    ObjectiveLaid,
    TimeUp,
    TurnEnded,
    on,
)
from souterrain.games.donjon.rules.quests import actions, captives, preparing, reactions

FAMILY = Family(
    "quests",
    heroes=Heroes(actions.hero_verbs, actions.DEEDS, actions.why),
    frames={**actions.KINDS, **captives.KINDS},
    reactions=(
        on(TurnEnded, reactions.turn_ended),
        on(HeroLeaving, reactions.hero_leaving),
        on(MonstersBegin, reactions.monsters_begin),
        on(ObjectiveLaid, reactions.objective_laid),
        on(KeepsakeFound, preparing.keepsake_found),
        on(TimeUp, reactions.time_up),
    ),
)
