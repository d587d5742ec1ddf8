"""The catalogues hold a message for everything Dungeon Roll can say, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import getsource
from random import Random
from typing import Any

import pytest

from souterrain.core.match import Match
from souterrain.core.rejection import Rejected
from souterrain.core.understand import understand
from souterrain.core.vocabulary import collisions
from souterrain.games.roll import text
from souterrain.games.roll.content.heroes import HEROES
from souterrain.games.roll.events import EVENTS, NOUNS
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.rules.interludes import KINDS
from souterrain.games.roll.rules.refusals import REASONS, VERBS
from souterrain.games.roll.rules.scoring import RANKS
from souterrain.games.roll.state import PHASES
from souterrain.games.roll.titles import TITLES
from souterrain.terminal.language import LANGUAGES, Language, is_sign, message_ids, noun_id
from souterrain.terminal.vocabulary import vocabulary

LEVEL_PHASES = PHASES[1:5]


def wanted() -> Iterator[str]:
    yield from ("game-name", "game-about", "refusal-no-such-seat")
    for option in FACTS.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values)
    yield from (noun_id(noun) for nouns in NOUNS.values() for noun in nouns if not is_sign(noun))
    yield from (f"verb-{verb}" for verb in VERBS)
    yield from (f"ask-{about}" for about in (*KINDS, *LEVEL_PHASES))
    yield from (f"event-{key}" for key in EVENTS)
    yield from (f"refusal-{reason}" for reason in REASONS)
    yield from (f"reason-{reason}" for reason in ("solo", "shared", "fewer-tokens", "most-xp"))
    yield from (f"score-{key}" for key in ("xp", "tokens", "portals", "scales"))
    yield from (f"rank-{rank}" for _, rank in RANKS)
    yield from (f"title-{title}" for title in TITLES)
    yield from (f"text-phase-{phase}" for phase in LEVEL_PHASES)
    yield from re.findall(r'"(text-[a-z-]+[a-z])"', getsource(text))


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_message_for_everything_and_no_other(code: str) -> None:
    assert sorted(message_ids("souterrain.games.roll", code)) == sorted(set(wanted()))


@pytest.mark.parametrize("code", LANGUAGES)
def test_options_verbs_and_titles_explain_themselves(code: str) -> None:
    words = Language(code, "roll")
    options = [f"option-{option.name}" for option in FACTS.options]
    for message in (*options, *[f"verb-{verb}" for verb in VERBS], *[f"title-{title}" for title in TITLES]):
        assert words.attribute(message, "about").endswith("."), message
    assert all(len(words(f"verb-{verb}").split()) == 1 for verb in VERBS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_with_every_noun(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "strict", True)
    words = Language(code, "roll")
    for reason, kinds in REASONS.items():
        choices = {name: NOUNS[kind[5:]] if kind.startswith("noun:") else range(4) for name, kind in kinds.items()}
        for turn in range(max([len(choice) for choice in choices.values()], default=1)):
            data: dict[str, Any] = {name: choice[turn % len(choice)] for name, choice in choices.items()}
            said = words.refusal(Rejected(reason, **data))
            assert said.endswith("."), said
            assert "  " not in said, said


def test_two_words_are_verb_and_noun() -> None:
    """Sentences have `dragon fighter mage thief` and `scout chest then …`; nothing else means two things."""
    assert set(collisions(vocabulary("roll"))) == {"dragon", "scout"}


def test_what_is_said_is_understood() -> None:
    """A sentence in the reader's words is read back, whatever the hero and the language."""
    rng = Random(5)
    known = vocabulary("roll")
    languages = [Language(code, "roll") for code in LANGUAGES]
    for seed, hero in enumerate(HEROES):
        match = Match.new("roll", seed=seed, options={"hero": hero.novice.name})
        while match.asks:
            legal = match.legal(0)
            for language in languages:
                action = legal.sample(rng)
                said = language.say(action)
                assert understand(said, legal, known).action == action, said
            actions = [legal.sample(rng) for _ in range(3)]
            match.play(0, next((action for action in actions if action[0] != "flee"), actions[0]))
