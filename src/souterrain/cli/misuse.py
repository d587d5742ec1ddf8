"""Command lines that cannot be carried out, told in the reader's language: click's own errors are in English."""

from __future__ import annotations

from collections.abc import Sequence

import click

from souterrain.cli.help import asked_language, translate_all
from souterrain.terminal.language import Language
from souterrain.terminal.trouble import Trouble, told


def misused(fault: click.UsageError, arguments: Sequence[str]) -> str:
    """Return an error of click in the language of the command line."""
    code = asked_language(arguments)
    if isinstance(fault, click.exceptions.NoArgsIsHelpError):
        translate_all(fault.ctx.find_root().command, code)
        return fault.ctx.get_help()
    return told(_trouble(fault, arguments), Language(code))


def _trouble(fault: click.UsageError, arguments: Sequence[str]) -> Trouble:
    command = fault.ctx.command_path if fault.ctx else "souterrain"
    if isinstance(fault, click.NoSuchOption):
        like = "trouble-no-option-like" if fault.possibilities else "trouble-no-option"
        return _unknown(like, fault.possibilities, option=fault.option_name, command=command)
    if isinstance(fault, click.NoSuchCommand):
        like = "trouble-no-command-like" if fault.possibilities else "trouble-no-command"
        return _unknown(like, fault.possibilities, name=fault.command_name, command=command)
    if isinstance(fault, click.BadOptionUsage):
        given = any(word.startswith(f"{fault.option_name}=") for word in arguments)
        return Trouble("trouble-option-alone" if given else "trouble-option-value", option=fault.option_name)
    if isinstance(fault, click.MissingParameter):
        return Trouble("trouble-missing", name=_name(fault.param), command=command)
    if isinstance(fault, click.BadParameter):
        return _number(fault.param)
    return Trouble("trouble-arguments", command=command)


def _unknown(message: str, like: Sequence[str] | None, **names: str) -> Trouble:
    """Return the trouble of an unknown name, with the names that it resembles."""
    return Trouble(message, like=", ".join(sorted(like or ())), **names)


def _number(parameter: click.Parameter | None) -> Trouble:
    """All values that click itself refuses are whole numbers."""
    kind = parameter.type if parameter else None
    least, most = (kind.min, kind.max) if isinstance(kind, click.IntRange) else (None, None)
    bounds = "none" if least is None else "least" if most is None else "both"
    return Trouble("trouble-number", name=_name(parameter), bounds=bounds, least=least or 0, most=most or 0)


def _name(parameter: click.Parameter | None) -> str:
    if isinstance(parameter, click.Option):
        return max(parameter.opts, key=len)
    return parameter.human_readable_name if parameter else ""
