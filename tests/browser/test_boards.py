"""The boards of cubes and of dungeons, played by pointing: rooms are named where they are listed, the hand goes where
the table is tapped, and nobody is left at the foot of a page."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Open, folder
from tests.browser.hands import go_to, say, set_table, tell_otherwise
from tests.browser.test_screens import findings

PHONE: Final = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
WIDE: Final = {"viewport": {"width": 1440, "height": 900}}
WHERE: Final = "() => document.activeElement?.closest('.question') ? 'question' : document.activeElement?.tagName"
DONE: Final = ".question .choices .primary"
CLICKED: Final = """at => document.querySelector('svg.above').dispatchEvent(
    new MouseEvent('click', { bubbles: true, ...at }))"""
IN_SIGHT: Final = """selector => {
    const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}"""


def numbers(page: Page) -> dict[str, float]:
    labels = page.locator(".question .amount").all()
    return {each.locator("label").inner_text(): float(each.locator(".number").input_value()) for each in labels}


@pytest.mark.parametrize(("size", "light"), [(PHONE, "dark"), (WIDE, "light")])
def test_a_room_and_a_point(visit: Open, size: dict[str, Any], light: str) -> None:
    page = visit(color_scheme=light, **size)
    made = set_table(page, "drop", ["me"], start=True)
    go_to(page, made["join"], "svg.above")
    rooms = page.get_by_role("region", name="Rooms for you")
    corners = rooms.get_by_role("button").first.inner_text()
    expect(page.get_by_role("list", name="What the signs mean")).to_contain_text("pillars")
    rooms.get_by_role("button").first.click()
    for corner in corners.lower().replace(" and ", ", ").split(", "):
        expect(page.locator(DONE)).to_contain_text(corner)
    expect(page.locator("polygon.room.meant")).to_be_in_viewport()
    page.locator(DONE).click()

    page.wait_for_selector(".question [data-word='explore'], [data-aim]")
    if not page.locator("[data-aim]").count():
        page.locator(".question [data-word='explore']").click()

    # The hand begins above the room, and goes where the table is tapped; beside the room it stays in it.
    expect(page.locator("[data-aim]")).to_have_count(1)
    begun = numbers(page)
    picture = page.locator("svg.above").bounding_box()
    assert picture is not None
    page.mouse.click(picture["x"] + 4, picture["y"] + 4)
    expect(page.locator(".touched")).not_to_be_empty()
    moved = numbers(page)
    assert moved["Height"] == begun["Height"]
    assert (moved["X"], moved["Y"]) != (begun["X"], begun["Y"])
    assert page.evaluate(IN_SIGHT, DONE), "what is done with the numbers stays in sight"
    assert not findings(page)
    page.screenshot(path=folder("screens") / f"cubes-{light}.png", full_page=True)
    page.locator(DONE).click()
    expect(page.locator(".log")).to_contain_text("explores and drops")
    expect(page.locator(".latest")).not_to_be_empty()
    expect(page.locator(".latest")).to_be_visible(visible=size is PHONE)


def test_a_direction_by_a_tap(visit: Open) -> None:
    """Off a cube that was named, the hand or an arrow follows the tap."""
    page = visit(**WIDE)
    made = set_table(page, "drop", ["me", "bot:novice"], start=True)
    go_to(page, made["join"], "svg.above")
    page.locator(".question [data-kind='pillar']").click()
    word = page.locator(".question [data-word^='pillar:']").first.get_attribute("data-word")
    page.locator(f".question [data-word='{word}']").click()
    page.locator(".question [data-word='height=']").click()
    expect(page.locator("[data-aim]")).to_have_count(1)
    spot = page.locator(f"[data-shape='{word}'] circle.body").bounding_box()
    assert spot is not None
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    for east, north, toward in ((0, 300, 90), (-300, 0, 180), (0, -300, 270)):
        # Straight to the point: a tap beyond the picture's edge means the same direction as one within.
        page.evaluate(CLICKED, {"clientX": x + east, "clientY": y - north})
        expect(page.get_by_label("Toward", exact=True).first).to_have_value(
            re.compile(rf"^({toward}|{toward - 1})(\.\d)?$")
        )
        expect(page.get_by_label("Away", exact=True).first).to_have_value("40")


def test_from_town_to_dungeon_on_a_phone(visit: Open) -> None:
    """The focus goes on with what is asked, and whoever was at the last shop sees the plan."""
    page = visit(**PHONE)
    made = set_table(page, "donjon", ["me", "bot:adept"], start=True)
    go_to(page, made["join"], ".question [data-control]")
    for word in ("dwarf", "warrior", "power-blow", "parry"):
        page.locator(f"[data-named='{word} 1']").tap()
        page.wait_for_function(f"({WHERE})() !== 'BODY'")
    page.locator(DONE).click()
    town = page.get_by_role("region", name="The town")
    expect(town.locator(".purse")).to_contain_text("Gold20")
    assert page.evaluate("scrollY") == 0
    page.locator("[data-named='axe 1']").tap()
    page.locator(DONE).click()
    expect(town.locator(".purse")).to_contain_text("Gold16")
    assert page.evaluate("scrollY") > 0
    say(page, "depart")
    expect(page.locator("svg.plan")).to_be_visible()
    page.wait_for_function("scrollY === 0")
    page.locator(".question [data-word='leave']").click()
    expect(page.locator(".question")).to_contain_text("Leave the dungeon by the stairs, for good.")
    assert not findings(page)


def may(message: str) -> str:
    """What a server tells, with one thing that one may do."""
    told = json.loads(message)
    if told["t"] == "update":
        verb = {"word": "light", "forms": [{"fields": [{"rows": [[["amber", 1]]]}]}]}
        told["asks"] = [{"seat": 0, "number": 1, "kind": "may", "about": "light", "verbs": [verb]}]
    return json.dumps(told)


def test_what_one_may_leave_is_not_begun(visit: Open) -> None:
    page = visit()
    tell_otherwise(page, may)
    made = set_table(page, "lantern", ["me", "bot:random"], start=True)
    go_to(page, made["join"], ".question [data-control]")
    expect(page.locator(DONE)).to_have_count(0)
    expect(page.get_by_role("button", name="Let it pass")).to_be_visible()
    page.locator(".question [data-control]").click()
    expect(page.locator(DONE)).to_contain_text("amber")
