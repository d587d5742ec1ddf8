"""Cards in words: the rulebook's text of a hero, where it is chosen, held or turned."""

from __future__ import annotations

from typing import Final

from souterrain import parts
from souterrain.core.actions import Action
from souterrain.core.folding import wrap
from souterrain.core.game import View
from souterrain.core.vocabulary import NOUN, form_of
from souterrain.terminal.language import Language
from souterrain.terminal.rulebook import rulebook
from souterrain.terminal.vocabulary import vocabulary

WIDTH: Final = 80


def held(game: str, view: View, seat: int | None) -> tuple[str, ...]:
    """Return the cards of a seat that the rulebook explains."""
    known = parts.cards(game)
    return () if known is None or seat is None or not view else known.held(view, seat)


def lines(game: str, card: str, words: Language) -> list[str]:
    """Return a card's name, and each of its parts in a paragraph of its own lines."""
    known, book = parts.cards(game), rulebook(game, words.code)
    if known is None or card not in known.rules:
        return []
    told = [book[rule] for rule in known.rules[card][1:] if rule in book]
    texts = [words("card-part", title=rule.title, text=" ".join(rule.text.split())) for rule in told]
    return [words("card-name", name=words.noun(card)), *[line for text in texts for line in wrap(text, WIDTH)]]


def summary(game: str, action: Action, words: Language) -> str:
    """Return a card in one sentence, for a sentence that names it alone; "" for any other."""
    known = parts.cards(game)
    if known is None or len(action) != 2:
        return ""
    rule = rulebook(game, words.code).get(known.rules.get(action[1:][0][0], ("",))[0])
    return "" if rule is None else rule.text.partition("\n")[0].partition(". ")[2].rstrip(".")


def named(game: str, line: str) -> list[str]:
    """Return all sides of the card that a line names."""
    known = parts.cards(game)
    if known is None:
        return []
    found = [meaning.word for meaning in vocabulary(game).forms.get(form_of(line), ()) if meaning.kind == NOUN]
    rules = [known.rules[word][0] for word in found if word in known.rules]
    return [card for card, (rule, *_) in known.rules.items() if rule in rules]
