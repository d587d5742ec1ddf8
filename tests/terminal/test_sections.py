"""A game without a text picture is drawn from the sections of its view."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core import registry
from souterrain.core.match import Match
from souterrain.core.registry import Entry
from souterrain.terminal import sections
from souterrain.terminal.language import Language
from souterrain.terminal.session import Session
from tests.lantern import LANTERN
from tests.terminal.conftest import Play


def drawn(view: dict[str, Any], code: str = "en") -> list[str]:
    return sections.picture("lantern", view, Language(code, "lantern", ("Ada", "Bruno")))


@pytest.mark.quick
def test_sections_and_fields_have_the_names_and_the_order_of_the_catalogue() -> None:
    view = Match.new("lantern", seats=2, seed=1).view(0)
    assert drawn(view) == [
        "Your candles",
        "  You: Ada",
        "  In your hand: 2 amber candles and 1 blue candle",
        "The table",
        "  Night: 1",
        "  Nights: 3",
        "  Burnt so far: nothing",
        "  All candles: 12 amber candles, 12 blue candles and 12 crimson candles",
        "  Ada – Role: Keeper; Points: 0; Light: 0; Shutters: 2",
        "  Bruno – Role: Moth; Points: 0; Light: 0; Shutters: 1",
        "The hands",
        "  Ada – Candles: 3; Laid: not yet; Paid: 0",
        "  Bruno – Candles: 3; Laid: not yet; Paid: 0",
    ]
    assert "  Ada – Rôle : Gardien ; Points : 0 ; Lumière : 0 ; Volets : 2" in drawn(view, "fr")


@pytest.mark.quick
def test_a_game_without_names_is_shown_under_its_own_keys() -> None:
    view = {
        "dark-hall": {"deep_level": 2, "found": ["amber", "blue"], "frames": [{"is": "Lay"}], "heaps": [[0, 7], [8]]}
    }
    assert drawn(view) == [
        "Dark hall",
        "  Deep level: 2",
        "  Found: amber candle and blue candle",
        "  Heaps",
        "    2: 8 forces",
        "    Ada – 1: 0",
        "    Bruno – 1: 7",
    ]


@pytest.mark.quick
def test_players_heaps_and_groups() -> None:
    players = [{"seat": 0, "held": {"amber": 2}}, {"seat": 1, "held": {}}]
    view = {"all": players, "box": {"blue": 1}, "rest": {"inner": {"deep": True}, "none": {}, "drawing": None}}
    assert drawn(view) == [
        "All",
        "  Ada – You: Ada; Held: 2 amber candles",
        "  Bruno – You: Bruno; Held: nothing",
        "Box",
        "  1 blue candle",
        "Rest",
        "  Inner",
        "    Deep: 1",
        "  None: nothing",
    ]


@pytest.mark.quick
def test_drawings_for_other_clients_are_left_out() -> None:
    assert drawn({"map": {"kind": "plan", "width": 4}}) == []


def test_it_is_what_a_game_without_a_picture_plays_with(monkeypatch: pytest.MonkeyPatch, play: Play) -> None:
    monkeypatch.setitem(registry._ENTRIES, "lantern", Entry(LANTERN.place))
    told = play(Session.new("lantern", ["Ada", "bot:random"], code="en", seed=3), "1\n" * 60)
    assert "The table" in told
    assert "  Burnt so far: " in told
    assert "The brightest lanterns win." in told
