"""Dungeon Roll's board, flat: played by taps, by dragging, by keys; what a wasteful move is asked about."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Open
from tests.browser.hands import go_to, set_table
from tests.browser.test_screens import findings

PHONE: Final = {"width": 360, "height": 740}
MOST: Final = 400
ANSWERABLE: Final = ".question [data-control]:not([aria-disabled=true]), .result"
PRIMARY: Final = ".question .choices .primary"
CHOOSABLE: Final = ".roll .die.choosable"
PARTS: Final = (".hero-name", ".stage", ".place.lair", ".place.graveyard", ".level-die", ".treasures", PRIMARY)
NO_DEPTH: Final = """
    const given = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
        return kind.startsWith('webgl') ? null : given.call(this, kind, ...more);
    };"""
MONSTERS: Final = ("goblin", "skeleton", "ooze")


def sit(
    page: Page, *, board: str = "flat", hero: str = "any", bots: int = 0, tempo: str = "turns", **settings: Any
) -> None:
    """A game, alone or with bots, as this visitor wants to see it."""
    wish = {"board": board, "speed": 0, "caution": False, **settings}
    page.evaluate("wish => localStorage.setItem('souterrain-settings', wish)", json.dumps(wish))
    options = {"hero": hero, "tempo": tempo}
    made = set_table(page, "roll", ["me", *["bot:random"] * bots], options=options, start=True)
    go_to(page, made["join"], ".roll .stage")
    page.wait_for_selector(ANSWERABLE)


def texts(page: Page) -> list[str]:
    return page.locator(".question [data-control]").all_inner_texts()


def answer(page: Page) -> None:
    """Says the sentence that stands there, whatever it wastes, and waits for what comes of it."""
    before = page.locator(".log li").count()
    page.locator(PRIMARY).click()
    if page.locator(".doubt").count():
        page.locator(".doubt .primary").click()
    expect(page.locator(".log li")).not_to_have_count(before)
    page.wait_for_selector(ANSWERABLE)


def go_down(page: Page, so: Callable[[Page], bool]) -> None:
    """Plays on until something is so: fights with whoever can, descends, flees where nobody can."""
    for _ in range(MOST):
        page.wait_for_selector(ANSWERABLE)
        if so(page):
            return
        assert page.query_selector(".result") is None, "the game ended before"
        if not by_dice(page):
            by_words(page)
    raise AssertionError(f"it never is so: {texts(page)}")


def by_dice(page: Page) -> bool:
    """A companion is tapped, then what it can meet; False if that makes no sentence."""
    number = page.locator(CHOOSABLE).count()
    if not number:
        return False
    page.locator(CHOOSABLE).first.click()
    if page.locator(".which").count():
        page.locator(".which button").first.click()
    for _ in range(4):
        if page.locator(PRIMARY).count():
            answer(page)
            return True
        partner = page.locator(".roll :is(.die, .place).choosable:not(.chosen)")
        if page.locator(".question .sentence").count():
            page.locator(".question [data-control]").first.click()
        elif partner.count():
            partner.first.click(force=True)
            if page.locator(".which").count():
                page.locator(".which button").first.click()
        else:
            break
    while page.locator(".question .sentence button").count():
        page.locator(".question .sentence button").first.click()
    page.locator(".roll .stage").press("Escape")
    return False


def by_words(page: Page) -> None:
    """What no die can say: go on, descend, retire, flee."""
    for word in ("go", "descend", "retire", "flee"):
        button = page.locator(f".question [data-word='{word}']")
        if button.count():
            button.click()
            answer(page)
            return
    while not page.locator(PRIMARY).count():
        page.locator(".question [data-control]").first.click()
    answer(page)


def faces(page: Page, side: str, *wanted: str) -> Locator:
    return page.locator(", ".join(f".die.{side}.tray[data-face={face}]" for face in wanted))


def besieged(page: Page) -> bool:
    """A fighter, a cleric or a mage stands before a monster."""
    return bool(faces(page, "party", "fighter", "cleric", "mage").count() and faces(page, "dungeon", *MONSTERS).count())


def test_a_whole_game_by_taps_on_dice(visit: Open) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True)
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
    page = visit()
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
    expect(page.locator(PRIMARY)).to_contain_text("Fight")
    expect(page.locator(".roll .die.chosen.party")).to_have_count(1)
    answer(page)
    expect(page.locator(".roll .die.graveyard")).not_to_have_count(0)


def test_dice_have_keys(visit: Open) -> None:
    page = visit()
    sit(page, hero="knight")
    go_down(page, besieged)
    friend, foe = faces(page, "party", "fighter", "cleric", "mage").first, faces(page, "dungeon", *MONSTERS).first
    page.locator(".roll .die[tabindex='0']").focus()
    page.keyboard.press(friend.locator("b").inner_text().lower())
    expect(page.locator(".roll .die.party.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".roll .die.chosen")).to_have_count(0)
    page.keyboard.press(friend.locator("b").inner_text().lower())
    page.keyboard.press(foe.locator("b").inner_text().lower())
    expect(page.locator(PRIMARY)).to_contain_text("Fight")
    expect(page.locator(f"{PRIMARY}:focus, .question input:focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".roll .die.graveyard")).not_to_have_count(0)


def test_arrows_walk_from_die_to_die(visit: Open) -> None:
    page = visit()
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


def test_a_wasteful_move_is_asked_about(visit: Open) -> None:
    page = visit()
    sit(page, hero="knight", caution=True)
    go_down(page, besieged)
    before = page.locator(".log li").all_inner_texts()
    page.locator(".question [data-word='flee']").click()
    page.locator(PRIMARY).click()
    expect(page.locator(".doubt")).to_contain_text("never used")
    expect(page.locator(".doubt button").last).to_be_focused()
    expect(page.locator(".question")).to_be_hidden()
    assert findings(page) == []
    page.locator(".doubt button").last.click()
    expect(page.locator(".doubt")).to_have_count(0)
    assert page.locator(".log li").all_inner_texts() == before
    expect(page.locator(PRIMARY)).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(".doubt").press("Escape")
    expect(page.locator(".doubt")).to_have_count(0)
    expect(page.locator(PRIMARY)).to_be_focused()
    assert page.locator(".log li").all_inner_texts() == before
    page.locator(PRIMARY).click()
    page.locator(".doubt .primary").click()
    expect(page.locator(".log")).to_contain_text("flees from level")


def regrouping(page: Page) -> bool:
    return page.locator(".question [data-word='retire']").count() > 0


def test_what_retiring_now_brings(visit: Open) -> None:
    page = visit()
    sit(page, hero="knight")
    go_down(page, regrouping)
    level = int(page.locator(".level-die").get_attribute("data-level") or 0)
    points, then = (int(text) for text in page.locator(".standing td").all_inner_texts())
    assert then == points + level
    page.locator(".question [data-word='retire']").click()
    answer(page)
    expect(page.locator(".standing td").first).to_have_text(str(then))


def test_the_log_names_every_die(visit: Open) -> None:
    """And so does the count of one's luck."""
    page = visit()
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
    page = visit(reduced_motion="no-preference")
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
    page.locator(PRIMARY).click()
    page.locator(".skip-throw").click()
    expect(page.locator(".roll[data-moving=false]")).to_have_count(1)
    expect(page.locator(".skip-throw")).to_have_count(0)


def test_who_wants_no_warning_gets_none(visit: Open) -> None:
    page = visit(habits={"caution": True})
    go_to(page, "/settings")
    page.get_by_label("Ask before a move that wastes something").uncheck()
    made = set_table(page, "roll", ["me"], options={"hero": "knight"}, start=True)
    go_to(page, made["join"], ".roll .stage")
    go_down(page, besieged)
    page.locator(".question [data-word='flee']").click()
    page.locator(PRIMARY).click()
    expect(page.locator(".log")).to_contain_text("flees from level")


def test_the_card_has_two_sides(visit: Open) -> None:
    page = visit()
    sit(page, hero="knight")
    page.locator(".roll .hero-name").click()
    expect(page.locator(".card-both h3")).to_have_text("Knight")
    page.get_by_role("button", name="Turn the card").click()
    expect(page.locator(".card-both h3")).to_have_text("Dragon Slayer")
    page.get_by_role("button", name="Close").click()
    expect(page.locator(".card-both")).to_be_hidden()


def test_without_depth_the_board_is_flat(visit: Open) -> None:
    """Whoever wants depth where there is no WebGL gets the same board without it."""
    page = visit()
    page.context.add_init_script(NO_DEPTH)
    sit(page, board="deep")
    expect(page.locator(".roll canvas")).to_have_count(0)
    expect(page.locator(".roll .die.party.tray").first).to_be_visible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_everything_is_there_on_a_phone(visit: Open, light: str) -> None:
    page = visit(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme=light)
    sit(page, hero="knight")
    page.locator(".question [data-control]").first.click()
    for part in (
        ".hero-name",
        ".stage",
        ".place.lair",
        ".place.graveyard",
        ".level-die",
        ".treasures",
        ".question [data-control]",
    ):
        box = page.locator(part).first.bounding_box()
        assert box, part
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= PHONE["height"], part
        assert box["x"] >= 0, part
        assert box["x"] + box["width"] <= PHONE["width"], part
    lower = page.locator(".treasures").bounding_box()
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
    page = visit(color_scheme=light)
    sit(page, hero="knight")
    assert findings(page) == []
    page.locator(".roll .hero-name").click()
    expect(page.locator(".card-both h4").first).to_be_visible()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_the_others_are_seen_where_all_go_down_at_once(visit: Open) -> None:
    page = visit()
    sit(page, bots=1, tempo="together")
    expect(page.locator(".standing tbody tr")).to_have_count(2)
    expect(page.locator(".parties li")).to_have_count(2)
    expect(page.locator(".parties li").first).to_contain_text("level")
    assert findings(page) == []
    table, beside = page.locator(".roll .stage").bounding_box(), page.locator(".parties").bounding_box()
    assert table
    assert beside
    assert beside["x"] >= table["x"] + table["width"], "they are not at the side"


@pytest.mark.parametrize(("hero", "said"), [("mercenary", "Reroll"), ("thornsinger", "Inscribe")])
def test_two_dice_are_pointed_at_one_after_the_other(visit: Open, hero: str, said: str) -> None:
    page = visit()
    sit(page, hero=hero)
    for _ in range(2):
        page.locator(".roll .die.party.choosable:not(.chosen)").first.click()
    expect(page.locator(".roll .die.party.chosen")).to_have_count(2)
    expect(page.locator(PRIMARY)).to_contain_text(said)
    answer(page)
    expect(page.locator(".roll .die.party.tray")).to_have_count(7)
