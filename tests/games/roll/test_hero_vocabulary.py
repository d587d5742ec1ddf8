"""The closed vocabulary of heroes: every word of it is used by a card and read by a rule."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from souterrain.games.roll import rules
from souterrain.games.roll.content.heroes import (
    BASE,
    BOOSTERS,
    HEROES,
    LEGENDS,
    NOBODY,
    SETS,
    SIDE_NAMES,
    Side,
    Ultimate,
)
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.frames import FRAMES
from souterrain.games.roll.rules.forming import FORMINGS
from souterrain.games.roll.rules.kinds import KINDS
from souterrain.games.roll.rules.ultimates import EFFECTS


def nodes(folder: Path) -> list[ast.AST]:
    return [node for path in sorted(folder.rglob("*.py")) for node in ast.walk(ast.parse(path.read_text("utf-8")))]


RULES = Path(inspect.getfile(rules)).parent
NODES = nodes(RULES.parent)
"""The syntax tree of the whole game, and below what of a side its rules read."""
READ = {
    node.attr
    for node in nodes(RULES)
    if isinstance(node, ast.Attribute)
    and isinstance(node.ctx, ast.Load)
    and re.search(r"(^|\.)(side|novice)$|^SIDES\[", ast.unparse(node.value))
}

CARDS = [side for hero in HEROES for side in (hero.novice, hero.master) if side is not None]
HOOKS = [name for name in inspect.signature(Side).parameters if name not in ("name", "ultimate")]
WORDED = {"bounty", "refresh"}
"""Hooks whose value is a word that the rules compare with."""


def words(nodes: list[ast.expr]) -> Iterator[str]:
    return (node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


@pytest.mark.quick
def test_there_are_26_heroes_in_their_sets() -> None:
    assert {name: len(heroes) for name, heroes in SETS.items()} == {"base": 8, "boosters": 18, "legends": 8, "all": 26}
    assert (len(BASE), len(BOOSTERS), len(LEGENDS)) == (8, 10, 8)
    assert [hero.rule for hero in HEROES] == [f"DR-{number}" for number in range(201, 227)]
    assert [hero.master is not None for hero in HEROES] == [True] * 18 + [False] * 8
    assert len(CARDS) == len({side.name for side in CARDS}) == 44
    assert (*[side.name for side in CARDS], NOBODY.novice.name) == SIDE_NAMES
    assert all(side.rule == hero.rule for hero in HEROES for side in (hero.novice, hero.master) if side)
    chosen = next(option for option in FACTS.options if option.name == "hero")
    assert chosen.values == ("any", *[hero.novice.name for hero in HEROES])


@pytest.mark.parametrize("hook", HOOKS)
def test_every_hook_is_on_a_card_and_in_a_rule(hook: str) -> None:
    usual = getattr(NOBODY.novice, hook)
    assert any(getattr(side, hook) != usual for side in CARDS), f"no card has {hook}"
    assert hook in READ, f"no rule reads {hook}"


def test_a_side_holds_nothing_that_no_rule_reads() -> None:
    assert set(vars(NOBODY.novice)) == READ


@pytest.mark.quick
def test_every_ultimate_word_is_on_a_card_and_in_the_rules() -> None:
    used = {side.ultimate.effect for side in CARDS}
    assert used == {*EFFECTS, "companion"}
    assert NOBODY.novice.ultimate.effect == "none"
    assert all(bool(side.hero_faces) == (side.ultimate.effect == "companion") for side in CARDS)


def test_every_parameter_of_an_ultimate_is_given_and_read() -> None:
    given = {name for side in CARDS for name in side.ultimate.how}
    read: set[str] = set()
    for node in NODES:
        if isinstance(node, ast.Subscript) and ast.unparse(node.value).endswith(".how"):
            read.update(words([node.slice]))
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith(".how.get"):
            read.update(words(node.args[:1]))
    assert given == read
    assert set(vars(Ultimate("none"))) == {"effect", "phases", "how"}


def test_every_forming_word_is_on_a_card_and_in_the_rules() -> None:
    assert {side.forming for side in (*CARDS, NOBODY.novice)} == set(FORMINGS)


@pytest.mark.parametrize("hook", sorted(WORDED))
def test_every_word_of_a_hook_is_on_a_card_and_compared_with(hook: str) -> None:
    compared: set[str] = set()
    for node in NODES:
        if isinstance(node, ast.Compare) and ast.unparse(node.left).endswith(f".{hook}"):
            compared.update(words(node.comparators))
    assert {getattr(side, hook) for side in CARDS} - {""} == compared


def test_hooks_with_words_are_all_known_here() -> None:
    assert {hook for hook in HOOKS if isinstance(getattr(NOBODY.novice, hook), str)} == {*WORDED, "forming"}


def test_every_kind_of_frame_is_opened_and_answered() -> None:
    made = {ast.unparse(node.func) for node in NODES if isinstance(node, ast.Call)}
    assert {frame for frame in FRAMES if frame.__name__ in made} == set(FRAMES) == set(KINDS)
