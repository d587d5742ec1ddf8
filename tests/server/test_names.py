"""P47: names cannot deceive."""

from __future__ import annotations

import asyncio
import sqlite3
import unicodedata
from pathlib import Path

import pytest

from souterrain.client import Api, Refused
from souterrain.server.refusal import Refused as Turned
from souterrain.server.store.database import FILE, Store, migrations
from souterrain.server.store.names import clean_name, skeleton
from tests.server.house import Home, at_home
from tests.server.test_people import call

pytestmark = pytest.mark.promise("P47")


@pytest.mark.quick
@pytest.mark.parametrize(
    ("name", "clean"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("e\u0301", "é"),
        ("ж" * 24, "ж" * 24),
        ("王小明", "王小明"),
        ("さくら", "さくら"),
        ("김민준", "김민준"),
        ("Zoë Noël-Œdipe", "Zoë Noël-Œdipe"),
        ("François l’Été", "François l’Été"),
        ("Niccolò D’Angiò", "Niccolò D’Angiò"),
        ("Nguyễn Thị Hồng", "Nguyễn Thị Hồng"),
        ("محمد", "محمد"),
        ("مُحَمَّد", "مُحَمَّد"),
        ("שָׁלוֹם", unicodedata.normalize("NFC", "שָׁלוֹם")),
        ("प्रिया", "प्रिया"),
        ("น้ำผึ้ง", "น้ำผึ้ง"),
        ("Ǫ́", "Ǫ́"),
        ("R2-D2", "R2-D2"),
        ("❤\ufe0f", "❤"),
        ("🐉", "🐉"),
    ],
)
def test_names_that_are_taken_as_they_are(name: str, clean: str) -> None:
    assert clean_name(name) == clean
    assert clean_name(clean) == clean


@pytest.mark.quick
@pytest.mark.parametrize(
    "name",
    [
        "", "   ", "x" * 25, "a\u202eb", "a\u200bb", "a\x00b", "\u2066a", "\ud800", "a\U000e0041", "\ufeffa",
        "\u3164", "\u2800", "\u115f", "\uffa0", "\u17b4", "\u180e", "a\u034fb", "\U0001d159", "a\u3164b", "\ufffc",
        "\u0301", "a \u0301", "Z̴̡̛a̷̢", "a\u0301\u0302\u0303", "q\u0307\u0307", "A\u0301\u0301da", "e\u20dd\u20dd",
        "م\u064e\u0651\u064f\u0652\u064b",
        "-", "…", "\ue000", "\u0378",
    ],
)  # fmt: skip
def test_names_that_are_none(name: str) -> None:
    with pytest.raises(Turned, match="bad-name"):
        clean_name(name)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ("Ada", "Аdа", True),
        ("Ada", "АDА", True),
        ("Ada", "Ａｄａ", True),
        ("Ada", "𝒜𝒹𝒶", True),
        ("Iris", "lris", True),
        ("Bob", "B0b", True),
        ("Marie", "rnarie", True),
        ("paypal", "раураl", True),
        ("Ada", "Ida", False),
        ("Léa", "Lea", False),
        ("王", "主", False),
        ("Bruno", "Brunö", False),
    ],
)
def test_names_that_look_alike(one: str, other: str, alike: bool) -> None:
    assert (skeleton(one) == skeleton(other)) is alike


async def claimed(home: Home, name: str) -> Api:
    api = await home.person(name)
    assert (await call(home, "POST", "/api/claim", api.token, {"passphrase": "correct horse"}))[0] == 201
    return api


def test_nobody_takes_a_name_that_looks_like_a_claimed_one(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await claimed(home, "Ada")
            guest = await home.person("Bruno")
            for name in ("Ada", "ada", "ADA", "Аdа", "Ａｄａ"):
                with pytest.raises(Refused, match="name-taken"):
                    await guest.rename(name)
            await guest.rename("Adam")
            await ada.rename("ADA")
            await ada.rename("Ada Lovelace")
            await guest.rename("Аdа")
            with pytest.raises(Refused, match="name-taken"):
                await guest.rename("Ada Lоvеlасе")
            await claimed(home, "Iris")
            with pytest.raises(Refused, match="name-taken"):
                await ada.rename("lris")

    asyncio.run(run())


def test_two_names_that_look_alike_are_not_both_claimed(tmp_path: Path) -> None:
    """The second one held its name first; it was a guest's, and is another now."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            twin, other = await home.person("Аdа"), await home.person("Bruno")
            await claimed(home, "Ada")
            me = await twin.me()
            assert me is not None
            assert skeleton(me.name) != skeleton("Ada")
            assert me.was == "Аdа"
            assert (await call(home, "POST", "/api/claim", twin.token, {"passphrase": "correct horse"}))[0] == 201
            stays = await other.me()
            assert stays is not None
            assert (stays.name, stays.was) == ("Bruno", "")

    asyncio.run(run())


def test_a_guest_who_loses_the_name_is_told(tmp_path: Path) -> None:
    """At the table at once, and by the next request, until another name is chosen."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            guest = await home.person("Ada")
            links = await home.table(guest, "roll", ["me"], start=True)
            async with home.client(guest, links) as client:
                owner = await home.person("Bruno")
                await claimed_as(home, owner, "Ada")
                me = await guest.me()
                assert me is not None
                assert (me.was, me.guest) == ("Ada", True)
                assert me.name not in ("Ada", "")
                await client.until(lambda: client.table.info is not None and client.table.info.seats[0].name == me.name)
            assert (await guest.me()) == me, "until another name is chosen"
            await guest.rename(me.name)
            again = await guest.me()
            assert again is not None
            assert (again.name, again.was) == (me.name, "")

    asyncio.run(run())


async def claimed_as(home: Home, api: Api, name: str) -> None:
    """An account takes a name that only guests have."""
    assert (await call(home, "POST", "/api/claim", api.token, {"passphrase": "correct horse"}))[0] == 201
    await api.rename(name)


def test_names_from_before_have_skeletons_too(tmp_path: Path) -> None:
    db = sqlite3.connect(tmp_path / FILE)
    for step in migrations()[:5]:
        db.executescript(step)
    db.execute("insert into person values ('p', 'Аdа', 'аdа', 'hash', 0)")
    db.commit()
    db.close()

    async def run() -> None:
        store = Store(tmp_path)
        store.open()
        ((found,),) = await store.rows("person-reserved", "", "", skeleton("Ada"))
        assert found == "p"
        await store.close()

    asyncio.run(run())
