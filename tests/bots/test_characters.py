"""One character for each way of playing: a name in every language, an animal, a strength."""

from __future__ import annotations

import pytest

from souterrain import parts
from souterrain.bots.roster import HOUSE, character
from souterrain.server.store.proposals import proposals
from souterrain.terminal.language import LANGUAGES, Language

CAST = {("roll", name) for name in HOUSE} | {
    (game, name) for game in parts.GAMES for name in parts.bots(game) if name not in HOUSE
}


def test_no_two_ways_of_playing_share_a_face() -> None:
    animals = [character(parts.bots(game)[name]).animal for game, name in CAST]
    assert all(animals)
    assert len({*animals}) == len(CAST)


@pytest.mark.parametrize("game", parts.GAMES)
def test_a_later_bot_is_stronger(game: str) -> None:
    strengths = [character(bot).strength for bot in parts.bots(game).values()]
    assert strengths == sorted({*strengths})
    assert {*strengths} <= {1, 2, 3, 4, 5}


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_are_told_apart_and_no_guest_gets_one(code: str) -> None:
    names = {Language(code, game)(f"bot-{name}") for game, name in CAST}
    assert len(names) == len(CAST)
    assert not names & {*proposals(code)}
    assert all(Language(code, game).attribute(f"bot-{name}", "about") for game, name in CAST)


def test_a_bot_without_a_character_has_no_strength() -> None:
    class Plain:
        def choose(self, *_: object) -> None:
            return None

    assert character(Plain()) == ("", 0)
