"""Two evenings as people live them: alone on a phone, and with friends in three places."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import MOST, open_tools, play_out, sit_down, step

PHONE: Final = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
HOME: Final = ("retire", "flee")
"""What somebody says who wants to be home soon."""
LINES: Final = """window.lines = [];
window.WebSocket = class extends WebSocket { constructor(...given) { super(...given); window.lines.push(this); } };"""
"""Keeps the sockets of a page, so that they can be cut."""


def asked(page: Page, path: str) -> Any:
    return page.evaluate("path => fetch(path).then(answer => answer.json())", path)


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def standings(page: Page) -> list[tuple[str, str]]:
    """Everybody's name and points, as the result tells them."""
    places = page.locator(".scores .place")
    names, totals = places.locator("strong").all_inner_texts(), places.locator(".total").all_inner_texts()
    return list(zip(names, totals, strict=True))


def test_alone_on_a_phone(visit: Open) -> None:
    """One tap to a delve, a rank and maybe a title at its end, one tap to the next."""
    page = visit(**PHONE)
    page.locator(".door:has(#door-roll)").get_by_role("button", name="Play now").tap()
    page.wait_for_url("**/t/*")
    expect(page.locator(".roll .die.party.tray").first).to_be_visible()
    first = table_of(page)
    play_out(page, seed=5, tap=True, rather=("retire",))
    expect(page.locator(".result .rank")).not_to_be_empty()
    titles = sum(len(each) for each in asked(page, f"/api/replays/{first}")["titles"].values())
    expect(page.locator(".result .scores .title")).to_have_count(titles)
    assert len(standings(page)) == 1
    page.locator(".result .actions .primary").tap()
    page.wait_for_selector(".roll .stage")
    page.wait_for_selector(".question [data-control]")
    assert table_of(page) != first, "the same game again"


def test_the_daily_dungeon_on_a_phone(visit: Open) -> None:
    """From the hall down and to the board of results, by taps alone."""
    page = visit(**PHONE)
    page.locator(".door:has(#door-roll) .links a[href='/daily/roll']").tap()
    page.locator(".try .primary").tap()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".roll .stage")
    play_out(page, seed=6, tap=True, rather=HOME)
    expect(page.locator(".result .rank")).not_to_be_empty()
    ((name, total),) = standings(page)
    page.locator(".result .actions .primary").tap()
    page.wait_for_url("**/daily/roll")
    line = page.locator(".results-of-day tr.mine")
    expect(line).to_contain_text(name)
    expect(line.locator("strong")).to_have_text(total)
    expect(line.locator(".tag")).to_have_text("you")
    expect(page.locator(".streak .lit")).to_be_visible()


def test_people_are_offered_to_play_together_first(visit: Open) -> None:
    page = visit("/new/roll")
    tempo = page.locator("#option-tempo")
    expect(tempo).to_have_value("turns")
    page.get_by_role("button", name="One seat more").click()
    expect(tempo).to_have_value("together")
    page.get_by_role("button", name="One seat less").click()
    expect(tempo).to_have_value("turns")


def cut(page: Page) -> None:
    """The train goes into a tunnel."""
    page.context.set_offline(True)
    page.evaluate("window.lines.forEach(line => line.close())")
    expect(page.get_by_role("status").filter(has_text="connection is lost")).to_be_visible()


def play_until(page: Page, so: Callable[[], bool]) -> None:
    rng = Random(8)
    for _ in range(MOST):
        if so():
            return
        assert step(page, rng, rather=HOME), "the game ended before"
    raise AssertionError("it never is so")


def test_friends_in_three_places(visit: Open) -> None:
    ada, bruno, carla, dario = visit(), visit(), visit(locale="fr-FR"), visit()
    bruno.add_init_script(LINES)

    ada.locator(".door:has(#door-roll)").get_by_role("button", name="With friends").click()
    link = ada.get_by_label("Link to play").input_value()
    assert asked(ada, f"/api/tables/{table_of(ada)}")["options"]["tempo"] == "together"
    open_tools(ada, "For those who only watch")
    watch = ada.locator("#watch-link").input_value()
    sit_down(bruno, {"join": link[link.index("/t/") :]})
    carla.goto(ada.url)
    carla.locator(".seating .free .primary").first.click()
    carla.locator(".lobby .actions .primary").click()
    dario.goto(ada.url.partition("/t/")[0] + watch[watch.index("/w/") :])
    expect(ada.locator(".seating .who", has_text="ready, here")).to_have_count(2)
    ada.get_by_role("button", name="Start with 3 players").click()
    for page in (ada, bruno, carla):
        page.wait_for_selector(".question [data-control]")
    expect(dario.locator(".parties li")).to_have_count(3)
    expect(dario.locator(".roll .die.party.tray")).to_have_count(0)

    open_tools(ada, "Chat")
    ada.get_by_label("Say", exact=True).fill("Down we go")
    ada.get_by_role("button", name="Send").first.click()
    open_tools(bruno, "Chat (1)")
    expect(bruno.locator(".lines")).to_contain_text("Down we go")
    bruno.get_by_label("Phrase").select_option("applause")
    bruno.get_by_role("button", name="Send").last.click()
    expect(ada.locator(".lines")).to_contain_text("applauds")
    carla.locator(".chat summary").click()
    expect(carla.locator(".lines")).to_contain_text("applaudit")
    expect(dario.locator(".chat .lines li")).to_have_count(0)

    cut(bruno)
    play_until(ada, lambda: ada.locator("#question", has_text="Waiting for").count() > 0)
    before = carla.locator(".log li").count()
    play_until(carla, lambda: carla.locator(".log li").count() > before)
    expect(dario.locator(".parties li").first).to_have_class("out")
    assert bruno.locator(".parties li.out").count() == 0
    bruno.context.set_offline(False)
    expect(bruno.locator(".parties li").first).to_have_class("out")
    expect(bruno.get_by_role("status").filter(has_text="connection is lost")).to_have_count(0)
    told = bruno.locator(".lines li").all_inner_texts()
    assert len(told) == 2, told

    play_out(ada, bruno, carla, seed=7, rather=HOME)
    dario.wait_for_selector(".result")
    ends = [standings(page) for page in (ada, bruno, dario)]
    assert len(ends[0]) == 3
    assert ends[0] == ends[1] == ends[2]
    assert [name for name, _ in standings(carla)] == [name for name, _ in ends[0]]
