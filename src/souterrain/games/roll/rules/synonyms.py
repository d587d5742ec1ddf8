"""Two sentences for one deed: one of them is offered, the other is understood (DR-42, DR-97)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.core.legal import Legal
from souterrain.games.roll.content.dice import FIRST_HERO, PARTY, SOURCES
from souterrain.games.roll.rules.phases import offers
from souterrain.games.roll.state import State


def instead(s: State, action: Action) -> Action | None:
    """The sentence that is offered for the same deed."""
    legal = Legal(offers(s))
    return next((other for other in _others(s, action) if other in legal), None)


def _others(s: State, action: Action) -> Iterator[Action]:
    verb, items = action[0], action[1:]
    heroes = [SOURCES[FIRST_HERO + face] for face in s.side.hero_faces]
    if any(word in heroes for word, _ in items):
        for hero in heroes:
            renamed: Items = tuple([(hero if word in heroes else word, number) for word, number in items])
            yield (verb, *renamed)
    faces = Counter(dict(items[2:]))
    if verb == "drink" and items and faces[items[0][0]]:
        drinker, number = items[0]
        faces[drinker] -= 1
        for other in PARTY:
            back = faces + Counter((other,))
            said: Items = ((other, number), ("->", 1), *[(word, back[word]) for word in PARTY if back[word]])
            yield (verb, *said)
