"""The games of the house with their parts: the one list of them, and the functions that load a part.

This module is above games and bots and below every client. The names of the games stand here and nowhere else in the
code. A game from elsewhere is registered with its parts in the same way, by `registry.add`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from souterrain import extras
from souterrain.bots.base import Bot
from souterrain.bots.roster import HOUSE
from souterrain.core import faster, notebook, registry, slow
from souterrain.core.highlights import Highlights, Told, nothing, tell
from souterrain.core.match import Match
from souterrain.core.parts import Cards, LabColumns, Picture, Practice, Progress, Titles, Trials
from souterrain.core.recap import Recap
from souterrain.core.registry import Entry, Parts, PlaceError
from souterrain.core.rejection import Rejected, SetupError

GAMES: Final[Mapping[str, Entry]] = {
    "roll": Entry(
        "souterrain.games.roll.game:GAME",
        Parts(
            text="souterrain.games.roll.text:picture",
            bots="souterrain.bots.roll:BOTS",
            titles="souterrain.games.roll.titles:PART",
            lab="souterrain.games.roll.lab_columns:COLUMNS",
            cards="souterrain.games.roll.cards:PART",
            highlights="souterrain.games.roll.highlights:PART",
        ),
    ),
    "drop": Entry(
        "souterrain.games.drop.game:GAME",
        Parts(
            text="souterrain.games.drop.text:picture",
            bots="souterrain.bots.drop:BOTS",
            lab="souterrain.games.drop.lab_columns:COLUMNS",
            highlights="souterrain.games.drop.highlights:PART",
            practice="souterrain.games.drop.practice:PART",
        ),
    ),
    "donjon": Entry(
        "souterrain.games.donjon.game:GAME",
        Parts(
            text="souterrain.games.donjon.text.picture:picture",
            bots="souterrain.bots.donjon:BOTS",
            lab="souterrain.games.donjon.view.lab_columns:COLUMNS",
            highlights="souterrain.games.donjon.highlights:PART",
            recap="souterrain.games.donjon.recap:PART",
            trials="souterrain.games.donjon.view.trials:PART",
        ),
    ),
}


def register() -> None:
    for name, (place, parts) in GAMES.items():
        registry.add(name, place, parts)
    slow.add("tray", "souterrain.physics:answer", "souterrain.physics:lacks", extras.install_command(extras.DROP))
    slow.add_sampled("tray", "souterrain.physics.sampled:answer")
    faster.add("rooms", "souterrain.arrays.hulls:hulls")
    notebook.add_words("souterrain.terminal.language:Language")


def picture(game: str) -> Picture | None:
    """Return the function that draws a view as text; None if the game has none."""
    place = registry.parts(game).text
    drawing: Picture | None = None if place is None else registry.load(place)
    return drawing


def bots(game: str) -> dict[str, Bot]:
    """Return every bot that plays this game, by name: those of the house first, the best one last. Raise SetupError if
    they need packages that are not installed."""
    place = registry.parts(game).bots
    try:
        own: Mapping[str, Bot] = {} if place is None else registry.load(place)
    except PlaceError as fault:
        extra = extras.extra_of(fault)
        if extra is None:
            raise
        command = extras.install_command(extra)
        refused = Rejected("not-installed", command=command)
        raise SetupError(refused, f"the bots of {game} need packages that are not installed: {command}") from fault
    return {**HOUSE, **own}


def bots_to_offer(game: str) -> dict[str, Bot]:
    """Return the bots that a person may choose from: those of the house alone if packages are missing for the others.
    Starting the game says what is missing."""
    try:
        return bots(game)
    except SetupError as fault:
        if fault.rejected.reason != "not-installed":
            raise
        return dict(HOUSE)


def titles(game: str) -> Titles | None:
    """Return the titles that can be won in a game; None if it has none."""
    place = registry.parts(game).titles
    found: Titles | None = None if place is None else registry.load(place)
    return found


def titles_won(match: Match) -> dict[int, tuple[str, ...]]:
    """Return the titles that each seat has won in a match. A shortened match is replayed from its beginning first."""
    known = titles(match.journal.header.game)
    if known is None:
        return {}
    return dict(known.won(match if match.whole else Match.replay(match.journal)))


def collected(match: Match) -> dict[int, dict[str, str]]:
    """Return what each seat adds to its player's collections by this match, as nouns by title."""
    known = titles(match.journal.header.game)
    found: dict[int, dict[str, str]] = {seat: {} for seat in range(match.journal.header.seats)}
    for collection in known.collections if known is not None else ():
        for seat, noun in collection.found(match).items():
            if noun in collection.wanted:
                found[seat][collection.title] = noun
    return found


def progress(game: str, found: Iterable[Mapping[str, str]]) -> tuple[Progress, ...]:
    """Return a person's progress in the collections of a game. `found` is what `collected` returned for each match."""
    known, added = titles(game), {pair for one in found for pair in one.items()}
    return tuple(
        [
            Progress(title, tuple([noun for noun in wanted if (title, noun) in added]), wanted)
            for title, wanted, _ in (known.collections if known is not None else ())
        ]
    )


def lab_columns(game: str) -> LabColumns[Any]:
    """Return a game's columns in the lab; a game that declares none has none."""
    place = registry.parts(game).lab
    columns: LabColumns[Any] = LabColumns() if place is None else registry.load(place)
    return columns


def cards(game: str) -> Cards | None:
    """Return the cards that a game explains to their holders; None if it has none."""
    place = registry.parts(game).cards
    found: Cards | None = None if place is None else registry.load(place)
    return found


def practice(game: str) -> Practice | None:
    """Return the acts that can be practised without a game; None if there are none."""
    place = registry.parts(game).practice
    found: Practice | None = None if place is None else registry.load(place)
    return found


def highlights(game: str) -> Highlights | None:
    """Return the highlights of a game; None if it declares none."""
    place = registry.parts(game).highlights
    found: Highlights | None = None if place is None else registry.load(place)
    return found


def highlights_of(match: Match) -> Told:
    """Return the highlights of a finished match. A shortened match is replayed from its beginning first."""
    known = highlights(match.journal.header.game)
    if known is None:
        return nothing()
    return tell(known, match if match.whole else Match.replay(match.journal))


def recap(game: str) -> Recap | None:
    """Return the recap of a game; None if it declares none."""
    place = registry.parts(game).recap
    found: Recap | None = None if place is None else registry.load(place)
    return found


def trials(game: str) -> Trials[Any] | None:
    """Return what tests of custom content count; None if a game declares nothing."""
    place = registry.parts(game).trials
    found: Trials[Any] | None = None if place is None else registry.load(place)
    return found
