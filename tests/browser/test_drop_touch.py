"""Fingers on Drop's table, as the browser sends them: pinch, double tap, long press, and a swipe through the rooms."""

from __future__ import annotations

from random import Random
from time import time
from typing import Final

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import BARE, Open
from tests.browser.hands import go_to, set_table, step, tap, until
from tests.browser.test_drop_hand import PHONE, middle, place, touch

CLOTH: Final = "document.querySelector('[data-cloth]').getBoundingClientRect().width"
FEW: Final = 4
"""Rooms in the strip: fewer have nothing to scroll."""
HEIGHT: Final = "document.querySelector('.tray').clientHeight"
FREE: Final = """names => {
    const tray = document.querySelector('.tray');
    const middles = [...tray.querySelectorAll('[data-shape] .body')].map(each => {
        const {x, y, width, height} = each.getBoundingClientRect();
        return {name: each.parentElement.dataset.shape, at: [x + width / 2, y + height / 2]};
    });
    const {left, top, width, height} = tray.getBoundingClientRect();
    const isFree = ([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return there && tray.contains(there) && !there.closest('button');
    };
    if (names) return middles.find(({name, at}) => names.includes(name) && isFree(at))?.name ?? null;
    const far = ([x, y]) => Math.min(...middles.map(({at}) => Math.hypot(at[0] - x, at[1] - y)));
    const steps = (from, size) => Array.from({length: size / 8 - 2}, (_, at) => from + 8 * (at + 1));
    const points = steps(left, width).flatMap(x => steps(top, height).map(y => [x, y]));
    return points.filter(isFree).reduce((best, each) => far(each) > far(best) ? each : best);
}"""
"""The point of the tray that is farthest from all bodies; or the first of some bodies that no button covers."""
CLEAR: Final = """() => {
    const button = document.querySelector('.rooms .take').getBoundingClientRect();
    const parts = [...document.querySelectorAll('.play > .ask > *')].map(each => each.getBoundingClientRect());
    const top = Math.min(...parts.filter(each => each.height).map(each => each.top));
    return button.height > 0 && button.bottom <= top + 1;
}"""
"""The button of the room in front is above the question."""


def wide(page: Page) -> float:
    found: float = page.evaluate(CLOTH)
    return found


def judged(page: Page) -> list[str]:
    """Return the cubes that have a verdict on the table."""
    names: list[str] = page.locator("[data-mark]").evaluate_all("each => each.map(mark => mark.dataset.mark)")
    return [name for name in names if not name.startswith(("pillar", "token"))]


def tap_twice(page: Page, session: CDPSession) -> None:
    """A double tap beside all bodies: a tap at a pillar names it."""
    x, y = page.evaluate(FREE, None)
    # The times are told: on a busy machine two taps could be too far apart. Those of the last double tap are over.
    page.wait_for_timeout(250)
    now = time()
    for number, kind in enumerate(("touchStart", "touchEnd") * 2):
        fingers = [{"x": x, "y": y, "id": 0}] if kind == "touchStart" else []
        told = {"type": kind, "touchPoints": fingers, "timestamp": now + number / 20}
        session.send("Input.dispatchTouchEvent", told)


def test_fingers(visit: Open) -> None:
    page = visit(**PHONE)
    go_to(page, set_table(page, "drop", ["me"], start=True)["join"], "[data-lit=true]")
    while page.locator(".rooms ol > li").count() < FEW or len(judged(page)) < 2:
        go_to(page, set_table(page, "drop", ["me"], start=True)["join"], "[data-lit=true]")
    session = page.context.new_cdp_session(page)
    first = wide(page)
    left, right = place(page, 0.45, 0.55), place(page, 0.55, 0.55)
    touch(session, "touchStart", left)
    touch(session, "touchStart", left, right)
    for stride in range(1, 6):
        away = 12 * stride
        touch(session, "touchMove", (left[0] - away, left[1]), (right[0] + away, right[1]))
    touch(session, "touchEnd")
    near = wide(page)
    assert near > 1.5 * first
    # The cloth follows one finger.
    before = page.locator("[data-cloth]").bounding_box()
    touch(session, "touchStart", left)
    for stride in range(1, 5):
        touch(session, "touchMove", (left[0] + 20 * stride, left[1]))
    touch(session, "touchEnd")
    after = page.locator("[data-cloth]").bounding_box()
    assert before
    assert after
    assert after["x"] > before["x"] + 40
    assert abs(wide(page) - near) < 1

    # A double tap goes on from the whole table to the room, then to the cubes in dispute, if there are any that can be
    # seen nearer, and back to the whole table.
    tap(page.locator("[data-zoom=map]"))
    expect(page.locator("[data-zoom=map]")).to_have_count(0)
    widths = [wide(page)]
    while len(widths) == 1 or page.locator("[data-zoom=map]").count():
        tap_twice(page, session)
        page.wait_for_function(f"was => Math.abs({CLOTH} - was) > 1", arg=widths[-1])
        widths.append(wide(page))
    assert abs(widths.pop() - widths[0]) < 1
    assert widths == sorted(widths)
    tap_twice(page, session)
    expect(page.locator("[data-zoom=map]")).to_have_count(1)

    # A finger that rests asks about the cube under it.
    asked = page.locator("[data-glass]").get_attribute("data-glass") if page.locator("[data-glass]").count() else ""
    other = page.evaluate(FREE, [name for name in judged(page) if name != asked])
    at = middle(page, other)
    touch(session, "touchStart", at)
    expect(page.locator("[data-glass]")).to_have_attribute("data-glass", other)
    touch(session, "touchEnd")

    # A swipe brings the next room; the table keeps its size.
    lit = page.locator("[data-lit=true]").get_attribute("data-named")
    high = page.evaluate(HEIGHT)
    strip = page.locator(".rooms ol").bounding_box()
    assert strip
    x, y = strip["x"] + 280, strip["y"] + 30
    touch(session, "touchStart", (x, y))
    for stride in range(1, 13):
        touch(session, "touchMove", (x - 20 * stride, y))
        page.wait_for_timeout(16)
    touch(session, "touchEnd")
    expect(page.locator("[data-lit=true]")).not_to_have_attribute("data-named", lit or "")
    assert page.evaluate(HEIGHT) == high


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_a_long_question_leaves_the_rooms_in_sight(visit: Open, locale: str) -> None:
    """On a low screen the question lies over the board's lower end; the table gives way, not the button of a room."""
    page = visit(BARE, viewport={"width": 360, "height": 700}, locale=locale, has_touch=True, is_mobile=True)
    made = set_table(page, "drop", ["me", "me"], start=True)
    go_to(page, made["join"], ".curtain button, .question [data-control]")
    rng = Random(2)
    while not page.locator(".rooms .take").count():
        step(page, rng)
    until(page, f"({CLEAR})()")
