"""The contract, kept by every registered game: played at random, each promise a test of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import pytest

from souterrain.core import registry
from souterrain.core.journal import Act, Undo
from souterrain.core.match import Match
from tests.contract import catalogues, checks, hidden, journals, parts, stakes
from tests.contract.plays import Run, best_bot, play, random_match, setup_for, sparse

OPTIONS: dict[str, list[Mapping[str, str]]] = {
    "donjon": [
        {},
        {"quest": "free-delve", "card_ahead": "on", "plausible": "on", "intervention": "on", "t_split": "on"},
    ],
    "drop": [
        {},
        {"teamwork": "on"},
        {"teamwork": "on", "pawns": "turn", "judge": "by_eye", "table_edge": "walled"},
    ],
    "lantern": [{}, {"nights": "2"}],
    "roll": [
        {},
        {"edition": "published", "heroes": "choose", "hero_set": "all"},
        {"heroes": "mirror", "hero_set": "legends"},
        {"heroes": "none", "ultimate_phase": "monster", "flee_keeps_dragon_xp": "off"},
        {"tempo": "together", "hero_set": "all"},
        {"tempo": "together", "heroes": "choose", "edition": "published"},
    ],
}
"""Options to try, by game; a game that is not named here is played with its defaults."""

TABLES = [(name, options) for name in registry.names() for options in OPTIONS.get(name, [{}])]
IDS = ["-".join([name, *options.values()]) for name, options in TABLES]
SEEDS = (1, 2)
SPARSE = 6
"""Of a game with slow draws, or of a long one, so many states of each run are looked at."""
LONG = 5000
"""Decisions."""

pytestmark = pytest.mark.parametrize(("name", "options"), TABLES, ids=IDS, scope="module")
"""For a module: so all promises are tried on one table after the other, and each is played once."""


def runs_of(name: str, options: Mapping[str, str]) -> list[Run]:
    """The games on which expensive promises are tested."""
    runs = whole_runs_of(name, options)
    return [sparse(run, SPARSE) for run in runs] if _is_long(name) else runs


def _is_long(name: str) -> bool:
    facts = registry.game(name).facts
    return bool(facts.slow) or facts.decisions > LONG


def whole_runs_of(name: str, options: Mapping[str, str]) -> list[Run]:
    return _runs(name, tuple(options.items()))


@cache
def _runs(name: str, options: tuple[tuple[str, str], ...]) -> list[Run]:
    """Played once for all tests: the fewest and the most seats at random, and by a bot if the game has one."""
    game, bot = registry.game(name), best_bot(name)
    few, *many = [setup_for(game, seats, dict(options)) for seats in sorted({*game.facts.seats})]
    seeds = SEEDS[:1] if _is_long(name) else SEEDS
    runs = [play(game, setup, seed) for setup in (few, *many) for seed in seeds]
    return runs if bot is None else [*runs, *(play(game, few, seed, bot) for seed in seeds)]


@cache
def rules_of(name: str) -> frozenset[str] | None:
    """The ids of a game's rulebook; None if it has none."""
    book = files(registry.package(name)) / "rulebook" / "en.md"
    if not book.is_file():
        return None
    return frozenset(re.findall(r"^#{2,4} (\S+)", book.read_text(encoding="utf-8"), re.MULTILINE))


def matches_of(name: str, options: Mapping[str, str]) -> list[Match]:
    return _matches(name, tuple(options.items()))


@cache
def _matches(name: str, options: tuple[tuple[str, str], ...]) -> list[Match]:
    return new_matches_of(name, dict(options))


def new_matches_of(name: str, options: Mapping[str, str]) -> list[Match]:
    few, most = registry.game(name).facts.seats
    return [
        random_match(name, 7, seats=most, options=options),
        random_match(name, 8, seats=few, options=options, bot=best_bot(name)),
    ]


@pytest.mark.quick
def test_facts_are_sound(name: str, options: Mapping[str, str]) -> None:
    checks.facts_are_sound(registry.game(name))
    assert registry.game(name).facts.name == name


def test_random_play_ends_within_the_bound(name: str, options: Mapping[str, str]) -> None:
    for run in whole_runs_of(name, options):
        checks.ends_in_time(run)


@pytest.mark.quick
def test_at_most_one_ask_per_seat(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.asks_are_sound(run)


@pytest.mark.quick
def test_defaults_are_legal(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.defaults_are_legal(run)


def test_list_tree_and_verdict_agree(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.forms_agree(run)


def test_samples_are_listed(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.samples_are_listed(run)


def test_listed_sentences_apply(name: str, options: Mapping[str, str]) -> None:
    few = 4 if registry.game(name).facts.slow else 60
    for run in runs_of(name, options):
        checks.listed_ones_apply(run, few)


@pytest.mark.quick
def test_sentences_round_trip(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.sentences_round_trip(run)


@pytest.mark.quick
def test_words_are_known(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.words_are_known(run)


def test_other_sentences_are_refused(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.others_are_refused(run, rules_of(name))


@pytest.mark.quick
def test_past_states_stay(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.past_states_stay(run)


@pytest.mark.quick
def test_state_texts_round_trip(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.state_texts_round_trip(run)


def test_events_are_declared(name: str, options: Mapping[str, str]) -> None:
    for run in whole_runs_of(name, options):
        checks.events_are_declared(run)


def test_addresses_are_unique(name: str, options: Mapping[str, str]) -> None:
    for run in whole_runs_of(name, options):
        checks.addresses_are_unique(run)


def test_mass_play_without_a_log_is_the_same(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.log_changes_nothing(run)


def test_undo_restores(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        checks.undo_restores(run)


def test_imagined_states_give_their_view(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        hidden.views_hold(run)


def test_imagining_knows_only_the_view(name: str, options: Mapping[str, str]) -> None:
    hidden.imagining_knows_only_the_view(runs_of(name, options))


def test_determinising_is_imagining(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        hidden.determinising_is_imagining(run)


def test_asks_tell_no_secret(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        hidden.asks_tell_no_secret(run)


def test_surprises_are_sealed(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        hidden.surprises_are_sealed(run)


def test_events_tell_no_secret(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        hidden.events_tell_no_secret(run)
    hidden.opening_tells_no_secret(runs_of(name, options))


def test_stakes_come_from_the_view(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        stakes.come_from_the_view(run)


def test_stakes_are_said(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        stakes.are_said(run)


def test_doubts_are_for_good(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        stakes.doubt_only_for_good(run)


@pytest.mark.quick
def test_languages_agree(name: str, options: Mapping[str, str]) -> None:
    catalogues.languages_agree(name)


def test_everything_has_a_message(name: str, options: Mapping[str, str]) -> None:
    catalogues.everything_has_a_message(runs_of(name, options))


@pytest.mark.quick
def test_parts_are_found(name: str, options: Mapping[str, str]) -> None:
    parts.load(name)


def test_text_draws_every_view(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        parts.text_draws(run)


def test_names_are_said(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        parts.names_are_said(run)


def test_bots_play(name: str, options: Mapping[str, str]) -> None:
    for run in runs_of(name, options):
        parts.bots_play(run, 2 if registry.game(name).facts.slow else 12)


def test_titles_are_declared(name: str, options: Mapping[str, str]) -> None:
    for match in matches_of(name, options):
        parts.titles_are_declared(match)


def test_highlights_are_declared(name: str, options: Mapping[str, str]) -> None:
    for match in matches_of(name, options):
        parts.highlights_are_declared(match)


def test_lab_columns_have_words(name: str, options: Mapping[str, str]) -> None:
    for run in whole_runs_of(name, options):
        parts.lab_columns_have_words(run)


def test_journals_replay(name: str, options: Mapping[str, str]) -> None:
    for match in matches_of(name, options):
        journals.replays(match)
        journals.draws_have_addresses(match)


def test_journals_with_undo_replay(name: str, options: Mapping[str, str]) -> None:
    facts = registry.game(name).facts
    seats = facts.seats[1] if facts.parts(options) else facts.seats[0]
    played = (random_match(name, seed, seats=seats, options=options, undo=0.5) for seed in range(11, 31))
    match = next(match for match in played if any(isinstance(entry, Undo) for entry in match.journal.entries))
    journals.replays(match)
    journals.dice_are_proved(match)


def test_every_beginning_of_a_journal_replays(name: str, options: Mapping[str, str]) -> None:
    matches = [random_match(name, seed, seats=registry.game(name).facts.seats[0], options=options) for seed in range(6)]
    journals.replays_every_beginning(min(matches, key=lambda match: len(match.journal)))


def test_equal_seeds_give_equal_journals(name: str, options: Mapping[str, str]) -> None:
    for one, other in zip(matches_of(name, options), new_matches_of(name, options), strict=True):
        assert one.journal.dumps() == other.journal.dumps()


def test_dice_are_proved_and_a_changed_draw_is_noticed(name: str, options: Mapping[str, str]) -> None:
    match = matches_of(name, options)[1]
    journals.dice_are_proved(match)
    if match.journal.header.draws:
        journals.notices(match.journal, 0)
    drawn = [number for number, entry in enumerate(match.journal.entries, 1) if isinstance(entry, Act) and entry.draws]
    for entry in drawn[: 4 if match.game.facts.slow else 20]:
        journals.notices(match.journal, entry)
