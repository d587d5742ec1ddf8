"""The line client, for screen readers, scripts and pipes: it reads lines, prints lines, moves no cursor."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from souterrain.terminal.answers import Answer, Offer
from souterrain.terminal.commands import Command, help_lines, read_command
from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.language import Language
from souterrain.terminal.lines import Console, Ended, Moved, answered, changes, chosen, numbered, paragraphs, speak
from souterrain.terminal.trouble import Trouble, told
from souterrain.terminal.vocabulary import vocabulary
from souterrain.terminal.worth import is_no, is_yes


class Plain:
    """A client that plays a session to its end, or to the end of the input."""

    def __init__(self, session: Keyboard, console: Console) -> None:
        self._session = session
        self._console = console
        self._offers: tuple[Offer, ...] = ()
        self._seen: list[list[str]] = []
        """The last printed picture, paragraph by paragraph."""
        self._doubted = ""
        """The line that is played if the person says yes."""

    @property
    def _words(self) -> Language:
        return self._session.words

    def run(self) -> None:
        """Play the whole game. The last lines always name the file of the saved game."""
        try:
            self._play()
            while self._wants_to_carry_on():
                before, self._session, self._seen = self._session, self._session.again(carry=True), []
                before.close()
                self._play()
        except (Ended, KeyboardInterrupt):
            self._show(["", *self._session.left(), self._words("goodbye")])
        finally:
            self._session.close()

    def _play(self) -> None:
        self._show([self._words("welcome", game=self._words("game-name")), self._session.company()])
        while self._until_needed():
            with suppress(Moved):
                self._change_hands() if self._session.curtain else self._turn()
        self._show(self._session.results().lines(self._words))
        self._show(self._session.finished())

    def _wants_to_carry_on(self) -> bool:
        """Ask whether the next game takes over what this one hands on."""
        if self._session.elsewhere or not self._session.carries:
            return False
        self._show(["", self._words("carry-on-asked", what=self._words("carry-on"))])
        with suppress(Ended, KeyboardInterrupt):
            return self._console.ask(self._words).strip() == "1"
        return False

    def _until_needed(self) -> bool:
        """Let bots and the table move; print their moves if that is allowed. Return False when the game is over."""
        while self._session.step():
            if self._session.at_once:
                self._show(self._session.news())
            line = self._console.typed()
            if line:
                self._aside(line)
        if not self._session.curtain:
            self._show(self._session.news())
        return not self._session.over

    def _aside(self, line: str) -> None:
        """Handle a line that was typed without a question: a command, or too early."""
        command = read_command(line, self._session.commands, vocabulary(self._session.game))
        if command is not None:
            self._obey(command)
        else:
            self._tell(self._session.play(line))

    def _change_hands(self) -> None:
        """Pass the keyboard to another person; neither may see what the other was shown."""
        self._console.hide()
        self._show([self._words("curtain", name=self._session.name)])
        line = self._console.ask(self._words)
        command = read_command(line, self._session.commands)
        if command is not None and command.name == "undo":
            self._tell(self._session.undo())
        elif command is not None and command.name == "quit":
            raise Ended
        else:
            self._seen = []
            self._session.lift()

    def _turn(self) -> None:
        """Take one person's answer: print the table and the question, then read lines until something has changed."""
        self._doubted = ""
        self._look()
        self._ask()
        moves, passed = self._session.moves, False
        while not passed and self._session.moves == moves and self._session.seat is not None:
            line = self._console.ask(self._words)
            if self._settled(line):
                continue
            offer = chosen(line, self._offers)
            command = read_command(
                offer.line if offer else line, self._session.commands, vocabulary(self._session.game)
            )
            if command is not None:
                passed = self._obey(command)
            elif offer is not None:
                self._tell(self._session.choose(offer))
            elif line:
                self._tell(self._session.play(line))
            else:
                self._ask()

    def _settled(self, line: str) -> bool:
        """Take the answer to "sure?": only a yes wastes something; no and an empty line ask again. Return False for any
        other line, which is read as usual."""
        doubted, self._doubted = self._doubted, ""
        if doubted and is_yes(line, self._words):
            self._tell(self._session.play(doubted, sure=True))
        elif doubted and is_no(line, self._words):
            self._ask()
        else:
            return False
        return True

    def _look(self) -> None:
        """Print the whole table first, later only its changes."""
        told = paragraphs([*self._session.picture(), "", *self._session.on_table()])
        fresh = changes(told, self._seen, self._words)
        self._seen = told
        self._show(["", *[line for paragraph in fresh for line in (*paragraph, "")]])

    def _ask(self) -> None:
        """Print the question and the offers."""
        self._offers = tuple(self._session.verbs())
        self._show([self._session.question(), self._words("offers"), *numbered(self._offers, self._words)])

    def _tell(self, answer: Answer) -> None:
        self._show(answered(answer, self._words))
        self._doubted = answer.sure
        if answer.offers:
            self._offers = answer.offers

    def _obey(self, command: Command) -> bool:
        """Carry out a command; return True if the person has passed."""
        session, rest = self._session, command.rest
        match command.name:
            case "help":
                self._show(
                    [
                        self._words("help-game"),
                        *filter(None, session.help()),
                        *help_lines(session.commands, self._words),
                    ]
                )
            case "what" if session.after(rest):
                self._tell(Answer(False, "", tuple(session.after(rest))))
            case "what" if rest:
                self._tell(session.why(rest))
            case "what":
                self._ask()
            case "why":
                self._tell(session.why(rest))
            case "rules":
                self._tell(session.rules(rest))
            case "view":
                self._show(session.picture())
            case "log":
                self._show(session.log() or [self._words("log-empty")])
            case "undo":
                self._tell(session.undo())
            case "pass":
                answer = session.give_way()
                self._tell(answer)
                return answer.played
            case "save":
                self._save(rest)
            case "language":
                self._show(speak(session, rest))
            case "quit":
                raise Ended
            case _:
                self._show(session.obey(command))
        return False

    def _save(self, file: str) -> None:
        try:
            if file:
                self._session.save_to(Path(file).expanduser())
        except Trouble as trouble:
            self._show([told(trouble, self._words)])
        self._show(self._session.left())

    def _show(self, lines: list[str]) -> None:
        self._console.show([self._words.spelled(line) for line in lines])
