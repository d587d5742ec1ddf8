"""All words of skill cards that are used in a turn."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.rules.questions.skill_cards import term
from souterrain.games.donjon.rules.skills import aids, blast, blows, fire, spells, tricks
from souterrain.games.donjon.rules.skills.base import Effect

EFFECTS: Final[dict[str, Effect]] = {
    **aids.EFFECTS,
    **blast.EFFECTS,
    **blows.EFFECTS,
    **fire.EFFECTS,
    **spells.EFFECTS,
    **tricks.EFFECTS,
}


def effect(name: str) -> Effect:
    return EFFECTS[term(name).word]
