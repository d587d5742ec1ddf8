"""The client as a program of its own: installed, without a network, and light to fetch."""

from __future__ import annotations

import gzip
import json
import re
import urllib.request
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from tests.browser.conftest import WORKER, Open

WEB: Final = Path(__file__).parents[2] / "web"
STATIC: Final = Path(__file__).parents[2] / "src" / "souterrain" / "web" / "static"
KEPT: Final = """caches.open("shell")
    .then((cache) => cache.keys())
    .then((keys) => keys.map((key) => new URL(key.url).pathname))"""


def settled(page: Page) -> list[str]:
    """The paths that are kept, once the worker is there."""
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    found: list[str] = page.evaluate(KEPT)
    return found


def test_it_can_be_installed(visit: Open, server: str) -> None:
    page = visit(**WORKER)
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(f"{server}{address}").json()
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    sizes = set()
    for icon in manifest["icons"]:
        answer = page.request.get(server + icon["src"])
        assert answer.headers["content-type"] == "image/png"
        wide = int.from_bytes(answer.body()[16:20])
        assert icon["sizes"] == f"{wide}x{wide}"
        sizes.add((wide, icon["purpose"]))
    assert {(192, "any"), (512, "any"), (512, "maskable")} <= sizes
    settled(page)


def test_without_a_network_the_shell_is_there_and_says_so(visit: Open) -> None:
    page = visit(**WORKER)
    kept = settled(page)
    assert "/" in kept
    assert any(path.endswith(".css") for path in kept)
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("header .home")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("no connection", ignore_case=True)
    page.context.set_offline(False)
    expect(page.locator(".door").first).to_be_visible()


def test_nothing_that_the_server_tells_is_kept(visit: Open) -> None:
    page = visit(**WORKER)
    settled(page)
    page.reload()
    page.locator(".door").first.wait_for()
    page.goto(page.url + "profile")
    page.wait_for_selector("h1")
    kept = settled(page)
    assert kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept), kept


def test_files_travel_packed(server: str) -> None:
    index = (STATIC / "index.html").read_text(encoding="utf-8")
    script = re.findall(r'src="(/assets/[^"]+\.js)"', index)[0]
    request = urllib.request.Request(server + script, headers={"accept-encoding": "gzip"})
    with urllib.request.urlopen(request, timeout=300) as answer:
        packed = answer.read()
        assert answer.headers["content-encoding"] == "gzip"
    with urllib.request.urlopen(server + script, timeout=300) as answer:
        assert answer.headers["content-encoding"] is None
        assert gzip.decompress(packed) == answer.read()


def test_libraries_are_named_by_their_versions() -> None:
    """Whole, so that their bytes depend on nothing else: every part that we import is one that the entry brings."""
    pack = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    versions = {"svelte": pack["devDependencies"]["svelte"], "three": pack["dependencies"]["three"]}
    for name, version in versions.items():
        assert (STATIC / "assets" / f"{name}-{version}.js").is_file()
    brought = re.findall(r'from "([^"]+)"', (WEB / "src" / "vendor" / "svelte.ts").read_text(encoding="utf-8"))
    for path in (WEB / "src").rglob("*"):
        if path.suffix in (".ts", ".svelte"):
            parts = re.findall(r'(?:from|import\() ?"((?:svelte|three)(?:/[^"]+)?)"', path.read_text(encoding="utf-8"))
            assert set(parts) <= {*brought, "three"}, path.name
