"""The set-up in the line client: game, players and options that the command line does not give."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from souterrain.core import registry
from souterrain.core.facts import Facts, Option
from souterrain.core.journal import Journal
from souterrain.core.rejection import SetupError
from souterrain.parts import bots_to_offer
from souterrain.terminal.language import Language
from souterrain.terminal.lines import Console, Ended, number_in
from souterrain.terminal.plain import Plain
from souterrain.terminal.save import load, new_path, unfinished
from souterrain.terminal.session import Session
from souterrain.terminal.table import BOT, default_options, default_players, offered_help
from souterrain.terminal.trouble import Trouble, told
from souterrain.terminal.vocabulary import split


def begin(code: str, console: Console, path: Path | None = None) -> None:
    """Ask for a game, then play it."""
    setup = Setup(code, console, path)
    try:
        session = setup.session()
    except (Ended, KeyboardInterrupt):
        console.show([Language(code)("goodbye")])
    else:
        Plain(session, console).run()


class Setup:
    """A dialogue that ends with a session."""

    def __init__(self, code: str, console: Console, path: Path | None = None) -> None:
        self._code = code
        self._console = console
        self._path = path
        self._words = Language(code)

    def session(self) -> Session:
        games = registry.names()
        saved = self._saved()
        titles = [self._title(name) for name in games] + [title for _, title in saved]
        index = self._choice(self._words("choose-game"), titles)
        if index >= len(games):
            return Session.resume(saved[index - len(games)][0], code=self._code)
        game = games[index]
        self._words = Language(self._code, game)
        while True:
            players = self._players(game)
            options = self._options(registry.game(game).facts, self._helped(game, players))
            path = self._path or new_path(game)
            try:
                return Session.new(game, players, code=self._code, options=options, path=path)
            except (SetupError, Trouble) as fault:
                self._console.show([told(fault, self._words)])

    def _title(self, game: str) -> str:
        words = Language(self._code, game)
        return words("choose-title", game=words("game-name"), about=words("game-about"))

    def _saved(self) -> list[tuple[Path, str]]:
        """Return the latest game that can be resumed, if there is one."""
        found = []
        for path in unfinished()[:1]:
            journal = _journal(path)
            if journal is not None and journal.header.game in registry.names():
                name = Language(self._code, journal.header.game)("game-name")
                found.append((path, self._words("choose-resume", game=name, file=str(path))))
        return found

    def _players(self, game: str) -> Sequence[str]:
        """Ask for names and bots; Enter takes the proposal."""
        default = default_players(game)
        known = ", ".join([f"{BOT}{bot}" for bot in bots_to_offer(game)])
        self._console.show([self._words("choose-players", bots=known, default=", ".join(default))])
        return split(self._console.ask(self._words)) or default

    def _helped(self, game: str, players: Sequence[str]) -> dict[str, str]:
        """Return the options of the game's door; few players are asked if they want the rulebook's help."""
        options = default_options(game, players)
        help_ = offered_help(game, players, options)
        if help_ is None:
            return options
        about = self._words("choose-help", about=self._words("help-few"), rule=help_.rule)
        taken = self._choice(about, [self._words("choose-help-yes"), self._words("choose-help-no")]) == 0
        return {**options, **help_.options} if taken else options

    def _options(self, facts: Facts, asked: dict[str, str]) -> dict[str, str]:
        while facts.options:
            values = facts.resolve(asked)
            self._console.show([self._words("choose-options")])
            shown = [
                self._words("choose-option", option=self._words(f"option-{name}"), value=self._value(name, value))
                for name, value in values.items()
            ]
            self._list(shown)
            line = self._console.ask(self._words)
            if not line:
                break
            if 1 <= number_in(line) <= len(facts.options):
                option = facts.options[number_in(line) - 1]
                asked[option.name] = self._option(option)
        return asked

    def _option(self, option: Option) -> str:
        title = self._words("choose-value", option=self._words(f"option-{option.name}"))
        return option.values[self._choice(title, [self._value(option.name, value) for value in option.values])]

    def _value(self, option: str, value: str) -> str:
        return self._words(f"option-{option}-{value}")

    def _choice(self, title: str, texts: Sequence[str]) -> int:
        """Return the index of the choice; Enter takes the first."""
        while True:
            self._console.show([title])
            self._list(texts)
            number = number_in(self._console.ask(self._words) or "1")
            if 1 <= number <= len(texts):
                return number - 1
            self._console.show([self._words("choose-number", last=len(texts))])

    def _list(self, texts: Sequence[str]) -> None:
        self._console.show([self._words("numbered", number=number, text=text) for number, text in enumerate(texts, 1)])


def _journal(path: Path) -> Journal | None:
    try:
        return load(path).journal
    except Trouble:
        return None
