"""The catalogues hold a message for everything Dungeon Roll can say, and nothing else; the README a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from inspect import getsource, signature
from random import Random
from typing import Any

import pytest

from souterrain.bots.roll import BOTS
from souterrain.core.match import Match
from souterrain.core.rejection import Rejected
from souterrain.core.understand import understand
from souterrain.core.vocabulary import collisions
from souterrain.games.roll import highlights, stakes, text
from souterrain.games.roll.content.heroes import HEROES, Side
from souterrain.games.roll.events import EVENTS, NOUNS
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.frames import FRAMES
from souterrain.games.roll.game import GAME
from souterrain.games.roll.rules.refusals import REASONS, VERBS
from souterrain.games.roll.rules.scoring import RANKS
from souterrain.games.roll.rules.ultimates import EFFECTS
from souterrain.games.roll.state import PHASES, SEEN
from souterrain.games.roll.titles import TITLES
from souterrain.games.roll.together import ENDINGS
from souterrain.terminal.language import LANGUAGES, Language, is_sign, message_ids, noun_id
from souterrain.terminal.vocabulary import vocabulary
from tests.games.pages import table_below

LEVEL_PHASES = PHASES[1:5]


def wanted() -> Iterator[str]:
    yield from ("game-name", "game-about", "refusal-no-such-seat")
    for option in FACTS.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values)
    yield from (noun_id(noun) for nouns in NOUNS.values() for noun in nouns if not is_sign(noun))
    yield from (f"verb-{verb}" for verb in VERBS)
    yield from (f"say-{verb}" for verb in (*VERBS, "use-elixir", "use-bait", "use-parchment"))
    yield from (f"bot-{bot}" for bot in BOTS)
    yield from (f"ask-{about}" for about in (*[frame.kind for frame in FRAMES], *LEVEL_PHASES, "clear"))
    yield from (f"event-{key}" for key in EVENTS)
    yield from (f"stake-{key}" for key in stakes.KEYS)
    yield from (f"highlight-{key}" for key in highlights.PART.keys)
    yield from (f"refusal-{reason}" for reason in REASONS)
    yield from (f"reason-{reason}" for reason in ("solo", "shared", "fewer-tokens", "most-xp"))
    yield from (f"score-{key}" for key in ("xp", "tokens", "portals", "scales"))
    yield from (f"rank-{rank}" for _, rank in RANKS)
    yield from (f"title-{title}" for title in TITLES)
    yield from (f"text-phase-{phase}" for phase in SEEN)
    yield from (f"text-ended-{how}" for how in (*ENDINGS.values(), "left"))
    yield from re.findall(r'"(text-[a-z-]+[a-z])"', getsource(text))


VIEW = ("section-", "field-")


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_message_for_everything_and_no_other(code: str) -> None:
    """Sections and fields of the view are named as far as the browser shows them: equal in all languages at least."""
    shown = [message for message in message_ids("souterrain.games.roll", code) if not message.startswith(VIEW)]
    assert sorted(shown) == sorted(set(wanted()))
    named = [{m for m in message_ids("souterrain.games.roll", other) if m.startswith(VIEW)} for other in LANGUAGES]
    assert named[0] == named[1] == named[2]


@pytest.mark.parametrize("code", LANGUAGES)
def test_options_verbs_and_titles_explain_themselves(code: str) -> None:
    words = Language(code, "roll")
    options = [f"option-{option.name}" for option in FACTS.options]
    for message in (*options, *[f"verb-{verb}" for verb in VERBS], *[f"title-{title}" for title in TITLES]):
        assert words.attribute(message, "about").endswith("."), message


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


@pytest.mark.parametrize(
    ("code", "sentence", "said"),
    [
        ("en", "fight cleric skeleton", "Fight the skeleton with a cleric"),
        ("en", "fight hero:mage goblin*2 ooze", "Fight 2 goblins and the ooze with the hero as a mage"),
        ("en", "open thief*2", "Open 2 chests with a thief"),
        ("en", "drink fighter*2 -> mage champion", "Drink 2 potions with a fighter: bring back a mage and a champion"),
        ("en", "use elixir -> champion", "Use the Potion token: bring back a champion"),
        ("en", "ultimate mage -> champion", "Use the hero’s ultimate: mage -> champion"),
        ("en", "use bait ooze", "Turn the ooze into a dragon with the Dragon Bait"),
        ("en", "take ooze", "Bring back an ooze"),
        ("fr", "fight cleric ooze*2", "Combattre 2 gelées avec un clerc"),
        ("fr", "open sword", "Ouvrir 1 coffre avec une Épée Vorpale"),
        ("it", "reroll skeleton with scroll", "Rilancia lo scheletro con una pergamena"),
        ("it", "take skeleton bait", "Riporta uno scheletro e un’Esca per Draghi"),
        ("en", "fight cleric", "fight cleric"),
        ("fr", "drink mage*2", "boire 2 mages"),
    ],
)
def test_a_sentence_is_told_as_people_say_it(code: str, sentence: str, said: str) -> None:
    """The last ones are beginnings: their words stand in their order."""
    assert Language(code, "roll").sentence(sentence) == said


def test_every_sentence_has_a_message_that_fits() -> None:
    rng = Random(6)
    languages = [Language(code, "roll") for code in LANGUAGES]
    for seed, hero in enumerate(HEROES):
        match = Match.new("roll", seed=seed, options={"hero": hero.novice.name})
        while match.asks:
            for language in languages:
                action = match.legal(0).sample(rng)
                assert language.sentence(action) != language.say(action)
                assert "  " not in language.sentence(action)
            match.play(0, match.legal(0).sample(rng))


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


README = files("souterrain.games.roll").joinpath("README.md").read_text(encoding="utf-8")


def test_the_readme_has_every_option() -> None:
    cells = [[re.findall(r"`(\w+)`", cell) for cell in row] for row in table_below("## Options", README)]
    rows = {cell[0][0]: cell[1] for cell in cells}
    assert list(rows) == [option.name for option in FACTS.options]
    for option in FACTS.options:
        assert rows[option.name][0] == option.default
        assert option.name in ("hero", "first") or rows[option.name] == list(option.values)


def test_the_readme_has_every_verb() -> None:
    """Each with a sentence that can be read, in words of the game."""
    words = {word for nouns in NOUNS.values() for word in nouns}
    examples = [GAME.read(row[1].strip("`")) for row in table_below("## Sentences", README)]
    assert {example[0] for example in examples} == set(VERBS)
    assert {word for example in examples for word, _ in example[1:]} <= words


def test_the_readme_has_every_word_of_heroes() -> None:
    ultimates = {row[0].strip("`"): row[1] for row in table_below("### Ultimates", README)}
    assert set(ultimates) == {*EFFECTS, "companion"}
    for said in ultimates.values():
        assert all(GAME.read(sentence)[0] in VERBS for sentence in re.findall(r"`([^`]+)`", said))
    hooks = {hook for row in table_below("## Heroes", README) for hook in re.findall(r"`(\w+)`", row[0])}
    assert hooks == set(signature(Side).parameters) - {"name", "ultimate"}
