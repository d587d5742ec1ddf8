"""Every screen, reached by its link: right in two sizes, two lights and three languages, and without a finding of axe.

One contact sheet per screen is left under build/screens.
"""

from __future__ import annotations

import base64
import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from tests.browser.conftest import Open, folder
from tests.browser.hands import play_out, set_table

SNAPSHOTS: Final = Path(__file__).parent / "snapshots"
SIZES: Final = ((1440, 900), (360, 740))
THEMES: Final = ("dark", "light")
LANGUAGES: Final = ("en", "fr", "it")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCREENS: Final = (
    ("hall", "/"),
    ("new", "/new/roll"),
    ("lobby", "/t/{lobby}"),
    ("game", "/t/{game}"),
    ("another", "/t/{another}"),
    ("watching", "/w/{watch}"),
    ("result", "/t/{result}"),
    ("replay", "/r/{result}"),
    ("profile", "/profile"),
    ("settings", "/settings"),
    ("rules", "/rules/roll"),
    ("credits", "/credits"),
    ("gallery", "/gallery/roll"),
    ("design", "/design"),
    ("missing", "/w/nowhere-at-all"),
    ("nowhere", "/nowhere"),
)
LOOKED_AT: Final = {
    "en dark 1440×900": False,
    "en light 360×740": False,
    "fr dark 360×740": True,
    "it light 1440×900": True,
}
"""Where axe looks: as the page is, or with everything opened that can be."""
OPEN: Final = "open => document.querySelectorAll('details').forEach(each => (each.open = open))"
ONE_DOOR: Final = "document.querySelectorAll('.doors > :not(:has(#door-roll))').forEach(door => door.remove())"
"""However many games there are, one stands for all."""
SMALL: Final = """() => [...document.querySelectorAll('button, a.button, select, summary, input:not([type=checkbox])')]
    .filter(each => each.checkVisibility() && each.getBoundingClientRect().height < 43.5)
    .map(each => each.outerHTML.slice(0, 120))"""


@pytest.fixture
def tables(visit: Open) -> tuple[Page, dict[str, str]]:
    """A visitor with a table in every state, and their names."""
    page = visit()
    page.wait_for_selector(".door .primary")

    lobby = set_table(page, "roll", ["me", "", "bot:random"])
    game = set_table(page, "roll", ["me", "me", "bot:random"], start=True)
    another = set_table(page, "lantern", ["me", "bot:random"], start=True)
    over = set_table(page, "roll", ["me"], start=True)
    page.goto(page.url.rstrip("/") + f"/t/{over['table']}")
    page.wait_for_selector(".question")
    play_out(page)
    return page, {
        "lobby": lobby["table"],
        "game": game["table"],
        "another": another["table"],
        "watch": game["watch"].removeprefix("/w/"),
        "result": over["table"],
    }


def findings(page: Page) -> list[str]:
    # Of a long book the first chapters stand for all.
    context = {"exclude": [".book ~ .book ~ .book"]}
    found = Axe().run(page, context=context, options={"runOnly": TAGS}).response["violations"]
    return [f"{rule['id']}: {[node['html'][:120] for node in rule['nodes']]}" for rule in found]


def shots(page: Page, path: str, wait: str) -> Iterator[tuple[str, bytes]]:
    for code in LANGUAGES:
        page.evaluate("code => localStorage.setItem('souterrain-settings', JSON.stringify({language: code}))", code)
        page.goto(path)
        page.wait_for_selector(wait)
        page.wait_for_timeout(50)
        for theme in THEMES:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                yield f"{code} {theme} {width}×{height}", small(page, width, height)


def small(page: Page, width: int, height: int) -> bytes:
    """Half the size, as the sheet shows it: a full picture would take four times as long."""
    session = page.context.new_cdp_session(page)
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 0.5}
    wish = {"format": "jpeg", "quality": 85, "clip": clip, "optimizeForSpeed": True}
    taken = session.send("Page.captureScreenshot", wish)
    session.detach()
    return base64.b64decode(taken["data"])


def sheet(browser: Browser, name: str, pictures: list[tuple[str, bytes]]) -> None:
    """One picture of all, made by the browser itself."""
    cells = "".join(
        f'<figure><img height="450" src="data:image/jpeg;base64,{base64.b64encode(picture).decode()}">'
        f"<figcaption>{title}</figcaption></figure>"
        for title, picture in pictures
    )
    style = "body{background:#777;display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}figure{margin:0}"
    page = browser.new_page(viewport={"width": 1960, "height": 900})
    page.set_content(f"<style>{style}</style>{cells}")
    page.screenshot(path=folder("screens") / f"{name}.png", full_page=True)
    page.close()


def test_every_screen(tables: tuple[Page, dict[str, str]], browser: Browser, server: str) -> None:
    page, names = tables
    faults: dict[str, Any] = {}
    for name, template in SCREENS:
        path = server + template.format(**names)
        wait = {"game": ".board", "another": ".board .panel", "result": ".result"}.get(name, "main h1")
        pictures: list[tuple[str, bytes]] = []
        for title, picture in shots(page, path, wait):
            pictures.append((title, picture))
            if title in LOOKED_AT:
                page.evaluate(OPEN, LOOKED_AT[title])
                faults[f"{name} {title}"] = findings(page)
                page.evaluate(OPEN, False)
        page.set_viewport_size({"width": 320, "height": 640})
        wide = page.evaluate("document.documentElement.scrollWidth")
        faults[f"{name} reflow"] = [wide] if wide > 320 else []
        faults[f"{name} targets"] = page.evaluate(SMALL)
        sheet(browser, name, pictures)
    assert not {where: what for where, what in faults.items() if what}


def test_the_first_screen_is_light(visit: Open) -> None:
    """The hall with its letters and words: at most 150 KB as it travels, of which 80 KB are script."""
    page = visit()
    page.wait_for_selector(".door .primary")
    page.wait_for_load_state("networkidle")
    names = page.evaluate("performance.getEntriesByType('resource').map(each => each.name)")
    files = {name: len(gzip.compress(page.request.get(name).body(), 9)) for name in names if "/assets/" in name}
    scripts = {name: size for name, size in files.items() if name.endswith(".js")}
    assert scripts
    assert not [name for name in scripts if "three" in name]
    assert sum(scripts.values()) <= 80 * 1024, scripts
    assert sum(files.values()) <= 150 * 1024, files


def test_a_policy_that_allows_nothing_else(visit: Open, server: str) -> None:
    """The client works where only the server's own files are allowed, without inline styles."""
    page = visit("/settings")
    strict = "default-src 'self'"

    def answer(route: Any) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={**response.headers, "content-security-policy": strict})

    page.route(lambda url: "/assets/" not in url and "/api/" not in url, answer)
    for path in ("/", "/new/roll", "/rules/roll", "/profile", "/credits"):
        page.goto(server + path)
        page.wait_for_selector("main h1")


@pytest.mark.parametrize("name", ["hall", "new", "settings", "credits"])
def test_what_a_screen_reader_finds(visit: Open, name: str) -> None:
    """The stored snapshots say what the screens are to those who do not see them; UPDATE=1 writes them anew."""
    page = visit(dict(SCREENS)[name])
    page.wait_for_selector("main h1")
    page.wait_for_timeout(300)
    page.evaluate(ONE_DOOR)
    found = page.locator("body").aria_snapshot()
    person = page.evaluate("fetch('/api/me').then(answer => answer.json()).then(person => person.name)")
    found = found.replace(f" {person}.", " NAME.") + "\n"
    stored = SNAPSHOTS / f"{name}.yaml"
    if os.environ.get("UPDATE"):
        stored.parent.mkdir(exist_ok=True)
        stored.write_text(found, encoding="utf-8")
    assert found == stored.read_text(encoding="utf-8")
