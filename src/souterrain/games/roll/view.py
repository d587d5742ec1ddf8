"""The view of a seat: everything. All tokens held are open (DR-88), so the box's contents follow from them."""

from __future__ import annotations

from functools import lru_cache
from itertools import compress
from typing import Any

from souterrain.core import frames
from souterrain.core.frames import Question
from souterrain.core.game import View
from souterrain.games.roll.content.dice import ALLIES, DELVES, DUNGEON, PARTY, TOKENS
from souterrain.games.roll.content.heroes import CARDS, SIDES
from souterrain.games.roll.facts import Options
from souterrain.games.roll.frames import FRAMES, ChooseHero
from souterrain.games.roll.rules.scoring import total
from souterrain.games.roll.state import SEEN, Player, State, Table

_COUNTED = {"party": PARTY, "dungeon": DUNGEON, "allies": ALLIES}
_DICE = ("level", "party", "graveyard", "out", "dungeon", "lair", "supply", "allies")
_MARKS = ("exhausted", "berserk", "slain", "used", "rerolls", "draws", "earned")
_SWITCHES: dict[str, tuple[str, Any, Any]] = {
    "bait_all": ("dragon_bait", "one", "all_monsters"),
    "scroll_any": ("scroll_phase", "monster", "any"),
    "ultimate_any": ("ultimate_phase", "monster", "any"),
    "keep_xp": ("flee_keeps_dragon_xp", 0, 1),
}
"""The options that matter during play, as a view shows them: 0 for the first of two values, 1 for the second."""


def view(state: State) -> View:
    delve = {
        name: _named(_COUNTED[name], getattr(state, name)) if name in _COUNTED else getattr(state, name)
        for name in _DICE
    }
    return {
        "table": table(state.table),
        "turn": {
            "turn": state.turn,
            "delve": min(state.delve, DELVES),
            "seat": state.seat,
            "phase": SEEN[state.phase],
            "number": state.number,
            "frames": [_shown(frame) for frame in state.frames],
        },
        "delve": {**delve, "aside": [_named(DUNGEON, faces) for faces in state.aside]},
        "marks": {name: getattr(state, name) for name in _MARKS},
        "players": [player(each) for each in state.players],
        "box": _named(TOKENS, state.box),
    }


def _shown(frame: Question) -> dict[str, Any]:
    """Show a frame; the cards of a choice are called dice in views."""
    shown = frames.shown(frame)
    return {"dice" if name == "cards" else name: value for name, value in shown.items()}


def _frame_of(seen: dict[str, Any]) -> Question:
    cards = seen["kind"] == ChooseHero.kind
    plain = {"cards" if cards and name == "dice" else name: value for name, value in seen.items()}
    frame: Question = frames.read(plain, FRAMES)
    return frame


def table(of: Table) -> dict[str, int]:
    switches = {name: int(getattr(of.options, option) == on) for name, (option, _, on) in _SWITCHES.items()}
    return {"seats": of.seats, "first": of.first, **switches}


def table_of(seen: dict[str, int]) -> Table:
    return _table(seen["seats"], seen["first"], *[seen[name] for name in _SWITCHES])


@lru_cache(maxsize=1 << 8)
def _table(seats: int, first: int, *switches: int) -> Table:
    """Return a table, cached: nothing of it changes."""
    options = Options()
    for (option, off, on), switch in zip(_SWITCHES.values(), switches, strict=True):
        setattr(options, option, on if switch else off)
    return Table(seats, first, options)


def player(of: Player) -> dict[str, object]:
    return {
        "hero": CARDS[of.hero].novice.name if of.hero >= 0 else "",
        "card": SIDES[of.hero][of.master].name if of.hero >= 0 else "",
        "rule": CARDS[of.hero].rule if of.hero >= 0 else "",
        "index": of.hero,
        "master": of.master,
        "xp": of.xp,
        "tokens": _named(TOKENS, of.tokens),
        "score": total(of),
    }


def player_of(seen: dict[str, Any]) -> Player:
    tokens = _counts(TOKENS, seen["tokens"])
    return Player(seen["index"], seen["master"], seen["xp"], tokens)


def imagine(seen: View) -> State:
    """Return the one state that gives this view: nothing is hidden."""
    state = State()
    state.table = table_of(seen["table"])
    turn = seen["turn"]
    state.turn, state.seat, state.number = turn["turn"], turn["seat"], turn["number"]
    state.phase = SEEN.index(turn["phase"])
    state.frames = tuple([_frame_of(frame) for frame in turn["frames"]])
    for name in _DICE:
        value = seen["delve"][name]
        setattr(state, name, _counts(_COUNTED[name], value) if name in _COUNTED else value)
    state.dungeon = state.dungeon[:5]
    state.aside = tuple([_counts(DUNGEON, faces) for faces in seen["delve"]["aside"]])
    for name in _MARKS:
        setattr(state, name, seen["marks"][name])
    state.players = tuple([player_of(each) for each in seen["players"]])
    state.box = _counts(TOKENS, seen["box"])
    return state


def _named(words: tuple[str, ...], counts: tuple[int, ...]) -> dict[str, int]:
    return dict(compress(zip(words, counts, strict=False), counts))


def _counts(words: tuple[str, ...], named: dict[str, int]) -> tuple[int, ...]:
    return tuple([named.get(word, 0) for word in words])
