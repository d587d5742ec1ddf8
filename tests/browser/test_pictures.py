"""A section that says it is a table from above is drawn, by whatever game it comes from."""

from __future__ import annotations

import json
from math import cos, pi, sin
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BARE, Open, keep
from tests.browser.hands import SENTENCE, go_to, set_table, tell_otherwise
from tests.browser.test_screens import findings

MARKS: Final = ("", "in", "edge", "out")


def square(x: int, y: int, turn: float, size: int = 80) -> list[int]:
    corners = [turn + pi * quarter / 2 for quarter in range(4)]
    return [round(at) for angle in corners for at in (x + size * cos(angle), y + size * sin(angle))]


def floor() -> dict[str, Any]:
    """Colours, letters and marks of all kinds; stones 1 to 3 are far apart."""
    places = [(-900, -600), (1000, -700), (0, 900), (-300, 100), (200, 0), (500, 300), (-600, 500), (700, -200)]
    colours = ["grey", "grey", "grey", "red", "blue", "yellow", "green", "black"]
    shapes = [
        {
            "id": f"stone:{number}",
            "points": square(x, y, number * 0.4),
            "class": colour,
            "letter": "P" if number < 4 else colour[0].upper(),
            "label": ("amber", "blue", "crimson")[number % 3],
            "mark": MARKS[number % 4] if number > 3 else "",
        }
        for number, ((x, y), colour) in enumerate(zip(places, colours, strict=True), 1)
    ]
    return {
        "kind": "table-from-above",
        "half": 2000,
        "shapes": shapes,
        "hulls": [square(500, 0, 0, 500)],
    }


def fed(message: str) -> str:
    """A server's messages, with a floor among the sections and a question about three of its stones."""
    told = json.loads(message)
    if told["t"] != "update":
        return message
    for view in told["views"]:
        view["sections"]["floor"] = floor()
    rows = [[[f"stone:{number}", 1]] for number in (1, 2, 3)]
    aim = {"word": "toward=", "least": 0, "most": 3599}
    fields = [{"rows": rows}, {"rows": rows}, {"rows": rows}, aim]
    told["asks"] = [
        {
            "seat": 0,
            "number": 1,
            "kind": "must",
            "about": "lay",
            "verbs": [{"word": "lay", "forms": [{"fields": fields}]}],
        }
    ]
    return json.dumps(told)


@pytest.fixture
def page(visit: Open) -> Page:
    page = visit(BARE)
    tell_otherwise(page, fed)
    made = set_table(page, "lantern", ["me", "bot:random"], start=True)
    go_to(page, made["join"], "svg.above")
    return page


def tap(page: Page, stone: int) -> None:
    page.locator(f"[data-shape='stone:{stone}'] .body").click()


def test_a_table_from_above(page: Page) -> None:
    picture = page.get_by_role("img", name="On the table")
    expect(picture).to_have_attribute(
        "aria-label", "Floor: On the table: 3 blue candles, 3 crimson candles and 2 amber candles."
    )
    assert page.locator("[data-shape] > title").count() == 8
    tap(page, 5)
    expect(page.locator(".touched")).to_have_text("Crimson candle: inside")
    expect(page.locator(".shape.chosen")).to_have_count(0)
    for number, stone in enumerate((1, 2, 3), 1):
        tap(page, stone)
        expect(page.locator(".shape.chosen")).to_have_count(number)
        expect(page.locator(".room.meant")).to_have_count(int(number == 3))
    direction = page.get_by_role("slider", name="Toward")
    expect(direction).to_have_attribute("aria-valuetext", "0°")
    direction.focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(SENTENCE)).to_contain_text("350°")
    page.get_by_label("Toward", exact=True).first.fill("45.5")
    expect(page.locator(SENTENCE)).to_contain_text("45.5°")
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(".shape.chosen")).to_have_count(2)


def test_the_picture_in_both_lights_and_sizes(page: Page) -> None:
    for stone in (1, 2, 3):
        tap(page, stone)
    found = {}
    for light in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if light == "dark" else "light", reduced_motion="reduce")
        for width, height in ((1440, 900), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            keep(page, f"picture-{light}-{width}.png")
            found[light, width] = findings(page)
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert not {where: what for where, what in found.items() if what}
