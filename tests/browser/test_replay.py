"""A finished game on its board, played again: by ▶, by keys, from the story, by a link, for players and strangers."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from souterrain.client import Api, Client
from souterrain.client.bot import serve
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal
from tests.browser.conftest import BARE, Open
from tests.browser.hands import VOICES, go_to

SAID: Final = "A word among players"
GAMES: Final[dict[str, tuple[list[str], dict[str, str], str]]] = {
    "roll": (["me", "bot:random"], {}, ".roll .stage .die"),
    "drop": (["me", "bot:random"], {}, ".tray .shape"),
    "donjon": (
        ["me", "bot:random", "bot:random"],
        {"round_limit": "30"},
        ".dungeon-map, .town, .make, .descent",
    ),
}
"""Seats and options of a short game, and what its board shows at every step."""


class Played(NamedTuple):
    table: str
    token: str
    steps: int
    dice: list[int]
    """The steps in which something was drawn."""


async def _played(base: str, game: str) -> Played:
    rng = Random(4)

    async def anything(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
        return legal.sample(rng)

    seats, options, _ = GAMES[game]
    api = Api(base)
    await api.guest("Ada")
    links = await api.create(game, seats, options=options, start=True)
    async with Client(base + links.join, api.token) as client:
        await client.say(SAID)
        await serve(client, anything)
    story = await api.replay_story(links.table)
    return Played(links.table, api.token, len(story) - 1, [step for step, line in enumerate(story) if line.draws])


@pytest.fixture(scope="module")
def played(server: str) -> dict[str, Played]:
    """One finished game of each kind. Playwright has an event loop in this thread already."""
    with ThreadPoolExecutor(1) as apart:
        return {game: apart.submit(asyncio.run, _played(server, game)).result() for game in GAMES}


def at(page: Page, step: int) -> None:
    expect(page.locator(f".replay[data-step='{step}']")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_sees_a_game_again(visit: Open, played: dict[str, Played], game: str) -> None:
    made, board = played[game], GAMES[game][2]
    page = visit(f"/r/{made.table}#3")
    at(page, 3)
    expect(page.locator(board).first).to_be_visible()
    page.keyboard.press("Home")
    at(page, 0)
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", made.steps), ("Home", 0)):
        page.keyboard.press(key)
        at(page, step)
        if (key, game) == ("End", "roll"):
            # The end has cleared the table: the table before it is shown.
            expect(page.locator(".roll .die.tray").first).to_be_visible()
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("Space")
    expect(page.locator(".replay:not([data-step='0'], [data-step='1'], [data-step='2'])")).to_be_visible()
    page.get_by_role("button", name="Pause").click()
    expect(page.locator(".replay[data-playing=false]")).to_be_visible()
    expect(page.locator(board).first).to_be_visible()

    line = page.locator(".step-log li").last
    line.get_by_role("button").click()
    at(page, int(line.get_attribute("data-step") or ""))
    page.get_by_role("button", name="Moments").click()
    moment = page.locator(".moments button").first
    if moment.count():
        moment.click()
        at(page, int(moment.locator(".quiet").inner_text()))
        expect(page.locator(".caption .moment").first).to_be_visible()
    assert SAID not in page.content()
    expect(page.locator(".timeline .word")).to_have_count(0)


def test_a_link_to_a_moment(visit: Open, played: dict[str, Played]) -> None:
    made = played["roll"]
    page = visit(f"/r/{made.table}")
    at(page, 0)
    page.get_by_role("button", name="The next moment").click()
    expect(page.locator(".caption .moment").first).to_be_visible()
    expect(page).to_have_url(re.compile(r"#\d+$"))
    found, step = page.url, int(page.url.partition("#")[2])
    page.get_by_role("button", name="Link to this moment").click()
    expect(page.locator(".linked")).to_contain_text(str(step))
    page.wait_for_function(f"text => ({VOICES})(text) === 1", arg=page.locator(".linked").inner_text())
    friend = visit(found.removeprefix(page.evaluate("location.origin")))
    at(friend, step)
    friend.evaluate("location.hash = '#1'")
    at(friend, 1)
    # The page may have written the step in view into the address before it hears of the new one.
    friend.evaluate("dispatchEvent(new HashChangeEvent('hashchange', {newURL: location.href.split('#')[0] + '#2'}))")
    at(friend, 2)


def test_players_read_what_they_said(visit: Open, played: dict[str, Played], server: str) -> None:
    made = played["roll"]
    page = visit(BARE)
    page.context.add_cookies([{"name": "souterrain", "value": made.token, "url": server}])
    go_to(page, f"/r/{made.table}", ".replay")
    expect(page.locator(".step-log .word")).to_contain_text(SAID)
    expect(page.locator(".timeline .word")).to_have_count(1)


def test_dice_tumble_as_they_did(visit: Open, played: dict[str, Played]) -> None:
    made = played["roll"]
    step = next(step for step in made.dice if step > 1)
    page = visit(f"/r/{made.table}#{step - 1}", reduced_motion="no-preference")
    at(page, step - 1)
    expect(page.locator(".roll[data-moving=false]")).to_be_visible()
    page.keyboard.press("Shift+ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".roll[data-moving=true]")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".roll[data-moving=false]")).to_be_visible()
    at(page, step - 1)


@pytest.mark.parametrize("size", [(360, 740), (1440, 900)])
def test_a_step_fits_the_window(visit: Open, played: dict[str, Played], size: tuple[int, int]) -> None:
    page = visit(f"/r/{played['roll'].table}#4", viewport={"width": size[0], "height": size[1]})
    at(page, 4)
    for part in (".stage", ".caption", ".timeline", ".transport", ".deeds"):
        expect(page.locator(f".replay {part}")).to_be_in_viewport(ratio=1)
