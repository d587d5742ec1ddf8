"""What may be said next, as a list to choose from: verbs, the words that may follow, whole sentences."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice

from souterrain.core.actions import Action, say
from souterrain.core.forms import Choice
from souterrain.core.legal import Legal
from souterrain.core.understand import MOST_LISTED
from souterrain.terminal.answers import Offer
from souterrain.terminal.language import Language


def verbs(legal: Legal, words: Language) -> list[Offer]:
    """Each verb; where only one sentence begins with it, that sentence."""
    offers = []
    for verb in legal.verbs:
        actions = list(islice(verb.actions(), 2))
        if len(actions) == 1:
            offers += sentences(actions, words)
        else:
            offers.append(Offer(verb.word, words("offer-more", words=words(f"verb-{verb.word}"))))
    return offers


def sentences(actions: Iterable[Action], words: Language) -> list[Offer]:
    return [Offer(say(action), words.say(action)) for action in actions]


def following(legal: Legal, so_far: Action, words: Language) -> list[Offer]:
    """The tree of words: the sentence itself if it may end here, and each word that may come next."""
    after = legal.after(so_far[1:], so_far[0])
    offers = sentences([so_far], words) if after.done else []
    for choice in after.choices:
        offers += _numbered(so_far, choice, words)
    return offers


def _numbered(so_far: Action, choice: Choice, words: Language) -> list[Offer]:
    """One offer for every number; a wide range must be typed."""
    if choice.most - choice.least >= MOST_LISTED:
        noun = words.noun(choice.word)
        return [Offer("", words("offer-range", noun=noun, least=choice.least, most=choice.most))]
    items = [(choice.word, number) for number in range(choice.least, choice.most + 1)]
    return [Offer(say((*so_far, item)), words.say_item(item)) for item in items]
