"""Weights of the choices about zones, cards and squares; a higher weight is a better choice for the master."""

from __future__ import annotations

from typing import Final

from souterrain.core.fast import Fast
from souterrain.core.forms import Items
from souterrain.games.donjon.board.ground import CLOSED, ROW
from souterrain.games.donjon.board.plan import cells
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.decks import MONSTER_CARDS, TREASURES, MonsterCard
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES, ROOMS
from souterrain.games.donjon.director.costs import WEAK, health, resilience
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.dungeon import CardAhead, Way
from souterrain.games.donjon.rules.frames.fight import Drawn
from souterrain.games.donjon.rules.frames.items import Judge
from souterrain.games.donjon.rules.questions import card_ahead
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square
from souterrain.games.donjon.state import State

ENOUGH: Final = 2
"""Number of closed doors that should remain."""
EDGE: Final = 12
"""Minimum distance of a zone from the edge of the table."""
KINDS: Final = {"corridor": 0.0, "stairs": 0.0, "square": 1.0, "rectangular": 2.0}
"""Expected content of a zone, by the kind of its card."""
HARD: Final = {"normal": 1.0, "hard": 2.0, "boss": 3.0}
SUITS: Final = {
    "bookcase": ("scroll", "object", "gold"),
    "desk": ("scroll", "object", "gold", "potion"),
    "bench": ("potion", "object"),
    "altar": ("gold", "object", "scroll", "potion"),
    "table": ("gold", "potion", "object"),
    "hearth": ("gold", "object"),
    "fountain": ("gold", "object"),
    "cupboard": ("potion", "object", "scroll", "gold", "armour"),
    "sarcophagus": ("gold", "weapon", "armour", "object"),
}
"""Plausible treasures by furniture; any treasure is plausible in other furniture (DJ-103)."""


# Positions of zones and doors


def away(state: State, side: str) -> int:
    """Return the distance from the stairs to the nearest door, with the stairs on this side of the first zone."""
    tried = state.copy()
    layout.set_stairs(tried, side)
    plan = plan_of(tried)
    doors = [door for door in tried.doors if door.state == CLOSED]
    return min([plan.distance(door.edges[0], tried.stairs[0]) for door in doors], default=0)


def lies(state: State, frame: Way, way: layout.Way) -> tuple[int, bool, bool]:
    """Weigh a position of a zone: closed doors left (up to `ENOUGH`), off the table's edge, off the first zone."""
    tried = state.copy()
    zone = layout.lay(tried, frame.door, frame.card, way, Fast(0))
    squares = cells(tried.zones[zone])
    doors = len([door for door in tried.doors if door.state == CLOSED])
    central = all(EDGE <= square & 255 < ROW - EDGE and EDGE <= square >> 8 & 255 < ROW - EDGE for square in squares)
    entry = set(cells(tried.zones[0]))
    touching = any(square + step in entry for square in squares for step in (1, -1, ROW, -ROW))
    return min(doors, ENOUGH), central, not touching


def apart(state: State, wall: Items) -> int:
    """Return the distance from a secret door here to the nearest other door; `wall` is a side and a square."""
    plan, square = plan_of(state), read_square(state, wall[1:])
    return min([plan.distance(square, door.edges[0]) for door in state.doors], default=0)


def orders(state: State, cards: Items) -> float:
    """Weigh an order of dungeon cards: rooms first for a strong party, corridors first for a weak one."""
    kinds = [DUNGEON[DUNGEON_NAMES.index(word)].kind for word, _ in cards]
    drama = sum([KINDS[kind] / (1 + place) for place, kind in enumerate(kinds)])
    return -drama if is_spared(state) else drama


# Cards that suit the place and the party


def is_spared(state: State) -> bool:
    return health(state) < WEAK and state.options.difficulty != "cruel"


def wanted(state: State) -> float:
    """Return how hard the next card should be; it grows with the health of the party."""
    if state.options.difficulty == "cruel":
        return 3.0
    return 2.5 * health(state) - 0.7 * (state.options.difficulty == "novice")


def hardness(card: MonsterCard) -> float:
    escort = 1.0 if card.unique == "lieutenant" else 0.0
    return HARD[card.threat] + escort + 0.2 * any("drain" in CREATURES[kind].flags for kind, _ in card.monsters)


def fits(state: State, zone: int, card: MonsterCard) -> float:
    room = state.zones[zone].room
    theme = ROOMS[room].theme if room >= 0 else ()
    return 1.0 if not theme or any(tag in theme for tag in card.tags) else 0.0


def zone_of(frame: CardAhead) -> int:
    """Return the zone for which a monster card was drawn; -1 for other cards."""
    return frame.then.coming.zone if isinstance(frame.then, Drawn) else -1


def suits(state: State, zone: int, deck: int, card: int) -> float:
    """Weigh a card that was drawn or is held ahead, for the place and the party."""
    if deck == card_ahead.MONSTER:
        known = MONSTER_CARDS[card]
        return fits(state, zone, known) - 0.5 * abs(hardness(known) - wanted(state))
    if deck == card_ahead.DUNGEON:
        return -abs(KINDS[DUNGEON[card].kind] + 0.5 * DUNGEON[card].locked - wanted(state))
    if deck == card_ahead.TREASURE:
        return -TREASURES[card].value / 50
    room = ROOMS[card]
    return -abs(2.0 * room.monster + 0.3 * room.dark - 0.2 * len(room.furniture) - wanted(state))


def is_easy(card: MonsterCard) -> bool:
    return hardness(card) <= HARD["normal"]


def bears(state: State, name: str) -> float:
    """Weigh a monster card by how closely it matches what the party can bear (E10)."""
    card = next(card for card in MONSTER_CARDS if card.id == name)
    return -abs(hardness(card) - wanted(state) - 0.5)


def is_likely(state: State, frame: Judge) -> bool:
    """Return True if a treasure is plausible for the place where it was found (DJ-103)."""
    card = TREASURES[frame.card]
    place = state.furniture[frame.place].kind if frame.place >= 0 else ""
    return card.category in SUITS.get(place, (card.category,))


def is_dear(state: State, frame: Judge) -> bool:
    """Return True if a treasure is worth more than the one held ahead and the party is not weak."""
    return TREASURES[state.ahead[card_ahead.TREASURE]].value < TREASURES[frame.card].value and not is_spared(state)


# Squares near the heroes


def near_prey(state: State, square: Items) -> int:
    """Weigh a square by its nearness to the least resilient hero."""
    prey = min(state.up, key=lambda hero: (resilience(state, hero), hero))
    return -plan_of(state).distance(read_square(state, square), state.heroes[prey].square)


def near_heroes(state: State, square: Items) -> int:
    plan, here = plan_of(state), read_square(state, square)
    return -min([plan.distance(here, state.heroes[hero].square) for hero in state.up], default=0)


def beside_heroes(state: State, square: Items) -> bool:
    plan, here = plan_of(state), read_square(state, square)
    return any(plan.adjacent(here, state.heroes[hero].square) for hero in state.up)
