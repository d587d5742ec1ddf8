"""Joining a distant table line by line: sitting down, waiting for the others, then playing like anywhere else."""

from __future__ import annotations

from souterrain.terminal.commands import LOBBY, help_lines, read_command
from souterrain.terminal.lines import Ended, Moved, number_in, speak
from souterrain.terminal.plain import Plain
from souterrain.terminal.presence import who_is_here
from souterrain.terminal.remote import Remote


def join(remote: Remote) -> None:
    """Takes a seat if one is free, says ready, and plays when the game begins."""
    try:
        Lobby(remote).wait()
    except (Ended, KeyboardInterrupt):
        remote.desk.show(["", *remote.left(), remote.words("goodbye")])
        remote.close()
    except BaseException:
        remote.close()
        raise
    else:
        Plain(remote, remote.desk).run()


class Lobby:
    def __init__(self, remote: Remote) -> None:
        self._remote = remote
        self._desk = remote.desk

    def wait(self) -> None:
        remote = self._remote
        if remote.begun():
            return
        self._desk.show([remote.words("lobby", game=remote.words("game-name"))])
        if not remote.watching and not remote.people:
            self._desk.show(remote.sit())
        if remote.people:
            self._desk.show(remote.ready())
        self._desk.show(who_is_here(remote.info, remote.words))
        self._desk.show([remote.words("lobby-waiting")])
        self._desk.moved = remote.begun
        while not remote.begun():
            try:
                self._obey(self._desk.ask(remote.words))
            except Moved:
                break
            except Ended:
                remote.until_begun()

    def _obey(self, line: str) -> None:
        remote, command = self._remote, read_command(line, LOBBY)
        name, rest = (command.name, command.rest) if command is not None else ("", "")
        seat = number_in(rest) - 1
        match name:
            case "help":
                self._desk.show(help_lines(LOBBY, remote.words))
            case "sit" if seat >= 0:
                self._desk.show(remote.sit(seat))
            case "sit":
                self._desk.show(remote.sit())
            case "stand":
                self._desk.show([line for held in remote.people for line in remote.stand(held)])
            case "ready":
                self._desk.show(remote.ready())
            case "start":
                self._desk.show(remote.start())
            case "language":
                self._desk.show(speak(remote, rest))
            case "quit":
                raise Ended
            case "say" | "who" if command is not None:
                self._desk.show(remote.obey(command))
            case _:
                self._desk.show([remote.words("no-command")])
