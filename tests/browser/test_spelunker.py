"""The lone spelunker goes three levels down over two evenings; browser and server are closed in between."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from souterrain.client import Client
from souterrain.core import registry
from souterrain.parts import bots
from tests.browser.conftest import HABITS, PATIENCE, PLENTY
from tests.server.house import Away, asked

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
HEROES = 5
"""A hero who is lost is followed by another: few are."""
OVER = "over"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Away]:
    away = Away(tmp_path, limits=PLENTY)
    away.start()
    yield away
    away.end()


def evening(browser: Browser, house: Away, state: Any = None) -> Page:
    """A phone that is switched on: a new browser with what the last one has kept."""
    context = browser.new_context(**PHONE, locale="en-GB", reduced_motion="reduce", storage_state=state)
    context.set_default_timeout(PATIENCE)
    habits = {"board": "flat", "caution": False, "sound": "off"}
    context.add_init_script(HABITS.replace("HABITS", json.dumps(habits)))
    page = context.new_page()
    page.goto(house.base)
    page.wait_for_selector(".doors")
    return page


async def walk(house: Away, table: str, token: str, most: int) -> tuple[str, int]:
    """The same person on another device plays quickly, until a level can be left or so many moves are made. Returns
    what is asked then, and the level."""
    bot, game, rng = bots("drop")["novice"], registry.game("drop"), Random(3)
    async with Client(f"{house.base}/t/{table}", token) as client:
        for _ in range(most):
            await client.until(lambda: client.table.over or client.table.ask_of(0) is not None)
            if client.table.over:
                return OVER, 0
            ask = await asked(client, 0)
            action = bot.choose(game, client.table.view(0), ask, rng)
            assert action is not None
            if action == ("leave",) or ask.about == "deeper":
                break
            await client.move(ask, game.say(action))
        ask = await asked(client, 0)
        return ask.about, client.table.view(0)["solo"]["level"]


def walked(page: Page, house: Away, most: int = 200) -> tuple[str, int]:
    """Walk in a thread of its own: Playwright runs an event loop in this one."""
    token = next(each["value"] for each in page.context.cookies() if "value" in each)
    table = page.url.rpartition("/")[2]
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(walk(house, table, token, most))).result()


def taken(page: Page, word: str) -> None:
    page.locator(f".question [data-word={word}]").tap()


def left(page: Page, house: Away, level: int) -> bool:
    """A level, and its stairs by hand; False if the hero is lost, or the points are too few."""
    about, at = walked(page, house)
    if about == OVER:
        return False
    assert at == level
    taken(page, "leave")
    expect(page.locator(".question [data-word=deeper], .result").first).to_be_visible()
    return page.locator(".result").count() == 0


def life(browser: Browser, house: Away) -> bool:
    """One hero; True if the third level is left."""
    page = evening(browser, house)
    page.locator(".door:has(#door-drop)").get_by_role("button", name="The lone spelunker").tap()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".tray")
    if not left(page, house, 1):
        return False
    taken(page, "deeper")
    expect(page.locator(".question [data-word=deeper]")).to_have_count(0)
    about, level = walked(page, house, 4)
    assert (about == OVER, level) == (False, 2)
    here, kept = page.url.rpartition("/")[2], page.context.storage_state()
    page.context.close()
    assert house.end() == 0
    house.start()

    page = evening(browser, house, kept)
    waiting = page.locator(".my-tables .card.wanted")
    expect(waiting).to_contain_text("Dungeon Drop")
    waiting.tap()
    page.wait_for_url(f"**/t/{here}")
    page.wait_for_selector(".tray")
    for level in (2, 3):
        if not left(page, house, level):
            return False
        if level == 2:
            taken(page, "deeper")
            expect(page.locator(".question [data-word=deeper]")).to_have_count(0)
    taken(page, "retire")
    expect(page.locator(".result .rank")).not_to_be_empty()
    page.context.close()
    return True


def test_three_levels_over_two_evenings(browser: Browser, house: Away) -> None:
    assert any(life(browser, house) for _ in range(HEROES))
