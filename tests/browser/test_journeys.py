"""Two evenings as people live them: alone on a phone, and with friends in three places."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import BARE, WORKER, Open
from tests.browser.hands import open_place, play_out, play_until, sit_down

OUT: Final = re.compile("already out|XP")
"""The card of a player who is out of the dungeon."""
PHONE: Final = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
HOME: Final = ("retire", "flee")
"""Verbs of somebody who wants to be home soon."""
LINES: Final = """window.lines = [];
window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); window.lines.push(this); } };"""
"""Keeps the sockets of a page, so that they can be cut."""


def asked(page: Page, path: str) -> Any:
    return page.evaluate("path => fetch(path).then(answer => answer.json())", path)


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def standings(page: Page) -> list[tuple[str, str]]:
    """Everybody's name and points, as the result tells them."""
    places = page.locator(".standings li")
    names, totals = places.locator("strong").all_inner_texts(), places.locator(".total").all_inner_texts()
    return list(zip(names, totals, strict=True))


def test_alone_on_a_phone(visit: Open) -> None:
    """One tap to a delve, a rank and maybe a title at its end, one tap to the next."""
    page = visit(**PHONE, **WORKER)
    page.locator(".door:has(#door-roll)").get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/t/*")
    expect(page.locator(".roll .die.party.tray").first).to_be_visible()
    first = table_of(page)
    play_out(page, seed=5, tap=True, rather=("retire",))
    expect(page.locator(".result .rank")).not_to_be_empty()
    titles = sum(len(each) for each in asked(page, f"/api/replays/{first}")["titles"].values())
    expect(page.locator(".result .medals li")).to_have_count(titles)
    expect(page.locator(".roll .stage")).to_be_visible()
    assert not standings(page), "there is no place to take alone"
    page.locator(".result .actions .primary").tap()
    page.wait_for_selector(".roll .stage")
    page.wait_for_selector(".question [data-control]")
    assert table_of(page) != first, "the same game again"


def test_the_daily_dungeon_on_a_phone(visit: Open) -> None:
    """From the hall down and to the board of results, by taps alone."""
    page = visit(**PHONE, **WORKER)
    page.locator(".door:has(#door-roll) .links a[href='/daily/roll']").tap()
    page.locator(".try .primary").tap()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".roll .stage")
    play_out(page, seed=6, tap=True, rather=HOME)
    expect(page.locator(".result .rank")).not_to_be_empty()
    name, total = asked(page, "/api/me")["name"], page.locator(".result .tally b").inner_text()
    page.locator(".result .actions .primary").tap()
    page.wait_for_url("**/daily/roll")
    line = page.locator(".results-of-day tr.mine")
    expect(line).to_contain_text(name)
    expect(line.locator("strong")).to_have_text(total)
    expect(line.locator(".tag")).to_have_text("you")
    expect(page.locator(".streak .lit")).to_be_visible()


def cut(page: Page) -> None:
    """The train goes into a tunnel."""
    page.context.set_offline(True)
    page.evaluate("window.lines.forEach(line => line.close())")
    expect(page.get_by_role("status").filter(has_text="connection is lost")).to_be_visible()


def test_friends_in_three_places(visit: Open) -> None:
    """From the invitation to the rematch: two at their desks, one on a phone, and one who watches."""
    ada, bruno = visit(**WORKER), visit(BARE, viewport=PHONE["viewport"])
    carla, dario = visit(BARE, locale="fr-FR"), visit(BARE)
    bruno.add_init_script(LINES)

    ada.locator(".door:has(#door-roll)").get_by_role("button", name="With friends").click()
    link = ada.get_by_label("Link to play").input_value()
    assert asked(ada, f"/api/tables/{table_of(ada)}")["options"]["tempo"] == "turns"
    ada.get_by_role("radio", name="Race").check()
    watch = ada.locator("#watch-link").input_value()
    sit_down(bruno, {"join": link[link.index("/t/") :]})
    carla.goto(ada.url)
    carla.locator(".arrival .primary").click()
    carla.wait_for_selector(".patient")
    dario.goto(ada.url.partition("/t/")[0] + watch[watch.index("/w/") :])
    expect(ada.locator(".plate", has_text="ready")).to_have_count(2)
    ada.get_by_role("button", name="Start with 3").click()
    for page in (ada, bruno, carla):
        page.wait_for_selector(".question [data-control]")
    expect(dario.locator(".rival")).to_have_count(3)

    open_place(ada, "chat")
    ada.get_by_label("Message", exact=True).fill("Down we go")
    ada.get_by_role("button", name="Send").first.click()
    open_place(bruno, "chat")
    expect(bruno.locator(".lines")).to_contain_text("Down we go")
    bruno.keyboard.press("Escape")
    bruno.get_by_role("button", name="Bravo").click()
    expect(ada.locator(".lines")).to_contain_text("applauds")
    open_place(carla, "chat")
    expect(carla.locator(".lines")).to_contain_text("applaudit")
    expect(dario.locator("[data-place=chat]")).not_to_contain_text("1")
    open_place(dario, "chat")
    expect(dario.locator(".chat .lines li")).to_have_text("Nobody has said anything yet.")

    cut(bruno)
    play_until(ada, lambda: ada.locator("#question", has_text="Waiting for").count() > 0, HOME)
    before = carla.locator(".log li").count()
    play_until(carla, lambda: carla.locator(".log li").count() > before, HOME)
    expect(dario.locator(".rival-line").first).to_contain_text(OUT)
    expect(bruno.locator(".rival-line").first).not_to_contain_text(OUT)
    bruno.context.set_offline(False)
    expect(bruno.locator(".rival-line").first).to_contain_text(OUT)
    expect(bruno.get_by_role("status").filter(has_text="connection is lost")).to_have_count(0)
    open_place(bruno, "chat")
    told = bruno.locator(".lines li").all_inner_texts()
    assert len(told) == 2, told

    play_out(ada, bruno, carla, seed=7, rather=HOME)
    dario.wait_for_selector(".result")
    ends = [standings(page) for page in (ada, bruno, dario)]
    assert len(ends[0]) == 3
    assert ends[0] == ends[1] == ends[2]
    assert [name for name, _ in standings(carla)] == [name for name, _ in ends[0]]

    ada.get_by_role("button", name="Again, same table").click()
    expect(carla.locator(".toast", has_text="rejouer")).to_be_visible()
    bruno.locator(".toast", has_text="wants to play again.").get_by_role("button", name="I am in").click()
    expect(ada.locator(".plate", has_text="ready")).to_have_count(1)
    assert table_of(bruno) == table_of(ada)
