"""Event cards (DJ-009, DJ-047, DJ-049, DJ-050, A-04, A-07): the master's hand and the effects of the cards.

The master is always asked at the start of an exploration round and of the monsters' turn, so that no pause reveals the
hand. Cards for those two moments are played there. Cards for a moment of the heroes are laid ready and are played
automatically when it comes.
"""

from souterrain.games.donjon.rules.event_cards import carrying, playing
from souterrain.games.donjon.rules.event_cards.master import MASTER_DEEDS, master_verbs, why
from souterrain.games.donjon.rules.family import Family, Master
from souterrain.games.donjon.rules.moments import (
    GroundCovered,
    HeroAttacked,
    NaturalOne,
    NoiseMade,
    Opened,
    Searched,
    on,
)

FAMILY = Family(
    "event-cards",
    master=Master(master_verbs, MASTER_DEEDS, why),
    frames={**carrying.KINDS, **playing.KINDS},
    reactions=(
        on(GroundCovered, playing.ground_covered),
        on(Opened, playing.opened),
        on(Searched, playing.searched),
        on(HeroAttacked, playing.hero_attacked),
        on(NaturalOne, playing.natural_one),
        on(NoiseMade, playing.noise_made),
    ),
)
