"""Films of Drop's tray in a browser: how soon cubes fall after a tap, and what decoding and drawing them costs."""

from __future__ import annotations

from base64 import b64encode
from random import Random
from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page

from benchmarks.lines import at_most
from souterrain.games.drop.content.cubes import CUBES
from souterrain.games.drop.practice import shown
from souterrain.physics.request import Falling, Open
from souterrain.physics.shapes import KINDS
from souterrain.physics.tray import Tray
from tests.browser.conftest import PATIENCE
from tests.browser.hands import set_table, step

VISITS, OPENINGS = 3, 8
SLOW: Final = 1500
"""Milliseconds between two taps."""
TAPPED: Final = "addEventListener('click', () => { window.tapped = performance.now() }, true)"
BEGUN: Final = "() => performance.getEntriesByName('film-begun').map(each => each.startTime - window.tapped)"
DECODED: Final = "() => performance.getEntriesByName('film-decoded').map(each => each.duration)"
FLAT: Final = "localStorage['souterrain-settings'] = JSON.stringify({board: 'flat', caution: false})"


def films(browser: Browser, base: str) -> None:
    """Without depth, at full speed: the lone spelunker's opening, then the first drop of their own."""
    at_most("Drop: the film of an opening decoded, median", 5, median(_decoded(browser, base)), "ms")
    found = [_visit(browser, base) for _ in range(VISITS)]
    at_most("Drop: script for a frame of a flat fall, median", 4, median(script for script, _ in found), "ms")
    at_most("Drop: from the tap to the first fall, median", 1, median(fall for _, fall in found) / 1000, "s")
    browser.close()


def _decoded(browser: Browser, base: str) -> list[float]:
    """Openings on the practice tray, one after the other: at the first one the page is not yet complete."""
    with browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="reduce") as context:
        page = context.new_page()
        page.goto(base + "/practice/drop?board=flat")
        for opening in range(OPENINGS):
            page.wait_for_function(f"() => performance.getEntriesByName('film-decoded').length > {opening}")
            page.locator(".acts button").last.click()
        found: list[float] = page.evaluate(DECODED)
        return found[1:]


def _visit(browser: Browser, base: str) -> tuple[float, float]:
    with browser.new_context(viewport={"width": 390, "height": 844}, reduced_motion="no-preference") as context:
        context.add_init_script(f"{FLAT};{TAPPED}")
        page = context.new_page()
        page.goto(base)
        page.wait_for_selector(".door .primary")
        page.goto(base + set_table(page, "drop", ["me"], start=True)["join"])
        page.wait_for_selector(
            "canvas.air[data-script]:not([data-script='']):not([data-script='0.00'])", state="attached"
        )
        script = float(page.locator("canvas.air").get_attribute("data-script") or 0)
        return script, _own(page)


def _own(page: Page) -> float:
    """Play on until a film of one's own begins; return the milliseconds since the tap."""
    rng, before = Random(1), len(page.evaluate(BEGUN))
    while len(page.evaluate(BEGUN)) == before:
        step(page, rng)
        # The next tap must not come between this one and its film.
        page.wait_for_timeout(SLOW)
    fall: float = page.evaluate(BEGUN)[-1]
    return fall


def crowd(browser: Browser, base: str) -> None:
    """All cubes at once on the practice tray, in depth and flat: no game has more bodies in motion."""
    falling = tuple(Falling(body, KINDS[cube.size]) for body, cube in enumerate(CUBES))
    numbers, film = Tray(()).carry_out(Open(1, falling), filmed=True)
    poured = {"section": shown({}, ("open",), numbers), "film": b64encode(film).decode()}
    with browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference") as context:
        page = context.new_page()
        page.route("**/api/practice/drop", lambda route: route.fulfill(json=poured))
        page.goto(base + "/practice/drop")
        page.wait_for_selector("canvas[data-ready]", timeout=PATIENCE)
        page.locator(".acts button").last.click()
        page.wait_for_selector(".film[data-playing=true]", state="attached")
        page.wait_for_selector(".film[data-playing=false]", state="attached", timeout=PATIENCE)
        page.wait_for_selector(".tray canvas[data-moving=false]", timeout=PATIENCE)
        told = page.evaluate("({...document.querySelector('.tray canvas[data-ready]').dataset})")
        name = f"Drop: {len(falling)} bodies fall in depth:"
        at_most(f"{name} script a frame", 4, float(told["script"]), "ms")
        at_most(f"{name} draw calls", 60, int(told["calls"]), "calls")
        page.goto(base + "/practice/drop?board=flat")
        page.wait_for_selector(
            "canvas.air[data-script]:not([data-script='']):not([data-script='0.00'])", state="attached"
        )
        script = float(page.locator("canvas.air").get_attribute("data-script") or 0)
        at_most(f"Drop: {len(falling)} bodies fall flat: script a frame", 4, script, "ms")
