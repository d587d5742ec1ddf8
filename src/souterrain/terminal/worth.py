"""The worth of choices in words, beside them; and the question before something is wasted for good."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from souterrain.core.actions import Action, read, say
from souterrain.core.stakes import Stake, doubts
from souterrain.core.vocabulary import form_of
from souterrain.terminal.answers import Answer, Offer
from souterrain.terminal.language import Language, capital
from souterrain.terminal.vocabulary import split


def worth(stakes: Iterable[Stake], action: Action, words: Language) -> str:
    """Return the stakes about exactly this beginning or sentence; "" if there are none. What a doubt is about is told
    when it is asked, unless nothing else is."""
    found = [stake for stake in stakes if stake.about == action]
    return _said([stake for stake in found if not stake.sure] or found, words)


def with_worth(offers: Iterable[Offer], worth_of: Callable[[Action], str]) -> list[Offer]:
    """Return offers with what they bring or cost."""
    return [offer._replace(worth=worth_of(read(offer.line))) if _is_sentence(offer) else offer for offer in offers]


def _is_sentence(offer: Offer) -> bool:
    return bool(offer.line) and not offer.line.startswith("/")


def doubt(stakes: tuple[Stake, ...], action: Action, words: Language) -> Answer | None:
    """Return the question before a sentence that wastes something for good; None if it does not."""
    if not doubts(stakes, action):
        return None
    told = _said([stake for stake in stakes if stake.concerns(action)], words)
    return Answer(False, words("sure", sentence=capital(words.say(action)), worth=told), sure=say(action))


def _said(stakes: list[Stake], words: Language) -> str:
    texts = list(dict.fromkeys([words(f"stake-{stake.key}", **stake.data) for stake in stakes]))
    said = texts[0] if texts else ""
    for text in texts[1:]:
        said = words("worth-more", before=said, next=text)
    return said


def is_yes(line: str, words: Language) -> bool:
    return form_of(line) in map(form_of, split(words("typed-yes")))


def is_no(line: str, words: Language) -> bool:
    """Return whether a line says no, as an empty one does."""
    return not line or form_of(line) in map(form_of, split(words("typed-no")))
