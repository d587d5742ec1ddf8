"""Install into an empty folder without Node, compilers and git, serve, and play a game against a bot (P29)."""

from __future__ import annotations

import asyncio
import os
import site
import subprocess
import sys
import sysconfig
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final
from zipfile import ZipFile

from playwright.sync_api import sync_playwright

from chaos.harness import SECONDS, TOP, workspace
from chaos.result import Plan, Result, progress
from souterrain.client import Api, Client
from souterrain.client.bot import serve
from souterrain.core.asks import Ask
from souterrain.core.legal import Legal
from tests.browser.conftest import FLAGS, SHELL, chromium
from tests.browser.hands import play_out

SHORT: Final = 0.01
MISSING: Final = ("node", "npm", "gcc", "cc", "clang", "make", "git")


def _wheel(folder: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=TOP, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made


def _environment(folder: Path) -> dict[str, str]:
    """Return an environment in which only the new Python is on the PATH."""
    return {"PATH": str(folder / "venv" / "bin"), "HOME": str(folder), "LANG": "C.UTF-8"}


def _install(folder: Path, wheel: Path) -> None:
    """Install the wheel with everything it needs from the package index, wheels only."""
    subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
    pip = [str(folder / "venv" / "bin" / "python"), "-m", "pip", "install", "--quiet", "--only-binary", ":all:"]
    settings = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "HTTP", "http"))}
    made = subprocess.run(
        [*pip, "--disable-pip-version-check", f"{wheel}[play]"],
        env={**settings, **_environment(folder)},
        capture_output=True,
        text=True,
    )
    if made.returncode:
        raise OSError(made.stderr.strip().splitlines()[-1])


def _borrow(folder: Path, wheel: Path) -> None:
    """Unpack the wheel into a new environment that borrows the packages it needs from this one: needs no index."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    variables = {"base": str(folder / "venv"), "platbase": str(folder / "venv")}
    packages = Path(sysconfig.get_path("purelib", vars=variables))
    with ZipFile(wheel) as packed:
        packed.extractall(packages)
    (packages / "borrowed.pth").write_text("\n".join(site.getsitepackages()), "utf-8")


async def _play(base: str) -> bool:
    api, rng = Api(base), Random(1)
    await api.guest()
    links = await api.create("roll", ["me", "bot:careful"], start=True)

    async def choose(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
        return legal.sample(rng)

    async with Client(base + links.join, api.token) as client, asyncio.timeout(SECONDS):
        await serve(client, choose)
        return client.table.outcome is not None


def _browse(base: str, path: str) -> bool:
    """Play a game in the browser; nothing but the server is asked for anything."""
    foreign: list[str] = []
    with (
        sync_playwright() as playwright,
        closing(playwright.chromium.launch(executable_path=path, args=list(FLAGS))) as browser,
    ):
        page = browser.new_page(locale="en-GB", reduced_motion="reduce")
        page.on("request", lambda request: None if base in request.url else foreign.append(request.url))
        page.goto(base)
        page.locator(".door .acts button").first.click()
        page.wait_for_selector(".question [data-control]")
        play_out(page)
    return not [address for address in foreign if not address.startswith(("data:", "blob:", "ws"))]


def _serve(folder: Path, plan: Plan, result: Result) -> None:
    """Start the installed program and play against it."""
    program = [str(folder / "venv" / "bin" / "python"), "-m", "souterrain", "serve", "--port", "0"]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(
            [*program, "--data", str(folder / "data")],
            cwd=folder,
            env=_environment(folder),
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        ) as process,
    ):
        try:
            assert process.stdout is not None
            base = process.stdout.readline().strip()
            result.check(bool(base), f"it does not start: {(folder / 'log').read_text()[-500:]}")
            if base:
                result.check(asyncio.run(_play(base)), "the game with a bot did not end")
            path = chromium(SHELL)
            if base and path and plan.size > SHORT:
                result.check(_browse(base, path), "the page asked somebody else")
                result.figures["browser"] = "Chromium"
        finally:
            process.terminate()


def run(plan: Plan) -> list[Result]:
    result = Result("P29", "steps")
    with workspace() as folder:
        wheel = _wheel(folder / "dist")
        begin = time.monotonic()
        if plan.full:
            progress("install: from the package index")
            try:
                _install(folder, wheel)
            except OSError as fault:
                result.figures["install"] = f"not tried in full: {fault}"
                _borrow(folder, wheel)
        else:
            _borrow(folder, wheel)
        taken = time.monotonic() - begin
        found = [name for name in MISSING if (folder / "venv" / "bin" / name).exists()]
        result.check(not found, f"the environment has {found}")
        _serve(folder, plan, result)
    if plan.full:
        result.figures["install took"] = f"{taken:.0f} s"
    return [result]
