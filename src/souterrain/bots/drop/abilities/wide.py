"""A wide search: sentences by chance, looked at on the sampled tray; the best ones are then tried.

Rules of thumb miss what an act does by the way: a Pillar that leaves a room opens it, and makes others where it comes
to rest. On tables of two, 400 sentences by chance brought 0.4 points (Dwarf) to 1.5 points (Emberkin) more than they.
"""

from __future__ import annotations

from typing import Final

from souterrain.bots.drop.abilities.proposals import PROPOSALS, Proposal, beside, flicked
from souterrain.bots.drop.search import GLIMPSED, SURE, Candidate, Search, said
from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.games.drop.content.cubes import mask
from souterrain.games.drop.rules.abilities import borrowed, cards

KEPT: Final = (14, 8)
"""The number of sentences kept after the first look, and after the second, which also sees some near them."""
LOOKS: Final = (1, 2, 6)
"""The number of trials in each look."""


def throws(search: Search) -> list[Candidate]:
    """Return the best of many sentences of the cards that move cubes."""
    proposals: list[tuple[Items, Proposal]] = []
    for name in cards(search.state):
        for words in [(name, other) for other in borrowed(search.state)] if name == "human" else [(name,)]:
            if words[-1] in PROPOSALS:
                proposals.append((tuple([(word, 1) for word in words]), PROPOSALS[words[-1]]))
    found: list[Candidate] = []
    for card, (propose, exact) in proposals:
        number = search.level.wide // len(proposals)
        actions = [said(card, *items) for _ in range(number) if (items := propose(search))]
        actions = [action for action in dict.fromkeys(actions) if search.allows(action)]
        found += (_tried if exact else _looked_at)(search, actions)
    return found


def flicks(search: Search, only: tuple[int, ...], without: int) -> list[Candidate]:
    """Return the best of many further flicks."""
    among = (mask(only) if only else search.state.lying()) & ~without
    found: list[Action] = []
    for _ in range(search.level.wide if among & search.state.lying() else 0):
        items = flicked(search, among)
        found.append(("flick", *items))
    return _looked_at(search, list(dict.fromkeys(found)))


def _looked_at(search: Search, actions: list[Action]) -> list[Candidate]:
    """Return the best of these sentences, and of some near them, by looks of more and more trials; the last look alone
    gives their worth."""
    kept = _best(search, actions, LOOKS[0], KEPT[0])
    kept = _best(search, [*kept, *_near(search, kept)], LOOKS[1], KEPT[1])
    return [Candidate(worth, action, GLIMPSED) for worth, action in _ranked(search, kept, LOOKS[2])]


def _tried(search: Search, actions: list[Action]) -> list[Candidate]:
    """Return the best of these sentences, and of some near them, of which one look tells everything."""
    kept = _best(search, actions, 1, KEPT[0])
    kept = _best(search, [*kept, *_near(search, kept)], 1, KEPT[0])
    return [Candidate(search.tried(action), action, SURE) for action in kept if not search.budget.over()]


def _near(search: Search, actions: list[Action]) -> list[Action]:
    near = [beside(search, action) for action in actions for _ in range(2)]
    return [action for action in dict.fromkeys(near) if action not in actions and search.allows(action)]


def _best(search: Search, actions: list[Action], trials: int, number: int) -> list[Action]:
    return [action for _, action in _ranked(search, actions, trials)[:number]]


def _ranked(search: Search, actions: list[Action], trials: int) -> list[tuple[float, Action]]:
    seeds = [int(search.rng.random() * 2**32) for _ in range(trials)]
    found = [
        (sum([search.glimpsed(action, seed) for seed in seeds]) / trials, action)
        for action in actions
        if not search.budget.stopped()
    ]
    return sorted(found, key=lambda entry: -entry[0])
