"""Stakes: what a choice is worth, in words that stand beside it."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from souterrain.core.actions import Action


class Stake(NamedTuple):
    """The worth of sentences: the message `stake-<key>` with its data, as a fragment without capital and full stop.

    `about` is the beginning of a sentence, or a whole one: the verb and items that a sentence must have. Data are as in
    events: nouns, numbers, nouns with numbers; a message need not use them all.
    """

    about: Action
    key: str
    data: dict[str, Any]
    sure: bool = False
    """The sentence wastes something and cannot be taken back: clients ask once more before they send it."""

    def concerns(self, action: Action) -> bool:
        """Tell if a sentence has this verb and these items, each in at least this number."""
        if action[0] != self.about[0]:
            return False
        said: Counter[str] = Counter()
        for word, number in action[1:]:
            said[word] += number
        return all(said[word] >= number for word, number in self.about[1:])


def doubts(stakes: tuple[Stake, ...], action: Action) -> tuple[Stake, ...]:
    """Return the stakes for which a client asks once more before it sends a sentence."""
    return tuple([stake for stake in stakes if stake.sure and stake.concerns(action)])
