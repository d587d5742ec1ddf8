"""The view of each seat: everything on the table, and of the decks only what has been shown.

Hidden are the master's hand, the cards laid ready, and the order of the dungeon deck. After a move only the sections
that changed are sent. Therefore each thing on the table is a section of its own, and the fields of a hero that change
during a turn are separate from those that seldom change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from operator import is_
from typing import Any, Final

from souterrain.core.frames import Frame
from souterrain.core.game import View
from souterrain.core.records import Record, decode, encode
from souterrain.games.donjon.board.figures import Group, Hero, Monster
from souterrain.games.donjon.board.ground import Door, Furniture, Zone
from souterrain.games.donjon.content import custom
from souterrain.games.donjon.content.places import DUNGEON
from souterrain.games.donjon.facts import TableOptions
from souterrain.games.donjon.rules.engine import KINDS
from souterrain.games.donjon.rules.frames.dungeon import CardAhead
from souterrain.games.donjon.rules.frames.items import Judge
from souterrain.games.donjon.rules.questions.card_ahead import DUNGEON as DUNGEON_DECK
from souterrain.games.donjon.rules.questions.card_ahead import MONSTER, RECTANGULAR, SQUARE, TREASURE
from souterrain.games.donjon.state import END, STEPS, TOWN, State, Table
from souterrain.games.donjon.view import sections
from souterrain.games.donjon.view.desk import desk_sections
from souterrain.games.donjon.view.map import figures_section, plan_sections
from souterrain.games.donjon.view.on_table import on_table
from souterrain.games.donjon.view.planning import planning_sections, sight_section
from souterrain.games.donjon.view.quest import quest_section
from souterrain.games.donjon.view.round import round_section
from souterrain.games.donjon.view.tooltips import LORE
from souterrain.games.donjon.view.town import town_sections

PHASE: Final = ("quest", "combat", "round", "lull", "won", "reason")
COUNTERS: Final = (
    "number",
    "rolls",
    "stretch",
    "first_monsters",
    "quiet",
    "still",
    "stirred",
    "drawn",
    "played",
    "calm",
    "alarm",
    "next_uid",
)
"""Fields that only the rules need."""
DECKS: Final = ("distance", "late", "objective", "peeked")
ALONE: Final = (
    "order",
    "stairs",
    "markers",
    "groups",
    "counts",
    "piles",
    "rooms",
    "event_out",
    "monster_deck",
    "treasures",
    "treasure_out",
)
"""Fields of the state that are a section each."""
ROWS: Final = {"zone": "zones", "door": "doors", "thing": "furniture"}
"""Fields whose records are a section each, by the word before their number, which starts at 1."""
COUNT: Final = "count-"
"""Prefix of the sections with the counts of the quest, which are grouped by the first word of their names."""
TURN: Final = frozenset(
    {
        "acted",
        "ended",
        "entered",
        "extra",
        "fatigue",
        "left",
        "life",
        "marks",
        "ran",
        "square",
        "struck",
        "tested",
        "tilted",
        "waits_for",
    }
)
"""Fields of a hero that change during a turn."""
HIDDEN: Final = ("deck", "spare", "events", "hand", "laid", "ahead")
RECORDS: Final[tuple[type[Record], ...]] = (Door, Furniture, Group, Hero, Monster, Table, TableOptions, Zone, *KINDS)
CLASSES: Final = {kind.__name__: kind for kind in RECORDS}
CACHE_SIZE: Final = 2000
"""Size of each cache."""
PRIVATE: Final = (CardAhead, Judge)
"""Frames with a card that only the master sees while he decides (DJ-193)."""
COVERED: Final = -1
DECK_OF: Final = {SQUARE: "rooms", RECTANGULAR: "rooms", MONSTER: "monster_deck", TREASURE: "treasures"}
"""The field that counts the deck from which a card held ahead was taken."""


class _IdentityCache:
    """Cache of a function of immutable values, by the identity of the value."""

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
        if len(self._answers) >= CACHE_SIZE:
            self._answers.clear()
        answer = self._make(value)
        self._answers[id(value)] = (value, answer)
        return answer


def _halves(hero: Hero) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the fields that seldom change, and those that change during a turn."""
    whole = encode(hero)
    turn = {name: whole.pop(name) for name in [*whole] if name in TURN}
    return whole, turn


def _numbered(word: str) -> Callable[[Any], dict[str, Any]]:
    return lambda row: {f"{word}-{place}": _written(record) for place, record in enumerate(row, 1)}


def _by_stem(progress: tuple[tuple[str, int], ...]) -> dict[str, list[Any]]:
    """Return a section for each first word of the counts' names, and one that lists these words."""
    found: dict[str, list[Any]] = {}
    for name, number in progress:
        found.setdefault(name.replace(":", "-").split("-")[0], []).append([name, number])
    return {**{COUNT + stem: pairs for stem, pairs in found.items()}, "counted": list(found)}


_HEROES: Final[dict[tuple[int, int], tuple[dict[str, Any], dict[str, Any], Hero]]] = {}
_LATEST: Final[list[Any]] = [((None,) * 7), None]
_written: Final = _IdentityCache(encode)
_written_counts: Final = _IdentityCache(_by_stem)
_halved: Final = _IdentityCache(_halves)
_rows: Final = {name: _IdentityCache(_numbered(word)) for word, name in ROWS.items()}
read: Final = _IdentityCache(lambda plain: decode(plain, CLASSES))


def view(state: State, eyes: int | None) -> View:
    mine = eyes == state.table.master
    found: View = {
        "table": _written(state.table),
        "phase": {
            "step": STEPS[state.step],
            "goal": state.quest_name,
            **{name: getattr(state, name) for name in PHASE},
        },
        "counters": {name: getattr(state, name) for name in COUNTERS},
        "decks": {
            **{name: getattr(state, name) for name in DECKS},
            "deck_size": len(state.deck),
            "hand_size": sum(state.hand),
            "ahead_size": len(state.ahead),
        },
        "deck_cards": dungeon_cards(state),
        "event_cards": event_cards(state),
        "frames": [_frame(frame, bool(state.ahead) and not mine) for frame in state.frames],
        "monsters": [monster.uid for monster in state.monsters],
        **{name: _written(getattr(state, name)) for name in ALONE},
        **covered_decks(state),
        **_written_counts(state.progress),
        **{f"monster-{monster.uid}": _written(monster) for monster in state.monsters},
    }
    for name, written in _rows.items():
        found.update(written(getattr(state, name)))
    for place, hero in enumerate(state.heroes, 1):
        found[f"hero-{place}"], found[f"turn-{place}"] = _halved(hero)
    if state.zones:
        found.update(plan_sections(state))
        found["figures"] = figures_section(state)
        found["sight"] = sight_section(state)
        found.update(planning_sections(state, eyes))
    found.update(_lists(state))
    if state.frames and (asked := on_table(state, mine)) is not None:
        found["on-table"] = asked
    if (order := round_section(state)) is not None:
        found["order-of-round"] = order
    if names := custom.read(state.table.content).names:
        found["names"] = names
    found["lore"], found["quest"], found["now"] = LORE, quest_section(state), sections.now(state)
    if state.step == TOWN:
        found.update(town_sections(state, eyes))
    if mine:
        if state.step not in (TOWN, END):
            found.update(desk_sections(state))
        found["hand"] = {
            "hand": encode(state.hand),
            "laid": encode(state.laid),
            "ahead": encode(state.ahead),
            "next": encode(state.deck[: state.peeked]),
        }
    return found


def _lists(state: State) -> View:
    """Return the party and the foes, cached because all seats see the same. Callers must not modify the result."""
    ground = (state.heroes, state.monsters, state.zones, state.doors, state.table, state.combat, state.step)
    if not all(map(is_, _LATEST[0], ground)):
        _LATEST[:] = [ground, {**sections.party(state), **sections.foes(state)}]
    found: View = _LATEST[1]
    return found


def _frame(frame: Frame, covered: bool) -> Any:
    if covered and isinstance(frame, PRIVATE):
        frame = frame.copy()
        frame.card = COVERED
        if isinstance(frame, CardAhead):
            frame.then = frame.then.copy()
            frame.then.card = COVERED
    return encode(frame)


def held(state: State) -> Iterator[tuple[int, int]]:
    """Yield the cards that only the master knows, each with its deck: those held ahead, and the one in a frame."""
    yield from enumerate(state.ahead)
    if state.ahead:
        for frame in state.frames:
            if isinstance(frame, CardAhead):
                yield frame.deck, frame.card
            elif isinstance(frame, Judge):
                yield TREASURE, frame.card


def covered_decks(state: State) -> dict[str, Any]:
    """Return the public counts of the decks, which include the cards that the master holds."""
    decks = {name: list(getattr(state, name)) for name in set(DECK_OF.values())} if state.ahead else {}
    for deck, card in held(state):
        if deck in DECK_OF:
            decks[DECK_OF[deck]][card] += 1
    return decks


def event_cards(state: State) -> list[int]:
    """Return how many of each event card are in the deck or in the master's hand."""
    return [left + in_hand for left, in_hand in zip(state.events, state.hand, strict=True)]


def dungeon_cards(state: State) -> list[int]:
    """Return how many of each dungeon card are in the deck, unused or held ahead, together."""
    counts = [0] * len(DUNGEON)
    aside = [card for deck, card in held(state) if deck == DUNGEON_DECK]
    for card in (*state.deck, *state.spare, *aside):
        counts[card] += 1
    return counts


def known(found: View) -> State:
    """Return the state that a view shows, without its hidden parts."""
    state = State()
    state.table = read(found["table"])
    state.step = STEPS.index(found["phase"]["step"])
    for section, names in (("phase", PHASE), ("counters", COUNTERS), ("decks", DECKS)):
        for name in names:
            setattr(state, name, found[section][name])
    for name in ALONE:
        setattr(state, name, read(found[name]))
    for word, name in ROWS.items():
        setattr(state, name, tuple(_row(found, word)))
    state.progress = tuple(sorted([pair for stem in found["counted"] for pair in read(found[COUNT + stem])]))
    state.heroes = tuple([_hero(found, place) for place in range(1, state.table.heroes + 1)])
    state.monsters = tuple([read(found[f"monster-{uid}"]) for uid in found["monsters"]])
    state.frames = tuple([decode(frame, CLASSES) for frame in found["frames"]])
    return state


def _hero(found: View, place: int) -> Hero:
    """Return a hero joined from two sections, cached by their identity."""
    sheet, turn = found[f"hero-{place}"], found[f"turn-{place}"]
    joined = _HEROES.get((id(sheet), id(turn)))
    if joined is not None and joined[0] is sheet and joined[1] is turn:
        return joined[2]
    if len(_HEROES) >= CACHE_SIZE:
        _HEROES.clear()
    hero: Hero = decode({**sheet, **turn}, CLASSES)
    _HEROES[id(sheet), id(turn)] = (sheet, turn, hero)
    return hero


def _row(found: View, word: str) -> Iterator[Any]:
    place = 1
    while (section := found.get(f"{word}-{place}")) is not None:
        yield read(section)
        place += 1
