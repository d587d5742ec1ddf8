"""The wish to be asked each time, also where the answer changes nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import BARE, Open
from tests.browser.delving import ANSWERABLE, sit
from tests.browser.hands import open_tools

WISH = "Wait for me each time"


def test_a_player_wishes_to_be_asked_each_time(visit: Open) -> None:
    page = visit(BARE)
    sit(page)
    open_tools(page, "Automatic answers")
    wish = page.get_by_label(WISH)
    expect(wish).not_to_be_checked()
    expect(page.get_by_label("ask me about every offer")).to_have_count(0)
    wish.check()
    page.reload()
    page.wait_for_selector(ANSWERABLE)
    open_tools(page, "Automatic answers")
    expect(page.get_by_label(WISH)).to_be_checked()
    page.get_by_label(WISH).uncheck()
    expect(page.get_by_label(WISH)).not_to_be_checked()
