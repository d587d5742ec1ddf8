"""A finished game looked at again: its timeline, what each delve brought, the dice, and a picture to keep."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import BARE, Open
from tests.browser.hands import go_to, play_by_keys, set_table


@pytest.fixture
def ended(visit: Open) -> Page:
    page = visit(BARE)
    made = set_table(page, "roll", ["me", "bot:careful"], start=True)
    go_to(page, made["join"], ".question")
    play_by_keys(page)
    return page


def colours(image: bytes) -> int:
    """Different pixels in every ninth row of a PNG without a palette, as a browser writes it."""
    wide, high, depth, kind = struct.unpack(">IIBB", image[16:26])
    assert (wide, high, depth) == (1200, 630, 8)
    size = {2: 3, 6: 4}[kind]
    data, at = b"", 8
    while at < len(image):
        (long,) = struct.unpack(">I", image[at : at + 4])
        if image[at + 4 : at + 8] == b"IDAT":
            data += image[at + 8 : at + 8 + long]
        at += long + 12
    rows = zlib.decompress(data)
    line = wide * size + 1
    return len({rows[y * line + x : y * line + x + size] for y in range(0, high, 9) for x in range(1, line - 1, size)})


def test_the_review_of_a_game(ended: Page, tmp_path: Path) -> None:
    page = ended
    expect(page.locator(".standings li.mine")).to_have_count(1)
    expect(page.locator(".moment a")).to_have_attribute("href", re.compile(r"/r/[^#]+#\d+$"))
    page.set_viewport_size({"width": 360, "height": 740})
    coin, told = page.locator(".strike .falling").bounding_box(), page.locator(".strike .sum").bounding_box()
    assert coin is not None
    assert told is not None
    assert coin["y"] + coin["height"] <= told["y"] + 1, "the sum covers the coin"
    page.set_viewport_size({"width": 1440, "height": 900})
    year = page.evaluate("new Date().getFullYear()")
    page.clock.set_fixed_time(f"{year + 2}-06-01")
    page.get_by_role("button", name="Share").click()
    expect(page.locator("dialog.share pre")).not_to_contain_text(str(year + 2))
    expect(page.locator("dialog.share pre")).to_have_text(re.compile(r"(?:[■□◆×]{10} \d+\s+){3}.+/r/\S+$", re.DOTALL))
    with page.expect_download() as kept:
        page.get_by_role("button", name="Save the picture").click()
    assert kept.value.suggested_filename == "souterrain-roll.png"
    kept.value.save_as(tmp_path / "card.png")
    assert colours((tmp_path / "card.png").read_bytes()) > 50

    page.get_by_role("button", name="Close").click()
    page.get_by_role("link", name="Review").click()
    timeline = page.locator(".timeline input")
    timeline.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#steps")).to_contain_text("Step 2 of")
    assert "Step 2 of" in (timeline.get_attribute("aria-valuetext") or "")

    page.get_by_role("button", name="Overview").click()
    table = page.locator("table", has=page.get_by_role("columnheader", name="Delve 3 of 3"))
    expect(table.locator("tbody tr")).to_have_count(2)
    table.locator("tbody tr").nth(1).locator("button").first.click()
    expect(page.locator(".story")).to_contain_text("begins delve 1 of 3")
    totals = [
        sum(int(cell.split()[0]) for cell in row.locator("td").all_inner_texts())
        for row in table.locator("tbody tr").all()
    ]
    score = page.locator(".scores").inner_text()
    assert all(f"XP tokens: {total}" in score for total in totals)

    luck = page.locator(".luck p")
    mine = luck.inner_text()
    page.get_by_label("Whose dice").select_option("1")
    expect(luck).not_to_have_text(mine)

    page.set_viewport_size({"width": 360, "height": 740})
    last = table.locator("tbody tr").first.locator("button").last
    last.scroll_into_view_if_needed()
    expect(page.locator("#steps")).not_to_be_in_viewport()
    last.click()
    expect(page.locator("#steps")).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".story")).to_contain_text("begins delve 3 of 3")
