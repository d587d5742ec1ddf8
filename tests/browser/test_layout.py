"""The table on every screen: nothing jumps, nothing of the game is out of sight, and every place is one tap away."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser import arrival
from tests.browser.conftest import BARE, Open
from tests.browser.hands import go_to, open_place, set_table

PHONE: Final = {"width": 390, "height": 844}
TABLES: Final = {"roll": ["me"], "drop": ["me"], "donjon": ["me", "bot:random"]}
ELSEWHERE: Final = {
    "320": (320, 640),
    "768": (768, 1024),
    "2560": (2560, 1440),
    "landscape": (844, 390),
    "tiny": (320, 256),
}
BOX: Final = "name => document.querySelector(name).getBoundingClientRect().toJSON()"


def play(visit: Open, game: str = "roll", **options: Any) -> Page:
    page = visit(BARE, **options)
    go_to(page, set_table(page, game, TABLES[game], start=True)["join"], arrival.CONTROL)
    page.wait_for_selector(".board > :not(p)")
    return page


def resize(page: Page, width: int, height: int) -> None:
    """Change the size of the window, and wait until the page is drawn in it."""
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate("() => new Promise(act => requestAnimationFrame(() => requestAnimationFrame(act)))")


@pytest.mark.parametrize("size", arrival.SIZES)
@pytest.mark.parametrize("game", arrival.GAMES)
def test_nothing_jumps_from_the_door_to_the_first_move(visit: Open, game: str, size: str) -> None:
    page = visit("/settings", viewport=arrival.SIZES[size])
    arrival.watch(page)
    go_to(page, "/", ".door .primary")
    found = arrival.arrive(page, game)
    assert found.shift <= 0.05, found


@pytest.mark.parametrize("game", TABLES)
def test_the_game_fits_a_phone(visit: Open, game: str) -> None:
    page = play(visit, game, viewport=PHONE, has_touch=True, is_mobile=True)
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    board, question, tabs = (page.evaluate(BOX, name) for name in (".pane", ".question", ".docks"))
    assert board["bottom"] <= question["top"], "the question covers the board"
    assert question["bottom"] <= tabs["top"], "the tabs cover the question"
    assert tabs["bottom"] == PHONE["height"]
    assert tabs["height"] == 62
    assert board["height"] >= 400


@pytest.mark.parametrize("game", TABLES)
def test_no_screen_is_too_small_or_too_large(visit: Open, game: str) -> None:
    page = play(visit, game)
    for name, (width, height) in ELSEWHERE.items():
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        board = page.evaluate(BOX, ".pane")
        assert board["width"] * board["height"] >= 0.28 * width * height, (name, board)
        if name != "tiny":
            assert page.evaluate("document.documentElement.scrollHeight") <= height, name
            for part in (arrival.CONTROL, "[data-place=table]"):
                expect(page.locator(part).first).to_be_in_viewport(ratio=1)


def test_places_are_sheets_on_a_phone(visit: Open) -> None:
    page = play(visit, viewport=PHONE, has_touch=True, is_mobile=True)
    question = page.locator(".question").bounding_box()
    expect(page.locator(".sheet")).to_have_count(0)
    for name, shown in (("log", ".log li"), ("rules", ".keys"), ("chat", ".chat input"), ("table", ".standing")):
        page.locator(f"[data-place={name}]").tap()
        expect(page.locator(".sheet")).to_have_count(1)
        expect(page.locator(f".sheet {shown}").first).to_be_visible()
        expect(page.locator(f"#place-{name}")).to_be_focused()
        assert page.locator(".stage").bounding_box()["y"] >= 0  # type: ignore[index]
    table = page.url
    page.keyboard.press("Escape")
    expect(page.locator(".sheet")).to_have_count(0)
    expect(page.locator("[data-place=table]")).to_be_focused()
    page.locator("[data-place=log]").tap()
    expect(page.locator(".sheet")).to_have_count(1)
    page.go_back()
    expect(page.locator(".sheet")).to_have_count(0)
    assert page.url == table
    assert page.locator(".question").bounding_box() == question, "the sheet moved something"


def test_places_stand_beside_the_board_on_a_wide_screen(visit: Open) -> None:
    page = play(visit)
    expect(page.locator(".log")).to_be_visible()
    expect(page.locator(".standing")).to_be_visible()
    open_place(page, "chat")
    expect(page.locator(".chat input")).to_be_visible()
    expect(page.locator(".log")).to_be_visible()
    open_place(page, "rules")
    expect(page.locator(".sheet .keys")).to_be_visible()
    page.locator("[data-place=rules]").click()
    expect(page.locator(".sheet .keys")).to_have_count(0)


def test_settings_are_at_the_table(visit: Open) -> None:
    page = play(visit)
    open_place(page, "table")
    page.locator(".docks").get_by_role("link", name="Settings").click()
    page.get_by_role("radio", name="Français").check()
    page.keyboard.press("Escape")
    expect(page.locator(".over")).to_have_count(0)
    expect(page.locator("[data-place=log]")).to_contain_text("Journal")
    expect(page.locator(".question [data-control]").first).to_be_visible()


def test_a_lost_connection_moves_nothing(visit: Open) -> None:
    sockets: list[WebSocketRoute] = []
    page = visit(BARE, viewport=PHONE)

    def connect(socket: WebSocketRoute) -> None:
        if sockets:
            socket.close()
        else:
            socket.connect_to_server()
        sockets.append(socket)

    page.context.route_web_socket("**/ws/**", connect)
    go_to(page, set_table(page, "roll", ["me"], start=True)["join"], ".question [data-control]")
    page.wait_for_selector(".stage")
    before = [page.evaluate(BOX, name) for name in (".stage", ".question")]
    sockets[0].close()
    expect(page.locator(".notice", has_text="connection")).to_be_visible()
    assert [page.evaluate(BOX, name) for name in (".stage", ".question")] == before


DOORS: Final = "[...document.querySelectorAll('.doors > li')].map(each => each.getBoundingClientRect().toJSON())"
HALLS: Final = {"768": (768, 1024), "1920": (1920, 1080), "2560": (2560, 1440), "landscape": (844, 390)}


def test_three_doors_stand_in_a_row(visit: Open) -> None:
    """The third is in sight with the first, and large screens have large doors."""
    page = visit()
    page.wait_for_selector(".door .primary")
    for name, (width, height) in HALLS.items():
        resize(page, width, height)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, name
        first, _, third = page.evaluate(DOORS)[:3]
        assert first["top"] == third["top"], name
        assert first["bottom"] == third["bottom"], name
        assert third["right"] <= width, name
        assert third["top"] < height / 3, name
        for act in page.locator(".doors > li:nth-child(-n+3) .acts :first-child").all():
            expect(act).to_be_in_viewport(ratio=1)
        if width >= 1920:
            assert first["height"] >= 0.5 * height, name
            assert third["right"] - first["left"] >= 0.65 * width, name


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "it-IT"])
def test_doors_are_near_on_a_phone(visit: Open, language: str) -> None:
    """The third door begins on the first screen; each has its one tap."""
    page = visit(viewport=PHONE, locale=language)
    page.wait_for_selector(".door .primary")
    expect(page.locator(".doors .primary")).to_have_count(4)
    page.wait_for_function(f"() => {DOORS}[2].top < {PHONE['height']}")  # the fonts may still be loading


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "it-IT"])
def test_the_head_is_one_line_at_320_pixels(visit: Open, language: str) -> None:
    page = visit("/settings", viewport={"width": 320, "height": 640}, locale=language)
    assert page.evaluate(BOX, ".top")["height"] <= 52
    assert page.evaluate("document.documentElement.scrollWidth") == 320


def test_the_tray_uses_a_large_screen(visit: Open) -> None:
    page = play(visit)
    for name in ("1920", "2560"):
        width, height = HALLS[name]
        resize(page, width, height)
        tray = page.evaluate(BOX, ".stage")
        assert tray["height"] >= height - 340, name
        assert tray["width"] >= 0.62 * width, name


def test_friends_are_a_narrow_column_on_a_phone_on_its_side(visit: Open) -> None:
    page = visit(BARE, viewport={"width": 844, "height": 390})
    made = set_table(page, "roll", ["me", "bot:random", "bot:random"], start=True)
    go_to(page, made["join"], ".question [data-control]")
    page.wait_for_selector(".rival")
    rivals, tray, question = (page.evaluate(BOX, name) for name in (".rivals", ".stage", ".question"))
    assert rivals["right"] <= tray["left"]
    assert tray["right"] <= question["left"]
    assert tray["bottom"] <= 390
    assert tray["height"] >= 0.7 * 390
