"""The picture of Dungeon Drop's table: it draws the true footprints, tells in and out apart, and fits every window."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Page, TimeoutError, WebSocket, expect

from tests.browser.conftest import BARE, SHEETS, Open, keep
from tests.browser.hands import SENTENCE, go_to, set_table
from tests.browser.test_screens import findings

SIZES: Final = [(360, 740), (768, 1024), (1440, 900), (2560, 1440), (740, 360)]
DRAWN: Final = """() => {
    const on = (polygon) => {
        const matrix = polygon.getScreenCTM();
        return [...polygon.points].map(({x, y}) => new DOMPoint(x, y).matrixTransform(matrix)).map(({x, y}) => [x, y]);
    };
    const cloth = document.querySelector('[data-cloth]').getBoundingClientRect();
    const all = (selector, id) => Object.fromEntries([...document.querySelectorAll(selector)].map(
        each => [id(each), on(each)]));
    return {
        cloth: [cloth.x, cloth.y, cloth.width],
        bodies: all('.tray [data-shape] > .body', each => each.parentElement.dataset.shape),
        marks: all('.tray [data-mark]', each => each.dataset.mark),
        pins: [...document.querySelectorAll('.tray [data-pin] .medal')].map(each => {
            const {x, y, width} = each.getBoundingClientRect();
            return [x + width / 2, y + width / 2, width / 2];
        }),
        large: Math.max(...[...document.querySelectorAll('.tray .shape .body')].map(each => {
            const [[ax, ay], [bx, by]] = on(each);
            return Math.hypot(bx - ax, by - ay);
        })),
    };
}"""
SIGNS: Final = """() => Object.fromEntries([...document.querySelectorAll('[data-judged]')].map(
    each => [each.dataset.judged, [...each.classList].find(name => ['in', 'edge', 'out'].includes(name))]))"""
OUT_OF_SIGHT: Final = """() => [...document.querySelectorAll('.tray, .rooms ol, .question, .heroes')].filter(each => {
    const {top, bottom, height} = each.getBoundingClientRect();
    return height < 20 || top < -1 || bottom > innerHeight + 1;
}).map(each => each.className || each.tagName)"""


class Ear:
    """The last sections that the server sent to a page."""

    def __init__(self, page: Page) -> None:
        self.sections: dict[str, Any] = {}
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self._hear(json.loads(text)))

    def _hear(self, told: Any) -> None:
        if isinstance(told, dict):
            if isinstance(told.get("dungeon"), dict) and "shapes" in told["dungeon"]:
                self.sections.update(told)
            for each in told.values():
                self._hear(each)
        elif isinstance(told, list):
            for each in told:
                self._hear(each)


def assert_true(page: Page, shapes: list[dict[str, Any]], half: int) -> dict[str, Any]:
    """Every corner that is drawn lies within a pixel of the footprint's, and no pin over a footprint that is judged."""
    drawn: dict[str, Any] = page.evaluate(DRAWN)
    left, top, wide = drawn["cloth"]

    def pixel(x: int, y: int) -> tuple[float, float]:
        return left + (x + half) * wide / (2 * half), top + (half - y) * wide / (2 * half)

    assert set(drawn["bodies"]) == {shape["id"] for shape in shapes}
    for shape in shapes:
        true = [pixel(x, y) for x, y in zip(shape["points"][::2], shape["points"][1::2], strict=True)]
        for corners in (drawn["bodies"][shape["id"]], drawn["marks"].get(shape["id"], true)):
            assert len(corners) == len(true)
            for (x, y), (tx, ty) in zip(corners, true, strict=True):
                assert max(abs(x - tx), abs(y - ty)) < 1, shape["id"]
    for x, y, radius in drawn["pins"]:
        for name, corners in drawn["marks"].items():
            assert all((cx - x) ** 2 + (cy - y) ** 2 > (radius - 1) ** 2 for cx, cy in corners), name
    return drawn


def go_nearer(page: Page, at: tuple[float, float], wide: float) -> None:
    """Tap twice until the cloth is wider: on a busy machine the second tap may come too late for a double tap."""
    wider = "wide => document.querySelector('[data-cloth]').getBoundingClientRect().width > wide + 1"
    for _ in range(20):
        page.mouse.dblclick(*at)
        with suppress(TimeoutError):
            page.wait_for_function(wider, arg=wide, timeout=3000)
            return
    raise AssertionError("a double tap does not go nearer")


def test_the_picture_is_true_at_every_zoom(visit: Open) -> None:
    """The lone spelunker before the first room: the best one is lit, and every cube is drawn as it lies."""
    page = visit(BARE)
    ear = Ear(page)
    go_to(page, set_table(page, "drop", ["me"], start=True)["join"], ".tray")
    expect(page.locator("polygon.room.meant")).to_have_count(1)
    dungeon, rooms = ear.sections["dungeon"], ear.sections["rooms"]
    whole = assert_true(page, dungeon["shapes"], dungeon["half"])
    tray = page.locator(".tray").bounding_box()
    assert tray is not None
    assert whole["cloth"][0] > tray["x"]
    assert whole["cloth"][2] < min(tray["width"], tray["height"])
    assert whole["pins"], "small cubes have pins"

    # A double tap frames the room; another one the cubes in dispute, which not every room has.
    page.locator(".tray").focus()
    middle = (tray["x"] + tray["width"] / 2, tray["y"] + 6)
    go_nearer(page, middle, whole["cloth"][2])
    assert_true(page, dungeon["shapes"], dungeon["half"])
    expect(page.locator("[data-zoom=map]")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator("[data-zoom=map]")).to_have_count(0)
    for _ in range(8):
        page.keyboard.press("+")
    near = assert_true(page, dungeon["shapes"], dungeon["half"])
    assert near["large"] > 60
    assert not near["pins"], "large cubes have no pins"
    page.keyboard.press("0")

    # The verdicts are those of the view, in words; the magnifier begins at the tightest and goes on by a key.
    lit = page.locator("[data-lit=true]").get_attribute("data-named")
    room = next(room for room in rooms if " ".join(f"{word} 1" for word in room["corners"]) == lit)
    signs = page.evaluate(SIGNS)
    want = {word: "edge" if word in room["edge"] else "in" for word in room["inside"]}
    want |= {word: where for word, where, _ in room["border"]}
    assert signs == want
    if room["border"]:
        expect(page.locator("[data-glass]")).to_have_attribute("data-glass", room["border"][0][0])
    page.locator(".tray").focus()
    before = page.locator("[data-glass]").get_attribute("data-glass") if room["border"] else ""
    if len(signs) > 1:
        page.keyboard.press("n")
        expect(page.locator("[data-glass]")).not_to_have_attribute("data-glass", before or "")
        expect(page.locator(".touched")).to_contain_text(": ")

    # Arrow keys go through the rooms, a filter keeps some, Enter takes the one in front.
    page.locator("[data-lit=true]").focus()
    page.keyboard.press("ArrowRight")
    if len(rooms) > 1:
        expect(page.locator("[data-lit=true]")).not_to_have_attribute("data-named", lit or "")
    assert not findings(page)
    page.locator("[data-lit=true]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("polygon.room.own")).to_have_count(1)


@pytest.mark.parametrize("light", ["dark", "light"])
def test_everything_is_in_sight(visit: Open, light: str) -> None:
    """Table, rooms, heroes and question fit every window, without scrolling."""
    page = visit(BARE, color_scheme=light)
    for size in SIZES if SHEETS or light == "dark" else SIZES[:1]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        go_to(page, set_table(page, "drop", ["me"], start=True)["join"], ".tray")
        expect(page.locator("[data-lit=true]")).to_have_count(1)
        if size[1] > 400:
            assert page.evaluate(OUT_OF_SIGHT) == [], size
        keep(page, f"drop-room-{size[0]}-{light}.png")
        if size == (360, 740):
            page.locator(".drawer > summary").click()
            expect(page.locator(".drawer .all")).to_be_visible()
            keep(page, f"drop-drawer-{size[0]}-{light}.png")
            assert not findings(page)


def test_rivals_are_in_sight_and_by_eye_nothing_is_told(visit: Open) -> None:
    page = visit(BARE)
    made = set_table(page, "drop", ["me", "bot:novice"], start=True, options={"judge": "by_eye"})
    go_to(page, made["join"], ".tray")
    rival = page.locator("aside [data-hero='1']")
    expect(rival).to_contain_text("points hidden")
    expect(rival).not_to_contain_text("none")
    page.wait_for_selector(".question [data-control]")
    page.locator(".question [data-kind='pillar']").click()
    page.locator(".question [data-word^='pillar:']").first.click()
    page.locator(SENTENCE).click()
    page.wait_for_selector(".question [data-word='loot'], .question [data-kind='pillar']")
    expect(page.locator(".film")).to_have_attribute("data-playing", "false")
    assert page.locator(".rooms ol, [data-glass], [data-judged], [data-pin], polygon.meant").count() == 0
    assert not findings(page)
