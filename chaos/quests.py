"""P48: hostile quest files. Each is refused with the path of its fault, or accepted and played without a fault or hang.

Files are mutants of our own quests: values of other types and sizes, words of the vocabulary in wrong places. In play
the objective room is put behind the first door, since random heroes seldom find it.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any, Final

from chaos.harness import Watch
from chaos.result import Plan, Result, progress
from souterrain.core.actions import Action
from souterrain.core.events import SILENT
from souterrain.core.fast import Fast
from souterrain.core.game import Setup
from souterrain.core.rejection import SetupError
from souterrain.games.donjon.content.custom import DECKS, MOMENTS
from souterrain.games.donjon.content.quest_words import CONDITIONS, NAMED, RULES, WAYS
from souterrain.games.donjon.content.quests import FIELDS, QUESTS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.questions.quest import is_found
from souterrain.games.donjon.state import TOWN, State

SHORT: Final = 0.015
ALONE: Final = 0.1
PAIR: Final = True
FILES: Final = 20_000
DECISIONS: Final = 2000
PLAYED: Final = 0.1
"""Share of the accepted files that are played to their end or for all decisions; the others for a tenth of them."""
SECONDS: Final = 1.0
"""For the check of one file; it decides only in a run at full size."""
HOSTILE: Final[tuple[Any, ...]] = (
    None,
    True,
    -1,
    0,
    99,
    10**30,
    1.5,
    float("nan"),
    "",
    "x" * 3000,
    "\x00",
    "\ud800",
    "e" + "\u0301" * 30,
    "<img src=x onerror=a()>",
    "slain(orc",
    [],
    [[]],
    {},
    {"en": "x"},
    [0] * 500,
)
NAMES: Final = [name for names in (*NAMED.values(), WAYS) if not isinstance(names, range) for name in names]


def run(plan: Plan) -> list[Result]:
    result, rng, watch = Result("P48", "quest files"), Random(plan.seed), Watch()
    outcomes, slowest = Counter[str](), 0.0
    for number in range(plan.number(FILES)):
        document = _document(rng)
        before = time.process_time()
        try:
            state = GAME.start(_setup(document, rng), Fast(rng.randrange(2**32)), SILENT)
        except SetupError as fault:
            state = None
            result.check("path" in fault.rejected.data, f"file {number}: no path: {fault}")
        except Exception as fault:
            state = None
            result.check(False, f"file {number}: {fault!r}: {_shown(document)}")
        took = time.process_time() - before
        slowest = max(slowest, took)
        if plan.full and took > SECONDS:
            result.violations.append(f"file {number}: checked in {took:.1f} s")
        outcomes["refused" if state is None else "accepted"] += 1
        if state is not None:
            steps = DECISIONS if rng.random() < PLAYED else DECISIONS // 10
            trouble, found = _played(state, rng, steps)
            outcomes["objective found"] += found
            result.check(trouble is None, f"file {number}: {trouble!r} in play: {_shown(document)}")
        if watch.due:
            progress(f"quests: {number + 1:,} files")
    result.figures = {**{name: f"{count:,}" for name, count in outcomes.items()}, "slowest": f"{slowest * 1e3:.0f} ms"}
    return [result]


def _setup(document: Any, rng: Random) -> Setup:
    options = GAME.facts.resolve({"ip_safe_names": "off", "scale": rng.choice(("none", "count")), "round_limit": "30"})
    return Setup(rng.randint(2, 7), options, (), document)


def _shown(document: Any) -> str:
    return json.dumps(document, default=repr)[:600]


def _played(state: State, rng: Random, steps: int) -> tuple[Exception | None, bool]:
    """Play at random with the objective behind the first door; return the exception that ended it, if any, and True if
    the objective was found."""
    chance, near = Fast(rng.randrange(2**32)), False
    try:
        for _ in range(steps):
            asks = GAME.asks(state)
            if not asks:
                break
            ask = rng.choice(asks)
            action: Action = GAME.legal(state, ask.seat).sample(rng)
            state = GAME.apply(state, ask.seat, action, chance, SILENT)
            if not near and state.step != TOWN and state.objective in state.deck:
                place, near = state.deck.index(state.objective), True
                state.deck = (state.deck[place], *state.deck[:place], *state.deck[place + 1 :])
    except Exception as fault:
        return fault, is_found(state)
    return None, is_found(state)


# Files


def _document(rng: Random) -> Any:
    quest = rng.choice(list(QUESTS.values()))
    card = json.loads(json.dumps({name: getattr(quest, name) for name in FIELDS}))
    document: Any = {"schema": 1, "quest": card}
    if rng.random() < 0.2:
        card[rng.choice(("title", *MOMENTS))] = rng.choice(("A tale", {"fr": "Un conte"}, _hostile(rng)))
    if rng.random() < 0.2:
        deck = rng.choice(list(DECKS))
        document["decks"] = {deck: {rng.choice(DECKS[deck]).id: rng.randint(0, 3) for _ in range(4)}}
    if rng.random() < 0.1:
        document["names"] = {rng.choice(NAMES): rng.choice(("Gnawer", "strike", _hostile(rng)))}
    for _ in range(rng.choice((0, 1, 1, 1, 2, 3))):
        _mutate(document, rng)
    return document


def _hostile(rng: Random) -> Any:
    """Return a copy: a value that is mutated in place would contain itself one day."""
    return deepcopy(rng.choice(HOSTILE))


def _mutate(document: Any, rng: Random) -> None:
    """Change one value somewhere in a document."""
    parts = [part for part in _containers(document) if part]
    part = rng.choice(parts)
    key = rng.choice(list(part) if isinstance(part, dict) else range(len(part)))
    value = part[key]
    deed = rng.random()
    if deed < 0.15:
        part[key] = _hostile(rng)
    elif deed < 0.25:
        del part[key]
    elif deed < 0.35 and isinstance(part, list):
        part.append(value)
    elif type(value) is int:
        part[key] = value + rng.choice((-3, -1, 1, 2, 5))
    elif isinstance(value, str):
        part[key] = _word(value, rng)
    elif deed < 0.6:
        part[rng.choice(list(FIELDS)) if isinstance(part, dict) else key] = _hostile(rng)


def _word(value: str, rng: Random) -> str:
    """Return another text of the vocabulary, or this one with another argument."""
    for name in sorted(NAMES, key=len, reverse=True):
        if name in value and rng.random() < 0.5:
            return value.replace(name, rng.choice(NAMES), 1)
    term = rng.choice([*CONDITIONS.items(), *RULES.items()])
    arguments = [str(rng.choice(list(kind))) for kind in term[1]]
    text = f"{term[0]}({','.join(arguments)})" if arguments else term[0]
    return rng.choice((text, f"{value} {text}", rng.choice(NAMES)))


def _containers(value: Any) -> list[Any]:
    if not isinstance(value, dict | list):
        return []
    inner = value.values() if isinstance(value, dict) else value
    return [value, *[part for item in inner for part in _containers(item)]]
