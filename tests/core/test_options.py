"""Options as typed fields: they agree with the facts of their game."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core import registry
from souterrain.core.options import SWITCH, Options
from souterrain.core.records import fields

GAMES = [name for name in registry.names() if registry.game(name).options is not Options]


@pytest.mark.quick
@pytest.mark.parametrize("name", GAMES)
def test_fields_are_options_of_the_facts(name: str) -> None:
    game = registry.game(name)
    assert set(fields(game.options)) <= {option.name for option in game.facts.options}
    assert game.options.read(game.facts.resolve({})) == game.options(), "the defaults agree"


@pytest.mark.parametrize("name", GAMES)
def test_every_value_can_be_read(name: str) -> None:
    """Numbers and switches are integers, everything else is the word itself."""
    game = registry.game(name)
    defaults = {option.name: option.default for option in game.facts.options}
    for option in [known for known in game.facts.options if known.name in fields(game.options)]:
        numbers = all(value.isdigit() or value in SWITCH for value in option.values)
        for value in option.values:
            held: Any = getattr(game.options.read({**defaults, option.name: value}), option.name)
            assert held == (int(SWITCH.get(value, value)) if numbers else value)


def test_the_games_of_the_house_use_them() -> None:
    assert {"roll", "drop", "lantern"} <= set(GAMES)
