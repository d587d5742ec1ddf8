"""Every screen, reached by its link: right in its sizes, lights and languages, and without a finding of axe.

SHEETS=1 leaves one contact sheet per screen under build/screens.
"""

from __future__ import annotations

import base64
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, StorageState

from tests.browser.arrival import Travelled
from tests.browser.conftest import BARE, PATIENCE, SHEETS, Open, keep
from tests.browser.contrast import faint
from tests.browser.hands import go_to, play_out, set_table

SNAPSHOTS: Final = Path(__file__).parent / "snapshots"
WIDE: Final = (1440, 900)
PHONE: Final = (360, 740)
VIEWS: Final = (("dark", *PHONE),)
"""Looked at in every language."""
MORE: Final = (("dark", *WIDE), ("light", *PHONE))
"""Looked at in one language."""
SHOWN: Final = tuple((theme, *size) for theme in ("dark", "light") for size in (WIDE, PHONE))
SHOWN_MORE: Final = (
    ("dark", 768, 1024),
    ("light", 768, 1024),
    ("light", 1920, 1080),
    ("dark", 2560, 1440),
    ("light", 2560, 1440),
    ("dark", 844, 390),
    ("light", 844, 390),
)
"""The same on a contact sheet."""
LANGUAGES: Final = ("en", "fr", "it")
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCREENS: Final = (
    ("hall", "/"),
    ("offline", "/"),
    ("new", "/new/roll"),
    ("lobby", "/t/{lobby}"),
    ("invited", "/t/{invited}"),
    ("full", "/t/{full}"),
    ("game", "/t/{game}"),
    ("another", "/t/{another}"),
    ("together", "/t/{together}"),
    ("watching", "/w/{watch}"),
    ("lesson", "/guide/roll"),
    ("result", "/t/{result}"),
    ("replay", "/r/{result}"),
    ("daily", "/daily"),
    ("results", "/daily/roll"),
    ("profile", "/profile"),
    ("settings", "/settings"),
    ("rules", "/rules/roll"),
    ("reference", "/rules/roll#all"),
    ("how-drop", "/rules/drop"),
    ("how-donjon", "/rules/donjon"),
    ("unwatched", "/r/none"),
    ("credits", "/credits"),
    ("gallery", "/gallery/roll"),
    ("galleries", "/gallery"),
    ("monsters", "/gallery/donjon"),
    ("design", "/design"),
    ("missing", "/w/nowhere-at-all"),
    ("nowhere", "/nowhere"),
)
SEEN: Final = {
    "welcome": ".door .primary",
    "hall": ".door .primary",
    "offline": ".door .primary",
    "lobby": ".niches",
    "invited": ".arrival",
    "full": ".arrival",
    "game": ".roll .die",
    "another": ".board .panel",
    "together": ".rival",
    "watching": ".roll .die",
    "lesson": "#guide",
    "result": ".result .rank",
    "replay": ".timeline",
    "daily": ".dailies .primary",
    "results": ".results-of-day",
    "rules": ".howto",
    "reference": ".rule",
    "how-drop": ".howto .above",
    "how-donjon": ".howto .dungeon-map",
    "gallery": ".two-sided",
    "galleries": ".galleries",
    "monsters": ".two-sided",
    "profile": ".profile .self .primary",
}
"""A part of the screen that is there when everything is; otherwise its heading."""
LOOKED_AT: Final = {"en dark 1440×900": False, "en light 360×740": True}
"""The views that axe checks: as the page is, or with everything opened that can be."""
OPEN: Final = "open => document.querySelectorAll('details').forEach(each => (each.open = open))"
ONE_DOOR: Final = "document.querySelectorAll('.doors > :not(:has(#door-roll))').forEach(door => door.remove())"
"""However many games there are, one stands for all."""
SMALL: Final = """() => [...document.querySelectorAll('button, a.button, select, summary, input:not([type=checkbox])')]
    .filter(each => each.checkVisibility() && !each.closest('[aria-hidden=true]'))
    .filter(each => each.getBoundingClientRect().height < 43.5)
    .map(each => each.outerHTML.slice(0, 120))"""
TINY: Final = """() => {
    const found = new Set(), walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode.textContent.trim(), parent = walker.currentNode.parentElement;
        const seen = parent.checkVisibility({visibilityProperty: true}) && !parent.closest('.unseen, .how-board svg');
        if (!text || !seen) continue;
        const size = parseFloat(getComputedStyle(parent).fontSize);
        if (size < 16) found.add(`${size} ${text.slice(0, 60)}`);
    }
    return [...found];
}"""
"""Words that are smaller than sixteen pixels."""
CUT: Final = """() => [...document.querySelectorAll('h1, h2, h3, button, a, summary, td, th, dd, p, label')]
    .filter(each => each.checkVisibility() && !each.closest('.unseen, [aria-hidden=true], .wide, thead'))
    .filter(each => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline')
    .map(each => each.outerHTML.slice(0, 120))"""
"""Words that are wider than the place they have."""
COVERED: Final = """() => {
    const box = name => document.querySelector(name)?.getBoundingClientRect();
    const tray = box('.roll .stage'), question = box('.question');
    return tray && question && (tray.top < 0 || tray.bottom > question.top) ? [tray.bottom, question.top] : [];
}"""
"""A tray that is not seen whole above its question."""
RIVALS: Final = """() => {
    const all = [...document.querySelectorAll('main .primary')].filter(each => each.checkVisibility());
    const places = all.map(each => each.closest('li') ?? document.body);
    return all.filter((each, at) => places.indexOf(places[at]) !== at).map(each => each.textContent.trim());
}"""
"""Actions that are called the first although another one of the page, or of its card, is."""


class World(NamedTuple):
    """A visitor who has been everywhere: the cookies, and the names of a table in every state."""

    cookies: StorageState
    names: dict[str, str]


@pytest.fixture(scope="module")
def world(browser: Browser, server: str) -> World:
    page = browser.new_page(locale="en-GB", reduced_motion="reduce")
    page.set_default_timeout(PATIENCE)
    page.goto(server)
    page.wait_for_selector(".door .primary")
    made = World({}, tables(page, browser, server))._replace(cookies=page.context.storage_state())
    page.context.close()
    return made


def tables(page: Page, browser: Browser, server: str) -> dict[str, str]:
    lobby = set_table(page, "roll", ["me", "", "bot:random"])
    game = set_table(page, "roll", ["me", "me", "bot:random"], start=True)
    together = set_table(page, "roll", ["me", "bot:random"], start=True, options={"tempo": "together"})
    another = set_table(page, "lantern", ["me", "bot:random"], start=True)
    over = set_table(page, "roll", ["me"], start=True)
    go_to(page, over["join"], ".question")
    play_out(page, rather=("retire", "flee"))
    go_to(page, "/daily/roll", ".try")
    page.locator(".try .primary").click()
    page.wait_for_selector(".question")
    play_out(page, rather=("retire", "flee"))
    host = browser.new_page()
    host.set_default_timeout(PATIENCE)
    host.goto(server)
    host.wait_for_selector(".door .primary")
    invited = set_table(host, "roll", ["me", "", ""])
    full = set_table(host, "roll", ["me", "me"])
    host.close()
    return {
        "lobby": lobby["table"],
        "invited": invited["table"],
        "full": full["table"],
        "game": game["table"],
        "together": together["table"],
        "another": another["table"],
        "watch": game["watch"].removeprefix("/w/"),
        "result": over["table"],
    }


def findings(page: Page) -> list[str]:
    # Of a long book the first chapters stand for all.
    context = {"exclude": [".book ~ .book ~ .book"]}
    found = (
        Axe()
        .run(page, context=context, options={"runOnly": TAGS, "resultTypes": ["violations"]})
        .response["violations"]
    )
    return [f"{rule['id']}: {[node['html'][:120] for node in rule['nodes']]}" for rule in found]


def views(page: Page, name: str, path: str) -> Iterator[str]:
    every, more = (SHOWN, SHOWN_MORE) if SHEETS else (VIEWS, MORE)
    for code in LANGUAGES:
        settings = {"language": code, "board": "flat", "sound": "off"}
        page.evaluate("text => localStorage.setItem('souterrain-settings', text)", json.dumps(settings))
        page.goto(path)
        page.wait_for_selector(SEEN.get(name, "main h1"))
        if name == "offline":
            page.context.set_offline(True)
            page.wait_for_selector(".offline")
        page.wait_for_timeout(50)
        for theme, width, height in (*every, *more) if code == LANGUAGES[0] else every:
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            page.set_viewport_size({"width": width, "height": height})
            yield f"{code} {theme} {width}×{height}"
        page.context.set_offline(False)


def small(page: Page) -> bytes:
    """Half the size, as the sheet shows it: a full picture would take four times as long."""
    width, height = page.evaluate("[innerWidth, innerHeight]")
    clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 450 / height}
    wish = {"format": "jpeg", "quality": 85, "clip": clip, "optimizeForSpeed": True}
    session = page.context.new_cdp_session(page)
    return base64.b64decode(session.send("Page.captureScreenshot", wish)["data"])


def sheet(browser: Browser, name: str, pictures: list[tuple[str, bytes]]) -> None:
    """One picture of all, made by the browser itself."""
    cells = "".join(
        f'<figure><img height="450" src="data:image/jpeg;base64,{base64.b64encode(picture).decode()}">'
        f"<figcaption>{title}</figcaption></figure>"
        for title, picture in sorted(pictures, key=lambda each: not each[0].endswith(("×900", "×740")))
    )
    style = "body{background:#777;display:flex;flex-wrap:wrap;gap:8px;font:12px sans-serif}figure{margin:0}"
    page = browser.new_page(viewport={"width": 1960, "height": 900})
    page.set_content(f"<style>{style}</style>{cells}")
    keep(page, f"{name}.jpg", type="jpeg", quality=85, full_page=True)
    page.close()


def look(page: Page, browser: Browser, name: str, path: str) -> dict[str, Any]:
    """Looks at a screen in all its views, and says what is wrong with it."""
    faults: dict[str, Any] = {}
    pictures: list[tuple[str, bytes]] = []
    for title in views(page, name, path):
        if SHEETS:
            pictures.append((title, small(page)))
        if title.endswith("dark 360×740"):
            faults[f"{name} {title} cut"] = page.evaluate(CUT)
            faults[f"{name} {title} covered"] = page.evaluate(COVERED)
        if title in LOOKED_AT:
            faults[f"{name} {title} rivals"] = page.evaluate(RIVALS) if name != "design" else []
            page.evaluate(OPEN, LOOKED_AT[title])
            faults[f"{name} {title}"] = findings(page)
            faults[f"{name} {title} faint"] = faint(page)
            faults[f"{name} {title} tiny"] = page.evaluate(TINY) if title.endswith("360×740") else []
            page.evaluate(OPEN, False)
    page.set_viewport_size({"width": 320, "height": 640})
    wide = page.evaluate("document.documentElement.scrollWidth")
    faults[f"{name} reflow"] = [wide] if wide > 320 else []
    faults[f"{name} targets"] = page.evaluate(SMALL)
    if SHEETS:
        sheet(browser, name, pictures)
    return {where: what for where, what in faults.items() if what}


def test_the_welcome(visit: Open, browser: Browser, server: str) -> None:
    """The hall of somebody who was never here."""
    faults = look(visit(), browser, "welcome", server)
    assert not faults, json.dumps(faults, indent=1, ensure_ascii=False)


@pytest.mark.long
@pytest.mark.parametrize(("name", "path"), SCREENS)
def test_every_screen(visit: Open, browser: Browser, server: str, world: World, name: str, path: str) -> None:
    page = visit("/nowhere", storage_state=world.cookies)
    faults = look(page, browser, name, server + path.format(**world.names))
    assert not faults, json.dumps(faults, indent=1, ensure_ascii=False)


def test_what_is_seen_for_a_moment(visit: Open) -> None:
    """A link from another device, a code that leads nowhere, and the curtain between two who share a device."""
    page = visit(BARE, viewport={"width": 320, "height": 640}, color_scheme="light")
    table = set_table(page, "lantern", ["me", "me"], start=True)
    for path, seen in (("/link/none", ".primary"), ("/j/ABCDEF", ".button"), (table["join"], ".curtain button")):
        go_to(page, path, f"main {seen}")
        assert not findings(page), path
        assert not page.evaluate(SMALL), path
        assert page.evaluate("document.documentElement.scrollWidth") == 320, path


def test_the_first_screen_is_light(browser: Browser, server: str) -> None:
    """The hall with its letters, words and answers of the server: at most 150 KB as they travel, 80 KB of it script."""
    page = browser.new_page(service_workers="block")
    travelled = Travelled(page)
    page.goto(server)
    page.wait_for_selector(".door .primary")
    page.wait_for_load_state("networkidle")
    scripts = {name: size for name, size in travelled.bytes.items() if name.endswith(".js")}
    assert scripts
    assert not [name for name in scripts if "three" in name]
    page.close()
    assert sum(scripts.values()) <= 80 * 1024, scripts
    assert sum(travelled.bytes.values()) <= 150 * 1024, travelled.bytes


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


@pytest.mark.parametrize("name", ["hall", "new", "lesson", "gallery", "settings", "credits"])
def test_what_a_screen_reader_finds(visit: Open, name: str) -> None:
    """The stored snapshots say what the screens are to those who do not see them; UPDATE=1 writes them anew."""
    page = visit(dict(SCREENS)[name])
    page.wait_for_selector(SEEN.get(name, "main h1"))
    page.evaluate(ONE_DOOR)
    person = page.evaluate("fetch('/api/me').then(answer => answer.json()).then(person => person.name)")

    def found() -> str:
        told = re.sub(rf"\b{person}\b", "NAME", page.locator("body").aria_snapshot()) + "\n"
        return re.sub(r"\b\d+ (h|min) left", "TIME left", told)

    stored = SNAPSHOTS / f"{name}.yaml"
    if os.environ.get("UPDATE"):
        page.wait_for_timeout(1000)
        stored.parent.mkdir(exist_ok=True)
        stored.write_text(found(), encoding="utf-8")
    for _ in range(2400):
        if found() == stored.read_text(encoding="utf-8"):
            return
        page.wait_for_timeout(50)
    assert found() == stored.read_text(encoding="utf-8")
