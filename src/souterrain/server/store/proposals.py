"""Names that a new guest is offered: the message `guest-names` of the shared catalogue."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

ENGLISH: Final = "en"
MESSAGE: Final = "guest-names"
NAMES: Final = re.compile(rf"^{MESSAGE} = (.+)$", re.M)


@cache
def proposals(language: str) -> tuple[str, ...]:
    text = files("souterrain").joinpath("locale", f"{language}.ftl").read_text("utf-8")
    found = NAMES.search(text)
    assert found is not None, f"the catalogue {language} names no guests"
    return tuple([name.strip() for name in found[1].split(",")])
