"""The skill behind an attack that is a spell or an opposed roll."""

from __future__ import annotations

from souterrain.games.donjon.rules.frames.fight import Attack
from souterrain.games.donjon.rules.frames.skills import Turned


def skill_of(frame: Attack) -> str:
    """Return the skill by the form of its attack, the same for skills, scrolls and spells of monsters."""
    if frame.then is not None:
        return "turn-undead" if isinstance(frame.then, Turned) else "ice-block"
    if "blast" in frame.flags:
        return "fireball"
    return "toxic-cloud" if "no-armour" in frame.flags else "magic-missile"
