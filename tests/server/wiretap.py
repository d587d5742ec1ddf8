"""Every byte that a server sends to the clients of a test, as it came over the socket, before anybody reads it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable
from typing import Any

import msgspec
import pytest

from souterrain.client import Client
from souterrain.client import connection as wire
from souterrain.server.protocol.to_client import ToClient, Update


class Wiretap:
    """Stands in the place of the decoder that all connections share. Each connection reads in a task of its own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._heard: list[tuple[asyncio.Task[Any] | None, int, str]] = []
        self._at: dict[asyncio.Task[Any] | None, int] = {}
        self._decoder = msgspec.json.Decoder(ToClient)
        monkeypatch.setattr(wire, "_READER", self)

    def decode(self, data: str | bytes) -> Any:
        message, task = self._decoder.decode(data), asyncio.current_task()
        if isinstance(message, Update):
            self._at[task] = max(self._at.get(task, 0), message.seq)
        self._heard.append((task, self._at.get(task, 0), data if isinstance(data, str) else data.decode()))
        return message

    def clear(self) -> None:
        self._heard.clear()

    def of(self, client: Client) -> list[tuple[int, str]]:
        """Return what one client was sent, each text with the number of the last update before it or in it."""
        return [(at, text) for task, at, text in self._heard if task is client.connection._task]

    @property
    def all(self) -> str:
        return "\n".join([text for _, _, text in self._heard])


def words_in(text: str, words: Iterable[str]) -> set[str]:
    """Return those words that stand in a text anywhere: alone, as a key, or in a sentence."""
    return {word for word in words if re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text)}
