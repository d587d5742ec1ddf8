"""Everything about legality that is derived from forms, once, for every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

from souterrain.core.actions import Action, Item, say
from souterrain.core.forms import Choice, Random, Verb
from souterrain.core.rejection import Rejected


class After(NamedTuple):
    """The words that may come next in a sentence; `done` if it may end here."""

    choices: tuple[Choice, ...]
    done: bool


NOT_OFFERED = Rejected("not-offered")
SHOWN: Final = 5
"""The number of sentences that `repr` shows."""


class Legal:
    """The sentences of a seat. `explain(state, action)` is the game's own refusal of any other.

    `again` remakes the value from the state and a seat in another process, for games whose forms hold functions that
    cannot be pickled.
    """

    __slots__ = ("_again", "_explain", "_state", "verbs")

    def __init__(
        self,
        verbs: tuple[Verb, ...] = (),
        state: Any = None,
        explain: Callable[[Any, Action], Rejected] | None = None,
        again: tuple[Callable[[Any, int], Legal], int] | None = None,
    ) -> None:
        self.verbs = verbs
        self._state = state
        self._explain = explain
        self._again = again

    def __reduce__(self) -> tuple[Any, ...]:
        if self._again is None:
            return type(self), (self.verbs, self._state, self._explain)
        remake, seat = self._again
        return remake, (self._state, seat)

    def __repr__(self) -> str:
        """Show the first sentences."""
        said = [repr(say(action)) for action in islice(self.actions, SHOWN + 1)]
        return f"Legal({', '.join([*said[:SHOWN], *(['…'] if len(said) > SHOWN else [])])})"

    def __bool__(self) -> bool:
        return bool(self.verbs)

    def __contains__(self, action: Action) -> bool:
        return self._verdict(action) is None

    @property
    def actions(self) -> Iterator[Action]:
        """Every legal action, lazily, ordered, each once."""
        for verb in self.verbs:
            yield from verb.actions()

    def first(self) -> Action:
        return next(self.actions)

    def sample(self, rng: Random) -> Action:
        """Return any legal action: a verb first, then its words; not uniform over actions."""
        verbs = self.verbs
        verb = verbs[int(rng.random() * len(verbs))]
        ready = verb.ready
        return ready[int(rng.random() * len(ready))] if ready else verb.sample(rng)

    def after(self, words: tuple[Item, ...] = (), verb: str | None = None) -> After:
        """Return the tree of words: the verbs, or what may follow a verb and these items."""
        if verb is None:
            return After(tuple([Choice(known.word, 1, 1) for known in self.verbs]), False)
        found: list[Choice] = []
        done = False
        for known in self.verbs:
            if known.word == verb:
                for form in known.forms:
                    choices, ends = form.after(words)
                    found += choices
                    done |= ends and (form.check is None or form.check((verb, *words)) is None)
        return After(_merged(found), done)

    def why_not(self, action: Action) -> Rejected | None:
        """Return None if the action is legal; else why not, with the rule's id."""
        verdict = self._verdict(action)
        if verdict is NOT_OFFERED and self._explain is not None:
            return self._explain(self._state, action)
        return verdict

    def _verdict(self, action: Action) -> Rejected | None:
        verdict: Rejected | None = NOT_OFFERED
        for verb in self.verbs:
            if verb.word == action[0]:
                if action in verb.ready:
                    return None
                for form in verb.forms:
                    if form.fits(action[1:]):
                        verdict = form.check(action) if form.check else None
                        if verdict is None:
                            return None
        return verdict


def _merged(choices: list[Choice]) -> tuple[Choice, ...]:
    """Merge equal words into one choice; gaps in their numbers stay gaps."""
    words = list(dict.fromkeys(choice.word for choice in choices))
    merged: list[Choice] = []
    for word in words:
        start = len(merged)
        for choice in sorted(choice for choice in choices if choice.word == word):
            if len(merged) > start and choice.least <= merged[-1].most + 1:
                merged[-1] = Choice(word, merged[-1].least, max(merged[-1].most, choice.most))
            else:
                merged.append(choice)
    return tuple(merged)
