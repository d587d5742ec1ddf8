"""A browser's first minutes: how soon the hall is there on a slow machine, what a frame of the board costs, and how a
table is entered."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from benchmarks.dungeon import dungeon
from benchmarks.films import crowd, films
from benchmarks.lines import at_most, head, note
from tests.browser.arrival import GAMES, SIZES, Arrival, Travelled, arrive, watch, worked
from tests.browser.conftest import FLAGS, PLENTY, chromium
from tests.browser.hands import set_table
from tests.browser.lesson import played
from tests.server.house import Away

SLOWER, VISITS = 4, 5
SWINGS = 40
"""Moves of the mouse that turn a table."""
DEPTH = ("--use-angle=swiftshader", "--enable-unsafe-swiftshader")
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0].startTime"


def run() -> None:
    head(f"Browser, its processor {SLOWER} times slower")
    path = chromium()
    if path is None:
        note("no Chromium", "nothing was measured")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = Away(Path(folder), limits=PLENTY)
        house.start()
        try:
            _hall(playwright.chromium.launch(executable_path=path, args=list(FLAGS)), house.base)
            _acts(playwright.chromium.launch(executable_path=path, args=list(FLAGS)), house.base)
            films(playwright.chromium.launch(executable_path=path, args=list(FLAGS)), house.base)
            dungeon(playwright.chromium.launch(executable_path=path, args=list(FLAGS)), house.base)
            flags = [*(flag for flag in FLAGS if flag != "--disable-gpu"), *DEPTH]
            browser = playwright.chromium.launch(executable_path=path, args=flags)
            at_most("script for a frame of a throw, median", 4, _frame(browser, house.base), "ms")
            script, calls = _tray(browser, house.base)
            at_most("Drop's table in depth: script for a frame, median", 4, script, "ms")
            at_most("Drop's table in depth: draw calls of a frame", 60, calls, "calls")
            crowd(browser, house.base)
            head("Browser, from the door to the first question")
            at_most("first screen, as it travels", 150, _bytes(browser, house.base) / 1024, "KB")
            _arrivals(browser, house.base)
            browser.close()
        finally:
            house.end()


def _hall(browser: Browser, base: str) -> None:
    """Without depth, which the hall has not: a graphics card that is imitated on the same processor would be measured
    too."""
    visits = [_visit(browser, base) for _ in range(VISITS)]
    at_most("first contentful paint, median", 1, median(painted for painted, _ in visits) / 1000, "s")
    at_most("the hall can be used, median", 2, median(ready for _, ready in visits) / 1000, "s")
    browser.close()


def _acts(browser: Browser, base: str) -> None:
    """The hand's acts for the eleven moves of the lesson; a drag counts as one."""
    for by_drags, most in ((True, 14), (False, 20)):
        with browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce") as context:
            page = context.new_page()
            page.goto(base)
            page.wait_for_selector(".door .primary")
            page.goto(base + "/guide/roll?board=flat")
            acts, _ = played(page, by_drags)
            at_most(f"acts for the lesson's eleven moves, {'dragging' if by_drags else 'tapping'}", most, acts, "acts")
    browser.close()


def _visit(browser: Browser, base: str) -> tuple[float, float]:
    """Milliseconds until something is painted, and until a door can be opened."""
    with browser.new_context() as context:
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.goto(base)
        page.wait_for_selector(".door .primary")
        ready: float = page.evaluate("performance.now()")
        page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length > 0")
        painted: float = page.evaluate(PAINTED)
        return painted, ready


def _bytes(browser: Browser, base: str) -> int:
    """The hall for somebody who comes for the first time."""
    with browser.new_context(service_workers="block") as context:
        page = context.new_page()
        travelled = Travelled(page)
        page.goto(base)
        page.wait_for_selector(".door .primary")
        page.wait_for_load_state("networkidle")
        return sum(travelled.bytes.values())


def _arrivals(browser: Browser, base: str) -> None:
    """With depth, at full speed. The first visit of each game is not counted: the server makes itself ready in it."""
    for size, viewport in SIZES.items():
        for game in GAMES:
            found = [_arrival(browser, base, game, viewport) for _ in range(VISITS)][1:]
            name = f"{game}, {size}:"
            at_most(f"{name} shift of the layout, worst", 0.05, max(each.shift for each in found), "")
            at_most(f"{name} door to question, median", 1.5, median(each.seconds for each in found), "s")
            at_most(f"{name} all tasks, processor time, median", 200, median(each.worked for each in found), "ms")


def _arrival(browser: Browser, base: str, game: str, viewport: ViewportSize) -> Arrival:
    with browser.new_context(viewport=viewport) as context:
        page = context.new_page()
        watch(page)
        page.goto(base)
        page.wait_for_selector(".door .primary")
        page.wait_for_load_state("networkidle")
        browser.start_tracing(page=page, categories=["blink.user_timing"])
        arrival = arrive(page, game)
        return arrival._replace(worked=worked(browser.stop_tracing()))


def _frame(browser: Browser, base: str) -> float:
    """As the board itself measures it while dice roll; without a graphics card, and at full speed."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        page.goto(base)
        page.wait_for_selector(".door .primary")
        page.goto(base + set_table(page, "roll", ["me"], start=True)["join"])
        return _thrown(page)


def _thrown(page: Page) -> float:
    measured = page.locator("[data-script]")
    measured.wait_for()
    page.wait_for_function("() => Number(document.querySelector('[data-script]').dataset.script) > 0")
    return float(measured.get_attribute("data-script") or 0)


def _tray(browser: Browser, base: str) -> tuple[float, int]:
    """As the canvas itself counts it, for the opening's film and while the eye goes around the table."""
    with browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference") as context:
        page = context.new_page()
        page.goto(base)
        page.wait_for_selector(".door .primary")
        page.goto(base + set_table(page, "drop", ["me", "bot:novice"], start=True)["join"])
        page.wait_for_selector("[data-angle=level]")
        box = page.locator(".tray").bounding_box()
        assert box
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        for step in range(SWINGS):
            page.mouse.move(x + 4 * step, y)
        page.mouse.up()
        page.wait_for_selector(".tray canvas[data-moving=false]")
        told = page.evaluate("({...document.querySelector('.tray canvas').dataset})")
        return float(told["script"]), int(told["calls"])
