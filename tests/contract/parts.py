"""Promises of every game about its declared parts, and about the names that clients without a picture of it show."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from souterrain import parts
from souterrain.bots.roster import HOUSE
from souterrain.core import registry
from souterrain.core.asks import MAY, TABLE
from souterrain.core.game import View
from souterrain.core.highlights import Highlights
from souterrain.core.match import Match
from souterrain.core.parts import LabColumns, Titles
from souterrain.terminal import sections
from souterrain.terminal.language import LANGUAGES, Language, MessageError
from tests.contract.plays import Run, thinned

NAMES = ("Ada", "Bruno", "Clara", "Dario", "Emma", "Fabio", "Gaia")


class Strict(Language):
    """Raises on every message that is missing."""

    strict = True


def languages(name: str, seats: int = 0) -> list[Strict]:
    return [Strict(code, name, NAMES[:seats]) for code in LANGUAGES]


def load(name: str) -> None:
    """Each declared part is found, and is what it should be."""
    try:
        picture, bots, titles, columns = (
            parts.picture(name), parts.bots(name), parts.titles(name), parts.lab_columns(name),
        )  # fmt: skip
    except registry.PlaceError as fault:
        raise AssertionError(f"a declared part of {name} is missing: {fault}") from fault
    assert picture is None or callable(picture), f"the text picture of {name} is no function: {picture!r}"
    for bot, player in bots.items():
        assert callable(getattr(player, "choose", None)), f"{bot} of {name} is no bot: {player!r}"
    assert titles is None or isinstance(titles, Titles), f"the titles of {name} are no Titles: {titles!r}"
    assert isinstance(columns, LabColumns), f"the lab columns of {name} are no LabColumns: {columns!r}"
    _have_words(name, [f"bot-{bot}" for bot in bots])
    if titles is not None:
        assert len(set(titles.names)) == len(titles.names), f"a title twice: {titles.names}"
        _have_words(name, [f"title-{title}" for title in titles.names])
    highlights = parts.highlights(name)
    assert highlights is None or isinstance(highlights, Highlights), f"no Highlights of {name}: {highlights!r}"
    if highlights is not None:
        _have_words(name, [f"highlight-{key}" for key in highlights.keys])
    facts = registry.game(name).facts
    assert columns.each in ("", *[option.name for option in facts.options]), f"no such option: {columns.each}"
    least, most = facts.seats
    assert all(least <= seats <= most for seats in columns.seats), f"nobody can play so: {columns.seats}"


def _have_words(name: str, messages: list[str]) -> None:
    for words in languages(name):
        missing = [message for message in messages if not words.has(message)]
        assert not missing, f"{words.code} has no words for {missing}"


def views(run: Run, states: int) -> Iterator[View]:
    for state in thinned(run.states, states):
        for eyes in run.eyes:
            yield run.game.view(state, eyes)


def text_draws(run: Run, states: int = 12) -> None:
    """The picture, if the game has one, draws every view in every language, and so do its sections alone."""
    name = run.game.facts.name
    picture = parts.picture(name)
    for words in languages(name, run.setup.seats):
        for view in views(run, states):
            words.called = view.get("names", {})
            try:
                drawn = [sections.picture(name, view, words)]
                drawn += [] if picture is None else [picture(view, words)]
            except MessageError as fault:
                raise AssertionError(f"there are no words for what is shown: {fault}") from fault
            for lines in drawn:
                assert lines, f"an empty picture of {view}"
                assert all(isinstance(line, str) and "\n" not in line for line in lines), f"no lines: {lines}"


def names_are_said(run: Run, states: int = 12) -> None:
    """Every field of a named section has a message, or is declared as the rules' own."""
    game = run.game
    english = languages(game.facts.name)[0]
    shown = list(views(run, states))
    assert any(english.has(f"section-{name}") for view in shown for name in view), "no section of the view has a name"
    fields = {field for view in shown for name in view for field in _fields(english, name, view[name])}
    known = {noun for nouns in game.nouns.values() for noun in nouns}
    for words in languages(game.facts.name):
        unsaid = sorted([field for field in fields - known - game.internal if not words.has(f"field-{field}")])
        assert not unsaid, f"{words.code}: fields of the view without a name: {unsaid}"
        both = sorted([field for field in game.internal if words.has(f"field-{field}")])
        assert not both, f"{words.code}: fields of the rules with a name: {both}"


def _fields(words: Language, name: str, section: Any) -> Iterator[str]:
    if not words.has(f"section-{name}"):
        return
    for each in section if isinstance(section, list) else [section]:
        if isinstance(each, dict) and "kind" not in each and not {"card", "text"} <= set(each):
            yield from each


def bots_play(run: Run, states: int = 12) -> None:
    """Every bot that the game declares answers with a legal sentence, or waives an offer."""
    game, rng = run.game, Random(1)
    own = {name: bot for name, bot in parts.bots(game.facts.name).items() if name not in HOUSE}
    for state in thinned(run.states[:-1], states):
        for ask in game.asks(state):
            for name, bot in own.items() if ask.seat != TABLE else ():
                action = bot.choose(game, game.view(state, ask.seat), ask, rng)
                where = f"{name} at {ask} of {game.dump(state)}"
                assert action is not None or ask.kind == MAY, f"no answer of {where}"
                assert action is None or action in game.legal(state, ask.seat), f"{action} is no answer of {where}"


def titles_are_declared(match: Match) -> None:
    name = match.journal.header.game
    known = parts.titles(name)
    won = parts.titles_won(match)
    assert set(won) <= set(range(match.journal.header.seats)), f"titles of seats that do not exist: {won}"
    undeclared = {title for each in won.values() for title in each} - set(known.names if known is not None else ())
    assert not undeclared, f"nobody declared the titles {sorted(undeclared)}"


def highlights_are_declared(match: Match) -> None:
    """Every highlight belongs to an entry that stands, is of a declared kind, and has a sentence in every language."""
    name, seats = match.journal.header.game, match.journal.header.seats
    known, told = parts.highlights(name), parts.highlights_of(match)
    assert known is not None or not told.all
    entries = [one.entry for one in told.all]
    assert entries == sorted(entries), f"no order of entries: {entries}"
    assert set(entries) <= {0, *match.journal.standing()}, f"highlights of what was taken back: {entries}"
    for one in told.all:
        assert known is not None
        assert one.key in known.keys, f"nobody declared the highlight {one.key}"
        assert -1 <= one.seat < seats, f"a highlight of a seat that does not exist: {one}"
        for words in languages(name, seats):
            assert words(f"highlight-{one.key}", seat=one.seat, **one.data)
    assert set(told.best) | set(told.turned) <= set(range(seats))
    assert all(seat in told.all[at].good for seat, at in told.best.items())
    assert all(seat in told.all[at].bad for seat, at in told.turned.items())


def lab_columns_have_words(run: Run) -> None:
    """Of every seat of a finished game: what it was dealt is nouns, what is counted is numbers, and both have names."""
    game = run.game
    columns = parts.lab_columns(game.facts.name)
    known = {noun for nouns in game.nouns.values() for noun in nouns}
    for seat in range(run.setup.seats):
        dealt: Mapping[str, str] = columns.dealt(run.states[-1], seat)
        counted: Mapping[str, float] = columns.counted(run.states[-1], seat)
        assert set(dealt.values()) <= known, f"a seat is dealt what is no noun: {dealt}"
        assert all(isinstance(number, int | float) for number in counted.values()), f"no numbers: {counted}"
        _have_words(game.facts.name, [*[f"field-{name}" for name in dealt], *[f"lab-{name}" for name in counted]])
