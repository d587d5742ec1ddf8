"""What each pair of eyes may see: everything on the table; of the decks only what has been shown.

Secret are the master's hand and the cards he has laid ready, and the order of the dungeon deck.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import is_
from typing import Any, Final

from souterrain.core.forms import Random
from souterrain.core.game import View
from souterrain.core.records import Record, decode, encode
from souterrain.games.donjon import sections
from souterrain.games.donjon.content.decks import EVENTS
from souterrain.games.donjon.content.places import DUNGEON, ROOMS
from souterrain.games.donjon.plan import figures_section, plan_section
from souterrain.games.donjon.rules.ahead import DUNGEON as DUNGEON_DECK
from souterrain.games.donjon.rules.ahead import MONSTER, RECTANGULAR, SQUARE, TREASURE
from souterrain.games.donjon.state import (
    STEPS,
    Attack,
    Door,
    Frame,
    Furniture,
    Group,
    Hero,
    Monster,
    State,
    Table,
    Test,
    Zone,
    put,
)

PHASE: Final = ("quest", "combat", "round", "lull", "won", "reason")
WORKINGS: Final = (
    "number",
    "rolls",
    "stretch",
    "first_monsters",
    "order",
    "quiet",
    "stirred",
    "progress",
    "drawn",
    "played",
    "calm",
    "alarm",
)
"""What the rules remember and nobody needs to read."""
BOARD: Final = ("zones", "stairs", "doors", "furniture", "markers")
PEOPLE: Final = ("monsters", "groups", "next_uid", "counts")
DECKS: Final = (
    "distance",
    "objective",
    "peeked",
    "rooms",
    "event_out",
    "monster_deck",
    "treasures",
    "treasure_out",
)
HIDDEN: Final = ("deck", "spare", "events", "hand", "laid", "ahead")
KINDS: Final[dict[str, type[Record]]] = {
    kind.__name__: kind for kind in (Attack, Door, Frame, Furniture, Group, Hero, Monster, Table, Test, Zone)
}
KEPT: Final = 1000
"""So many written values are remembered."""
PRIVATE: Final = {"ahead": 1, "judge": 0}
"""Frames with a card that only the master sees while he decides (DJ-193), and its place among their numbers."""
COVERED: Final = -1
DECK_OF: Final = {SQUARE: "rooms", RECTANGULAR: "rooms", MONSTER: "monster_deck", TREASURE: "treasures"}
"""The counts of which deck a card held ahead is missing from."""


class _Kept:
    """A function of values that are never changed, and its answers for those that are still about."""

    __slots__ = ("_answers", "_make")

    def __init__(self, make: Callable[[Any], Any]) -> None:
        self._make = make
        self._answers: dict[int, tuple[Any, Any]] = {}

    def __call__(self, value: Any) -> Any:
        if value.__class__ is int or not value:
            return self._make(value)
        found = self._answers.get(id(value))
        if found is not None and found[0] is value:
            return found[1]
        if len(self._answers) >= KEPT:
            self._answers.clear()
        answer = self._make(value)
        self._answers[id(value)] = (value, answer)
        return answer


_LATEST: Final[list[Any]] = [((None,) * 6), None]
_written: Final = _Kept(encode)
_read: Final = _Kept(lambda plain: decode(plain, KINDS))


def view(s: State, eyes: int | None) -> View:
    mine = eyes == s.table.master
    found: View = {
        "table": _written(s.table),
        "phase": {"step": STEPS[s.step], "goal": s.quest_name, **{name: _written(getattr(s, name)) for name in PHASE}},
        "workings": {name: _written(getattr(s, name)) for name in WORKINGS},
        "board": {name: _written(getattr(s, name)) for name in BOARD},
        "decks": {name: _written(getattr(s, name)) for name in DECKS},
        "frames": [_frame(frame, bool(s.ahead) and not mine) for frame in s.frames],
    }
    if s.zones:
        found["plan"], found["figures"] = plan_section(s), figures_section(s)
    found.update({name: _written(getattr(s, name)) for name in PEOPLE})
    found["heroes"] = [_written(hero) for hero in s.heroes]
    found["decks"] |= _covered(s)
    found["decks"] |= {
        "deck_size": len(s.deck),
        "deck_cards": _counts(s),
        "event_cards": [left + held for left, held in zip(s.events, s.hand, strict=True)],
        "hand_size": sum(s.hand),
        "ahead_size": len(s.ahead),
    }
    found["party"], found["foes"] = _lists(s)
    if mine:
        found["hand"] = {
            "hand": encode(s.hand),
            "laid": encode(s.laid),
            "ahead": encode(s.ahead),
            "next": encode(s.deck[: s.peeked]),
        }
    return found


def _lists(s: State) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The same for all eyes, so they are made once for each state. Nobody writes in them."""
    ground = (s.heroes, s.monsters, s.zones, s.doors, s.table, s.combat)
    if not all(map(is_, _LATEST[0], ground)):
        _LATEST[:] = [ground, (sections.party(s), sections.foes(s))]
    found: tuple[list[dict[str, Any]], list[dict[str, Any]]] = _LATEST[1]
    return found


def _frame(frame: Frame, covered: bool) -> Any:
    if covered and frame.kind in PRIVATE:
        frame = frame.copy()
        frame.data = put(frame.data, PRIVATE[frame.kind], COVERED)
    return encode(frame)


def _held(s: State) -> Iterator[tuple[int, int]]:
    """Cards that only the master knows, each with its deck: those held ahead, and the one he looks at."""
    yield from enumerate(s.ahead)
    if s.ahead:
        for frame in s.frames:
            if frame.kind == "ahead":
                yield frame.data[0], frame.data[1]
            elif frame.kind == "judge":
                yield TREASURE, frame.data[0]


def _covered(s: State) -> dict[str, Any]:
    """The decks as everybody knows them: with what the master holds still among them."""
    decks = {name: list(getattr(s, name)) for name in set(DECK_OF.values())} if s.ahead else {}
    for deck, card in _held(s):
        if deck in DECK_OF:
            decks[DECK_OF[deck]][card] += 1
    return decks


def _counts(s: State) -> list[int]:
    """How many of each dungeon card are in the deck or aside, nobody knows which."""
    counts = [0] * len(DUNGEON)
    aside = [card for deck, card in _held(s) if deck == DUNGEON_DECK]
    for card in (*s.deck, *s.spare, *aside):
        counts[card] += 1
    return counts


def known(found: View) -> State:
    """What a view shows, as a state; what it hides is not in it."""
    s = State()
    s.table = _read(found["table"])
    s.step = STEPS.index(found["phase"]["step"])
    for section, names in (("phase", PHASE), ("workings", WORKINGS), ("board", BOARD), ("decks", DECKS)):
        for name in names:
            setattr(s, name, _read(found[section][name]))
    for name in PEOPLE:
        setattr(s, name, _read(found[name]))
    s.heroes = tuple([_read(hero) for hero in found["heroes"]])
    s.frames = tuple([decode(frame, KINDS) for frame in found["frames"]])
    return s


def imagine(found: View, rng: Random) -> State:
    s = known(found)
    mine = found.get("hand")
    _deal_events(s, found["decks"], mine, rng)
    decks = {**found["decks"], "deck_cards": list(found["decks"]["deck_cards"])}
    if decks["ahead_size"]:
        _deal_ahead(s, decks, mine, rng)
    _deal_dungeon(s, decks, mine, rng)
    return s


def _deal_ahead(s: State, decks: dict[str, Any], mine: dict[str, Any] | None, rng: Random) -> None:
    """The cards the master holds and looks at come out of the decks in which everybody counts them."""
    pools = {deck: list(getattr(s, name)) for deck, name in DECK_OF.items()}
    pools[RECTANGULAR] = pools[SQUARE]
    pools[DUNGEON_DECK] = decks["deck_cards"]
    if mine is None:
        s.ahead = tuple([_fitting(s, pools[deck], deck, rng) for deck in range(decks["ahead_size"])])
        s.frames = tuple([_uncovered(s, frame, pools, rng) for frame in s.frames])
    else:
        for deck, card in _held(s):
            pools[deck][card] -= 1
    for deck, name in DECK_OF.items():
        setattr(s, name, tuple(pools[deck]))


def _uncovered(s: State, frame: Frame, pools: dict[int, list[int]], rng: Random) -> Frame:
    if frame.kind not in PRIVATE:
        return frame
    deck = frame.data[0] if frame.kind == "ahead" else TREASURE
    new: Frame = frame.copy()
    new.data = put(frame.data, PRIVATE[frame.kind], _fitting(s, pools[deck], deck, rng))
    return new


def _fitting(s: State, pool: list[int], deck: int, rng: Random) -> int:
    """A card that can be in that place: a room of its shape, no objective that is yet to come."""
    shape = {SQUARE: "square", RECTANGULAR: "rectangular"}.get(deck)
    left = list(pool)
    for card in range(len(left)):
        if (shape and ROOMS[card].shape != shape) or (deck == DUNGEON_DECK and card == s.objective):
            left[card] = 0
    card = _pick(left, rng)
    pool[card] -= 1
    return card


def _pick(pool: list[int], rng: Random) -> int:
    """One card out of counts; it is taken out."""
    point = int(rng.random() * sum(pool))
    for card, number in enumerate(pool):
        point -= number
        if point < 0:
            pool[card] -= 1
            return card
    raise ValueError("nothing is left to draw")


def _deal_events(s: State, decks: dict[str, Any], mine: dict[str, Any] | None, rng: Random) -> None:
    pool = list(decks["event_cards"])
    if mine is not None:
        s.hand, s.laid, s.ahead = (decode(mine[name], KINDS) for name in ("hand", "laid", "ahead"))
    else:
        s.hand = _hand(pool, decks["hand_size"], rng)
        s.laid = _laid(s.hand, rng)
    s.events = tuple([all_of - held for all_of, held in zip(pool, s.hand, strict=True)] if pool else [])


def _hand(pool: list[int], size: int, rng: Random) -> tuple[int, ...]:
    """Cards that are shown when drawn are never held."""
    left = [0 if "forced" in EVENTS[card].windows else number for card, number in enumerate(pool)]
    hand = [0] * len(pool)
    for _ in range(size):
        hand[_pick(left, rng)] += 1
    return tuple(hand)


def _laid(hand: tuple[int, ...], rng: Random) -> tuple[tuple[int, int], ...]:
    """Any card that can be laid ready may have been."""
    ready = [card for card, number in enumerate(hand) if number and set(EVENTS[card].windows) - {"start", "monsters"}]
    return tuple([(card, -1) for card in ready if rng.random() < 0.5])


def _deal_dungeon(s: State, decks: dict[str, Any], mine: dict[str, Any] | None, rng: Random) -> None:
    """The objective is among the last six, or exactly where a parchment says (A-41)."""
    pool, size = list(decks["deck_cards"]), decks["deck_size"]
    hidden = s.zones and not any(zone.objective for zone in s.zones)
    known: list[int] = decode(mine["next"], KINDS) if mine is not None else []
    for card in known:
        pool[card] -= 1
    place = -1
    if hidden and size and s.objective not in known:
        pool[s.objective] -= 1
        earliest = max(len(known), size - 6)
        place = s.distance if s.distance >= 0 else earliest + int(rng.random() * (size - earliest))
    deck = list(known)
    while len(deck) < size:
        deck.append(s.objective if len(deck) == place else _pick(pool, rng))
    s.deck = tuple(deck)
    s.spare = tuple([card for card, number in enumerate(pool) for _ in range(number)])
