"""Ready-made heroes, who come outfitted (DJ-011, DJ-020, DJ-029)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import UNMADE
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.content.ready_made import READY_MADE, ReadyMade
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.rules.mechanics.wearing import SLOTS, has_hands, put_on
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.rules.town import creation
from souterrain.games.donjon.rules.town.shop import price_of
from souterrain.games.donjon.state import State, put

LEAD: Final = "lead"


def free(state: State) -> Iterator[ReadyMade]:
    """Yield the ready-made heroes whom nobody leads."""
    taken = {hero.name for hero in state.heroes}
    return (hero for hero in READY_MADE.values() if hero.id not in taken)


def verbs(state: State) -> list[Verb]:
    return [rows(LEAD, *[((hero.id, 1),) for hero in free(state)])]


def advised(state: State, hero: int) -> Action:
    """Return the ready-made hero that the party needs most: of the class that is rarest (DJ-012). Heroes that are yet
    to come are given one each in their order, so that all can follow the advice at once."""
    taken = Counter([figure.cls for figure in state.heroes if figure.out != UNMADE])
    left = [*free(state)]
    for number, figure in enumerate(state.heroes):
        if figure.out == UNMADE and number < hero:
            found = _needed(left, taken)
            left.remove(found)
            taken[found.cls] += 1
    return (LEAD, (_needed(left, taken).id, 1))


def _needed(left: list[ReadyMade], taken: Counter[str]) -> ReadyMade:
    return min(left, key=lambda each: taken[each.cls])


def cost(made: ReadyMade) -> int:
    """Return the price of the outfit in the shop."""
    return sum([number // ITEMS[name].bundle * price_of(name) for name, number in made.outfit])


def lead(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Create a ready-made hero as anybody could, buy the outfit from the first gold, and put it on."""
    made = READY_MADE[items[0][0]]
    new = creation.beginner(made.race, made.cls, made.skills)
    new.name = made.id
    new.gold -= cost(made)
    for name, number in made.outfit:
        gain(new, name, number)
        if ITEMS[name].kind in SLOTS and has_hands(state, new, name):
            put_on(state, new, name)
    state.heroes = put(state.heroes, hero, new)
    log(
        "led",
        seat=state.seat_of(hero),
        hero=made.id,
        race=made.race,
        cls=made.cls,
        skills=[(skill, 1) for skill in made.skills],
        items=[*made.outfit],
    )


def why(state: State, hero: int, items: Items) -> Rejected | None:
    if state.heroes[hero].out != UNMADE:
        return Rejected("created-already", "A-71")
    word = items[0][0] if items else ""
    leads = [number for number, figure in enumerate(state.heroes) if word and figure.name == word]
    if leads:
        return Rejected("led-already", "DJ-011", hero=word, seat=state.seat_of(leads[0]))
    return Rejected("no-such-hero", "DJ-011")
