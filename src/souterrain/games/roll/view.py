"""What a seat may see: everything. All tokens held are open (DR-88), so the box's contents follow from them."""

from __future__ import annotations

from souterrain.core.forms import Random
from souterrain.core.game import View
from souterrain.core.records import decode, encode, fields
from souterrain.games.roll.content.dice import ALLIES, DELVES, DUNGEON, PARTY, TOKENS
from souterrain.games.roll.content.heroes import CARDS, SIDES
from souterrain.games.roll.rules.scoring import total
from souterrain.games.roll.state import PHASES, STOPS, Interlude, Player, State, Table

_COUNTED = {"party": PARTY, "dungeon": DUNGEON, "allies": ALLIES}
_DICE = ("level", "party", "graveyard", "out", "dungeon", "lair", "supply", "allies")
_MARKS = ("exhausted", "berserk", "slain", "used", "rerolls", "draws", "earned", "wished")


def view(s: State) -> View:
    delve = {name: _named(_COUNTED[name], getattr(s, name)) if name in _COUNTED else getattr(s, name) for name in _DICE}
    return {
        "table": {name: getattr(s.table, name) for name in fields(Table)},
        "turn": {
            "turn": s.turn,
            "delve": min(s.delve, DELVES),
            "seat": s.seat,
            "phase": PHASES[s.phase],
            "number": s.number,
            "frames": [encode(frame) for frame in s.frames],
        },
        "delve": {**delve, "aside": [_named(DUNGEON, faces) for faces in s.aside]},
        "marks": {name: getattr(s, name) for name in _MARKS},
        "players": [_player(player) for player in s.players],
        "box": _named(TOKENS, s.box),
    }


def _player(player: Player) -> dict[str, object]:
    return {
        "hero": CARDS[player.hero].novice.name if player.hero >= 0 else "",
        "card": SIDES[player.hero][player.master].name if player.hero >= 0 else "",
        "rule": CARDS[player.hero].rule if player.hero >= 0 else "",
        "index": player.hero,
        "master": player.master,
        "xp": player.xp,
        "tokens": _named(TOKENS, player.tokens),
        "stops": STOPS[player.stops],
        "score": total(player),
    }


def imagine(seen: View, rng: Random) -> State:
    """Nothing is hidden, so there is one state only."""
    s = State()
    s.table = Table(**seen["table"])
    turn = seen["turn"]
    s.turn, s.seat, s.number = turn["turn"], turn["seat"], turn["number"]
    s.phase = PHASES.index(turn["phase"])
    s.frames = tuple([decode(frame, {"Interlude": Interlude}) for frame in turn["frames"]])
    for name in _DICE:
        value = seen["delve"][name]
        setattr(s, name, _counts(_COUNTED[name], value) if name in _COUNTED else value)
    s.dungeon = s.dungeon[:5]
    s.aside = tuple([_counts(DUNGEON, faces) for faces in seen["delve"]["aside"]])
    for name in _MARKS:
        setattr(s, name, seen["marks"][name])
    s.players = tuple(
        [
            Player(
                player["index"],
                player["master"],
                player["xp"],
                _counts(TOKENS, player["tokens"]),
                STOPS.index(player["stops"]),
            )
            for player in seen["players"]
        ]
    )
    s.box = _counts(TOKENS, seen["box"])
    return s


def _named(words: tuple[str, ...], counts: tuple[int, ...]) -> dict[str, int]:
    return {word: number for word, number in zip(words, counts, strict=False) if number}


def _counts(words: tuple[str, ...], named: dict[str, int]) -> tuple[int, ...]:
    return tuple([named.get(word, 0) for word in words])
