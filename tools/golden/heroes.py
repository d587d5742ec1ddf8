"""Golden playthroughs: for every hero side a short solo game of Dungeon Roll that uses its specialty and its ultimate.

Seeds are tried in order, with a simple player that knows no hero: it prefers an action whose events use a skill that
the game has not shown yet. Once both skills are shown it retires as soon as it may. The longest of the first small
games is kept.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random

from souterrain import Match
from souterrain.core.actions import Action
from souterrain.core.events import Log
from souterrain.core.fast import Fast
from souterrain.games.roll.content.heroes import CARDS, HEROES, SETS
from tools.golden import records

FOLDER = records.FOLDER / "roll"
OUTCOMES = FOLDER / "outcomes.json"

GOALS = {"specialty", "ultimate"}
SEEDS = 3000
ENOUGH = 5
"""Number of games with both skills that are compared."""
SMALL = 6000
"""Limit of a journal's size in bytes."""
WIDTH = 40
"""Number of sentences of each form that are tried."""

EAGERNESS = {
    "dragon": 60,
    "fight": 50,
    "open": 40,
    "drink": 40,
    "go": 30,
    "reroll": 20,
    "refresh": 15,
    "lure": 10,
    "ultimate": 10,
    "use": 5,
    "flee": 0,
}


def sides() -> dict[str, dict[str, str]]:
    """Return every side of every hero with the options of its game."""
    found = {}
    for hero in HEROES:
        where = next(name for name, cards in SETS.items() if CARDS.index(hero) in cards)
        for side in (hero.novice, hero.master):
            if side is not None:
                found[side.name] = {"hero": hero.novice.name, "hero_set": where}
    return found


def shown(match: Match, side: str) -> set[str]:
    """Return the skills of this side that the match has told of."""
    return {event.key for _, event in match.events if event.key in GOALS and event.data["hero"] == side}


def playthrough(side: str, seed: int) -> Match:
    match = Match.new("roll", seats=1, seed=seed, options=sides()[side])
    rng = Random(seed)
    depth = rng.randint(2, 6)
    while match.asks:
        missing = GOALS - shown(match, side)
        match.play(0, prefer(match, side, missing, depth, rng), by="bot")
    match.reveal()
    return match


def sentences(match: Match) -> Iterator[Action]:
    for verb in match.legal(0).verbs:
        for form in verb.forms:
            for items in islice(form.choices(), WIDTH):
                yield (verb.word, *items)


def prefer(match: Match, side: str, missing: set[str], depth: int, rng: Random) -> Action:
    """Choose an action that shows a missing skill, else the most eager one; the draws of the trial are invented."""
    view = match.view(0)
    delve, card = view["delve"], view["players"][0]["card"]
    weary = not missing or sum(delve["party"].values()) < 3 or (card != side and delve["level"] >= depth)
    found = []
    for action in sentences(match):
        log = Log()
        match.game.apply(match.state, 0, action, Fast(rng.getrandbits(32)), log)
        uses = {event.key for event in log if event.key in missing and event.data["hero"] == side}
        found.append((100 * len(uses) + eagerness(action, weary), rng.random(), action))
    return max(found)[-1]


def eagerness(action: Action, weary: bool) -> int:
    """Rate an action: fight many at once, retire only when weary."""
    verb, *items = action
    if verb == "retire":
        return 10 if weary else -10
    return EAGERNESS.get(verb, 0) + (sum(number for _, number in items) if verb == "fight" else 0)


def golden(side: str) -> tuple[int, Match]:
    """Return the longest of the first small games that show both skills, after its seed."""
    good = (
        (seed, match)
        for seed in range(SEEDS)
        if shown(match := playthrough(side, seed), side) == GOALS and len(match.journal.dumps()) <= SMALL
    )
    return max(islice(good, ENOUGH), key=lambda pair: len(pair[1].journal))


def recorded(match: Match) -> dict[str, object]:
    """Return the outcome as it is kept beside the journals."""
    assert match.outcome is not None
    return {"rank": match.outcome.ranks[0], "score": {line.key: line.points for line in match.outcome.scores[0]}}


def make(names: list[str]) -> None:
    """Play the games of these sides anew, or of all sides if none is named."""
    outcomes = json.loads(OUTCOMES.read_text(encoding="utf-8")) if names else {}
    for side in names or sides():
        seed, match = golden(side)
        size = records.write(f"roll/{side}", match.journal)
        outcomes[side] = {"seed": seed, **recorded(match)}
        print(f"{side}: seed {seed}, {len(match.journal)} entries, {size} bytes")
    ordered = {side: outcomes[side] for side in sides()}
    OUTCOMES.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
