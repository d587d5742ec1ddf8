"""The practice tray over HTTP: drops and flicks without a game, refusals, and the limit of an address."""

from __future__ import annotations

import asyncio
import base64
from pathlib import Path
from typing import Any

import pytest

from souterrain.physics import film
from souterrain.server.settings import Limits
from tests.server.house import Home, at_home
from tests.server.test_people import call

PATH = "/api/practice/drop"


async def act(home: Home, token: str, text: str, table: Any = None) -> tuple[int, Any]:
    return await call(home, "POST", PATH, token, {"text": text, "table": table or {}})


def spots(answer: Any) -> dict[str, list[int]]:
    return {shape["id"]: shape["points"] for shape in answer["section"]["shapes"]}


def test_a_table_of_ones_own(tmp_path: Path) -> None:
    """The opening, a drop and a flick: only what they move has moved, each has a film, and cubes never run out."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person()
            status, answer = await act(home, ada.token, "open")
            table = spots(answer)
            assert status == 200
            assert len(table) + len(answer["section"]["fallen"]) == 54
            for _ in range(7):
                status, answer = await act(home, ada.token, "drop height=220 x=100 y=-300", table)
                assert status == 200
                assert len(film.decode(base64.b64decode(answer["film"])).tracks) >= 6
                table = spots(answer)
            cube = next(iter(table))
            status, answer = await act(home, ada.token, f"flick {cube} toward=900 force=600", table)
            after = spots(answer)
            assert (status, after.get(cube) != table[cube]) == (200, True)
            assert set(after) | set(answer["section"]["fallen"]) == set(table)
            large = {f"gold:{number}": [0] * 8 for number in range(13, 21)}
            status, _ = await act(home, ada.token, "drop height=220 x=0 y=0", large)
            assert status == 400, "these cubes have no shape"

    asyncio.run(run())


WRONG: dict[str, tuple[str, Any]] = {
    "no sentence": ("Drop!", None),
    "no such act": ("loot gold:1", None),
    "no such word": ("drop height=220 x=0 z=0", None),
    "a height that no hand has": ("drop height=2000 x=0 y=0", None),
    "a cube that is not there": ("flick gold:1 toward=0 force=500", None),
    "a force beyond all": ("flick gold:1 toward=0 force=2000", {"gold:1": [0, 0, 8000, 0, 8000, 8000, 0, 8000]}),
    "no such cube": ("drop height=220 x=0 y=0", {"elephant:1": [0, 0, 8000, 0, 8000, 8000, 0, 8000]}),
    "a shape of another size": ("drop height=220 x=0 y=0", {"gold:1": [0, 0, 9000, 0, 9000, 9000, 0, 9000]}),
    "too few corners": ("drop height=220 x=0 y=0", {"gold:1": [0, 0, 8000, 0]}),
    "not a table": ("open", [1, 2]),
}


def test_refusals(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person()
            for name, (text, table) in WRONG.items():
                status, problem = await act(home, ada.token, text, table)
                assert (status, problem["code"]) == (400, "bad-request"), name
            assert (await act(home, "", "open"))[0] == 401
            for game in ("roll", "chess"):
                assert (await call(home, "POST", f"/api/practice/{game}", ada.token, {"text": "open"}))[0] == 404
            assert (await act(home, ada.token, "open"))[0] == 200, "refused requests have done no harm"

    asyncio.run(run())


@pytest.mark.quick
def test_an_address_is_limited(tmp_path: Path) -> None:
    """The limit is that of an address: another name does not help."""

    async def run() -> None:
        async with at_home(tmp_path, limits=Limits(practice=(2, 0.001))) as home:
            ada, bruno = await home.person(), await home.person("Bruno")
            assert [(await act(home, ada.token, "loot"))[0] for _ in range(2)] == [400, 400]
            status, problem = await act(home, bruno.token, "open")
            assert (status, problem["code"]) == (429, "too-fast")

    asyncio.run(run())
