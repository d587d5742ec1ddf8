"""Whole games in the browser: by keyboard, by touch, at two tables, after a fall of the server."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import PLENTY, Open
from tests.browser.hands import go_to, here, open_place, open_tools, play_by_keys, play_out, step
from tests.server.house import Away

PHASE: Final = re.compile(r"Phase\n.*\n")


def start(page: Page, game: str = "roll") -> None:
    """From a door: a game at once."""
    page.locator(f".door:has(#door-{game})").get_by_role("button", name="Play now").click()
    page.wait_for_selector(".question h2, .curtain h2")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("selector => Boolean(document.activeElement?.matches(selector))", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {selector} by Tab")


def test_a_game_alone_by_keyboard(visit: Open) -> None:
    page = visit()
    tab_to(page, ".door .acts button")
    page.keyboard.press("Enter")
    page.wait_for_selector(".question [data-control]")
    assert play_by_keys(page) > 3
    assert here(page)["id"] == "over", "the result is where the player is"
    assert page.locator("#live").inner_text()
    tab_to(page, ".result .primary")
    page.keyboard.press("Enter")
    page.wait_for_selector(".question [data-control]")


def test_words_by_arrows_letters_and_escape(visit: Open) -> None:
    page = visit("/new/roll")
    page.get_by_text("Rules of this table").click()
    page.get_by_label("Heroes", exact=True).select_option("choose")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".question [data-control]")
    assert page.locator(".question [data-control]").count() <= 12
    page.keyboard.press("v")
    assert "Viking" in here(page)["text"] or page.locator(".question [data-word='viking']").count() == 0
    page.keyboard.press("End")
    page.keyboard.press("Home")
    name = page.locator(".question [data-control]:focus .what").inner_text()
    expect(page.locator(".question .stake").first).not_to_be_empty()
    told = page.locator(".question .stake").all_inner_texts()
    assert len(set(told)) == page.locator(".question [data-word]").count(), "every hero says what it does"
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(name)
    expect(page.locator(".question [data-control]:focus")).to_have_count(1)


def test_the_story_outlives_a_reload(visit: Open) -> None:
    page = visit()
    start(page)
    rng = Random(3)
    while page.locator(".log li").count() < 6 and step(page, rng):
        page.wait_for_timeout(20)
    asked = ".question [data-control]:not([aria-disabled=true]), .result"
    page.wait_for_selector(asked)
    told = page.locator(".log li").all_inner_texts()
    page.reload()
    page.wait_for_selector(asked)
    assert page.locator(".log li").all_inner_texts()[-5:] == told[-5:]


def test_query_keys(visit: Open) -> None:
    page = visit()
    start(page)
    for key, part in (("F8", "?"), ("F2", "Party"), ("F9", "XP"), ("F4", ".")):
        page.keyboard.press(key)
        expect(page.locator(".answer")).to_contain_text(part)
        assert page.locator("#live").inner_text() == page.locator(".answer").inner_text()


def test_two_at_one_table(visit: Open) -> None:
    host = visit("/new/roll")
    host.get_by_role("button", name="One seat more").click()
    host.get_by_role("button", name="Create the table").click()
    link = host.get_by_label("Link to play").input_value()
    watching = host.get_by_label("Link to watch").input_value()
    code = host.locator("text=Code:").inner_text().split()[-1]
    friend = visit("/")
    friend.get_by_label("Code").fill(code)
    friend.get_by_role("button", name="Join", exact=True).click()
    friend.wait_for_url(f"**{link[link.index('/t/') :]}")
    friend.get_by_role("button", name="Sit down", exact=True).click()
    friend.wait_for_selector(".patient")
    watcher = visit(watching[watching.index("/w/") :])
    host.locator(".chat").get_by_role("button", name="Say…").click()
    host.get_by_role("button", name="Good luck!").click()
    expect(friend.locator(".lines")).to_contain_text("Good luck!")
    expect(friend.locator(".toast", has_text="Good luck!")).to_be_visible()
    host.locator(".start").click()
    friend.wait_for_selector(".question")
    watcher.wait_for_selector(".question")
    play_out(host, friend, seed=2)
    watcher.wait_for_selector(".result")
    assert watcher.locator(".question [data-control]").count() == 0
    names = [page.locator(".standings strong").all_inner_texts() for page in (host, friend, watcher)]
    assert len(names[0]) == 2
    assert names[0] == names[1] == names[2]


def test_a_host_who_only_watches(visit: Open) -> None:
    """By the spectators' link nothing is offered that would be refused there."""
    page = visit("/new/roll")
    page.get_by_role("button", name="One seat more").click()
    page.get_by_role("button", name="Create the table").click()
    watching = page.get_by_label("Link to watch").input_value()
    open_tools(page, "Chairs and roles")
    expect(page.get_by_role("button", name="Take this seat too")).to_be_visible()
    expect(page.get_by_text("The host’s tools")).to_be_visible()
    go_to(page, watching[watching.index("/w/") :])
    expect(page.locator(".niche")).to_have_count(2)
    assert page.locator(".niche button").count() == page.locator(".lobby .go button").count() == 0
    expect(page.get_by_text("The host’s tools")).to_have_count(0)


def test_another_game_by_touch(visit: Open) -> None:
    """Lantern against a bot: hidden hands, offers, measures, without a line of its own in the client."""
    page = visit(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    start(page, "lantern")
    play_out(page, tap=True)


LATE = "Nothing is asked of you now."
"""The answer to a second tap, when the turn had passed already."""


def test_a_device_passed_round(visit: Open) -> None:
    page = visit("/new/lantern")
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_selector(".curtain")
    rng = Random(5)
    curtains = 0
    while not page.query_selector(".result"):
        if page.query_selector(".curtain"):
            curtains += 1
            assert page.locator(".board, .log, .answer").count() == 0
            assert page.locator("#live").inner_text() in ("", LATE)
        step(page, rng)
    assert curtains > 1


def test_the_server_falls_and_comes_back(visit: Open, tmp_path: Path) -> None:
    away = Away(tmp_path, limits=PLENTY)
    away.start()
    try:
        page = visit(base=away.base)
        start(page)
        rng = Random(4)
        for _ in range(4):
            step(page, rng)
        away.end(kill=True)
        expect(page.locator(".notice", has_text="connection")).to_be_visible()
        away.start()
        expect(page.locator(".notice", has_text="connection")).to_have_count(0)
        play_out(page)
    finally:
        away.end()


def test_a_connection_that_drops_in_the_middle_of_a_turn(visit: Open) -> None:
    """A sentence that nobody could hear is said again, once, and the game goes on."""
    sockets: list[WebSocketRoute] = []
    down = False

    def connect(socket: WebSocketRoute) -> None:
        if down:
            socket.close()
        else:
            sockets.append(socket)
            socket.connect_to_server()

    page = visit()
    page.context.route_web_socket("**/ws/**", connect)
    start(page)
    page.locator(".question [data-control]").first.click()
    down = True
    sockets[-1].close()
    expect(page.locator(".notice", has_text="connection")).to_be_visible()
    rng, told = Random(6), page.locator(".log li").count()
    while not page.locator(".question [data-control][aria-disabled=true]").count():
        step(page, rng)
    assert page.locator(".log li").count() == told
    down = False
    expect(page.locator(".notice", has_text="connection")).to_have_count(0)
    expect(page.locator(".question [data-control][aria-disabled=true]")).to_have_count(0)
    assert page.locator(".log li").count() > told
    assert len(sockets) > 1
    play_out(page)


def test_a_replay_and_its_dice(visit: Open) -> None:
    page = visit(habits={"board": "words"})
    start(page)
    play_out(page)
    page.get_by_role("link", name="Review").click()
    page.get_by_role("button", name="Next", exact=True).click()
    expect(page.locator(".replay[data-step='1']")).to_be_visible()
    page.get_by_role("button", name="Overview").click()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.locator(".notice[role=status]")).to_contain_text("draws follow from the seed")
    replay = page.url
    seen = page.locator(".values").first.inner_text()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector(".question [data-control]")
    assert page.url.rpartition("/")[2] != replay.rpartition("/")[2]
    # The table itself answers a question that changes nothing, so the phase may be a later one.
    now = page.locator(".board .values").first.inner_text()
    assert PHASE.sub("", now) == PHASE.sub("", seen), "the game goes on where the replay stood"
    play_out(page)


def test_why_not_leads_to_the_rule(visit: Open) -> None:
    """The verbs that this player could expect here, each reason once; the rule opens over the table."""
    page = visit()
    start(page)
    table = page.url
    open_place(page, "rules")
    told = page.locator(".why dl > div")
    expect(told.first).to_be_visible()
    reasons = told.locator("dd").all_inner_texts()
    assert len(set(reasons)) == len(reasons)
    asked = page.locator(".why").inner_text().lower()
    assert not any(word in asked for word in ("lure", "inscribe", "scout", "refresh", "discard")), asked
    rule = page.locator(".why dd a").first
    name = rule.inner_text().removeprefix("Rule ")
    rule.click()
    expect(page.locator(f".over [id='{name}']")).to_be_focused()
    expect(page.locator(f".over [id='{name}']")).to_be_in_viewport()
    assert page.url == table, "the rule stands over the table"
    page.keyboard.press("Escape")
    expect(rule).to_be_focused()


@pytest.mark.parametrize(
    ("language", "told"), [("en-GB", "no such table"), ("fr", "n’existe pas"), ("it", "non esiste")]
)
@pytest.mark.parametrize("path", ["/t/nowhere-at-all", "/w/nowhere-at-all"])
def test_no_such_table(visit: Open, path: str, language: str, told: str) -> None:
    page = visit(path, locale=language)
    expect(page.locator("main h1")).to_contain_text(told)


@pytest.mark.parametrize("path", ["/t/nowhere-at-all", "/nowhere", "/new/nowhere", "/j/NOWHER"])
def test_a_way_back_from_nowhere(visit: Open, path: str) -> None:
    page = visit(path)
    page.locator("main a[href='/']").click()
    page.wait_for_selector(".door")
