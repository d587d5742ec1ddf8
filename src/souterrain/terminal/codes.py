"""The languages of the product, and the choice of one. It imports nothing, so that help is quick."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LANGUAGES: Final = ("en", "fr", "it")


def choose(asked: str | None, environment: Mapping[str, str]) -> str:
    """Return the requested language, else the environment's, else English."""
    wishes = [asked, *(environment.get(name) for name in ("SOUTERRAIN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))]
    known = [wish[:2].lower() for wish in wishes if wish and wish[:2].lower() in LANGUAGES]
    return known[0] if known else LANGUAGES[0]
