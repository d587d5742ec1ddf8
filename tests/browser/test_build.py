"""The sources of the browser client: its own tests, its types, its words, and the build that is committed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from souterrain.core import registry
from tests.browser import vectors

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
BOARDS: Final = WEB / "src" / "boards"
"""The folder in which games have names."""
STATIC: Final = ROOT / "src" / "souterrain" / "web" / "static"
OWN: Final = WEB / "src" / "locale"
CATALOGUES: Final = [OWN, OWN / "first", *sorted(BOARDS.glob("*/locale"))]
SOURCES: Final = sorted(path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".ftl"))
NAMES: Final = ("http://www.w3.org/", "https://svelte.dev/e/")
"""Names of XML dialects and of faults: nobody asks for them."""
TOKENS: Final = WEB / "src" / "tokens.css"
COLOUR: Final = re.compile(
    r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b0x[0-9a-f]{6}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(",
    re.IGNORECASE,
)
NAMED: Final = re.compile(
    r"[{;]\s*[\w-]+: [^;{}]*(?<![\w-])(?:white|black|gr[ae]y|red|green|blue|yellow|orange|brown|gold)(?![\w-])"
)
"""A declaration of CSS with the name of a colour in its value."""
IDS: Final = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
CLAUSE: Final = re.compile(
    r"^(?P<before>.*(?<!\S))(?P<mark>//|/\*\*?|<!--)(?:\s|\*)*"
    r"(?P<word>What(?:ever)?|Who(?:m|se|ever)?|Whether|How|Where|When|Which|So)\b.*",
    re.MULTILINE,
)
"""A comment that begins with a relative clause instead of a noun or a verb."""


@pytest.fixture(scope="module")
def node() -> Path:
    """Install the client's tools from the lock. Without Node the test is skipped, but not where CI=true."""
    if shutil.which("npm") is None:
        if os.environ.get("CI") == "true":
            pytest.fail("no Node: the committed build cannot be compared with its sources")
        pytest.skip("no Node: the client is not built again")
    run("sh", str(ROOT / "scripts" / "node.sh"))
    return WEB / "node_modules" / ".bin"


def run(*command: str) -> str:
    done = subprocess.run(command, cwd=WEB, capture_output=True, text=True, timeout=600, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_types_are_those_of_the_protocol() -> None:
    done = subprocess.run([sys.executable, "tools/typescript.py", "--check"], cwd=ROOT, timeout=300, check=False)
    assert done.returncode == 0, "run tools/typescript.py"


def test_vectors_are_those_of_the_core() -> None:
    kept = vectors.TARGET.read_text(encoding="utf-8")
    assert kept == vectors.text(), "run python -m tests.browser.vectors"


def test_no_game_has_a_name_here() -> None:
    names = "|".join([*registry.names(), "drop", "donjon"])
    for path in [*SOURCES, *(WEB / "tests").glob("*.ts")]:
        if BOARDS in path.parents:
            continue
        found = re.findall(rf"[\"'`/]({names})[\"'`/]|Dungeon", path.read_text(encoding="utf-8"))
        assert not found, f"{path.name}: {found}"


def test_only_screens_import_boards() -> None:
    """Parts, pictures and the library get the board of a game passed in, as src/board.ts describes it."""
    for room in ("lib", "parts", "pictures"):
        for path in (path for path in SOURCES if WEB / "src" / room in path.parents):
            found = re.findall(r"[\"'][./]+/boards\b.*", path.read_text(encoding="utf-8"))
            assert not found, f"{room}/{path.name}: {found}"


@pytest.mark.parametrize("name", registry.names())
def test_an_option_that_brings_secrets_lets_seats_play_apart(name: str) -> None:
    """`together` in lib/conduct.ts relies on it: the protocol sends `hiding` and not `apart`."""
    facts = registry.game(name).facts
    assert facts.hiding == facts.apart


def test_no_option_of_a_game_has_a_name_here() -> None:
    """The client learns options from the server: outside boards/ no source names one of them with a value."""
    options = [option for name in registry.names() for option in registry.game(name).facts.options]
    pairs = "|".join(rf"{option.name}[\"'`]?: *[\"'`]{value}[\"'`]" for option in options for value in option.values)
    for path in SOURCES:
        if BOARDS in path.parents or path.suffix not in (".ts", ".svelte"):
            continue
        found = re.findall(rf"\b(?:{pairs})", path.read_text(encoding="utf-8"))
        assert not found, f"{path.name}: {found}"


def test_colours_stand_in_the_tokens_only() -> None:
    for path in (path for path in SOURCES if path.suffix != ".ftl" and path != TOKENS):
        text = path.read_text(encoding="utf-8")
        style = text if path.suffix == ".css" else "".join(re.findall(r"<style>.*?</style>", text, re.DOTALL))
        found = COLOUR.findall(text) + NAMED.findall(style)
        assert not found, f"{path.name}: {found}"


def clauses(text: str) -> list[str]:
    """Return comments that begin with a relative clause; a second `//` line is no beginning."""
    return [
        found[0].strip()
        for found in CLAUSE.finditer(text)
        if not (
            found["mark"] == "//"
            and not found["before"].strip()
            and text[: found.start()].rstrip().rpartition("\n")[2].lstrip().startswith("//")
        )
    ]


def test_comments_are_sentences() -> None:
    """None begins with a relative clause, as in docstrings (tests/test_layers.py)."""
    for path in (path for path in SOURCES if path.suffix != ".ftl"):
        assert clauses(path.read_text(encoding="utf-8")) == [], path.relative_to(WEB)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("/** What it does. */", 1),
        ("/**\n * Whose turn it is.\n */", 1),
        ("  // Where it lies.", 1),
        ("let a = 1; // How many there are.", 1),
        ("/* Which one. */", 1),
        ("<!-- When it is asked. -->", 1),
        ("// The dice of the player\n// Who holds them.", 0),
        ("/** The number of dice. What follows is another sentence. */", 0),
        ('const link = "https://Who";', 0),
        ("// Howling wolves.", 0),
    ],
)
def test_a_relative_clause_is_found(text: str, number: int) -> None:
    assert len(clauses(text)) == number


def test_every_token_is_defined() -> None:
    """A misspelt name would be no colour at all, in silence."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if path.suffix != ".ftl")
    defined = set(re.findall(r"--([\w-]+)\s*:", code)) | set(re.findall(r"style:--([\w-]+)", code))
    assert set(re.findall(r"var\(--([\w-]+)[),]", code)) <= defined
    plain = dict(re.findall(r"--([\w-]+): (#\w+);", TOKENS.read_text(encoding="utf-8")))
    assert set(re.findall(r"\btoken\(\"([\w-]+)\"\)", code)) <= set(plain), "canvases read plain colours"


def test_the_frame_of_the_browser_has_the_colour_of_the_ground() -> None:
    """The page cannot name a token: index.html repeats two of them."""
    tokens = TOKENS.read_text(encoding="utf-8")
    night = re.findall(r"--night: (#\w+);", tokens)
    day = re.findall(r"--ground: light-dark\((#\w+), var\(--night\)\);", tokens)
    page = (WEB / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'name="theme-color" content="(#\w+)"', page) == night + day


def test_the_three_catalogues_say_the_same_things() -> None:
    for folder in CATALOGUES:
        ids = {path.stem: IDS.findall(path.read_text(encoding="utf-8")) for path in folder.glob("*.ftl")}
        assert sorted(ids) == ["en", "fr", "it"]
        assert ids["en"] == ids["fr"] == ids["it"]
        assert len(set(ids["en"])) == len(ids["en"])


def test_every_message_is_there_and_used() -> None:
    there = {key for folder in CATALOGUES for key in IDS.findall((folder / "en.ftl").read_text(encoding="utf-8"))}
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES if path.suffix in (".ts", ".svelte"))
    named = set(re.findall(r"[\"'`]((?:ui|board)-[a-z0-9-]*[a-z0-9])[\"'`]", code))
    begun = set(re.findall(r"`((?:ui|board)-[a-z0-9-]*-)\$\{", code))
    assert not named - there
    assert not {each for each in there - named if not any(each.startswith(beginning) for beginning in begun)}


def first_modules(path: Path, found: dict[Path, str]) -> dict[Path, str]:
    """Return the sources that the first screen loads: what the entry imports, and what these import."""
    if path not in found:
        text = found[path] = path.read_text(encoding="utf-8")
        for place in re.findall(r"^\s*import (?!type\b)[^\"';]*?[\"'](\.[^\"']+)[\"']", text, re.MULTILINE):
            near = (path.parent / place).resolve()
            for source in (near, *(Path(f"{near}{end}") for end in (".ts", ".svelte.ts", "/index.ts"))):
                if source.is_file() and source.suffix in (".ts", ".svelte"):
                    first_modules(source, found)
    return found


@pytest.mark.parametrize("code", ["en", "fr", "it"])
def test_the_first_screen_has_its_words(code: str) -> None:
    """The catalogue of the first screen has every message its sources name, and no other."""
    there, others = (
        set(IDS.findall((folder / f"{code}.ftl").read_text(encoding="utf-8"))) for folder in (OWN / "first", OWN)
    )
    sources = "\n".join(first_modules(WEB / "src" / "main.ts", {}).values())
    named = set(re.findall(r"[\"'`](ui-[a-z0-9-]*[a-z0-9])[\"'`]", sources))
    begun = tuple(set(re.findall(r"`(ui-[a-z0-9-]*-)\$\{", sources)))
    assert len(named) > 50
    assert not named & others
    assert not {each for each in others if each.startswith(begun)}
    assert not {each for each in there - named if not each.startswith(begun)}


@pytest.mark.usefixtures("node")
def test_the_clients_own_tests() -> None:
    run("npm", "test", "--silent")


@pytest.mark.usefixtures("node")
def test_the_clients_types() -> None:
    run("npm", "run", "--silent", "check")


@pytest.mark.usefixtures("node")
def test_the_committed_build_is_that_of_the_sources(tmp_path: Path) -> None:
    run("npx", "vite", "build", "--logLevel", "error", "--outDir", str(tmp_path / "static"))
    built = {path.relative_to(tmp_path / "static"): path.read_bytes() for path in files(tmp_path / "static")}
    kept = {path.relative_to(STATIC): path.read_bytes() for path in files(STATIC)}
    assert built == kept, "run make web"


def test_the_build_asks_nobody_else() -> None:
    """No address outside the server's own, and no script or style in the page itself."""
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", page)
    for path in files(STATIC):
        if path.suffix in (".js", ".css", ".html"):
            found = re.findall(r"https?://[\w./-]+", path.read_text(encoding="utf-8"))
            assert not [address for address in found if not address.startswith(NAMES)], path.name


def files(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())
