"""Every event of every game with every noun it can carry, in three languages. `build/catalogue.txt` is to be read."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from souterrain.core import registry
from souterrain.core.vocabulary import collisions
from souterrain.terminal.language import FORMS, LANGUAGES, Language, is_sign, message_ids, noun_id
from souterrain.terminal.vocabulary import vocabulary

GAMES = registry.names()
NAMES = ("Ada", "Bruno", "Chiara", "Dora")
DUMP = Path(__file__).parents[2] / "build" / "catalogue.txt"


def values(kind: str, game: str) -> list[Any]:
    """Every value that may change a sentence: each noun, none to three of them, one seat, four numbers."""
    name, _, category = kind.partition(":")
    if name == "number":
        return [0, 1, 2, 7]
    if name == "seat":
        return [0]
    if name == "text":
        verbs = [message for message in message_ids(registry.package(game), "en") if message.startswith("verb-")]
        return [verb.removeprefix("verb-") for verb in verbs]
    nouns = registry.game(game).nouns[category]
    if name == "noun":
        return list(nouns)
    ones = [[(noun, 1)] for noun in nouns]
    twos = [[(noun, 2)] for noun in nouns]
    return [[], *ones, *twos, [(noun, number) for number, noun in enumerate(nouns[:3], 1)]]


def carried(kinds: dict[str, str], game: str) -> Iterator[dict[str, Any]]:
    """Arguments in which each value of each comes once, beside the first (the plainest) of the others."""
    plain = {name: values(kind, game)[min(1, len(values(kind, game)) - 1)] for name, kind in kinds.items()}
    yield plain
    for name, kind in kinds.items():
        for value in values(kind, game):
            yield {**plain, name: value}


def sentences(game: str, code: str) -> Iterator[str]:
    words = Language(code, game, NAMES)
    events = registry.game(game).events
    for key, kinds in events.items():
        every = {**events.get(key.removesuffix("-secret"), {}), **kinds}
        for args in carried(every, game):
            yield words(f"event-{key}", **args)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_with_every_noun(game: str, code: str) -> None:
    for sentence in sentences(game, code):
        assert sentence
        assert "{" not in sentence, sentence
        assert "???" not in sentence, sentence
        assert "  " not in sentence, sentence


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_noun_has_every_form(game: str, code: str) -> None:
    words = Language(code, game)
    for noun in (noun for nouns in registry.game(game).nouns.values() for noun in nouns if not is_sign(noun)):
        forms = [words.attribute(noun_id(noun), form) for form in FORMS]
        assert all(forms), noun
        assert words.attribute(noun_id(noun), "gender") in ("masculine", "feminine", "neuter")


@pytest.mark.parametrize("game", GAMES)
def test_no_word_means_two_things(game: str) -> None:
    """A verb and a noun may share a word, for the place tells them apart; two nouns or two verbs may not. Quests
    are never typed."""
    found = collisions(vocabulary(game))
    print(f"{game}: {found}")
    untyped = {f"noun:{noun}" for noun in registry.game(game).nouns.get("quest", ())}
    for form, meanings in found.items():
        meanings = tuple([meaning for meaning in meanings if meaning not in untyped])
        kinds = [meaning.partition(":")[0] for meaning in meanings]
        assert len(set(kinds)) == len(kinds), f"{form}: {meanings}"


def test_the_whole_can_be_read() -> None:
    """Side by side in three languages; written where it was asked for (`CATALOGUE=1`)."""
    lines: list[str] = []
    for game in GAMES:
        told = [list(dict.fromkeys(sentences(game, code))) for code in LANGUAGES]
        for code, sentences_of_code in zip(LANGUAGES, told, strict=True):
            lines += ["", f"{game} {code}", *sentences_of_code]
    assert len(lines) > 100
    if os.environ.get("CATALOGUE"):
        DUMP.parent.mkdir(exist_ok=True)
        DUMP.write_text("\n".join(lines), encoding="utf-8")
