"""Drop's hand, sling and ghosts by pointer, touch and keyboard, in a game and on the practice tray."""

from __future__ import annotations

import json
import math
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import BARE, Open
from tests.browser.hands import go_to, set_table, tell_otherwise

MEASURED = json.loads((Path(__file__).parents[2] / "web/src/boards/drop/measured.json").read_text(encoding="utf-8"))
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LIVE = "#live"
SPAN = {
    "toward=": {"word": "toward=", "least": 0, "most": 3599},
    "force=": {"word": "force=", "least": 1, "most": 1000},
    "away=": {"word": "away=", "least": 1, "most": 500},
}


def fields(card: str, *measures: str) -> dict[str, Any]:
    return {"fields": [{"rows": [[[card, 1]]]}, {"rows": [[["gold:1", 1]]]}, *(SPAN[name] for name in measures)]}


USE = [{"word": "use", "forms": [fields("ranger", "toward=", "force="), fields("gnome", "away=", "toward=")]}]
"""A flick and a move of one cube, asked in place of the first Explore: cards are dealt at random."""


def using(message: str) -> str:
    told = json.loads(message)
    for ask in told.get("asks", ()):
        ask["verbs"] = USE
    return json.dumps(told)


def begin(page: Page) -> None:
    """Begin a game for two on one device: nobody has taken a cube before."""
    made = set_table(page, "drop", ["me", "me"], start=True)
    go_to(page, made["join"], ".curtain button, .question [data-control]")
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()


def place(page: Page, across: float, down: float) -> tuple[float, float]:
    """Return a point of the tray, by shares of its size."""
    box = page.locator(".tray").bounding_box()
    assert box is not None
    return box["x"] + across * box["width"], box["y"] + down * box["height"]


def middle(page: Page, cube: str) -> tuple[float, float]:
    box = page.locator(f"[data-shape='{cube}'] .body").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def number(page: Page, name: str) -> float:
    return float(page.locator(f"[data-aim] [data-{name}]").get_attribute(f"data-{name}") or "nan")


def practise(visit: Open, **options: Any) -> Page:
    page = visit("/practice/drop", **options)
    page.wait_for_selector("[data-aim=hand]")
    return page


def touch(session: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    fingers = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})


def test_a_drop_in_a_game(visit: Open) -> None:
    """The hand keeps within reach of a cube and says so; a held button raises it, and letting go drops."""
    page = visit(BARE)
    said = tell_otherwise(page, str)
    begin(page)
    page.wait_for_selector("[data-aim=hand]")
    expect(page.locator(".knob")).to_have_text("20 cm")
    at = MEASURED["heights"].index(200)
    assert [number(page, "r50"), number(page, "r90")] == MEASURED["drops"]["large"][at]
    x, y = middle(page, "gold:1")
    page.mouse.click(x + 8, y)
    expect(page.locator(LIVE)).to_contain_text("20 cm high: half of the cubes within")
    expect(page.locator(".question [data-acts]")).to_have_text("Drop from 20 cm")
    expect(page.locator(".too-far")).to_have_count(0)
    # The corner of the table: no cube of an opening lies within 40 mm of it.
    box = page.locator("[data-cloth]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 3, box["y"] + 3)
    expect(page.locator(".too-far")).to_have_count(1)
    expect(page.locator(LIVE)).to_contain_text("No cube was near enough")
    page.mouse.move(x + 8, y)
    page.mouse.down()
    expect(page.locator(".knob")).not_to_have_text("20 cm")
    page.mouse.up()
    expect(page.locator(".question [data-word=loot]")).to_be_visible()
    (sentence,) = said
    found = re.fullmatch(r"explore \w+:\d+ height=(\d+) away=(\d+) toward=\d+", sentence)
    assert found is not None, sentence
    assert 150 <= int(found[1]) <= 300
    assert 1 <= int(found[2]) <= 400


def test_a_sling_and_a_ghost_in_a_game(visit: Open) -> None:
    """A flick goes against the pull with the force of its length; the ghost of a move lies where the sentence says."""
    page = visit(BARE)
    said = tell_otherwise(page, using)
    begin(page)
    page.locator(".question [data-word=ranger]").click()
    expect(page.locator("[data-aim=sling]")).to_be_attached()
    start = place(page, 0.6, 0.4)
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 10, start[1] + 10)
    expect(page.locator("[data-p50]")).to_have_count(0)
    page.mouse.move(start[0], start[1] + 400, steps=3)
    strongest = MEASURED["flicks"][-1]
    assert [number(page, name) for name in ("p10", "p50", "p90")] == [strongest[name] for name in ("p10", "p50", "p90")]
    expect(page.locator(".tray")).to_contain_text("100%")
    page.keyboard.press("Escape")
    expect(page.locator("[data-p50]")).to_have_count(0)
    page.mouse.up()
    assert said == []
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0], start[1] + 300, steps=3)
    page.mouse.up()
    expect(page.locator(".notice")).to_be_visible()
    assert said == ["use ranger gold:1 toward=900 force=1000"]
    page.locator(".question .back").click()
    page.locator(".question [data-word=gnome]").click()
    x, y = middle(page, "gold:1")
    scale = float(page.locator("svg.flat").get_attribute("data-scale") or "nan")
    page.mouse.move(x + 30 * scale, y)
    ghost = page.locator("[data-ghost='gold:1']").bounding_box()
    assert ghost is not None
    assert math.isclose(ghost["x"] + ghost["width"] / 2, x + 30 * scale, abs_tol=2)
    expect(page.locator("[data-ghost='gold:1']")).to_have_attribute("points", re.compile(r"\d"))


def test_practice_by_keys(visit: Open) -> None:
    """The door leads to a table of one's own; arrows, plus and minus and Enter do all, and all of it is told."""
    page = visit()
    page.locator("[data-game=drop] a[href='/practice/drop']").click()
    page.wait_for_selector("[data-aim=hand]")
    acts = page.locator(".practice")
    tray = page.locator(".tray")
    tray.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowUp")
    page.keyboard.press("+")
    page.keyboard.press("+")
    expect(page.locator(LIVE)).to_contain_text("22 cm high: half of the cubes within")
    before = page.locator("[data-shape]").count()
    page.keyboard.press("Enter")
    expect(acts).to_have_attribute("data-acts", "2")
    expect(acts).to_contain_text("6 pieces fell")
    fallen = page.locator(".practice [role=status]", has_text="Over the edge").count()
    assert fallen or page.locator("[data-shape]").count() == before + 6
    page.get_by_role("button", name="Flick", exact=True).click()
    cube = page.locator("[data-shape^='gold']").first.get_attribute("data-shape") or ""
    page.mouse.click(*middle(page, cube))
    expect(page.locator("[data-aim=sling]")).to_be_attached()
    tray.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("+")
    expect(page.locator(LIVE)).to_contain_text("Pull 55%, toward 95°")
    page.keyboard.press("Escape")
    expect(page.locator(LIVE)).to_contain_text("The sling is slack")
    page.keyboard.press("-")
    lies = page.locator(f"[data-shape='{cube}'] .body").bounding_box()
    page.keyboard.press("Enter")
    expect(acts).to_have_attribute("data-acts", "3")
    # A flick may go over the edge.
    flicked = page.locator(f"[data-shape='{cube}'] .body")
    assert not flicked.count() or flicked.bounding_box() != lies


def test_practice_by_touch(visit: Open) -> None:
    """A tap, a tap on the ruler and the button drop without holding; a second finger raises; a pull flicks."""
    page = practise(visit, **PHONE)
    acts = page.locator(".practice")
    page.locator(".tray").scroll_into_view_if_needed()
    page.touchscreen.tap(*place(page, 0.4, 0.4))
    expect(page.locator(LIVE)).to_contain_text("20 cm high")
    ruler = page.locator("[data-ruler]").bounding_box()
    assert ruler is not None
    page.touchscreen.tap(ruler["x"] + ruler["width"] / 2, ruler["y"] + 1)
    expect(page.locator(".knob")).to_have_text("30 cm")
    page.locator("button.drop").tap()
    expect(acts).to_have_attribute("data-acts", "2")
    session = page.context.new_cdp_session(page)
    one, other = place(page, 0.4, 0.5), place(page, 0.7, 0.6)
    touch(session, "touchStart", one)
    touch(session, "touchStart", one, other)
    expect(page.locator(".knob")).not_to_have_text("20 cm")
    touch(session, "touchEnd", one)
    expect(acts).to_have_attribute("data-acts", "3")
    touch(session, "touchEnd")
    page.get_by_role("button", name="Flick", exact=True).tap()
    cube = page.locator("[data-shape^='gold']").first.get_attribute("data-shape") or ""
    page.touchscreen.tap(*middle(page, cube))
    expect(page.locator("[data-aim=sling]")).to_be_attached()
    start = place(page, 0.5, 0.4)
    touch(session, "touchStart", start)
    touch(session, "touchMove", (start[0], start[1] + 80))
    expect(page.locator("[data-p50]")).to_have_count(1)
    touch(session, "touchEnd")
    expect(acts).to_have_attribute("data-acts", "4")
