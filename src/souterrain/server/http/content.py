"""Routes for games, catalogues, rulebooks, health and metrics."""

from __future__ import annotations

import re
from functools import lru_cache
from importlib.resources import files
from typing import Annotated, Final

from litestar import Response, get
from litestar.params import FromPath, PathParameter

from souterrain.bots.roster import character
from souterrain.core import registry
from souterrain.core.facts import HIDDEN, TOGETHER
from souterrain.parts import bots
from souterrain.server.http.compression import compressed
from souterrain.server.http.requests import PROBLEMS, Call, services_of
from souterrain.server.protocol import PROTOCOL
from souterrain.server.protocol.http import BotInfo, DoorInfo, GameInfo, Health, HelpInfo, OptionInfo
from souterrain.server.refusal import Refused
from souterrain.server.settings import VERSION

LANGUAGES: Final = ("en", "fr", "it")
SHARED: Final = "souterrain"
SUMMARY: Final = re.compile(r"^(?:game-(?=name|about|alone)|(?=bot-))([a-z-]+ =.*(?:\n[ \t]+.*)*)", re.M)
TEXT: Final = "text/plain; charset=utf-8"
Lang = Annotated[str, PathParameter(pattern="^(en|fr|it)$")]


@get("/api/games", responses=PROBLEMS)
async def games(request: Call) -> Response[list[GameInfo]]:
    return compressed(request, [_game(name) for name in registry.names()])


def _game(name: str) -> GameInfo:
    game = registry.game(name)
    facts = game.facts
    return GameInfo(
        name,
        facts.seats,
        list(facts.roles),
        [OptionInfo(option.name, list(option.values)) for option in facts.options],
        {option: {value: dict(means) for value, means in values.items()} for option, values in facts.presets.items()},
        list(bots(name)),
        facts.information == HIDDEN,
        {category: list(words) for category, words in game.nouns.items()},
        {key: dict(kinds) for key, kinds in game.events.items()},
        facts.daily is not None,
        [lesson.name for lesson in facts.lessons],
        hiding=dict(facts.hiding),
        together=facts.result == TOGETHER,
        idle=facts.idle,
        characters={level: BotInfo(*character(bot)) for level, bot in bots(name).items()},
        ranks=dict(game.ranks),
        door=None if facts.door is None else DoorInfo([*facts.door.seats], dict(facts.door.options)),
        help=None if facts.help is None else HelpInfo(facts.help.below, dict(facts.help.options), facts.help.rule),
    )


@lru_cache(maxsize=64)
def _read(package: str, folder: str, name: str) -> str:
    try:
        return files(package).joinpath(folder, name).read_text("utf-8")
    except OSError as fault:
        raise Refused("not-found", 404) from fault


def _package(game: str) -> str:
    if game not in registry.names():
        raise Refused("no-such-game", 404)
    return registry.package(game)


def _known(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Refused("no-such-language", 404)
    return lang


@get("/api/locale/{lang:str}", media_type=TEXT, responses=PROBLEMS)
async def locale(request: Call, lang: Lang) -> Response[str]:
    """Return the shared catalogue, with what the door of each game says and the names of its bots: the start
    page loads no game's catalogue."""
    name = f"{_known(lang)}.ftl"
    summaries = [_summary(game, _read(registry.package(game), "locale", name)) for game in registry.names()]
    return compressed(request, "\n".join([_read(SHARED, "locale", name), *summaries]))


def _summary(game: str, catalogue: str) -> str:
    return "".join([f"door-{game}-{what}\n" for what in SUMMARY.findall(catalogue)])


@get("/api/locale/{lang:str}/{game:str}", media_type=TEXT, responses=PROBLEMS)
async def game_locale(request: Call, lang: Lang, game: FromPath[str]) -> Response[str]:
    return compressed(request, _read(_package(game), "locale", f"{_known(lang)}.ftl"))


@get("/api/rulebook/{lang:str}/{game:str}", media_type=TEXT, responses=PROBLEMS)
async def rulebook(request: Call, lang: Lang, game: FromPath[str]) -> Response[str]:
    return compressed(request, _read(_package(game), "rulebook", f"{_known(lang)}.md"))


@get("/healthz", responses=PROBLEMS)
async def health(request: Call) -> Health:
    """Tell that the server is well; 503 with the reason while nothing can be saved."""
    services = services_of(request)
    reason = await services.probe.reason()
    if reason:
        raise Refused("not-saved", 503, data={"reason": reason})
    return Health(VERSION, PROTOCOL, len(services.tables.open), services.guard.sockets)


@get("/metrics", media_type="text/plain; version=0.0.4", include_in_schema=False)
async def metrics(request: Call) -> str:
    """Return figures for Prometheus, if `--metrics` was given."""
    services = services_of(request)
    if not services.settings.metrics:
        raise Refused("not-found", 404)
    figures = {
        "tables": len(services.tables.open),
        "sockets": services.guard.sockets,
        "saves_total": services.store.jobs,
        "commits_total": services.store.groups,
        "failed_saves_total": services.store.failures,
    }
    return "".join([f"souterrain_{name} {value}\n" for name, value in figures.items()])


ROUTES = [games, locale, game_locale, rulebook, health, metrics]
