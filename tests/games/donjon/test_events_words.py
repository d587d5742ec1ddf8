"""The words of event cards: every one is used, and every one is known."""

from __future__ import annotations

import pytest

from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.decks import EVENT_CARDS
from souterrain.games.donjon.rules.event_cards.aims import CHOICES
from souterrain.games.donjon.rules.event_cards.carrying import WORDS
from souterrain.games.donjon.rules.event_cards.master import MASTER_DEEDS, READY
from souterrain.games.donjon.rules.event_cards.occasions import FITTING
from souterrain.games.donjon.rules.event_cards.vocabulary import SHARED
from souterrain.games.donjon.rules.mechanics import effects
from souterrain.games.donjon.rules.why_not import ANSWERS

USED = {term.word for card in EVENT_CARDS for term in card.terms}


@pytest.mark.quick
def test_every_word_is_used_and_known() -> None:
    assert {*WORDS, *SHARED} == USED
    assert not set(WORDS) & set(SHARED)
    assert set(SHARED) <= set(effects.COMMON)


@pytest.mark.quick
def test_every_aim_is_used_and_known() -> None:
    assert {*CHOICES, *FITTING} == {card.aim for card in EVENT_CARDS}


@pytest.mark.quick
def test_what_the_master_plays_is_aimed_and_what_is_laid_ready_falls_on_somebody() -> None:
    for card in EVENT_CARDS:
        windows = set(card.windows)
        assert (card.aim in CHOICES) == bool(windows & {"start", "any", "monsters", "forced"}), card.id
        assert (card.aim in FITTING) == bool(windows & set(READY)), card.id


@pytest.mark.quick
def test_tests_name_a_characteristic_and_tables_cover_the_die() -> None:
    for card in EVENT_CARDS:
        for term in card.terms:
            assert term.word != "avoid" or term.arguments[0] in TRAITS
        if card.table:
            assert [row[0] for row in card.table] == [1, *[row[1] + 1 for row in card.table[:-1]]]
            assert card.table[-1][1] == 10


@pytest.mark.quick
def test_verbs_are_no_nouns() -> None:
    words = {card.id for card in EVENT_CARDS}
    assert words.isdisjoint(ANSWERS)
    assert words.isdisjoint(MASTER_DEEDS)
