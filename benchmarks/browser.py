"""A browser's first minutes: how soon the hall is there on a slow machine, and what a frame of the board costs."""

from __future__ import annotations

import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.lines import at_most, head, note
from tests.browser.conftest import FLAGS, PLENTY, chromium
from tests.browser.hands import set_table
from tests.server.house import Away

SLOWER, VISITS = 4, 5
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
            flags = [*(flag for flag in FLAGS if flag != "--disable-gpu"), *DEPTH]
            browser = playwright.chromium.launch(executable_path=path, args=flags)
            at_most("script for a frame of a throw, median", 4, _frame(browser, house.base), "ms")
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
