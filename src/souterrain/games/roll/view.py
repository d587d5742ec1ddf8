"""What a seat may see: everything. All tokens held are open (DR-88), so the box's contents follow from them."""

from __future__ import annotations

from itertools import compress
from typing import Any

from souterrain.core.game import View
from souterrain.core.records import decode, encode, fields
from souterrain.games.roll.content.dice import ALLIES, DELVES, DUNGEON, PARTY, TOKENS
from souterrain.games.roll.content.heroes import CARDS, SIDES
from souterrain.games.roll.rules.scoring import total
from souterrain.games.roll.state import SEEN, STOPS, Interlude, Player, State, Table

_COUNTED = {"party": PARTY, "dungeon": DUNGEON, "allies": ALLIES}
_DICE = ("level", "party", "graveyard", "out", "dungeon", "lair", "supply", "allies")
_MARKS = ("exhausted", "berserk", "slain", "used", "rerolls", "draws", "earned", "wished")


def view(state: State) -> View:
    delve = {
        name: _named(_COUNTED[name], getattr(state, name)) if name in _COUNTED else getattr(state, name)
        for name in _DICE
    }
    return {
        "table": {name: getattr(state.table, name) for name in fields(Table)},
        "turn": {
            "turn": state.turn,
            "delve": min(state.delve, DELVES),
            "seat": state.seat,
            "phase": SEEN[state.phase],
            "number": state.number,
            "frames": [encode(frame) for frame in state.frames],
        },
        "delve": {**delve, "aside": [_named(DUNGEON, faces) for faces in state.aside]},
        "marks": {name: getattr(state, name) for name in _MARKS},
        "players": [player(each) for each in state.players],
        "box": _named(TOKENS, state.box),
    }


def player(of: Player) -> dict[str, object]:
    return {
        "hero": CARDS[of.hero].novice.name if of.hero >= 0 else "",
        "card": SIDES[of.hero][of.master].name if of.hero >= 0 else "",
        "rule": CARDS[of.hero].rule if of.hero >= 0 else "",
        "index": of.hero,
        "master": of.master,
        "xp": of.xp,
        "tokens": _named(TOKENS, of.tokens),
        "stops": STOPS[of.stops],
        "score": total(of),
    }


def player_of(seen: dict[str, Any]) -> Player:
    tokens = _counts(TOKENS, seen["tokens"])
    return Player(seen["index"], seen["master"], seen["xp"], tokens, STOPS.index(seen["stops"]))


def imagine(seen: View) -> State:
    """Nothing is hidden, so there is one state only."""
    state = State()
    state.table = Table(**seen["table"])
    turn = seen["turn"]
    state.turn, state.seat, state.number = turn["turn"], turn["seat"], turn["number"]
    state.phase = SEEN.index(turn["phase"])
    state.frames = tuple([decode(frame, {"Interlude": Interlude}) for frame in turn["frames"]])
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
