"""Several at one table, in browsers and at a terminal: whole games, and everything people wish for beside the moves."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BARE, Open
from tests.browser.hands import (
    SENTENCE,
    go_to,
    open_place,
    open_tools,
    play_out,
    read_log,
    say,
    set_table,
    sit_down,
    two,
    until,
)
from tests.terminal.conftest import ENGLISH, START

TOP = Path(__file__).parents[2]
ALWAYS_FIRST = "1\ny\n" * 900
SECONDS = 300

Join = Callable[[str], "subprocess.Popen[bytes]"]


@pytest.fixture
def join(tmp_path: Path) -> Iterator[Join]:
    """`souterrain join --plain` as a process that answers with the first offer each time; it prints into a file."""
    started: list[subprocess.Popen[bytes]] = []

    def run(link: str) -> subprocess.Popen[bytes]:
        typed = tmp_path / "typed"
        typed.write_text(ALWAYS_FIRST, encoding="utf-8")
        home = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
        with typed.open("rb") as lines, (tmp_path / "printed").open("wb") as printed:
            process = subprocess.Popen(
                [sys.executable, "-c", START, "join", "--plain", "--name", "Bruno", link],
                stdin=lines,
                stdout=printed,
                stderr=subprocess.STDOUT,
                cwd=TOP,
                env={**os.environ, **ENGLISH, **home},
            )
        started.append(process)
        return process

    yield run
    for process in started:
        process.kill()
        process.wait()


@pytest.mark.parametrize("game", ["roll", "lantern"])
def test_four_seats(visit: Open, join: Join, tmp_path: Path, server: str, game: str) -> None:
    """Two browsers, a terminal and a bot."""
    host, friend = visit(BARE), visit(BARE)
    made = set_table(host, game, ["me", "", "", "bot:random"])
    sit_down(friend, made)
    process = join(server + made["join"])
    go_to(host, made["join"])
    host.locator(".niche", has_text="Bruno").get_by_text("ready").wait_for()
    host.locator(".start").click()
    for page in (host, friend):
        page.wait_for_selector(".question")
    play_out(host, friend, seed=3)
    assert process.wait(SECONDS) == 0, (tmp_path / "printed").read_text(encoding="utf-8")[-2000:]
    names = [page.locator(".standings strong").all_inner_texts() for page in (host, friend)]
    assert len(names[0]) == 4
    assert names[0] == names[1]
    printed = (tmp_path / "printed").read_text(encoding="utf-8")
    totals = host.locator(".standings .total").all_inner_texts()
    assert all(name in printed for name in [*names[0], *totals])


def test_take_back_by_consent(visit: Open) -> None:
    host, friend = two(visit(BARE), visit(BARE), "lantern")
    say(host, "")
    expect(host.locator("#question")).to_contain_text("Waiting for")
    for answer, asked in (("No", "Waiting for"), ("Yes", "Which candles")):
        if not host.get_by_role("button", name="Ask to undo my move").is_visible():
            open_place(host, "table")
        host.get_by_role("button", name="Ask to undo my move").click()
        expect(host.locator(".notice", has_text="The others are asked")).to_be_visible()
        friend.get_by_role("region", name="Request").get_by_role("button", name=answer, exact=True).click()
        expect(host.locator(".notice", has_text="The others are asked")).to_have_count(0)
        expect(host.locator("#question")).to_contain_text(asked)


@pytest.mark.promise("P37")
def test_a_seat_changes_hands_by_consent(visit: Open) -> None:
    """The host asks that somebody leave, a newcomer asks for the seat: each time the others are asked, and all told."""
    phone = {"width": 390, "height": 844}
    host, friend, third, newcomer = visit(BARE), visit(BARE, viewport=phone), visit(BARE, viewport=phone), visit()
    made = set_table(host, "lantern", ["me", "", ""])
    for page in (friend, third):
        sit_down(page, made)
    go_to(host, made["join"])
    host.locator(".start").click()
    for page in (host, friend, third):
        page.wait_for_selector(".question")
    open_tools(host, "The host’s tools")
    host.get_by_role("button", name="Ask the others whether").first.click()
    expect(friend.locator(".notice", has_text="The others are asked whether")).to_be_in_viewport()
    agree = third.get_by_role("region", name="Request").get_by_role("button", name="Yes", exact=True)
    expect(agree).to_be_in_viewport()
    agree.click()
    expect(friend.get_by_text("The host has asked you to leave.")).to_be_visible()
    go_to(newcomer, made["join"])
    newcomer.get_by_role("button", name="Ask the others for this seat").click()
    for page in (host, third):
        read_log(page, "is now played by a bot")
        page.get_by_role("region", name="Request").get_by_role("button", name="Yes", exact=True).click()
    expect(newcomer.locator("#question")).to_contain_text(re.compile("Which candles|Waiting for"))
    for page in (host, third, newcomer):
        read_log(page, "sits on the seat of")


def test_an_absent_seat_is_lent_and_taken_back(visit: Open) -> None:
    host, friend = two(visit(BARE), visit(BARE), "lantern")
    link, context = friend.url, friend.context
    say(host, "")
    friend.close()
    expect(host.locator(".absent")).to_be_visible()
    open_place(host, "table")
    host.get_by_role("button", name="Let a bot play for").last.click()
    expect(host.locator(".log")).to_contain_text("shows")
    back = context.new_page()
    back.goto(link)
    expect(back.locator("#question")).to_contain_text("A bot plays for you")
    open_place(back, "table")
    back.get_by_role("button", name="Take my seat back").click()
    expect(back.locator("#question")).not_to_contain_text("A bot plays for you")
    play_out(host, back)


def lay_most(page: Page) -> None:
    """The most candles that are offered, or one if together they would give too much light."""
    say(page, "*")
    told = page.locator(".ask .notice").or_(page.locator(".log", has_text="has laid"))
    expect(told.first).to_be_visible()
    if page.locator(".ask .notice").count():
        say(page, "")
    expect(page.locator(".log")).to_contain_text("has laid")


def gust(host: Page, friend: Page) -> tuple[Page, Page]:
    """A gust that surely arrives; who blew, and who may close a shutter."""
    lay_most(host)
    say(friend, "")
    for page in (host, friend):
        expect(page.locator(".log")).to_contain_text("of light")
    blowing = [page for page in (friend, host) if page.locator("#question", has_text="blow at").count()]
    blower = blowing[0]
    blower.get_by_label("Force", exact=True).first.fill("1")
    blower.locator(SENTENCE).click()
    other = host if blower is friend else friend
    expect(other.locator("#question")).to_contain_text("close a shutter")
    return blower, other


def test_a_raised_hand_and_standing_orders(visit: Open) -> None:
    """The window stays open for who asks for it, even if it would be over at once; then an order lets such offers
    pass."""
    host, friend = two(visit(BARE), visit(BARE), "lantern")
    open_tools(host, "The host’s tools")
    pause = host.get_by_label("Time to answer an offer")
    pause.select_option("30")
    _, other = gust(host, friend)
    other.get_by_role("button", name="Wait for me").click()
    expect(other.locator("main")).to_contain_text("The table waits for")
    pause.select_option("0")
    table = host.url.rpartition("/")[2]
    until(host, f"fetch('/api/tables/{table}').then(told => told.json()).then(({{pause}}) => pause === 0)")
    expect(other.locator("#question")).to_contain_text("close a shutter")
    open_tools(other, "Automatic answers")
    other.get_by_label("wake me only for these").check()
    order = other.get_by_role("checkbox", name="Do you close a shutter against the gust?")
    expect(order).to_be_checked()
    order.uncheck()
    expect(other.locator("#question")).to_contain_text("Which candles do you lay?")
    other.reload()
    other.wait_for_selector(".question")
    open_tools(other, "Automatic answers")
    expect(other.get_by_label("wake me only for these")).to_be_checked()
    expect(other.get_by_role("checkbox", name="Do you close a shutter against the gust?")).not_to_be_checked()


def test_who_resigns_ends_a_game_of_two(visit: Open) -> None:
    host, friend = two(visit(BARE), visit(BARE), "lantern")
    open_place(friend, "table")
    friend.get_by_role("button", name="Resign").click()
    friend.get_by_role("button", name="Yes, resign").click()
    for page in (host, friend):
        expect(page.locator(".result")).to_contain_text("has resigned")
    host.wait_for_selector(".result .primary")


def test_playing_on_with_a_friend(visit: Open) -> None:
    """From a position of a finished game: the link is there at once, who comes sits down, and who goes is missed."""
    host, friend = two(visit(BARE), visit(BARE), "lantern")
    open_place(host, "table")
    host.get_by_role("button", name="Resign").click()
    host.get_by_role("button", name="Yes, resign").click()
    host.wait_for_selector(".result")
    table = host.url.rpartition("/")[2]
    go_to(host, f"/r/{table}", ".timeline")
    host.get_by_role("button", name="Overview").click()
    host.get_by_role("button", name="Play on with friends").click()
    host.wait_for_url(lambda url: "/t/" in url)
    link = host.get_by_label("Link to play").input_value()
    assert table not in link
    watcher = visit(f"/w/{host.get_by_label('Link to watch').input_value().rpartition('/')[2]}")
    friend.goto(friend.evaluate("location.origin") + link[link.index("/t/") :])
    friend.get_by_role("button", name="Ask the others for this seat: Seat 2").click()
    host.get_by_role("region", name="Request").get_by_role("button", name="Yes", exact=True).click()
    for page in (host, friend):
        expect(page.locator("#question")).to_contain_text("Which candles")
        expect(page.get_by_role("button", name="Ask the others for this seat")).to_have_count(0)
    expect(watcher.locator("#question")).to_contain_text("You watch")
    friend.close()
    for page in (host, watcher):
        expect(page.locator(".absent")).to_contain_text("has been away since")


def test_a_clock_that_runs_out_plays_the_default(visit: Open) -> None:
    page = visit(BARE)
    go_to(page, set_table(page, "lantern", ["me", "bot:random"], tempo=1, options={"length": "short"})["join"])
    page.locator(".start").click()
    page.wait_for_selector(".clocks")
    page.wait_for_selector(".result")
    assert "has laid" in page.locator(".log").inner_text()


def test_a_report_holds_only_what_the_seat_sees(visit: Open, tmp_path: Path) -> None:
    host, friend = two(visit(BARE), visit(BARE), "lantern")
    say(friend, "")
    expect(host.locator(".log")).to_contain_text("has laid")
    open_place(host, "table")
    with host.expect_download() as saved:
        host.get_by_role("button", name="Report a problem").click()
    saved.value.save_as(tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    events = [event for told in report["story"] for event in told["events"]]
    dealt = {event["seat"]: "candles" in event for event in events if event["key"].startswith("dealt")}
    laid = {event["seat"]: "candles" in event for event in events if event["key"].startswith("laid")}
    assert (report["seat"], report["sections"]["mine"]["seat"]) == (0, 0)
    assert dealt == {0: True, 1: False}
    assert laid == {1: False}
    assert {ask["seat"] for ask in report["asks"]} == {0}


def test_a_report_of_a_device_passed_round(visit: Open, tmp_path: Path) -> None:
    """Both seats are held here; what one of them said is in the report of that one alone."""
    page = visit(BARE)
    go_to(page, set_table(page, "lantern", ["me", "me"], start=True)["join"], ".curtain")
    page.locator(".curtain button").click()
    say(page, "")
    page.locator(".curtain button").click()
    open_place(page, "table")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Report a problem").click()
    saved.value.save_as(tmp_path / "report.json")
    report = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert (report["seat"], report["sections"]["mine"]["seat"]) == (1, 1)
    assert [(step["by"], step["text"]) for step in report["story"] if step["by"] >= 0] == [(0, "")]


def test_who_is_muted_is_not_heard(visit: Open) -> None:
    host, friend = two(visit(BARE), visit(BARE), "lantern")

    def talk(text: str) -> None:
        friend.get_by_label("Message", exact=True).fill(text)
        friend.locator(".chat").get_by_role("button", name="Send").click()
        expect(friend.locator(".lines")).to_contain_text(text)

    open_place(friend, "chat")
    talk("first")
    open_place(host, "chat")
    expect(host.locator(".lines")).to_contain_text("first")
    host.get_by_role("button", name="Mute").click()
    talk("second")
    host.get_by_label("Message", exact=True).fill("mine")
    host.get_by_role("button", name="Send").first.click()
    expect(host.locator(".lines li")).to_have_count(1)
    assert "second" not in host.locator(".chat").inner_text()
    host.get_by_role("button", name="again").click()
    expect(host.locator(".lines")).to_contain_text("second")


def test_the_tools_of_the_host(visit: Open) -> None:
    """Settings and options before the game, an open table in the hall, another host, and the end."""
    host = visit(BARE)
    made = set_table(host, "lantern", ["me", ""])
    go_to(host, made["join"])
    open_tools(host, "The host’s tools")
    host.get_by_label("Who finds this table").select_option("false")
    host.get_by_label("Length").select_option("short")
    host.get_by_label("Time for each move").select_option("600")
    expect(host.get_by_label("Nights", exact=True)).to_have_value("1")
    friend = visit()
    card = friend.get_by_role("region", name="Open tables").locator(f"a[href='/t/{made['table']}']")
    expect(card).to_contain_text("one free seat")
    card.click()
    friend.get_by_role("button", name="Sit down", exact=True).click()
    friend.wait_for_selector(".patient")
    host.locator(".start").click()
    expect(friend.locator(".clocks li").first).to_be_visible()
    watcher = visit()
    watcher.get_by_role("region", name="Open tables").locator("a[href^='/w/']").click()
    watcher.wait_for_selector(".question")
    open_tools(host, "The host’s tools")
    heir = host.get_by_label("Make somebody else the host")
    heir.select_option(index=1)
    host.get_by_role("button", name="Hand over").click()
    expect(host.locator("summary", has_text="The host’s tools")).to_have_count(0)
    open_tools(friend, "The host’s tools")
    friend.get_by_role("button", name="Close this table").click()
    friend.get_by_role("button", name="Yes, close it for everybody").click()
    for page in (host, friend, watcher):
        expect(page.locator(".result")).to_contain_text("The host has closed the table.")


def test_a_table_that_is_closed_before_the_game(visit: Open) -> None:
    page = visit(BARE)
    go_to(page, set_table(page, "roll", ["me", ""])["join"])
    open_tools(page, "The host’s tools")
    page.get_by_role("button", name="Close this table").click()
    page.get_by_role("button", name="Yes, close it for everybody").click()
    expect(page.locator("main h1")).to_contain_text("closed the table")


def test_a_turn_is_told_by_title_mark_and_sound(visit: Open) -> None:
    """Two tabs: one waits elsewhere, and is told when its turn comes."""
    page = visit()
    page.add_init_script(
        """window.notes = 0;
        const made = AudioContext.prototype.createOscillator;
        AudioContext.prototype.createOscillator = function () { window.notes += 1; return made.call(this); };
        document.hasFocus = () => false;"""
    )
    go_to(page, "/settings")
    page.locator("h1").click()
    page.get_by_role("radiogroup", name="Sound").get_by_role("radio", name="full").check()
    assert page.evaluate("window.notes") == 2, "the sound is heard where it is chosen"
    friend = visit(BARE)
    made = set_table(page, "lantern", ["me", ""])
    sit_down(friend, made)
    go_to(page, made["join"])
    icon = page.locator("link[rel=icon]")
    assert (page.title(), icon.get_attribute("href")) == ("The table · Souterrain", "/favicon.svg")
    assert page.evaluate("window.notes") == 0
    page.locator(".start").click()
    page.wait_for_selector(".question")
    expect(page).to_have_title("Your turn · Souterrain")
    assert icon.get_attribute("href") == "/favicon-wanted.svg"
    assert page.evaluate("window.notes") == 2
    say(page, "")
    expect(page).to_have_title("The table · Souterrain")
    assert icon.get_attribute("href") == "/favicon.svg"
    friend.goto("about:blank")
    go_to(page, "/")
    assert "Your turn" not in page.title()


def test_force_by_slider_field_and_buttons(visit: Open) -> None:
    host, friend = two(visit(BARE), visit(BARE), "lantern")
    lay_most(host)
    expect(friend.locator(".log")).to_contain_text("has laid")
    say(friend, "")
    for page in (host, friend):
        expect(page.locator(".log")).to_contain_text("of light")
    page = next(page for page in (friend, host) if page.locator("#question", has_text="blow at").count())
    field, slider = page.get_by_label("Force", exact=True).first, page.get_by_role("slider", name="Force")
    sentence = page.locator(SENTENCE)
    expect(sentence).to_contain_text("force 1")
    expect(sentence).to_be_focused()
    field.focus()
    page.keyboard.press("ArrowUp")
    expect(sentence).to_contain_text("force 2")
    page.get_by_role("button", name="More: Force").click()
    expect(sentence).to_contain_text("force 3")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    expect(sentence).to_contain_text("force 2")
    page.keyboard.press("Home")
    expect(sentence).to_contain_text("force 1")
    expect(page.get_by_role("button", name="Fewer: Force")).to_have_attribute("aria-disabled", "true")
    field.fill("99")
    field.blur()
    expect(field).to_have_value(slider.get_attribute("max") or "")
    field.focus()
    page.keyboard.press("F8")
    expect(page.locator(".answer")).to_contain_text("blow at")
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("blows at")
