"""Commands that run a server, and back up and restore its data."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from souterrain.cli.options import FILE, in_language

DATA = click.option("--data", type=FILE, metavar="FOLDER", envvar="SOUTERRAIN_DATA")


@in_language
def house(browse: bool, code: str) -> None:
    from souterrain.server.local_server import serve_locally
    from souterrain.terminal.language import Language

    words, folder = Language(code), data_folder(None)
    with told_at_start(folder, "localhost"):
        serve_locally(folder, lambda message, address: click.echo(words(f"house-{message}", address=address)), browse)


@click.command()
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", default=8000, type=click.IntRange(0, 65535), metavar="NUMBER")
@click.option("--public-url", default="", metavar="URL")
@click.option("--proxy", multiple=True, metavar="NETWORK")
@click.option("--lan", default="", metavar="ADDRESS")
@click.option("--metrics", is_flag=True)
@DATA
@in_language
def serve(
    host: str, port: int, public_url: str, proxy: tuple[str, ...], lan: str, metrics: bool, data: Path | None, code: str
) -> None:
    """Run a server (docs/hosting.md)."""
    _check_networks(public_url, proxy)

    from souterrain.server.run import run
    from souterrain.server.settings import Settings

    settings = Settings(data_folder(data), host, port, public_url, lan, metrics, proxies=proxy)
    with told_at_start(settings.data, f"{host}:{port}"):
        run(settings)


def _check_networks(public_url: str, proxies: tuple[str, ...]) -> None:
    from souterrain.server.net.guard import public_place
    from souterrain.server.net.proxies import Proxies
    from souterrain.terminal.trouble import Trouble

    try:
        if public_url:
            public_place(public_url)
    except ValueError as fault:
        raise Trouble("trouble-public-url", url=public_url) from fault
    for proxy in proxies:
        try:
            Proxies([proxy])
        except ValueError as fault:
            raise Trouble("trouble-proxy", proxy=proxy) from fault


@contextmanager
def told_at_start(folder: Path, address: str) -> Iterator[None]:
    """Turn the errors of a server's start into sentences."""
    from souterrain.server.run import CannotKeep, CannotListen
    from souterrain.server.store.database import InUse, Newer
    from souterrain.terminal.trouble import Trouble

    try:
        yield
    except InUse as fault:
        raise Trouble("trouble-served", folder=str(folder)) from fault
    except Newer as fault:
        raise Trouble("trouble-newer", folder=str(folder)) from fault
    except CannotKeep as fault:
        raise Trouble("trouble-data", folder=str(folder), detail=str(fault)) from fault
    except CannotListen as fault:
        raise Trouble("trouble-listen", address=address, detail=str(fault)) from fault


@click.command()
@click.argument("file", type=FILE)
@DATA
@in_language
def backup(file: Path, data: Path | None, code: str) -> None:
    """Copy everything a server keeps into FILE, also while it runs."""
    import sqlite3

    from souterrain.server.store import database
    from souterrain.terminal.trouble import Trouble

    folder = data_folder(data)
    if not (folder / database.FILE).is_file():
        raise Trouble("trouble-no-data", folder=str(folder))
    try:
        database.backup(folder, file)
    except (OSError, sqlite3.Error) as fault:
        raise Trouble("trouble-unwritable", file=str(file), detail=str(fault)) from fault


@click.command()
@click.argument("file", type=FILE)
@DATA
@in_language
def restore(file: Path, data: Path | None, code: str) -> None:
    """Put FILE, made by “backup”, in the place of what a server keeps. Not while it runs."""
    import sqlite3

    from souterrain.server.store import database
    from souterrain.terminal.trouble import Trouble

    try:
        database.restore(data_folder(data), file)
    except database.InUse as fault:
        raise Trouble("trouble-served", folder=str(data_folder(data))) from fault
    except (OSError, ValueError, sqlite3.Error) as fault:
        raise Trouble("trouble-unreadable", file=str(file), detail=str(fault)) from fault


def data_folder(folder: Path | None) -> Path:
    from platformdirs import user_data_path

    return folder if folder is not None else user_data_path("souterrain", appauthor=False) / "server"
