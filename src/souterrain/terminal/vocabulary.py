"""The words of all three languages that a player of a game may type."""

from __future__ import annotations

from functools import lru_cache

from souterrain.core import registry
from souterrain.core.vocabulary import Vocabulary
from souterrain.terminal.language import LANGUAGES, Language, is_sign, message_ids, noun_id


def split(text: str) -> tuple[str, ...]:
    """Split words at commas."""
    return tuple([part.strip() for part in text.split(",") if part.strip()])


@lru_cache(maxsize=8)
def vocabulary(game: str) -> Vocabulary:
    """Return verbs, nouns, number words and small words; a message's `.typed` holds further words for the same
    thing."""
    known = Vocabulary()
    known.counted.update(registry.game(game).counted)
    nouns = dict.fromkeys(noun for words in registry.game(game).nouns.values() for noun in words)
    for code in LANGUAGES:
        language = Language(code, game)
        for message in message_ids(registry.package(game), code):
            if message.startswith("verb-"):
                forms = (language(message), *split(language.attribute(message, "typed")))
                known.add_verb(message.removeprefix("verb-"), *forms)
        for noun in nouns:
            if is_sign(noun):
                continue
            message = noun_id(noun)
            one = (language(message), language.attribute(message, "one"), *split(language.attribute(message, "typed")))
            known.add_noun(noun, one, (language.attribute(message, "many"),))
        known.add_small(*split(language("typed-small")))
        known.add_every(*split(language("typed-every")))
        known.add_numbers(*split(language("typed-numbers")))
    return known
