"""The catalogues hold a message for everything Dungeon Drop can say, and nothing else; the README a line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from inspect import getsource
from random import Random
from typing import Any

import pytest

from souterrain.bots.drop import BOTS
from souterrain.core.match import Match
from souterrain.core.rejection import Rejected
from souterrain.core.understand import understand
from souterrain.core.vocabulary import collisions
from souterrain.games.drop import highlights, stakes, text, text_table
from souterrain.games.drop.content.cards import CLASS_NAMES, QUEST_NAMES, RACE_NAMES, SOLO_CARDS
from souterrain.games.drop.content.cubes import BODY_OF, LETTERS, TYPES
from souterrain.games.drop.events import EVENTS, NOUNS
from souterrain.games.drop.facts import FACTS
from souterrain.games.drop.frames import FRAMES
from souterrain.games.drop.game import ALONE, GAME
from souterrain.games.drop.rules import rounds, scoring
from souterrain.games.drop.rules.abilities import ABILITIES
from souterrain.games.drop.rules.refusals import REASONS
from souterrain.games.drop.rules.solo.levels import LEGACY
from souterrain.games.drop.state import STEPS
from souterrain.terminal.language import LANGUAGES, Language, is_sign, message_ids, noun_id
from souterrain.terminal.vocabulary import vocabulary
from tests.games.drop.tables import TRIANGLE, hero, table
from tests.games.pages import table_below

PACKAGE = "souterrain.games.drop"
VERBS = {*rounds.DEEDS, *ALONE, "flick", "drop", "reach", "redrop", "stop", "place"}
ASKS = (*STEPS[:-1], "close", *[frame.kind for frame in FRAMES])
VIEW = ("section-", "field-")


@pytest.fixture(autouse=True)
def house(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that is missing is a failure."""
    monkeypatch.setattr(Language, "strict", True)


def wanted() -> Iterator[str]:
    yield from ("game-name", "game-about", "game-alone", "noun-token")
    for option in FACTS.options:
        yield f"option-{option.name}"
        yield from (f"option-{option.name}-{value}" for value in option.values)
    yield from (noun_id(noun) for nouns in NOUNS.values() for noun in nouns if not is_sign(noun))
    yield from (f"card-{name}" for name in (*RACE_NAMES, *CLASS_NAMES, *QUEST_NAMES))
    yield from (f"card-{name}-solo" for name in SOLO_CARDS)
    yield from (f"verb-{verb}" for verb in VERBS)
    yield from (f"say-{verb}" for verb in VERBS)
    yield from (f"ask-{about}" for about in ASKS)
    yield from (f"event-{key}" for key in EVENTS)
    yield from (f"stake-{key}" for key in stakes.KEYS)
    yield from (f"highlight-{key}" for key in highlights.PART.keys)
    yield from (f"refusal-{reason}" for reason in REASONS)
    yield from (f"reason-{reason}" for reason in ("highest", "initiative", "won", *endings()))
    yield from (f"total-{reason}" for reason in ("won", *endings()))
    yield from (f"score-{line.key}" for line in scoring.lines(table(teamwork=1), 0))
    yield from ("score-fragment", "score-levels")
    yield from (f"rank-{rank}" for _, rank in LEGACY)
    yield from (f"bot-{bot}" for bot in BOTS)
    yield "rank-lost"
    yield from (f"text-step-{step}" for step in (*STEPS[:-1], *[frame.kind for frame in FRAMES]))
    yield from re.findall(r'"(text-[a-z-]+[a-z])"', getsource(text) + getsource(text_table))


def endings() -> list[str]:
    """The ends of a game alone: each has an event of its own."""
    return [key.removeprefix("solo-") for key in EVENTS if key.startswith("solo-")]


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_message_for_everything_and_no_other(code: str) -> None:
    """Sections and fields of the view are named as far as the browser shows them: equal in all languages at least."""
    shown = [message for message in message_ids(PACKAGE, code) if not message.startswith(VIEW)]
    assert sorted(shown) == sorted(set(wanted()))
    named = [{m for m in message_ids(PACKAGE, other) if m.startswith(VIEW)} for other in LANGUAGES]
    assert named[0] == named[1] == named[2]


def test_sections_and_fields_are_those_of_the_view() -> None:
    alone = GAME.view(table(seats=1, tokens=[(0, 0), (50, 0), (0, 50)]), 0)
    many = GAME.view(table(), 0)
    view = {**many, **alone}
    sections = [*many.values(), *alone.values()]
    fields = {key for section in sections if isinstance(section, dict) for key in section}
    fields |= {key for name in ("heroes", "rooms") for each in GAME.view(table(), 0)[name] for key in each}
    for message in message_ids(PACKAGE, "en"):
        kind, _, name = message.partition("-")
        if kind == "section":
            assert name in view
        elif kind == "field":
            assert name in fields or name.rpartition("-")[0] in fields, message


@pytest.mark.parametrize("code", LANGUAGES)
def test_options_and_verbs_explain_themselves(code: str) -> None:
    words = Language(code, "drop")
    options = [f"option-{option.name}" for option in FACTS.options]
    for message in (*options, *[f"verb-{verb}" for verb in VERBS]):
        assert words.attribute(message, "about").endswith("."), message


@pytest.mark.parametrize("code", LANGUAGES)
def test_refusals_with_every_noun(code: str) -> None:
    words = Language(code, "drop")
    for reason, kinds in REASONS.items():
        choices: dict[str, Any] = {
            name: NOUNS[kind[5:]] if kind.startswith("noun:") else range(4) for name, kind in kinds.items()
        }
        choices |= {
            name: [[(noun, 2)] for noun in NOUNS[kind[5:]]] for name, kind in kinds.items() if kind.startswith("many:")
        }
        for turn in range(max([len(choice) for choice in choices.values()], default=1)):
            data: dict[str, Any] = {name: choice[turn % len(choice)] for name, choice in choices.items()}
            said = words.refusal(Rejected(reason, **data))
            assert said.endswith("."), said
            assert "  " not in said, said


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_bot_s_card_tells_how_far_its_hand_strays(code: str) -> None:
    for name, bot in BOTS.items():
        far, aside = [f"{number / 10:g}" for number in bot.spread]
        said = Language(code, "drop").attribute(f"bot-{name}", "about").replace(",", ".")
        assert f"{far} mm" in said
        assert f"{aside}°" in said


def test_no_word_means_two_things() -> None:
    assert collisions(vocabulary("drop")) == {}


def test_a_letter_and_a_number_name_a_cube() -> None:
    """The letters of the pictures are short names, the same in three languages."""
    assert len(set(LETTERS.values())) == len(LETTERS)
    assert set(LETTERS) == {*TYPES, "token", "pawn"}
    forms = vocabulary("drop").forms
    for word in BODY_OF:
        kind, _, number = word.partition(":")
        assert [meaning.word for meaning in forms[f"{LETTERS[kind].lower()}{number}"]] == [word]


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("loot p1 p2 p3", "loot pillar:1 pillar:2 pillar:3"),
        ("piller colonna 3, pillar 1 et pilier 2", "loot pillar:1 pillar:2 pillar:3"),
        ("loot p1 p2 p3 with a shield on the troll", "loot pillar:1 pillar:2 pillar:3 shield:troll"),
        ("utiliser Gnome or 3 distance 120 direction 900", "use gnome gold:3 away=120 toward=900"),
        ("usa mago, oro 3 sopra colonna 2", "use mage gold:3 over pillar:2"),
        ("utiliser mage or 3 sur pilier 2", "use mage gold:3 over pillar:2"),
    ],
)
def test_people_may_say_it_their_way(line: str, action: str) -> None:
    cubes = {**TRIANGLE, "gold:3": (20.0, 20.0), "troll:1": (30.0, 30.0)}
    state = table(cubes, heroes=[hero("gnome", "mage"), hero()], held={0: ["shield:1"]})
    assert understand(line, GAME.legal(state, 0), vocabulary("drop")).action == GAME.read(action)


def test_what_is_said_is_understood() -> None:
    """A sentence in the reader's words is read back, whatever the language; on real tables."""
    pytest.importorskip("rapier3d")
    known = vocabulary("drop")
    languages = [Language(code, "drop") for code in LANGUAGES]
    for seats, seed in ((1, 11), (2, 13), (4, 16)):
        rng = Random(seed)
        match = Match.new("drop", seats=seats, seed=seed, options={"teamwork": "on"})
        for _ in range(14):
            if not match.asks:
                break
            ask = rng.choice(match.asks)
            legal = match.legal(ask.seat)
            for language in languages:
                action = legal.sample(rng)
                said = language.say(action)
                assert understand(said, legal, known).action == action, said
            match.play(ask.seat, legal.sample(rng))


README = files(PACKAGE).joinpath("README.md").read_text(encoding="utf-8")


def test_the_readme_has_every_option() -> None:
    cells = [[re.findall(r"`(\w+)`", cell) for cell in row] for row in table_below("## Options", README)]
    rows = {cell[0][0]: cell[1] for cell in cells}
    assert rows == {option.name: list(option.values) for option in FACTS.options}
    assert all(rows[option.name][0] == option.default for option in FACTS.options)


def test_the_readme_has_every_verb() -> None:
    """Each with a sentence that can be read, in words of the game."""
    examples = [GAME.read(row[1].strip("`")) for row in table_below("## Sentences", README)]
    assert {example[0] for example in examples} == VERBS
    assert words_of(examples) <= {word for nouns in NOUNS.values() for word in nouns}


def test_the_readme_has_every_ability() -> None:
    rows = {row[0].strip("`"): row[1] for row in table_below("### Abilities", README)}
    assert set(rows) == set(ABILITIES)
    for card, said in rows.items():
        examples = [GAME.read(each) for each in re.findall(r"`(use [^`]+)`", said)]
        assert examples
        assert all(list(example)[1] == (card, 1) for example in examples)
        assert words_of(examples) <= {word for nouns in NOUNS.values() for word in nouns}


def words_of(examples: list[Any]) -> set[str]:
    return {word.removesuffix("=") for example in examples for word, _ in example[1:]}


def test_the_readme_has_every_letter() -> None:
    said = dict(re.findall(r"`([A-Z])` (\w+)", README.split("\n## Letters\n")[1].split("\n## ")[0]))
    assert said == {letter: kind for kind, letter in LETTERS.items()}
