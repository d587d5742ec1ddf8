"""The director of the layout and of cards held ahead: how zones lie, what suits a room and the state of the party."""

from __future__ import annotations

from typing import Final

from souterrain.bots.delver.directing import WEAK, health
from souterrain.bots.delver.saying import first, rest, sentences
from souterrain.core.actions import Action
from souterrain.core.fast import Fast
from souterrain.core.legal import Legal
from souterrain.games.donjon.board import cells, plan_of, read_square
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.decks import MONSTER_CARDS, TREASURES, MonsterCard
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES, ROOMS
from souterrain.games.donjon.rules import ahead, layout
from souterrain.games.donjon.state import CLOSED, ROW, Frame, State

ENOUGH: Final = 2
"""Unopened doors that should be left."""
EDGE: Final = 12
"""A zone nearer to the edge of the table than this leaves little room."""
KINDS: Final = {"corridor": 0.0, "stairs": 0.0, "square": 1.0, "rectangular": 2.0}
"""How much a zone is likely to hold."""
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
"""What may well be found in a piece of furniture; anything in others (DJ-103)."""


# How zones lie


def entrance(s: State, legal: Legal) -> Action:
    """The stairs as far as can be from the doors."""

    def away(action: Action) -> tuple[int, str]:
        tried = s.copy()
        layout.set_stairs(tried, first(action))
        plan = plan_of(tried)
        doors = [door for door in tried.doors if door.state == CLOSED]
        far = [plan.distance(door.edges[0], tried.stairs[0]) for door in doors]
        return min(far, default=0), first(action)

    return max(sentences(legal, "entrance"), key=away)


def way(s: State, frame: Frame, legal: Legal) -> Action:
    """Two doors at least stay open to the heroes; away from the edge of the table and from the entry zone."""
    ways = layout.ways(s, s.doors[frame.target - 1], frame.data[0])
    best = max(range(len(ways)), key=lambda place: (_lies(s, frame, ways[place]), -place))
    return ("arrange", ("way=", best + 1))


def _lies(s: State, frame: Frame, chosen: layout.Way) -> tuple[int, bool, bool]:
    tried = s.copy()
    zone = layout.lay(tried, frame.target, frame.data[0], chosen, Fast(0))
    squares = cells(tried.zones[zone])
    doors = len([door for door in tried.doors if door.state == CLOSED])
    central = all(EDGE <= square & 255 < ROW - EDGE and EDGE <= square >> 8 & 255 < ROW - EDGE for square in squares)
    entry = set(cells(tried.zones[0]))
    touching = any(square + step in entry for square in squares for step in (1, -1, ROW, -ROW))
    return min(doors, ENOUGH), central, not touching


def wall(s: State, frame: Frame, legal: Legal) -> Action:
    """A secret door as far from the other doors as can be."""
    plan = plan_of(s)
    doors = [door.edges[0] for door in s.doors]

    def away(action: Action) -> int:
        square = read_square(s, rest(action))
        return min([plan.distance(square, door) for door in doors], default=0)

    return max(sentences(legal, "arrange"), key=away)


def stack(s: State, frame: Frame, legal: Legal) -> Action:
    """What is full first for a strong party, what is empty first for a weak one."""

    def drama(action: Action) -> float:
        cards = [DUNGEON[DUNGEON_NAMES.index(word)] for word, _ in action[1:]]
        return sum([KINDS[card.kind] / (1 + place) for place, card in enumerate(cards)])

    choose = min if is_spared(s) else max
    return choose(sentences(legal, "stack"), key=drama)


# What suits


def is_spared(s: State) -> bool:
    return health(s) < WEAK and s.option("difficulty") != "cruel"


def wanted(s: State) -> float:
    """How hard the next card should be: the stronger the party the harder."""
    if s.option("difficulty") == "cruel":
        return 3.0
    return 2.5 * health(s) - 0.7 * (s.option("difficulty") == "novice")


def hardness(card: MonsterCard) -> float:
    escort = 1.0 if card.unique == "lieutenant" else 0.0
    return HARD[card.threat] + escort + 0.2 * any("drain" in CREATURES[kind].flags for kind, _ in card.monsters)


def _fits(s: State, zone: int, card: MonsterCard) -> float:
    room = s.zones[zone].room
    theme = ROOMS[room].theme if room >= 0 else ()
    return 1.0 if not theme or any(tag in theme for tag in card.tags) else 0.0


def exchange(s: State, frame: Frame, legal: Legal) -> Action:
    """The card that was drawn or the one held: whichever suits the place and the party better."""
    deck, card = frame.data[:2]
    held = s.ahead[deck]
    return ("exchange",) if _suits(s, frame, deck, held) > _suits(s, frame, deck, card) else ("keep",)


def _suits(s: State, frame: Frame, deck: int, card: int) -> float:
    if deck == ahead.MONSTER:
        known = MONSTER_CARDS[card]
        return _fits(s, frame.target, known) - 0.5 * abs(hardness(known) - wanted(s))
    if deck == ahead.DUNGEON:
        return -abs(KINDS[DUNGEON[card].kind] + 0.5 * DUNGEON[card].locked - wanted(s))
    if deck == ahead.TREASURE:
        return -TREASURES[card].value / 50
    room = ROOMS[card]
    return -abs(2.0 * room.monster + 0.3 * room.dark - 0.2 * len(room.furniture) - wanted(s))


def redraw(s: State, frame: Frame, legal: Legal) -> Action:
    """A card that is out of place goes back, unless it comes easy to a party that needs it (DJ-102)."""
    card = MONSTER_CARDS[frame.data[8]]
    return ("keep",) if is_spared(s) and hardness(card) <= HARD["normal"] else ("redraw",)


def admit(s: State, frame: Frame, legal: Legal) -> Action:
    """Of two monster cards the one that is nearer to what the party can bear (E10)."""
    cards = {card.id: card for card in MONSTER_CARDS}
    return min(sentences(legal, "admit"), key=lambda action: abs(hardness(cards[first(action)]) - wanted(s) - 0.5))


def judge(s: State, frame: Frame, legal: Legal) -> Action:
    """Treasure that does not suit where it is found is drawn again; a dear one is held back."""
    said = {verb.word for verb in legal.verbs}
    card = TREASURES[frame.data[0]]
    place = s.furniture[frame.target].kind if frame.target >= 0 else ""
    if "redraw" in said and card.category not in SUITS.get(place, (card.category,)):
        return ("redraw",)
    if "exchange" in said and TREASURES[s.ahead[ahead.TREASURE]].value < card.value and not is_spared(s):
        return ("exchange",)
    return ("keep",)
