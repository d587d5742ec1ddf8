"""Optional packages: the extra of the distribution that installs each, and the command for it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

TERMINAL, SERVER, CLIENT, DROP, PLAY = "terminal", "server", "client", "drop", "play"
EXTRAS: Final[Mapping[str, str]] = {
    "click": PLAY,
    "fluent": PLAY,
    "platformdirs": PLAY,
    "textual": TERMINAL,
    "argon2": SERVER,
    "litestar": SERVER,
    "segno": SERVER,
    "uvicorn": SERVER,
    "msgspec": CLIENT,
    "websockets": CLIENT,
    "numpy": DROP,
    "rapier3d": DROP,
}
"""The smallest extra that holds a module which may be missing; `play` for those that every command needs."""


class MissingExtraError(ImportError):
    """A part of the library needs packages that are not installed; the message names the command that installs them."""


def missing(extra: str) -> MissingExtraError:
    return MissingExtraError(f"this needs packages that are not installed: {install_command(extra)}")


def install_command(extra: str) -> str:
    return " ".join(("pip", "install", f'"souterrain[{extra}]"'))


def extra_of(fault: BaseException | None) -> str | None:
    """Return the extra that holds the module which an import or one of its causes did not find; None for any other."""
    while fault is not None:
        if isinstance(fault, ModuleNotFoundError) and fault.name is not None:
            return EXTRAS.get(fault.name.partition(".")[0])
        fault = fault.__cause__
    return None


def sentence(code: str, command: str) -> str:
    """Return what a person is told, from the catalogue as text: the packages that read catalogues may be missing."""
    text = files("souterrain").joinpath("locale", f"{code}.ftl").read_text(encoding="utf-8")
    (line,) = [line for line in text.splitlines() if line.startswith("refusal-not-installed")]
    return line.partition(" = ")[2].replace("{ $command }", command)
