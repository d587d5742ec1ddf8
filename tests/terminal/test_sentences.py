"""What a client shows can be typed: every sentence, in the words of each language, is understood as itself."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core import registry
from souterrain.core.actions import Action, say
from souterrain.core.match import Match
from souterrain.core.understand import understand
from souterrain.terminal.language import LANGUAGES, Language
from souterrain.terminal.offers import beginning, following
from souterrain.terminal.vocabulary import vocabulary


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
