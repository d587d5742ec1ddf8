"""A quest that somebody brings, with script in every text: all of it is shown as text, and nothing is carried out."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from souterrain.games.donjon.content.lessons import LESSONS
from tests.browser.conftest import Open
from tests.browser.hands import go_to, set_table, tap

IMAGE = "<img src=x onerror=window.hit=1>"
SCRIPT = (
    f"{IMAGE}<script>window.hit=1</script><a href=javascript:hit()>x</a><svg onload=window.hit=1> {'{'} $name {'}'}"
)
TEXTS = ("hook", "found", "won", "lost")
BROUGHT = "img[src='x'], main script, a[href^='javascript'], svg[onload]"
"""What the texts would be if they were read as HTML."""
CREATE = """asked => fetch('/api/tables', {method: 'POST', body: JSON.stringify(asked),
    headers: {'Content-Type': 'application/json'}}).then(async answer => [answer.status, await answer.json()])"""


def hostile(language: str = "") -> dict[str, Any]:
    texts: dict[str, Any] = {"title": IMAGE, **{name: f"{name} {SCRIPT}" for name in TEXTS}}
    if language:
        texts = {name: {language: text} for name, text in texts.items()}
    return {"schema": 1, "quest": {**LESSONS["quest"]["quest"], **texts}}


def harmless(page: Page) -> None:
    assert page.locator(BROUGHT).count() == 0
    assert page.evaluate("'hit' in window") is False


@pytest.mark.parametrize("language", ["", "en"])
def test_script_in_every_text_is_text(visit: Open, language: str) -> None:
    """From town to the defeat of somebody who turns back on the stairs, and in the replay."""
    page = visit("/rules/donjon")
    made = set_table(page, "donjon", ["me", "bot:adept"], start=True, content=hostile(language))
    go_to(page, made["join"], ".question [data-control]")
    expect(page.locator("body")).to_contain_text(IMAGE)
    expect(page.locator("body")).to_contain_text(f"hook {SCRIPT}")
    harmless(page)
    for word in ("lead", "depart"):
        page.locator(".question [data-word]").first.wait_for()
        if word == "lead":
            page.get_by_role("button", name="Lead Aldric").click()
        else:
            tap(page.locator(f".question [data-word={word}]"))
        harmless(page)
    tap(page.locator(".question [data-word=leave]"))
    if page.locator(".doubt button").count():
        page.locator(".doubt button").first.click()
    expect(page.locator(".play.ended")).to_be_attached()
    harmless(page)
    go_to(page, f"/r/{made['table']}", "h1")
    harmless(page)
    go_to(page, "/", ".door")
    harmless(page)


def test_names_with_script_are_refused_in_a_sentence(visit: Open) -> None:
    page = visit("/rules/donjon")
    content = {"schema": 1, "names": {"orc": IMAGE}}
    asked = {"game": "donjon", "seats": ["me", "bot:adept"], "options": {"ip_safe_names": "off"}, "content": content}
    status, refused = page.evaluate(CREATE, asked)
    assert (status, refused["code"], refused["data"]["path"]) == (400, "content-text", "names.orc")
