"""The parts without a screen: rows, sentences, completion, lines that fit, plans, and messages."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest
from textual.content import Content

from souterrain.core import registry
from souterrain.core.actions import Action
from souterrain.terminal.language import LANGUAGES, Language, message_ids
from souterrain.terminal.screen.completion import completed
from souterrain.terminal.screen.house import PREFIX
from souterrain.terminal.screen.panels import fitted, tinted
from souterrain.terminal.screen.plan import BEGIN, OPTION, Plan
from souterrain.terminal.screen.rows import Number, Pick
from souterrain.terminal.screen.sentence import Sentence, Whole, Word
from souterrain.terminal.session import Session

NAMES = f"{PREFIX}name-"
"""Names of keys: asked for by the key."""
SCREEN = Path(__file__).parents[2] / "src" / "souterrain" / "terminal" / "screen"


@pytest.mark.parametrize(
    ("least", "most", "signs", "number"),
    [
        (1, 5, "3", 3),
        (1, 5, "34", 4),
        (10, 50, "45", 45),
        (10, 50, "4", 10),
        (1, 120, "120", 120),
        (-120, 120, "-45", -45),
        (-120, 120, "-4512", 12),
        (0, 9, "-3", 3),
    ],
)
def test_numbers_are_typed(least: int, most: int, signs: str, number: int) -> None:
    row = Number("word", str, least, most, least)
    for sign in signs:
        row.typed(sign)
    assert row.number == number


def test_values_go_round_and_numbers_do_not() -> None:
    pick = Pick("key", "text", [("a", "A"), ("b", "B")], "b")
    assert (pick.step(1), pick.chosen, pick.value) == (True, "a", "A")
    number = Number("key", str, 1, 2, 2)
    assert (number.step(1), number.step(-1), number.number) == (False, True, 1)


def test_any_sentence_can_be_chosen_word_by_word() -> None:
    """Every offer of the tree leads to a sentence that is legal; and back again to nothing."""
    rng = Random(4)
    for seed in range(30):
        session = Session.new("roll", ["me"], seed=seed, options={"hero_set": "all"})
        for _ in range(6):
            while session.step():
                pass
            if session.over:
                break
            legal = session.legal
            sentence = Sentence(legal, session.words)
            row = rng.choice(sentence.rows())
            while not isinstance(row, Whole):
                if isinstance(row, Word):
                    row.step(rng.randint(-3, 0))
                assert sentence.take(row)
                row = rng.choice(sentence.rows())
            assert row.action in legal
            while sentence.back():
                pass
            assert sentence.said is None
            session.match.play(0, legal.first())


def test_words_without_an_alternative_are_passed_over() -> None:
    session = Session.new("lantern", ["me", "bot:random"], seed=1)
    sentence = Sentence(session.legal, session.words)
    assert [row.key for row in sentence.rows()] == ["lay"]
    sentence.begin(("lay",), for_good=True)
    assert not sentence.begun
    assert not sentence.back()


@pytest.mark.parametrize(
    ("code", "line", "whole"),
    [
        ("en", "", None),
        ("en", "fi", "fight"),
        ("en", "FI", "fight"),
        ("en", "fight cl", "fight cleric"),
        ("en", "fight cleric ", "fight cleric goblin"),
        ("en", "fight xyz", None),
        ("fr", "combattre gu", "combattre guerrier"),
        ("it", "combattere chi", "combattere chierico"),
    ],
)
def test_completion(code: str, line: str, whole: str | None) -> None:
    session = Session.new("roll", ["me"], seed=7, code=code, options={"heroes": "none"})
    assert completed(line, session.legal, session.words, session.so_far) == whole


def test_words_of_several_parts_are_completed() -> None:
    session = Session.new("lantern", ["me", "bot:random"], seed=1)
    line = "lay "
    said: Action | None = None
    word = session.legal.after((), "lay").choices[0].word
    for sign in session.words.noun(word):
        line += sign
        said = session.so_far(completed(line, session.legal, session.words, session.so_far) or line)
        assert said is not None
    assert said == session.so_far(line)


def test_lines_fit() -> None:
    lines = ["Head", "", "Party:  one two three four", "A  bb  ccc", "x" * 30]
    assert list(fitted(lines, 40, dense=False)) == lines
    assert list(fitted(lines, 18, dense=True)) == [
        "Head",
        "Party:  one two",
        "        three four",
        "A  bb  ccc",
        "x" * 18,
        "  " + "x" * 12,
    ]
    assert list(fitted(["A  bb  ccc"], 9, dense=True)) == ["A bb ccc"]


def test_a_role_for_one_seat_is_one_for_each() -> None:
    plan = Plan("lantern")
    rows = {row.key: row for row in plan.rows(Language("en", "lantern"))}
    assert isinstance(rows["role:0"], Pick)
    assert [value for value, _ in rows["role:0"].values] == ["", "keeper", "moth"]
    assert not any("=" in word for word in plan.seated)
    plan.play(1, "keeper")
    assert [word.partition("=")[2] for word in plan.seated][:2] == ["moth", "keeper"]
    Session.new("lantern", plan.seated)
    plan.play(0, "")
    assert not any("=" in word for word in plan.seated)
    assert not any(row.key.startswith("role:") for row in Plan("roll").rows(Language("en", "roll")))


def test_a_plan_begins_a_game_alone() -> None:
    plan = Plan("roll")
    words = Language("en", "roll")
    rows = plan.rows(words)
    assert rows[0].key == BEGIN
    assert plan.players == ["me"]
    plan.resize(3)
    assert plan.players[1:] == ["bot:careful", "bot:careful"]
    plan.seat(1, " Ada=x,y ")
    plan.seat(2, "")
    assert plan.players == ["me", "Adaxy", "me"]
    plan.resize(1)
    assert plan.players == ["me"]


def test_a_preset_speaks_for_what_it_stands_for() -> None:
    plan = Plan("roll")
    plan.choose("dragon_bait", "all_monsters")
    assert plan.facts.resolve(plan.asked)["dragon_bait"] == "all_monsters"
    plan.choose("edition", "published")
    assert plan.asked == {"edition": "published"}
    assert plan.facts.resolve(plan.asked)["scroll_phase"] == "any"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_has_its_labels(code: str) -> None:
    for game in registry.names():
        plan = Plan(game)
        rows = [row for row in plan.rows(Language(code, game)) if row.key.startswith(OPTION)]
        assert len(rows) == len(plan.facts.options)


def used() -> set[str]:
    """Every message of the screens that the code names."""
    found: set[str] = set()
    for path in SCREEN.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(PREFIX):
                found.add(node.value)
    return found - {PREFIX, NAMES}


@pytest.mark.quick
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_is_there_and_used(code: str) -> None:
    known = {message for message in message_ids("souterrain.terminal", code) if message.startswith(PREFIX)}
    names = {message for message in known if message.startswith(NAMES)}
    assert used() - known == set()
    assert known - used() - names == set()


def test_messages_take_the_same_arguments_in_every_language() -> None:
    catalogues = [(Path(SCREEN.parent) / "locale" / f"{code}.ftl").read_text(encoding="utf-8") for code in LANGUAGES]
    told = [
        {line.split(" = ")[0]: set(re.findall(r"\$\w+", line)) for line in text.splitlines() if line.startswith(PREFIX)}
        for text in catalogues
    ]
    assert told[0] == told[1] == told[2]


def test_a_map_keeps_its_columns_and_has_colours() -> None:
    lines = [" 9|.   P3  .   G", "  |    O!", "a long line with  columns  that  are  joined"]
    shown = list(fitted(lines, 20, dense=False))
    assert shown[:2] == lines[:2]
    assert list(fitted(["10|.   P3  .   G   T!"], 12, dense=False)) == ["10|.   P3  ."]
    drawn = tinted(Content("\n".join(shown)), {"P": "grey", "O": "green"})
    coloured = [(drawn.plain[span.start : span.end], span.style) for span in drawn.spans]
    assert coloured == [("P3", "black on grey"), ("O!", "white on green")]
