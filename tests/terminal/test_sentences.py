"""All that a client shows can be typed: every sentence, in the words of each language, is understood as itself."""

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
from souterrain.terminal.language import LANGUAGES, Language, message_ids
from souterrain.terminal.offers import beginning, following
from souterrain.terminal.vocabulary import vocabulary
from tests.games.roll.tables import table

MOST = 1500
"""Sentences of a game that are looked at: a long game has more than anybody can wait for."""


@cache
def spoken(game: str, seeds: int) -> list[tuple[Legal, Action]]:
    """Return legal sentences and the chosen one, in matches with the widest choice of content that the options
    allow; played once for all languages."""
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
    """A player who follows the offers can say everything that is legal, and comes to no dead end."""
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
        ("drink thief -> thief", "drink thief -> thief"),
        ("drink thief 2 -> thief champion", "drink thief*2 -> thief champion"),
        ("boire voleur 2 -> 2 voleurs", "drink thief*2 -> thief*2"),
        ("allez plus loin", "go on"),
        ("andiamo avanti", "go on"),
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


@pytest.mark.parametrize(
    ("game", "code", "sentence", "said"),
    [
        ("drop", "en", "loot pillar:2 pillar:4 pillar:8", "Loot the room: pillars 2, 4 and 8"),
        ("drop", "fr", "drop blue:5 over gold:1", "Lâcher le joyau bleu 5 sur l’or 1"),
        ("drop", "it", "explore red:3", "Lascia cadere cubi sopra la gemma rossa 3"),
        ("donjon", "en", "strike orc number=4", "Attack orc 4"),
        ("donjon", "fr", "give key hero:3", "Donner la clé à l’aventurier 3"),
        ("donjon", "it", "buy potion-of-strength", "Compra una pozione di forza"),
        ("donjon", "en", "strain fatigue=4", "Pay 4 fatigue"),
        ("donjon", "en", "jump zone=1 column:a row=6", "Jump to square A6 (zone 1)"),
        ("donjon", "fr", "strike mummy number=2 hero:3", "Faire attaquer l’aventurier 3 par la momie 2"),
        ("donjon", "it", "use fireball zone=3 column:c row=2", "Usa Palla di fuoco sulla casella C2 (zona 3)"),
        (
            "drop",
            "fr",
            "explore key:6 height=200 away=373 toward=9",
            "Lâcher des cubes à 37,3 mm de la clé 6, de 200 mm de haut",
        ),
        ("drop", "en", "flick gold:7 at pillar:2 force=213", "Flick gold 7 at pillar 2, force 213"),
        ("donjon", "en", "jump zone=1", "jump zone=1"),
    ],
)
def test_sentences_are_told_as_people_say_them(game: str, code: str, sentence: str, said: str) -> None:
    """The last sentence is not complete: its words stand in their order."""
    assert Language(code, game).sentence(sentence) == said


@pytest.mark.parametrize("game", ["drop", "donjon", "roll"])
def test_no_sentence_is_told_as_a_list_of_words(game: str) -> None:
    """A square, a cube, an aim or a numbered figure is told in words, not as the sentence that is typed."""
    told = {action for _, action in spoken(game, 30)}
    assert len(told) > 50
    for code in LANGUAGES:
        words = Language(code, game)
        bare = [say(action) for action in told if "=" in words.sentence(action) or not words.has(f"say-{action[0]}")]
        assert not bare, bare


@pytest.mark.parametrize("game", ["drop", "donjon"])
def test_messages_of_sentences_use_the_same_verbs_in_three_languages(game: str) -> None:
    found = [
        {message for message in message_ids(f"souterrain.games.{game}", code) if message.startswith("say-")}
        for code in LANGUAGES
    ]
    assert found[0] == found[1] == found[2]
    assert len(found[0]) > 10
