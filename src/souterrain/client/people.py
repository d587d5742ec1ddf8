"""The tokens of this program's persons by server, in a file that only its owner can read, so that seats are found
again."""

from __future__ import annotations

import json
import os
from pathlib import Path

from souterrain.client.http import Api


class People:
    """A store with one person for each server and each name given on the command line."""

    def __init__(self, path: Path) -> None:
        self._path = path

    async def enter(self, base: str, name: str = "", language: str = "en") -> Api:
        """Return the stored person if the server still knows them, else a new guest, whose name is proposed in that
        language if none is given."""
        api = Api(base, self._token(base, name))
        if not api.token or await api.me() is None:
            api.token = ""
            await api.guest(name, language)
            self._keep(base, name, api.token)
        return api

    def _read(self) -> dict[str, dict[str, str]]:
        try:
            known = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return known if isinstance(known, dict) else {}

    def _token(self, base: str, name: str) -> str:
        there = self._read().get(base)
        return str(there.get(name, "")) if isinstance(there, dict) else ""

    def _keep(self, base: str, name: str, token: str) -> None:
        """Store a token by an atomic replace: another program may write at the same moment."""
        known = self._read()
        known[base] = {**known.get(base, {}), name: token}
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_suffix(f".{os.getpid()}")
        with open(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            json.dump(known, file, indent=1)
        os.replace(beside, self._path)
