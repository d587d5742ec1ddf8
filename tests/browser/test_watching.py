"""Watching, at every link and in every way to play: a whole picture of all seats, on a phone and on a wide screen."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from tests.browser.conftest import BARE, FLAGS, SHELL, Open, chromium, keep, started
from tests.browser.contrast import faint
from tests.browser.hands import go_to, play_until, set_table, sit_down, until
from tests.browser.test_roll_deep import SOFTWARE
from tests.browser.test_screens import findings

Sized = dict[str, int]
PHONE: Final[Sized] = {"width": 390, "height": 844}
WIDE: Final[Sized] = {"width": 1440, "height": 900}
DRAWN: Final = """() => {
    const seen = selector => [...document.querySelectorAll(selector)]
        .some(part => part.checkVisibility({visibilityProperty: true}));
    return {deep: seen('.roll canvas'), flat: seen('.roll .area'), levels: seen('.roll .level-die')};
}"""
"""The two forms of the board: what is visible of each."""
FRAMES: Final = "() => new Promise(act => requestAnimationFrame(() => requestAnimationFrame(act)))"
OUT: Final = ("flee", "retire")


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    flags = tuple([flag for flag in FLAGS if flag != "--disable-gpu"])
    with started(playwright, chromium(SHELL), (*flags, *SOFTWARE)) as shell:
        yield shell


def table(visit: Open, game: str, seats: list[str], **wish: Any) -> tuple[Page, dict[str, str]]:
    """A game of a host and bots that has begun."""
    host = visit(BARE)
    made = set_table(host, game, ["me", *seats], start=True, **wish)
    go_to(host, made["join"], ".question")
    return host, made


def watch(visit: Open, link: str, *, board: str = "deep", **options: Any) -> Page:
    """A spectator with a phone."""
    page = visit(BARE, viewport=PHONE, habits={"board": board}, **options)
    go_to(page, link, ".question, .arrival")
    if page.locator(".arrival").count():
        page.get_by_role("button", name="Watch", exact=True).click()
        page.wait_for_selector(".question")
    return page


def whole(page: Page, name: str, look: Callable[[Page], None] = lambda _: None) -> None:
    """On a wide screen and on a phone nothing is wider than the screen, and a look at the page finds all that it wants;
    pictures are kept to be looked at. The page is left as a phone shows it."""
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        page.evaluate(FRAMES)
        # Boards that measure themselves follow a frame or more later.
        until(page, f"document.documentElement.scrollWidth <= {size['width']}")
        look(page)
        keep(page, f"watch-{name}-{size['width']}.png")


def one_form(page: Page) -> None:
    """The board with depth and the flat one never lie over each other."""
    page.wait_for_selector(".roll.deep, .roll:not(:has(canvas))")
    seen = page.evaluate(DRAWN)
    assert seen["deep"] != seen["flat"], seen
    assert not (seen["deep"] and seen["levels"]), seen


@pytest.mark.parametrize(("link", "board"), [("watch", "deep"), ("join", "flat")])
def test_a_race_is_watched(visit: Open, link: str, board: str) -> None:
    """The bots are far ahead of the host: of each seat one sees what all have passed."""
    _, made = table(visit, "roll", ["bot:random", "bot:careful"], options={"tempo": "together", "hero": "knight"})
    page = watch(visit, made[link], board=board)
    expect(page.locator("#question")).to_contain_text("You watch")

    def looks(page: Page) -> None:
        expect(page.locator(".rival")).to_have_count(3)
        for card in page.locator(".rival").all():
            expect(card.locator(".mini.party")).not_to_have_count(0)
        expect(page.locator(".rival .shield")).to_have_count(2)  # of the two bots
        question = page.locator(".question").bounding_box()
        assert question
        assert question["height"] <= 100, "nothing is weighed in sight: the dice get the room"
        expect(page.locator(".roll .die.party.tray")).not_to_have_count(0)
        expect(page.locator(".rival").nth(0)).to_contain_text("level 1")
        one_form(page)

    whole(page, f"race-{link}-{board}", looks)
    page.locator(".rival").nth(2).click()
    expect(page.locator(".who-delves")).to_have_text(page.locator(".rival-head b").nth(2).inner_text())
    expect(page.locator(".stage .cloth, .stage .plate").first).to_contain_text(re.compile("or deeper|already out|XP"))
    whole(page, f"race-{link}-{board}-third")


def test_turns_are_watched(visit: Open) -> None:
    _, made = table(visit, "roll", ["bot:random", "bot:random"], options={"hero": "knight", "first": "1"})
    page = watch(visit, made["watch"])
    expect(page.locator("#question")).to_contain_text("You watch")
    expect(page.locator(".rival")).to_have_count(3)
    expect(page.locator(".rival.looked")).to_contain_text("delving")
    expect(page.locator(".roll .die.party.tray")).to_have_count(7)
    whole(page, "turns", one_form)


@pytest.mark.parametrize(
    ("game", "bot", "picture"), [("drop", "novice", ".tray"), ("donjon", "adept", ".dungeon-map, .town")]
)
def test_other_games_are_watched(visit: Open, game: str, bot: str, picture: str) -> None:
    _, made = table(visit, game, [f"bot:{bot}"])
    page = watch(visit, made["watch"])
    expect(page.locator("#question")).to_contain_text("You watch")
    assert not page.locator(".question [data-control]").count()
    whole(page, game, lambda page: expect(page.locator(picture).first).to_be_visible())


def test_who_is_out_sees_the_others_live(visit: Open) -> None:
    """Not one's own dead dice; and before, of the others what is behind one."""
    host, friend = visit(BARE, viewport=PHONE, habits={"board": "deep"}), visit(BARE)
    made = set_table(host, "roll", ["me", ""], options={"tempo": "together", "hero": "knight"})
    sit_down(friend, made)
    go_to(host, made["join"])
    host.locator(".start").click()
    for page in (host, friend):
        page.wait_for_selector(".question [data-control]")
    rival = host.locator(".rival")
    expect(rival).to_have_count(1)
    expect(rival.locator(".mini.party")).to_have_count(7)
    whole(host, "racing")
    play_until(host, lambda: host.locator(".who-delves").count() > 0, OUT)
    name = rival.locator(".rival-head b").inner_text()
    expect(host.locator(".who-delves")).to_have_text(name)
    expect(friend.locator(".rival-line")).to_have_text(re.compile("XP|already out"))
    whole(host, "out", one_form)
    before = host.locator(".rival").get_attribute("aria-label")
    play_until(friend, lambda: host.locator(".rival").get_attribute("aria-label") != before)


def racing(visit: Open, hero: str, **habits: Any) -> tuple[Page, Page]:
    """A host and a friend at a race."""
    host, friend = visit(BARE, habits=habits), visit(BARE)
    made = set_table(host, "roll", ["me", ""], options={"tempo": "together", "hero": hero})
    sit_down(friend, made)
    go_to(host, made["join"])
    host.locator(".start").click()
    for page in (host, friend):
        page.wait_for_selector(".question [data-control]")
    return host, friend


def test_an_act_of_a_rival_leaves_my_hand_alone(visit: Open) -> None:
    """The die that I have taken up stays in it, a doubt stays open, the rival that I look at stays in the middle."""
    host, friend = racing(visit, "mercenary", caution=True)
    told: list[str] = []
    host.on("websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame))))
    host.reload()
    host.wait_for_selector(".question [data-control]")

    def let_the_friend_act() -> None:
        """Until the host's page has been told of it, and has drawn that."""
        before = len(told)
        play_until(friend, lambda: any('"update"' in frame for frame in told[before:]), ("fight", "go"))
        host.evaluate(FRAMES)

    host.locator(".roll .die.party.choosable").first.click()
    held = host.locator(".roll .die.party.chosen")
    expect(held).to_have_count(1)
    said = host.locator("#question").inner_text()
    let_the_friend_act()
    expect(held).to_have_count(1)
    expect(host.locator("#question")).to_have_text(said)
    host.keyboard.press("Escape")

    leave = host.locator(".question :is([data-word=flee], [data-word=retire])")
    play_until(host, lambda: leave.count() > 0, ("go", "fight", "open"))
    leave.click()
    no = host.locator(".doubt .primary")
    expect(no).to_be_focused()
    let_the_friend_act()
    expect(no).to_be_focused()
    no.click()

    host.locator(".rival").click()
    expect(host.locator(".who-delves")).to_be_visible()
    let_the_friend_act()
    expect(host.locator(".who-delves")).to_be_visible()


def test_a_card_is_looked_at_while_one_is_asked(visit: Open) -> None:
    """The rival's dice come to the middle, cannot be used, and go away by a button."""
    page, _ = table(visit, "roll", ["bot:careful"], options={"tempo": "together", "hero": "knight"})
    expect(page.locator(".roll .die.choosable")).not_to_have_count(0)
    page.locator(".rival").click()
    expect(page.locator(".roll .die.choosable")).to_have_count(0)
    page.get_by_role("button", name="Back to my dice").click()
    expect(page.locator(".roll .die.choosable")).not_to_have_count(0)
    expect(page.locator(".who-delves")).to_have_count(0)


def test_watching_is_accessible(visit: Open) -> None:
    _, made = table(visit, "roll", ["bot:random"] * 3, options={"tempo": "together"})
    page = watch(visit, made["watch"], board="flat")
    expect(page.locator(".rival")).to_have_count(4)

    def looks(page: Page) -> None:
        assert not findings(page)
        assert not faint(page)

    whole(page, "four-dark", looks)
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    whole(page, "four-light", looks)
