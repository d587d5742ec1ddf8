"""Commands that run a server, and back up and restore its data."""

from __future__ import annotations

from pathlib import Path

import click

from souterrain.cli.options import FILE, in_language

DATA = click.option("--data", type=FILE, metavar="FOLDER", envvar="SOUTERRAIN_DATA")


@in_language
def house(browse: bool, code: str) -> None:
    from souterrain.server.local_server import serve_locally
    from souterrain.terminal.language import Language

    words = Language(code)
    serve_locally(
        data_folder(None), lambda message, address: click.echo(words(f"house-{message}", address=address)), browse
    )


@click.command()
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", default=8000, type=click.IntRange(0, 65535), metavar="NUMBER")
@click.option("--public-url", default="", metavar="URL")
@click.option("--lan", default="", metavar="ADDRESS")
@click.option("--metrics", is_flag=True)
@DATA
@in_language
def serve(host: str, port: int, public_url: str, lan: str, metrics: bool, data: Path | None, code: str) -> None:
    """Run a server: tables for friends, in the browser and in the terminal. See docs/hosting.md.

    \b
    --host        where to listen; this computer only, unless you say 0.0.0.0
    --port        8000; 0 takes a free one
    --public-url  the address that friends open, if it is another
    --lan         this computer's address in its network, if it is not found
    --metrics     figures for Prometheus at /metrics
    --data        where everything is kept
    """
    from souterrain.server.run import run
    from souterrain.server.settings import Settings
    from souterrain.server.store.database import InUse
    from souterrain.terminal.trouble import Trouble

    settings = Settings(data_folder(data), host, port, public_url, lan, metrics)
    try:
        run(settings)
    except InUse as fault:
        raise Trouble("trouble-served", folder=str(settings.data)) from fault
    except OSError as fault:
        raise Trouble("trouble-listen", address=f"{host}:{port}", detail=str(fault.strerror)) from fault


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
