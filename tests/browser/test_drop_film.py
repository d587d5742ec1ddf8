"""Films of the tray: they are asked for, bodies move, and everything ends where the view shows it, in every mode."""

from __future__ import annotations

import json
import re
from random import Random
from time import monotonic
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, WebSocket, expect

from tests.browser.conftest import BARE, PATIENCE, Open, keep
from tests.browser.hands import go_to, set_table, step

MODES: Final[dict[str, tuple[list[str], dict[str, str]]]] = {
    "two": (["me", "bot:novice"], {}),
    "teamwork": (["me", "bot:novice"], {"teamwork": "on"}),
    "alone": (["me"], {}),
}
WATCHED: Final = """() => {
    window.drawn = new Set();
    const look = () => {
        const canvas = document.querySelector('canvas.air:not([hidden])');
        if (canvas?.width) {
            const bytes = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
            let sum = 0;
            for (let at = 3; at < bytes.length; at += 4) if (bytes[at]) sum = (sum * 31 + at + bytes[at]) % 1000000007;
            if (sum) window.drawn.add(sum);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""Collects a number for every different picture of the bodies in motion."""
PATIENT: Final = """() => {
    const later = window.setTimeout;
    window.setTimeout = (act, wait, ...rest) => later(act, wait < 1000 ? wait : 100 * wait, ...rest);
}"""
"""On a busy machine a film may come so late that the page would leave it out: here it waits."""
MINE: Final = {"enter", "explore", "act", "loot", "after"}
"""The questions of one's own turn: no bot drops anything until they are answered."""
PLACES: Final = """() => Object.fromEntries([...document.querySelectorAll('.flat [data-shape]')].map(shape => {
    const [x, y] = shape.getAttribute('transform').match(/-?\\d[\\d.e-]*/g).map(Number);
    const points = shape.querySelector('polygon').getAttribute('points').match(/-?\\d[\\d.e-]*/g).map(Number);
    return [shape.dataset.shape, points.map((each, at) => each + (at % 2 ? y : x))];
}))"""
"""The corners of every body, as they are drawn, in millimetres."""
REST: Final = ".film[data-playing=false]"


class Table:
    """A page at a table: the films it asked for, and the view it was told last."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.films: list[int] = []
        self.shapes: list[dict[str, Any]] = []
        self.asked: set[str] = set()
        page.add_init_script(f"({PATIENT})()")
        page.add_init_script(f"({WATCHED})()")
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", self._listen)

    def _asked(self, url: str) -> None:
        found = re.search(r"/films/(\d+)$", url)
        if found:
            self.films.append(int(found[1]))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._told(json.loads(frame)))

    def _told(self, message: dict[str, Any]) -> None:
        if message["t"] == "update":
            self.asked = {ask["about"] for ask in message["asks"]}
        for view in message["views"] if message["t"] == "update" else ():
            self.shapes = view.get("sections", {}).get("dungeon", {}).get("shapes", self.shapes)

    def moved(self) -> int:
        count: int = self.page.evaluate("window.drawn.size")
        return count

    def rests(self) -> None:
        """Everything lies where the view says; bots may act meanwhile. A busy machine shows it late, so what counts is
        that the page gets there, not after how many looks."""
        end = monotonic() + PATIENCE / 1000
        while monotonic() < end:
            self.page.wait_for_selector(REST, state="attached")
            drawn = self.page.evaluate(PLACES)
            wanted = {shape["id"]: shape["points"] for shape in self.shapes}
            if drawn.keys() == wanted.keys() and not self.page.query_selector(".film[data-playing=true]"):
                far = max(
                    abs(at - um / 1000)
                    for id, points in wanted.items()
                    for at, um in zip(drawn[id], points, strict=True)
                )
                if far < 0.01:
                    return
            self.page.wait_for_timeout(50)
        told = self.page.locator("[data-told]").inner_text()
        moving = self.page.locator("canvas.air:not([hidden])").count()
        raise AssertionError(f"not the table of the view: {drawn.keys() ^ wanted.keys()}, moving: {moving}, {told!r}")


def changes(page: Page) -> bool:
    """True if something was moved or taken: a drop that touches nothing leaves nothing to look back at."""
    page.wait_for_selector(REST, state="attached")
    return page.locator("[data-film=before]").count() > 0


def look_back(page: Page) -> None:
    """Show the table before the last act that changed it."""
    button = page.locator("[data-film=before]")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".ghost polygon")).not_to_have_count(0)


@pytest.mark.parametrize("mode", MODES)
def test_cubes_fall_and_come_to_rest(visit: Open, mode: str) -> None:
    """The opening and a drop of one's own move; a reload moves nothing, and a film that is gone is told."""
    seats, options = MODES[mode]
    page = visit(BARE, reduced_motion="no-preference")
    made = set_table(page, "drop", seats, options=options, start=True)
    table = Table(page)
    go_to(page, made["join"], ".tray")
    page.wait_for_function("() => window.drawn.size > 2")
    keep(page, f"drop-fall-{mode}.png")
    table.rests()
    # A bot that begins may have dropped before the page came; then the last film is loaded first.
    assert 0 in table.films or mode == "teamwork"
    # What a bot has done last may have been a flick.
    told = page.locator("[data-told]")
    expect(told).to_contain_text("58 pieces fell onto the table" if mode == "alone" else re.compile("."))
    rng, seen = Random(4), len(table.films)
    while True:
        asked = page.locator(".question").get_attribute("data-ask")
        step(page, rng)
        now = page.locator(".question").get_attribute("data-ask")
        if len(table.films) > seen and now != asked and table.asked & MINE and (mode != "two" or changes(page)):
            break
    table.rests()
    page.evaluate("window.drawn.clear()")
    page.locator("[data-film=again]").click()
    page.wait_for_function("() => window.drawn.size > 1")
    page.locator(".tray").click(position={"x": 200, "y": 300})
    table.rests()
    if mode == "two":
        look_back(page)
    page.reload()
    page.wait_for_selector(".tray")
    table.rests()
    assert not table.moved(), "a reload shows the table as it is"
    page.route("**/films/**", lambda route: route.fulfill(status=404, json={"code": "no-such-film", "data": {}}))
    page.locator("[data-film=again]").click()
    expect(page.locator("[data-told]")).to_contain_text("is gone")
    table.rests()


def test_a_film_that_comes_late_is_told(visit: Open) -> None:
    """The table does not wait for a film any longer; what fell is told as soon as the film is there."""
    page = visit(BARE, reduced_motion="no-preference")
    made = set_table(page, "drop", ["me"], start=True)
    held: list[Route] = []
    page.route("**/films/**", lambda route: held.append(route))
    go_to(page, made["join"], ".tray")
    page.wait_for_selector(".film[data-playing=true]", state="attached")
    page.wait_for_selector(REST, state="attached")
    expect(page.locator("[data-told]")).to_be_empty()
    assert page.locator(".flat [data-shape]").count() > 50
    for route in held:
        route.continue_()
    expect(page.locator("[data-told]")).to_contain_text("fell onto the table")


def test_films_without_motion_and_from_the_log(visit: Open) -> None:
    """Reduced motion: the end and a sentence at once; the log shows a drop again, slowly, and it can be skipped."""
    page = visit(BARE)
    made = set_table(page, "drop", ["me"], start=True)
    table = Table(page)
    go_to(page, made["join"], ".tray")
    expect(page.locator("[data-told]")).to_contain_text("fell onto the table")
    table.rests()
    assert not table.moved()
    page.locator(".log .watch").last.click()
    page.wait_for_function("() => window.drawn.size > 1")
    page.locator("[data-film=skip]").click()
    table.rests()


def test_a_replay_plays_films(visit: Open) -> None:
    """Step by step the replay plays them and waits for each; a jump shows the end, and the film can be seen again."""
    page = visit(BARE, reduced_motion="no-preference")
    made = set_table(page, "drop", ["bot:novice", "bot:novice"], start=True)
    table = Table(page)
    while not page.evaluate("table => fetch(`/api/replays/${table}`).then(answer => answer.ok)", made["table"]):
        page.wait_for_timeout(100)
    go_to(page, f"/r/{made['table']}", ".tray")
    page.wait_for_function("() => window.drawn.size > 2")
    assert table.films[0] == 0
    page.wait_for_selector(REST, state="attached")
    page.evaluate("window.drawn.clear()")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => window.drawn.size > 2")
    page.wait_for_selector(REST, state="attached")
    page.keyboard.press("End")
    page.keyboard.press("Home")
    page.wait_for_selector(".replay[data-step='0']")
    page.locator("[data-film=again]").click()
    page.wait_for_selector(".film[data-playing=true]")
