"""The wiring of the rules: every frame has one owner, and every moment somebody who reacts."""

from __future__ import annotations

import ast
from collections import Counter
from importlib import import_module
from inspect import getmembers, isclass
from pathlib import Path
from pkgutil import iter_modules

import pytest

from souterrain.core.frames import Frame
from souterrain.games.donjon import rules
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules import engine, frames, moments
from souterrain.games.donjon.rules.families import FAMILIES


def own_classes(name: str) -> list[type]:
    """Return the classes that are written in a module."""
    module = import_module(name)
    return [found for _, found in getmembers(module, isclass) if found.__module__ == name]


def frame_classes() -> list[type[Frame]]:
    """Return all frames that can lie on the stack: those with a kind of their own."""
    names = [f"{frames.__name__}.{module.name}" for module in iter_modules(frames.__path__)]
    written = [found for name in names for found in own_classes(name) if issubclass(found, Frame)]
    return [found for found in written if "kind" in vars(found)]


def registered() -> Counter[str]:
    """Count how often each class is a key of a table that is written out in the rules."""
    found: Counter[str] = Counter()
    for path in Path(rules.__path__[0]).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            keys = node.keys if isinstance(node, ast.Dict) else []
            found.update([key.id for key in keys if isinstance(key, ast.Name)])
    return found


@pytest.mark.quick
def test_every_frame_has_one_owner() -> None:
    """Look at the tables as they are written too: of two entries for one class a merged table keeps the last."""
    known = frame_classes()
    assert len(known) > 60
    assert Counter([frame for family in FAMILIES for frame in family.frames]) == Counter(known)
    assert GAME.kinds == engine.KINDS
    assert set(engine.KINDS) == set(known)
    written = registered()
    assert {frame.__name__: written[frame.__name__] for frame in known} == {frame.__name__: 1 for frame in known}


@pytest.mark.quick
def test_every_frame_has_a_word_of_its_own() -> None:
    words = Counter([frame.kind for frame in frame_classes()])
    assert "" not in words
    assert [word for word, number in words.items() if number > 1] == []


@pytest.mark.quick
def test_somebody_reacts_to_every_moment() -> None:
    known = {found for found in own_classes(moments.__name__) if issubclass(found, tuple)}
    assert len(known) > 15
    assert set(moments._REACTIONS) == known
    assert all(moments._REACTIONS.values())
    for family in FAMILIES:
        for moment, react in family.reactions:
            assert react in moments._REACTIONS[moment], family.name
