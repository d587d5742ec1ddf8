"""Draw the pictures of the browser client: a real server, Debian's Chromium, the hall, a moment of the lesson, and the
boards of the other games: Dungeon Drop's first question, and the middle of a quest of Donjon, seen again.
`SOUTERRAIN_STATIC=<folder>` draws another build."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "docs" / "pictures"
FLAGS = ("--headless", "--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader")
LESSON = re.compile(r'says: \["([^"]+)"')
STEPS = 9
WAIT = 60_000


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "souterrain", "serve", "--port", "8731", "--data", data]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        try:
            draw(browser, "http://127.0.0.1:8731")
        finally:
            browser.close()
            server.terminate()
            server.wait()


def draw(browser: Browser, base: str) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800}, color_scheme="dark", locale="en-GB")
    page.set_default_timeout(WAIT)
    reach(page, base)
    page.wait_for_selector(".door .primary")
    take(page, "hall")
    page.goto(f"{base}/guide/roll")
    sentences = LESSON.findall((ROOT / "web" / "src" / "boards" / "roll" / "guide.ts").read_text(encoding="utf-8"))
    for step in range(1, len(sentences[:STEPS]) + 1):
        page.locator("#guide", has_text=f"Step {step} ").wait_for()
        while page.locator(".question .marked:not([data-acts])").count():
            page.locator(".question .marked").first.click()
        page.locator(".question .marked[data-acts]").click()
    page.locator("#guide", has_text=f"Step {STEPS + 1} ").wait_for()
    take(page, "board")
    for game in ("drop", "donjon"):
        page.goto(base)
        page.locator(f".door:has(#door-{game})").get_by_role("button", name="Play now").click()
        page.wait_for_url("**/t/*")
        page.locator(".question [data-control]").first.wait_for()
        if game == "donjon":
            let_a_bot_play(page, base)
        take(page, game)


def let_a_bot_play(page: Page, base: str) -> None:
    """Lend the seat to a bot until the game is over, and show the game again in its middle."""
    table = page.locator("[data-place=table]")
    if table.get_attribute("aria-expanded") == "false":
        table.click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.locator(".result").wait_for(timeout=3 * WAIT)
    game = page.url.rpartition("/")[2]
    steps = page.evaluate("id => fetch(`/api/replays/${id}`).then(answer => answer.json())", game)["steps"]
    page.goto(f"{base}/r/{game}#{steps // 2}")
    page.locator(f".replay[data-step='{steps // 2}']").wait_for()


def reach(page: Page, base: str) -> None:
    """The server may not be there yet."""
    for _ in range(100):
        try:
            page.goto(base)
        except Exception:
            page.wait_for_timeout(200)
        else:
            return
    raise TimeoutError(base)


def take(page: Page, name: str) -> None:
    page.wait_for_timeout(4000)
    page.screenshot(path=str(PICTURES / f"{name}.jpg"), type="jpeg", quality=82)


if __name__ == "__main__":
    main()
