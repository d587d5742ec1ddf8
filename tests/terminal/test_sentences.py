"""What a client shows can be typed: every sentence, in the words of each language, is understood as itself."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from souterrain.core import registry
from souterrain.core.actions import Action, read, say
from souterrain.core.legal import Legal
from souterrain.core.match import Match
from souterrain.core.understand import understand
from souterrain.games.roll.game import GAME
from souterrain.terminal.language import LANGUAGES, Language
from souterrain.terminal.offers import beginning, following
from souterrain.terminal.vocabulary import vocabulary
from tests.games.roll.tables import table

MOST = 1500
"""Sentences of a game that are looked at: a long game has more than anybody can wait for."""


@cache
def spoken(game: str, seeds: int) -> list[tuple[Legal, Action]]:
    """What may be said and what is, in matches with the widest choice of content that the options allow; played once
    for all languages."""
    return list(_spoken(game, seeds, Random(1)))


def _spoken(game: str, seeds: int, rng: Random) -> Iterator[tuple[Legal, Action]]:
    widest = {option.name: "all" for option in registry.game(game).facts.options if "all" in option.values}
    heard = 0
    for seed in range(seeds):
        match = Match.new(game, seed=seed, options=widest)
        while match.asks and heard < MOST:
            seat, heard = match.turn, heard + 1
            legal = match.legal(seat)
            action = legal.sample(rng)
            yield legal, action
            match.play(seat, action)


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_is_understood(game: str, code: str) -> None:
    words, known = Language(code, game), vocabulary(game)
    for legal, action in spoken(game, 30):
        text = words.say(action)
        assert understand(text, legal, known).action == action, f"{text} is not {say(action)}"


@pytest.mark.parametrize("game", registry.names())
def test_the_tree_leads_to_every_sentence(game: str) -> None:
    """Whoever follows the offers can say whatever is legal, and comes to no dead end."""
    words = Language("en", game)
    for legal, action in spoken(game, 30)[: MOST // 3]:
        begun: Action = action[:1]
        for item in action[1:]:
            texts = [offer.line for offer in following(legal, begun, words)]
            begun = (*begun, item)
            assert say(begun) in texts or "" in texts
        offers, so_far = beginning(legal, action[:1], words)
        assert offers
        assert all(offer.line.startswith(say(so_far)) for offer in offers if offer.line)


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("open two chests with the thief", "open thief*2"),
        ("open a chest with the mage", "open mage"),
        ("open all chests with thief", "open thief*3"),
        ("ouvrir deux coffres avec le voleur", "open thief*2"),
        ("apri due forzieri con il ladro", "open thief*2"),
        ("drink two potions with mage champion thief", "drink mage*2 -> thief champion"),
        ("drink thief -> thief", "drink mage -> mage"),
    ],
)
def test_what_a_number_counts_may_be_named_and_a_deed_has_one_sentence(line: str, meant: str) -> None:
    s = table(phase="loot", party="thief mage", dungeon="chest*3 potion*2")
    assert understand(line, GAME.legal(s, 0), vocabulary("roll")).action == read(meant)


def test_what_was_counted_stands_in_the_refusal() -> None:
    s = table(phase="loot", party="thief mage", dungeon="chest*3 potion*2")
    understood = understand("open two chests with the mage", GAME.legal(s, 0), vocabulary("roll"))
    assert understood.nearest[-1] == read("open mage*2")


@pytest.mark.parametrize(
    "line", ["fight hero mage two goblins", "combattre héros mage 2 gobelins", "fight hero:mage goblin*2"]
)
def test_a_hero_may_be_typed_as_either_companion(line: str) -> None:
    s = table(hero="spellsword", party="thief", dungeon="goblin*2 ooze")
    assert understand(line, GAME.legal(s, 0), vocabulary("roll")).action == read("fight hero:fighter goblin*2")
