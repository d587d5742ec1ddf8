"""Continuations of a sentence as a list of offers: verbs, next words, whole sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Final

from souterrain.core.actions import Action, read, say
from souterrain.core.forms import Choice
from souterrain.core.legal import Legal
from souterrain.core.understand import MOST_LISTED
from souterrain.terminal.answers import Offer
from souterrain.terminal.language import Language

MOST_LOOKED_AT: Final = 200
FEW, STEPS = 6, 16
"""The number of examples, and of the steps in which a range is searched for them."""


def verbs(legal: Legal, words: Language, advised: Action | None = None) -> list[Offer]:
    """Return each verb; a verb with a single sentence gives that sentence. An advised sentence comes first."""
    offers = [] if advised is None else sentences([advised], words)
    for verb in legal.verbs:
        actions = list(islice(verb.actions(), 2))
        if len(actions) == 1:
            offers += sentences(actions, words)
        else:
            offers.append(Offer(verb.word, words("offer-more", words=words(f"verb-{verb.word}")), open=True))
    return offers


def sentences(actions: Iterable[Action], words: Language) -> list[Offer]:
    return [Offer(say(action), words.sentence(action)) for action in actions]


def following(legal: Legal, so_far: Action, words: Language) -> list[Offer]:
    """Return the sentence itself if it may end here, and each word that may come next."""
    after = legal.after(so_far[1:], so_far[0])
    offers = sentences([so_far], words) if after.done else []
    for choice in after.choices:
        offers += _numbered(legal, so_far, choice, words)
    return offers


def _numbered(legal: Legal, so_far: Action, choice: Choice, words: Language) -> list[Offer]:
    """Return an offer for every number with a continuation; a wide range must be typed."""
    if choice.most - choice.least >= MOST_LISTED:
        noun = words.noun(choice.word)
        text = words("offer-range", noun=noun, least=choice.least, most=choice.most)
        return [Offer("", text, begun=say(so_far))]
    offers = []
    for number in range(choice.least, choice.most + 1):
        longer: Action = (*so_far, (choice.word, number))
        after = legal.after(longer[1:], longer[0])
        if after.done or after.choices:
            offers.append(Offer(say(longer), words.say_item((choice.word, number)), open=bool(after.choices)))
    return offers


def beginning(legal: Legal, so_far: Action, words: Language) -> tuple[list[Offer], Action]:
    """Return offers after a beginning: whole sentences if they are few, else the next words. Forced words are taken;
    the second value is the beginning with them."""
    offers = following(legal, so_far, words)
    while len(offers) == 1 and offers[0].open:
        so_far = read(offers[0].line)
        offers = following(legal, so_far, words)
    few = list(islice(_longer(legal, so_far, [MOST_LOOKED_AT]), MOST_LISTED + 1))
    return (sentences(few, words) if len(few) <= MOST_LISTED else offers), so_far


def _longer(legal: Legal, so_far: Action, looks: list[int]) -> Iterator[Action]:
    """Yield legal sentences with this beginning. There may be very many, and a check may refuse them all: `looks` is
    the limit."""
    looks[0] -= 1
    after = legal.after(so_far[1:], so_far[0])
    if after.done or looks[0] < 0:
        yield so_far
    for choice in after.choices if looks[0] >= 0 else ():
        for number in range(choice.least, choice.most + 1):
            yield from _longer(legal, (*so_far, (choice.word, number)), looks)


def examples(legal: Legal, so_far: Action, words: Language) -> list[Offer]:
    """Return a few longer sentences with this beginning, in the words to type, with numbers about the middle of their
    ranges first."""
    found = islice(filter(legal.__contains__, _spread(legal, so_far)), FEW)
    return [Offer(say(action), words.say(action)) for action in found]


def _spread(legal: Legal, so_far: Action) -> Iterator[Action]:
    for choice in legal.after(so_far[1:], so_far[0]).choices:
        wide = choice.most - choice.least
        numbers = dict.fromkeys(choice.least + wide * step // STEPS for step in range(STEPS + 1))
        for number in sorted(numbers, key=lambda each: abs(2 * each - choice.least - choice.most)):
            longer: Action = (*so_far, (choice.word, number))
            done = legal.after(longer[1:], longer[0]).done
            yield from [longer] if done else _spread(legal, longer)
