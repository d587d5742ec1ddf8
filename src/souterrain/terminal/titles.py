"""Titles and progress towards them, of people across their games: at home read from saved games (DR-119, DR-122)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from typing import NamedTuple

from souterrain import parts
from souterrain.core.match import Match
from souterrain.core.parts import Progress
from souterrain.terminal import save
from souterrain.terminal.language import Language
from souterrain.terminal.table import BOT, seated
from souterrain.terminal.trouble import Trouble


class Earned(NamedTuple):
    """One person's titles, and progress in the collections of a game."""

    titles: tuple[str, ...] = ()
    progress: tuple[Progress, ...] = ()

    @property
    def all_titles(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys((*self.titles, *(one.title for one in self.progress if one.complete))))

    def lines(self, words: Language) -> list[str]:
        titles = [words("result-title", title=words(f"title-{title}")) for title in self.all_titles]
        open_ = [line for one in self.progress if not one.complete for line in _told(one, words)]
        return [*(titles or [words("titles-none")]), *open_]


def _told(one: Progress, words: Language) -> list[str]:
    missing = words.several([words.noun(noun) for noun in one.missing])
    return [progress_line(one, words), words("titles-missing", nouns=missing)]


def progress_line(one: Progress, words: Language) -> str:
    title = words(f"title-{one.title}")
    return words("result-progress", title=title, found=len(one.found), wanted=len(one.wanted))


def earned(game: str, matches: Iterable[Match]) -> dict[str, Earned]:
    """Return the titles and the progress of each person by name, from the finished ones of a game's matches."""
    titles: dict[str, list[str]] = {}
    added: dict[str, list[Mapping[str, str]]] = {}
    for match in matches:
        if match.outcome is None:
            continue
        won, found = parts.titles_won(match), parts.collected(match)
        for seat, who in enumerate(seated(match.journal)):
            if who and not who.startswith(BOT):
                titles.setdefault(who, []).extend(won.get(seat, ()))
                added.setdefault(who, []).append(found[seat])
    return {who: Earned(tuple(dict.fromkeys(titles[who])), parts.progress(game, added[who])) for who in titles}


def saved_matches(game: str) -> Iterator[Match]:
    """Yield the finished games of this kind in the folder of saved games; damaged files are left out."""
    for path in sorted(save.folder().glob(f"{game}-*{save.SUFFIX}")):
        with suppress(Trouble, *save.DAMAGED):
            loaded = save.load(path)
            if loaded.finished and loaded.journal.header.game == game:
                yield Match.replay(loaded.journal)
