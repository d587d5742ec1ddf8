"""People at one table: words, reactions and comings and goings are seen, heard of and answered wherever one looks."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BARE, Open
from tests.browser.contrast import faint
from tests.browser.hands import go_to, open_place, play_out, set_table, sit_down, two, unhurried
from tests.browser.test_screens import findings

PHONE: Final = {"width": 390, "height": 844}
WIDE: Final = {"width": 1440, "height": 900}
NOTES: Final = """() => {
    window.notes = 0;
    const made = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.notes += 1; return made.call(this); };
}"""
FRENCH: Final = """() => {
    const settings = JSON.parse(localStorage['souterrain-settings']);
    localStorage['souterrain-settings'] = JSON.stringify({...settings, language: 'fr'});
}"""
OVERLAPS: Final = """([one, others]) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [...document.querySelectorAll(others)].map(each => each.getBoundingClientRect()).filter(each =>
        each.width && each.left < box.right && box.left < each.right && each.top < box.bottom && box.top < each.bottom
    ).length;
}"""


def talk(page: Page, text: str) -> None:
    open_place(page, "chat")
    page.locator(".chat").get_by_label("Message", exact=True).fill(text)
    page.locator(".chat").get_by_role("button", name="Send").click()


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_words_are_seen_heard_read_out_and_answered_in_place(visit: Open, size: dict[str, int]) -> None:
    host, friend = two(unhurried(visit(BARE, viewport=size, habits={"sound": "full"})), visit(BARE), "roll")
    host.evaluate(NOTES)
    open_place(host, "table")  # somewhere else than the chat
    talk(friend, "Five dice? You will not dare!")
    toast = host.locator(".toast")
    expect(toast).to_contain_text("Five dice? You will not dare!")
    expect(toast).to_be_in_viewport()
    expect(host.locator("#live")).to_contain_text("Five dice? You will not dare!")
    expect(host.locator("[data-place=chat]")).to_contain_text("1")
    assert host.evaluate("window.notes") > 0
    assert host.evaluate(OVERLAPS, [".toast", ".stage, .question"]) == 0
    assert findings(host) == []
    assert faint(host) == []
    toast.get_by_role("button", name="Answer").click()
    expect(toast.get_by_role("textbox")).to_be_focused()
    host.keyboard.type("Watch me")
    host.keyboard.press("Enter")
    expect(toast).to_have_count(0)
    expect(friend.locator(".lines")).to_contain_text("Watch me")
    talk(friend, "Well?")
    expect(host.locator("[data-place=chat]")).to_contain_text("2")
    open_place(host, "chat")
    expect(host.locator("[data-place=chat] .unread")).to_have_count(0)
    expect(host.locator(".lines")).to_contain_text("Well?")


def test_a_toast_stays_while_it_is_looked_at_and_two_are_the_most(visit: Open) -> None:
    host, friend = two(unhurried(visit(BARE, viewport=WIDE)), visit(BARE), "roll")
    open_place(host, "table")
    for text in ("one", "two", "three"):
        talk(friend, text)
        expect(host.locator(".toast", has_text=text)).to_have_count(1)
    expect(host.locator(".toast")).to_have_count(2)
    host.locator(".toast", has_text="two").hover()
    host.evaluate("elapse()")
    expect(host.locator(".toast")).to_have_count(1)
    expect(host.locator(".toast")).to_contain_text("two")
    host.mouse.move(5, 500)
    expect(host.locator(".toast:hover")).to_have_count(0)
    host.evaluate("elapse()")
    expect(host.locator(".toast")).to_have_count(0)
    expect(host.locator("[data-place=chat]")).to_contain_text("3")


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_reactions_are_one_tap_away_and_lie_on_nothing(visit: Open, size: dict[str, int]) -> None:
    host, friend = two(unhurried(visit(BARE, viewport=size)), unhurried(visit(BARE)), "roll")
    bar = host.locator("[data-reaction]")
    expect(bar).to_have_count(6)
    for button in bar.all():
        expect(button).to_be_in_viewport(ratio=1)
        assert button.inner_text().strip()
    host.locator("[data-reaction=cheer]").click()
    friend.locator("[data-reaction=gasp]").click()
    for page in (host, friend):
        for reaction in ("cheer", "gasp"):
            expect(page.locator(f"[data-flight={reaction}]")).to_be_visible()
            assert page.evaluate(OVERLAPS, [f"[data-flight={reaction}]", ".die:not([aria-hidden])"]) == 0
    expect(host.locator("#live")).to_contain_text("gasps")
    host.evaluate("elapse()")
    expect(host.locator(".flight")).to_have_count(0)
    expect(host.locator("[data-place=chat] .unread")).to_have_count(0)


def test_phrases_are_two_taps_away(visit: Open) -> None:
    """And every reader gets them in their own language."""
    host, friend = two(visit(BARE, viewport=PHONE), unhurried(visit(BARE)), "roll")
    friend.evaluate(FRENCH)
    friend.reload()
    friend.wait_for_selector(".question")
    host.locator(".reactions [aria-expanded]").click()
    expect(host.locator(".phrases button")).to_have_count(24)
    expect(host.locator(".phrases button").first).to_be_focused()
    host.locator("[data-phrase=good-luck]").click()
    expect(host.locator(".phrases")).to_have_count(0)
    expect(friend.locator(".toast", has_text="Bonne chance")).to_be_visible()


def test_nobody_alone_is_offered_reactions(visit: Open) -> None:
    page = visit(BARE)
    go_to(page, set_table(page, "roll", ["me", "bot:random"], start=True)["join"], ".question")
    expect(page.locator("[data-reaction]")).to_have_count(0)


def test_who_leaves_and_returns_is_told(visit: Open) -> None:
    host, friend = two(unhurried(visit(BARE, viewport=WIDE)), visit(BARE), "roll")
    link, context = friend.url, friend.context
    friend.close()
    expect(host.locator(".toast")).to_contain_text("is away.")
    expect(host.locator("#live")).to_contain_text("is away.")
    back = context.new_page()
    back.goto(link)
    expect(host.locator(".toast", has_text="is here again.")).to_be_visible()


def test_who_sits_down_before_the_game_is_told(visit: Open) -> None:
    host, friend = unhurried(visit(BARE)), unhurried(visit(BARE))
    made = set_table(host, "roll", ["me", ""])
    go_to(host, made["join"])
    sit_down(friend, made)
    expect(host.locator(".toast", has_text="sits down.")).to_be_visible()
    host.locator(".chat").get_by_label("Message", exact=True).fill("Welcome")
    host.locator(".chat").get_by_role("button", name="Send").click()
    expect(friend.locator(".toast")).to_contain_text("Welcome")


def test_a_rematch_is_one_tap_for_everybody(visit: Open) -> None:
    host, friend = two(visit(BARE, viewport=WIDE), unhurried(visit(BARE)), "lantern")
    watcher = unhurried(visit(BARE))
    table = host.url.rpartition("/")[2]
    links = host.evaluate("table => fetch(`/api/tables/${table}/links`).then(answer => answer.json())", table)
    go_to(watcher, links["watch"], ".question")
    play_out(host, friend)
    watcher.wait_for_selector(".result")
    host.get_by_role("button", name="Again, same table").click()
    told = watcher.locator(".toast", has_text="They play again.")
    expect(watcher.locator("#live")).to_contain_text("They play again.")
    told.get_by_role("button", name="Watch").click()
    watcher.wait_for_selector(".niches")
    assert "/w/" in watcher.url
    assert watcher.url != host.url
    toast = friend.locator(".toast", has_text="wants to play again.")
    expect(toast).to_be_visible()
    expect(friend.locator("#live")).to_contain_text("wants to play again.")
    toast.get_by_role("button", name="I am in").click()
    expect(host.locator(".plate", has_text="ready")).to_have_count(1)
    assert friend.url == host.url
    host.locator(".start").click()
    for page in (host, friend, watcher):
        page.wait_for_selector(".question")
