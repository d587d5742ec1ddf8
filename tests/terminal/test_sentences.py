"""What a client shows can be typed: every sentence, in the words of each language, is understood as itself."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core import registry
from souterrain.core.actions import Action, read, say
from souterrain.core.match import Match
from souterrain.core.understand import understand
from souterrain.games.roll.game import GAME
from souterrain.terminal.language import LANGUAGES, Language
from souterrain.terminal.offers import beginning, following
from souterrain.terminal.vocabulary import vocabulary
from tests.games.roll.tables import table


def matches(game: str, seeds: int) -> list[Match]:
    """Matches with the widest choice of content the options allow."""
    widest = {option.name: "all" for option in registry.game(game).facts.options if "all" in option.values}
    return [Match.new(game, seed=seed, options=widest) for seed in range(seeds)]


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_is_understood(game: str, code: str) -> None:
    words, known, rng = Language(code, game), vocabulary(game), Random(1)
    for match in matches(game, 30):
        while match.asks:
            seat = match.turn
            legal = match.legal(seat)
            action = legal.sample(rng)
            text = words.say(action)
            assert understand(text, legal, known).action == action, f"{text} is not {say(action)}"
            match.play(seat, action)


@pytest.mark.parametrize("game", registry.names())
def test_the_tree_leads_to_every_sentence(game: str) -> None:
    """Whoever follows the offers can say whatever is legal, and comes to no dead end."""
    words, rng = Language("en", game), Random(2)
    for match in matches(game, 10):
        while match.asks:
            seat = match.turn
            legal = match.legal(seat)
            action = legal.sample(rng)
            begun: Action = action[:1]
            for item in action[1:]:
                texts = [offer.line for offer in following(legal, begun, words)]
                begun = (*begun, item)
                assert say(begun) in texts or "" in texts
            offers, so_far = beginning(legal, action[:1], words)
            assert offers
            assert all(offer.line.startswith(say(so_far)) for offer in offers if offer.line)
            match.play(seat, action)


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
