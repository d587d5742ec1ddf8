"""Dungeon Roll's board, flat: played by taps, by dragging, by keys; what a wasteful move is asked about."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BARE, Open
from tests.browser.contrast import faint
from tests.browser.delving import (
    ANSWERABLE,
    MONSTERS,
    MOST,
    asked,
    besieged,
    by_dice,
    by_words,
    faces,
    go_down,
    sit,
)
from tests.browser.hands import SENTENCE, go_to, set_table, tell_otherwise
from tests.browser.lesson import led
from tests.browser.test_screens import findings

PHONE: Final = {"width": 360, "height": 740}
GOLD: Final = ".question .choices .primary"
PARTS: Final = (".hero-name", ".stage", ".place.lair", ".place.graveyard", ".level-die", ".treasures", GOLD)
NO_DEPTH: Final = """
    const given = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        return kind.startsWith('webgl') ? null : given.call(this, kind, ...more);
    };"""
TWO_FOES: Final = 10
"""The step of the lesson in which a goblin and a skeleton lie before a fighter and a champion."""


def test_a_whole_game_by_taps_on_dice(visit: Open) -> None:
    page = visit(BARE, viewport=PHONE, has_touch=True, is_mobile=True)
    sit(page)
    pointed = 0
    for _ in range(MOST):
        page.wait_for_selector(ANSWERABLE)
        if page.query_selector(".result"):
            break
        if by_dice(page):
            pointed += 1
        elif page.query_selector(".result") is None:
            by_words(page)
    assert page.query_selector(".result"), "the game does not end"
    assert pointed > 3, "hardly anything was played from the board"


def test_a_companion_is_dragged_onto_what_it_fights(visit: Open) -> None:
    page = visit(BARE)
    sit(page, hero="knight")
    go_down(page, besieged)
    friend, foe = faces(page, "party", "fighter", "cleric", "mage").first, faces(page, "dungeon", *MONSTERS).first
    start, end = friend.bounding_box(), foe.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move((start["x"] + end["x"]) / 2, (start["y"] + end["y"]) / 2, steps=4)
    expect(page.locator(".roll .ghost")).to_be_visible()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".roll .die.graveyard")).not_to_have_count(0)


def test_bar_and_board_mirror_each_other(visit: Open) -> None:
    """A die that is tapped shows what it can do in the bar, and a word that is chosen there lifts the die."""
    page = visit("/guide/roll")
    led(page, TWO_FOES)
    friend = faces(page, "party", "fighter", "champion").first
    face = friend.get_attribute("data-face") or ""
    friend.click()
    expect(friend).to_have_class(re.compile("chosen"))
    expect(page.locator("h2.sentence")).to_contain_text(f"The {face} fights")
    expect(page.locator(f"{GOLD}.staked .stake")).to_contain_text("still there")
    assert page.locator(GOLD).count() == 1
    assert findings(page) == []
    page.get_by_role("button", name="Put it back").click()
    expect(page.locator(".roll .die.chosen")).to_have_count(0)
    page.locator(".question [data-word='fight']").click()
    page.locator(f".question [data-word='{face}']").click()
    expect(page.locator(f".roll .die.chosen[data-face={face}]")).to_have_count(1)
    before = asked(page)
    page.keyboard.press("Enter")
    expect(page.locator(f".question:not([data-ask='{before}'])")).to_have_count(1)
    expect(page.locator(".roll .die.dungeon.tray")).to_have_count(1)


def test_dice_have_keys(visit: Open) -> None:
    page = visit("/guide/roll")
    led(page, TWO_FOES)
    friend, foe = faces(page, "party", "fighter", "champion").first, faces(page, "dungeon", *MONSTERS).first
    page.locator(".roll .die[tabindex='0']").focus()
    page.keyboard.press((friend.locator("b").text_content() or "").lower())
    expect(page.locator(".roll .die.party.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".roll .die.chosen")).to_have_count(0)
    page.keyboard.press((friend.locator("b").text_content() or "").lower())
    page.keyboard.press((foe.locator("b").text_content() or "").lower())
    expect(page.locator(".roll .die.dungeon.tray")).to_have_count(1)


def test_arrows_walk_from_die_to_die(visit: Open) -> None:
    page = visit(BARE)
    sit(page, hero="knight")
    page.locator(".roll .die[tabindex='0']").focus()
    for key in ("ArrowUp", "ArrowUp", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
    here = "document.activeElement?.dataset.die ?? ''"
    first = page.evaluate(here)
    page.keyboard.press("ArrowRight")
    assert first
    assert page.evaluate(here) not in ("", first)
    assert page.locator(".roll .die[tabindex='0']").count() == 1


def wasteful(message: str) -> str:
    """Return a message of the server with stakes for two verbs: fleeing wastes something."""
    told = json.loads(message)
    for ask in told.get("asks", []) if told["t"] == "update" else []:
        if ask.get("verbs"):
            flee = {"about": "flee", "key": "none", "data": {}, "sure": True}
            ask["stakes"] = [flee, {"about": "retire", "key": "none", "data": {}}]
    return json.dumps(told)


@pytest.mark.parametrize("stubbed", [True, False])
def test_a_wasteful_move_is_asked_about(visit: Open, stubbed: bool) -> None:
    """Once, and a second Enter wastes nothing."""
    page = visit()
    if stubbed:
        tell_otherwise(page, wasteful)
    sit(page, hero="knight", caution=True)
    go_down(page, besieged)
    before, doubt = page.locator(".log li").all_inner_texts(), page.get_by_role("alertdialog")
    flee = page.locator(".question [data-word='flee']")
    assert flee.get_attribute("aria-describedby"), "the stake is read out with its button"
    expect(page.locator(GOLD)).not_to_contain_text("Flee")
    for keys in (("Enter", "Enter"), ("Enter", "Escape")):
        flee.focus()
        for key in keys:
            page.keyboard.press(key)
        expect(doubt).to_have_count(0)
        expect(flee).to_be_focused()
        assert page.locator(".log li").all_inner_texts() == before
    flee.click()
    expect(doubt.get_by_role("button", name="No")).to_be_focused()
    expect(page.locator(".question")).to_be_hidden()
    assert findings(page) == []
    doubt.get_by_role("button", name="Yes").click()
    expect(page.locator(".log")).to_contain_text("flees from level")


def regrouping(page: Page) -> bool:
    return page.locator(".question [data-word='retire']").count() > 0


def test_what_retiring_now_brings(visit: Open) -> None:
    page = visit(BARE)
    sit(page, hero="knight")
    go_down(page, regrouping)
    level = int(page.locator(".level-die").get_attribute("data-level") or 0)
    points, then = (int(text) for text in page.locator(".standing td").all_inner_texts())
    assert then == points + level
    expect(page.locator(GOLD)).to_contain_text("Descend")
    expect(page.locator(GOLD)).to_have_attribute("tabindex", "0")
    page.locator(".question [data-word='retire']").click()
    expect(page.locator(".standing td").first).to_have_text(str(then))
    page.wait_for_selector(ANSWERABLE)
    if not regrouping(page):
        expect(page.locator(".standing td")).to_have_count(1)


def test_the_log_names_every_die(visit: Open) -> None:
    """And so does the count of one's luck."""
    page = visit(BARE)
    sit(page, hero="crusader")
    told = " ".join(page.locator(".log li").all_inner_texts())
    thrown = Counter(
        die.get_attribute("data-face") or "" for die in page.locator(".roll .die:is(.tray, .lair, .graveyard)").all()
    )
    assert sum(thrown.values()) == 8
    for face, number in thrown.items():
        assert re.search(rf"\b{number} {face[:-1]}", told), f"{number} {face}: {told}"
    expect(page.locator(".roll .foot")).to_contain_text("8 dice rolled")


def test_speed_and_skip(visit: Open) -> None:
    """A throw takes 1.2 seconds at most, less at a higher speed, nothing at speed 0 and where motion is unwelcome."""
    page = visit(BARE, reduced_motion="no-preference")
    sit(page, hero="knight", speed=3)
    lasts = "() => parseFloat(getComputedStyle(document.querySelector('.roll')).getPropertyValue('--throw'))"
    speed = page.locator(".roll .controls select")
    found = []
    for choice in range(4):
        speed.select_option(index=choice)
        found.append(page.evaluate(lasts))
    assert found[0] == 0
    assert 1200 >= found[1] > found[2] > found[3] > 0
    page.emulate_media(reduced_motion="reduce")
    page.reload()
    page.wait_for_selector(".roll .stage")
    assert page.evaluate(lasts) == 0
    page.emulate_media(reduced_motion="no-preference")
    page.reload()
    go_down(page, regrouping)
    speed.select_option(index=1)
    page.evaluate("() => { window.setTimeout = () => 0; }")
    page.locator(".question [data-word='descend']").click()
    page.locator(".skip-throw").click()
    expect(page.locator(".roll[data-moving=false]")).to_have_count(1)
    expect(page.locator(".skip-throw")).to_have_count(0)


def test_who_wants_no_warning_gets_none(visit: Open) -> None:
    page = visit(BARE, habits={"caution": True})
    go_to(page, "/settings")
    page.get_by_label("Ask before a move that wastes something").uncheck()
    made = set_table(page, "roll", ["me"], options={"hero": "knight"}, start=True)
    go_to(page, made["join"], ".roll .stage")
    go_down(page, besieged)
    page.locator(".question [data-word='flee']").click()
    expect(page.locator(".log")).to_contain_text("flees from level")


def test_the_card_has_two_sides(visit: Open) -> None:
    page = visit(BARE)
    sit(page, hero="knight")
    page.locator(".roll .hero-name").click()
    expect(page.locator(".card-both h3")).to_have_text("Knight")
    page.get_by_role("button", name="Turn the card").click()
    expect(page.locator(".card-both h3")).to_have_text("Dragon Slayer")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".card-both")).to_be_hidden()


def test_without_depth_the_board_is_flat(visit: Open) -> None:
    """A player who wants depth without WebGL gets the same board without it."""
    page = visit(BARE)
    page.context.add_init_script(NO_DEPTH)
    sit(page, board="deep")
    expect(page.locator(".roll canvas")).to_have_count(0)
    expect(page.locator(".roll .die.party.tray").first).to_be_visible()


COVERED: Final = """() => {
    const boxes = [...document.querySelectorAll('.roll .die.party.tray')].map(die => die.getBoundingClientRect());
    return boxes.flatMap((one, at) => boxes.slice(at + 1).map(other => [
        Math.min(one.right, other.right) - Math.max(one.left, other.left),
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
    ])).filter(([wide, high]) => wide > 0 && high > 6).length;
}"""
"""Pairs of dice that lie over each other by more than their frames."""


def test_two_rows_of_dice_fit_a_phone_with_the_bars_of_its_browser(visit: Open) -> None:
    """With somebody else at the table and a question of two rows, no die lies on another."""
    page = visit(BARE, viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    made = set_table(page, "roll", ["me", "bot:random"], start=True)
    go_to(page, made["join"], ".roll .die.party.tray")
    page.locator(".question [data-control]").first.wait_for()
    assert page.locator(".roll .die.party.tray").count() > 4
    page.wait_for_function(f"() => ({COVERED})() === 0")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_everything_is_there_on_a_phone(visit: Open, light: str) -> None:
    page = visit(BARE, viewport=PHONE, has_touch=True, is_mobile=True, color_scheme=light)
    sit(page, hero="knight")
    page.locator(".question [data-control]").first.click()
    for part in (
        ".hero-name",
        ".stage",
        ".place.lair",
        ".place.graveyard",
        ".level-die",
        ".question [data-control]",
    ):
        box = page.locator(part).first.bounding_box()
        assert box, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= PHONE["height"], part
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= PHONE["width"], part
    lower = page.locator(".stage").bounding_box()
    sheet = page.locator(".ask").bounding_box()
    assert lower
    assert sheet
    assert lower["y"] + lower["height"] <= sheet["y"] + 1, "the question covers the board"
    small = page.evaluate(
        """() => [...document.querySelectorAll('.roll *')].filter(each => each.offsetParent && each.childNodes.length
            && [...each.childNodes].some(node => node.nodeType === 3 && node.textContent.trim())
            && parseFloat(getComputedStyle(each).fontSize) < 16).map(each => each.className + each.textContent)"""
    )
    assert small == []
    narrow = page.evaluate(
        """() => [...document.querySelectorAll('.roll button:not([aria-hidden])')]
            .map(each => [each, each.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.width < 44 || box.height < 44)).map(([each]) => each.className)"""
    )
    assert narrow == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_everybody_can_use_it(visit: Open, light: str) -> None:
    page = visit(BARE, color_scheme=light)
    sit(page, hero="knight")
    assert findings(page) == []
    assert faint(page) == []
    page.locator(".roll .hero-name").click()
    expect(page.locator(".card-both h4").first).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert faint(page) == []


def test_the_others_are_seen_where_all_go_down_at_once(visit: Open) -> None:
    page = visit(BARE)
    sit(page, bots=1, tempo="together")
    expect(page.locator(".standing tbody tr")).to_have_count(2)
    expect(page.locator(".rival")).to_have_count(1)
    expect(page.locator(".rival-line")).not_to_be_empty()
    assert findings(page) == []
    table, beside = page.locator(".roll .stage").bounding_box(), page.locator(".rivals").bounding_box()
    assert table
    assert beside
    assert beside["x"] >= table["x"] + table["width"], "they are not at the side"


@pytest.mark.parametrize(("hero", "said"), [("mercenary", "Re-roll"), ("thornsinger", "Turn")])
def test_two_dice_are_pointed_at_one_after_the_other(visit: Open, hero: str, said: str) -> None:
    page = visit(BARE)
    sit(page, hero=hero)
    before = asked(page)
    page.locator(".roll .die.party.choosable:not(.chosen)").first.click()
    expect(page.locator(".roll .die.party.chosen")).to_have_count(1)
    expect(page.locator(f".question h2.sentence, {SENTENCE}")).to_contain_text(said)
    page.locator(".roll .die.party.choosable:not(.chosen)").first.click()
    if page.locator(SENTENCE).count():
        expect(page.locator(".roll .die.party.chosen")).to_have_count(2)
        page.locator(SENTENCE).click()
    expect(page.locator(f".question:not([data-ask='{before}'])")).to_have_count(1)
    expect(page.locator(".roll .die.party.tray")).to_have_count(7)
