"""Donjon's map: three inks, planning, one tap for one deed, and a camera that keeps what is asked about in view."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from souterrain.core.match import Match
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.view import view
from souterrain.server.table.views import asks_for
from tests.browser.conftest import BARE, Open, keep
from tests.browser.hands import go_to, set_table, sit_down, tell_otherwise, until_said
from tests.browser.test_screens import SMALL, findings
from tests.games.donjon.large import large
from tests.games.donjon.tables import Hand, do, foe, furnish, hero, stand, table

MAP = "svg.dungeon-map"
SIZES = [(1440, 900), (390, 844)]
OUTSIDE = """chosen => {
    const free = document.querySelector('.dungeon > .free').getBoundingClientRect();
    const spots = [...document.querySelectorAll(chosen)].map(each => [each.dataset.spot, each.getBoundingClientRect()]);
    const isIn = box => {
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        return x >= free.left && x <= free.right && y >= free.top && y <= free.bottom
            && document.elementFromPoint(x, y)?.closest('.dungeon') !== null;
    };
    return spots.filter(([, box]) => !isIn(box)).map(([name]) => name);
}"""
"""The names of those spots whose middle is outside the rectangle that the panels leave, or under a panel."""


def room() -> State:
    """A hero in the corner of a room, a table in the middle, an orc two steps away, a companion beside the hero."""
    s = stand(table(hero(weapon="long-sword"), hero(cls="priest"), combat=1), 0, "a1")
    stand(s, 1, "b1")
    furnish(s, "table", "c2", "d2")
    foe(s, "orc", "c4")
    return s


def beside() -> State:
    s = stand(table(hero(weapon="long-sword"), hero(cls="priest"), combat=1), 0, "b2")
    foe(s, "orc", "c2")
    return s


def struck() -> State:
    return do(beside(), 0, "strike orc number=1", Hand(combat=[2, 8]))


def seen(page: Page, state: State) -> list[str]:
    """Sit down at a table that looks like this to its first seat; return the sentences that the page sends."""
    match = Match.new("donjon", seats=3, seed=1)
    match.state = state
    asks = msgspec.json.decode(msgspec.json.encode(asks_for(match, (0,))))

    def told(message: str) -> str:
        sent: dict[str, Any] = json.loads(message)
        if sent["t"] == "update":
            for view in sent["views"]:
                view["sections"], view["hash"] = match.view(0), ""
            sent["asks"] = asks
        if isinstance(sent.get("table"), dict):
            sent["table"]["pause"] = 30
        return json.dumps(sent)

    said = tell_otherwise(page, told)
    made = set_table(page, "donjon", ["me", "bot:adept", "bot:adept"], start=True)
    go_to(page, made["join"], MAP)
    page.wait_for_function("() => document.querySelector('.dungeon > .free').getBoundingClientRect().width > 0")
    return said


def spot(page: Page, *words: str) -> Any:
    return page.locator(f"{MAP} [data-spot='{' '.join(words)}']")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("state", [room, beside, struck])
def test_what_is_asked_about_is_in_view(visit: Open, state: Callable[[], State], size: tuple[int, int]) -> None:
    page = visit(viewport={"width": size[0], "height": size[1]})
    seen(page, state())
    chosen = f"{MAP} :is(.square.offered, .door.offered, .thing.offered, .figure.hero, .figure.foe)"
    page.wait_for_function(f"chosen => !({OUTSIDE})(chosen).length", arg=chosen)
    assert page.locator(chosen).count() >= 2
    assert not findings(page)
    keep(page, f"map-{state.__name__}-{size[0]}.png")


@pytest.mark.parametrize(("size", "light"), [((1440, 900), "light"), ((390, 844), "dark")])
def test_a_large_dungeon(visit: Open, size: tuple[int, int], light: str) -> None:
    """Three inks, a small map of the whole, and the acting hero with whatever can be chosen in view."""
    page = visit(viewport={"width": size[0], "height": size[1]}, color_scheme=light)
    state = large()
    seen(page, state)
    drawn = view(state, 0)
    now = len(drawn["sight"]["zones"])
    assert 0 < now < len(state.zones)
    expect(page.locator(f"{MAP} .zone.now")).to_have_count(now)
    expect(page.locator(f"{MAP} .zone.then")).to_have_count(len(state.zones) - now)
    expect(page.locator(".minimap rect.then")).not_to_have_count(0)
    assert page.locator(f"{MAP} .square").count() == len([row for row in drawn["reach"]["rows"] if row[4]])
    page.wait_for_function(f"chosen => !({OUTSIDE})(chosen).length", arg=f"{MAP} .figure.acts")
    signs = page.locator(f"{MAP} .figure .sign, {MAP} .plate .sign").all_text_contents()
    assert len(set(signs)) == len(signs)
    assert not findings(page)
    assert not page.evaluate(SMALL)
    keep(page, f"map-large-{light}-{size[0]}.png")


def test_a_tap_walks_and_a_tap_strikes(visit: Open) -> None:
    page = visit()
    said = seen(page, room())
    spot(page, "zone= 1 column:a 1 row= 2").click()
    until_said(page, said, "walk zone=1 column:a row=2")
    other = visit()
    said = seen(other, beside())
    spot(other, "orc 1 number= 1").click()
    until_said(other, said, "strike orc number=1")


def test_a_tap_on_something_far_walks_up_to_it(visit: Open) -> None:
    page = visit()
    said = seen(page, room())
    spot(page, "table 1 number= 1").click()
    page.wait_for_function("() => document.querySelector('.touched')?.textContent")
    assert said[-1].startswith("walk zone=1 column:")


def test_planning_is_shown_before_the_deed(visit: Open) -> None:
    """The way and its cost under the pointer, where an enemy ends the move, the odds at a target and what hides one."""
    page = visit()
    seen(page, room())
    far = spot(page, "zone= 1 column:a 1 row= 4")
    assert far.get_attribute("data-cost") == "3"
    far.hover()
    expect(page.locator(f"{MAP} .trail")).to_have_count(1)
    expect(page.locator(f"{MAP} .chip")).to_contain_text(["3 of"])
    expect(page.locator(f"{MAP} .square.halts")).not_to_have_count(0)
    assert "halts" not in str(spot(page, "zone= 1 column:a 1 row= 2").get_attribute("class"))
    spot(page, "orc 1 number= 1").hover()
    expect(page.locator(f"{MAP} .line-of-sight")).to_have_count(1)
    expect(page.locator(f"{MAP} .chip.foe")).to_contain_text(["%"])


def test_everything_by_keys_and_as_a_list(visit: Open) -> None:
    page = visit()
    said = seen(page, room())
    cursor = page.locator(f"{MAP} .cursor")
    cursor.focus()
    page.keyboard.press("ArrowDown")
    expect(cursor).to_have_attribute("aria-label", "Zone 1 column A row 2: can be chosen, 1 point of 3")
    expect(page.locator(f"{MAP} .trail")).to_have_count(1)
    page.keyboard.press("Enter")
    until_said(page, said, "walk zone=1 column:a row=2")
    page.get_by_role("button", name="Figures, doors and things by distance").click()
    entries = page.locator(".nearby li").all_inner_texts()
    assert entries[0].startswith("Hero 1, here")
    assert any(entry.startswith("Orc 1, 3 squares south") and "% to hit" in entry for entry in entries)
    distances = [int(entry.split(", ")[1].split()[0]) for entry in entries if ", here" not in entry]
    assert distances == sorted(distances)


def test_the_map_is_moved_and_scaled(visit: Open) -> None:
    page = visit()
    seen(page, room())
    wide = "() => document.querySelector('.dungeon-map').viewBox.baseVal.width"
    before = page.evaluate(wide)
    page.locator(MAP).hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"wide => ({wide})() < wide * 0.8", arg=before)
    page.get_by_role("button", name="The whole plan").click()
    page.get_by_role("button", name="Back to the question").click()
    page.wait_for_function(f"chosen => !({OUTSIDE})(chosen).length", arg=f"{MAP} .figure.hero")
    # A drag moves the map and says nothing.
    box = page.locator(MAP).bounding_box()
    assert box is not None
    x, y = box["x"] + 200, box["y"] + 300
    west = page.evaluate("() => document.querySelector('.dungeon-map').viewBox.baseVal.x")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 120, y, steps=4)
    page.mouse.up()
    assert page.evaluate("() => document.querySelector('.dungeon-map').viewBox.baseVal.x") < west


def test_look_here_is_seen_by_the_others(visit: Open) -> None:
    host, friend = visit(BARE), visit(BARE)
    made = set_table(host, "donjon", ["me", "", "bot:adept"], options={"round_limit": "30"})
    sit_down(friend, made)
    go_to(host, made["join"])
    host.locator(".start").click()
    for page in (host, friend):
        page.locator("[data-hero]:not([aria-disabled=true])").first.click()
        page.locator(".question [data-word='depart']").click()
    for page in (host, friend):
        page.wait_for_selector(MAP)
    host.get_by_role("button", name="Point: look here").click()
    box = host.locator(f"{MAP} .figure.hero").first.bounding_box()
    assert box is not None
    host.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.8)
    for page in (host, friend):
        expect(page.locator(f"{MAP} .ping")).to_have_count(1)
    about = host.locator(f"{MAP} .ping").get_attribute("data-pointed")
    assert friend.locator(f"{MAP} .ping").get_attribute("data-pointed") == about
    assert str(about).startswith("zone=1 column:")
