"""The boards of cubes and of dungeons, played by pointing: rooms are named where they are listed, the hand goes where
the table is tapped, and nobody is left at the foot of a page."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import BARE, Open, keep
from tests.browser.hands import SENTENCE, go_to, read_log, say, set_table, tell_otherwise, until_said
from tests.browser.test_screens import findings

PHONE: Final = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
WIDE: Final = {"viewport": {"width": 1440, "height": 900}}
WHERE: Final = "() => document.activeElement?.closest('.question') ? 'question' : document.activeElement?.tagName"
IN_SIGHT: Final = """selector => {
    const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
}"""


@pytest.mark.parametrize(("size", "light"), [(PHONE, "dark"), (WIDE, "light")])
def test_a_room_and_a_point(visit: Open, size: dict[str, Any], light: str) -> None:
    page = visit(BARE, color_scheme=light, **size)
    made = set_table(page, "drop", ["me"], start=True)
    go_to(page, made["join"], ".tray")
    rooms = page.get_by_role("region", name="Rooms for you")
    if size is PHONE:
        rooms.get_by_role("button", name="Filter by kind").tap()
    expect(page.get_by_role("list", name="Legend")).to_contain_text("pillars")
    if size is PHONE:
        rooms.get_by_role("button", name="Filter by kind").tap()
        expect(page.get_by_role("list", name="Legend")).to_have_count(0)

    # A tap on a card lights its room, and only its button takes it.
    expect(page.locator("polygon.room.meant")).to_have_count(1)
    lit = page.locator("[data-lit=true]").get_attribute("data-named")
    cards = rooms.locator("[data-named]")
    if cards.count() > 1:
        cards.nth(1).click()
        expect(cards.nth(1)).to_have_attribute("data-lit", "true")
        cards.nth(1).click()
        cards.first.click()
    expect(page.locator("[data-lit=true]")).to_have_attribute("data-named", lit or "")
    expect(page.locator("polygon.room.own")).to_have_count(0)
    rooms.get_by_role("button", name="Take this room").click()
    expect(page.locator("polygon.room.own")).to_have_count(1)

    # The hand begins above the room, and goes where the table is tapped; beside the room it stays in it.
    expect(page.locator("[data-aim=hand]")).to_have_count(1)
    height = page.locator(".knob").inner_text()
    begun = page.locator("[data-aim] .cross").get_attribute("d")
    picture = page.locator(".tray").bounding_box()
    assert picture is not None
    page.mouse.click(picture["x"] + 4, picture["y"] + 4)
    expect(page.locator("#live")).to_contain_text("outside your room")
    expect(page.locator("[data-aim] .cross")).not_to_have_attribute("d", begun or "")
    expect(page.locator(".knob")).to_have_text(height)
    act = ".tray .drop" if size is PHONE else ".question [data-acts]"
    expect(page.locator(act)).to_be_visible()
    assert page.evaluate(IN_SIGHT, act), "what drops the cubes stays in sight"
    assert not findings(page)
    keep(page, f"cubes-{light}.png", full_page=True)
    page.locator(act).click()
    read_log(page, "explores and drops")
    expect(page.locator(".latest")).not_to_be_empty()
    expect(page.locator(".latest")).to_be_visible(visible=size is PHONE)


def test_a_direction_by_a_tap(visit: Open) -> None:
    """Off a cube that was named, the hand or an arrow follows the tap."""
    page = visit(BARE, **WIDE)
    made = set_table(page, "drop", ["me", "bot:novice"], start=True)
    go_to(page, made["join"], ".tray")
    page.locator(".question [data-kind='pillar']").click()
    word = page.locator(".question [data-word^='pillar:']").first.get_attribute("data-word")
    page.locator(f".question [data-word='{word}']").click()
    page.locator(".question [data-word='height=']").click()
    expect(page.locator("[data-aim]")).to_have_count(1)
    spot = page.locator(f"[data-shape='{word}'] .body").bounding_box()
    assert spot is not None
    x, y = spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2
    for east, north, toward in ((0, 60, 90), (-60, 0, 180), (0, -60, 270)):
        page.mouse.click(x + east, y - north)
        expect(page.get_by_label("Toward", exact=True).first).to_have_value(
            re.compile(rf"^({toward}|{toward - 1})(\.\d)?$")
        )
        expect(page.get_by_label("Away", exact=True).first).to_have_value("40")


def test_from_town_to_dungeon_on_a_phone(visit: Open) -> None:
    """The focus goes on with what is asked, and whoever was at the last shop sees the plan."""
    page = visit(BARE, **PHONE)
    made = set_table(page, "donjon", ["me", "bot:adept"], start=True)
    go_to(page, made["join"], ".question [data-word]")
    page.locator(".question [data-word='create']").tap()
    for words in ("dwarf 1 warrior 1", "power-blow 1", "parry 1"):
        page.locator(f"[data-named='{words}']").tap()
        page.wait_for_function(f"() => ({WHERE})() !== 'BODY'")
    town = page.locator(".town")
    expect(town.locator(".purse")).to_contain_text("20 gold")
    assert page.evaluate("document.querySelector('.board').scrollTop") == 0
    page.locator("[data-named='axe 1']").tap()
    expect(town.locator(".purse")).to_contain_text("16 gold")
    assert page.evaluate("document.querySelector('.board').scrollTop") > 0
    say(page, "depart")
    expect(page.locator("svg.dungeon-map")).to_be_visible()
    page.wait_for_function("() => document.querySelector('.board').scrollTop === 0")
    leave = page.locator(".question [data-word='leave']")
    expect(leave).to_have_attribute("title", "Leave the dungeon by the stairs, for good.")
    assert not findings(page)


def may(message: str) -> str:
    """A server's messages, with one thing that one may do."""
    told = json.loads(message)
    if told["t"] == "update":
        verb = {"word": "light", "forms": [{"fields": [{"rows": [[["amber", 1]]]}]}]}
        told["asks"] = [{"seat": 0, "number": 1, "kind": "may", "about": "light", "verbs": [verb]}]
    return json.dumps(told)


def test_what_one_may_leave_is_not_begun(visit: Open) -> None:
    page = visit(BARE)
    said = tell_otherwise(page, may)
    made = set_table(page, "lantern", ["me", "bot:random"], start=True)
    go_to(page, made["join"], ".question [data-control]")
    expect(page.locator(SENTENCE)).to_have_count(0)
    expect(page.get_by_role("button", name="Pass", exact=True)).to_be_visible()
    page.locator(".question [data-control]").click()
    until_said(page, said, "light amber")
