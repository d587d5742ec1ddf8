"""Promises of every game about its catalogues: the same messages in three languages, and one for everything said."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast, visitor

from souterrain.core import registry
from tests.contract.plays import Run

LANGUAGES = ("en", "fr", "it")
ATTRIBUTES = ("one", "many", "the", "of", "gender")
HOUSE = "souterrain"
FORMS = ("-one", "-many", "-the", "-One", "-The", "-names", "-of", "-gender", "-number", "-bare")


@cache
def read(package: str, code: str) -> dict[str, ast.Message]:
    text = (files(package) / "locale" / f"{code}.ftl").read_text(encoding="utf-8")
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{package} {code}: this is no message: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{package} {code}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def languages_agree(name: str) -> None:
    english, *others = [read(registry.package(name), code) for code in LANGUAGES]
    for code, other in zip(LANGUAGES[1:], others, strict=True):
        assert set(other) == set(english), f"{code} differs by {sorted(set(other) ^ set(english))}"
        for message in english:
            unknown = _arguments(other[message]) - _arguments(english[message])
            assert not unknown, f"{code}: {message} speaks of {unknown}, English does not"


def _arguments(message: ast.Message) -> set[str]:
    """The arguments behind a message's variables: `$candle-the` is a form of the argument `candle`."""
    return {
        next((name.removesuffix(form) for form in FORMS if name.endswith(form)), name) for name in variables(message)
    }


def everything_has_a_message(runs: list[Run]) -> None:
    game = runs[0].game
    facts, package = game.facts, registry.package(game.facts.name)
    verbs = {verb.word for run in runs for state, ask in run.asked() for verb in game.legal(state, ask.seat).verbs}
    outcomes = [outcome for run in runs if (outcome := game.outcome(run.states[-1])) is not None]
    wanted = {"game-name", "game-about"}
    wanted |= {f"option-{option.name}" for option in facts.options}
    wanted |= {f"option-{option.name}-{value}" for option in facts.options for value in option.values}
    wanted |= {f"role-{role}" for role in facts.roles}
    wanted |= {f"verb-{verb}" for verb in verbs}
    wanted |= {f"ask-{ask.about}" for run in runs for _, ask in run.asked()}
    wanted |= {f"event-{key}" for key in game.events}
    wanted |= {f"reason-{outcome.reason}" for outcome in outcomes}
    wanted |= {f"score-{line.key}" for outcome in outcomes for lines in outcome.scores for line in lines}
    nouns = {f"noun-{noun.replace(':', '-')}" for names in game.nouns.values() for noun in names if noun.strip("->")}
    for code in LANGUAGES:
        found = {**read(HOUSE, code), **read(package, code)}
        missing = (wanted | nouns) - set(found)
        assert not missing, f"{code} has no words for {sorted(missing)}"
        for noun in nouns:
            attributes = {attribute.id.name for attribute in found[noun].attributes}
            assert attributes.issuperset(ATTRIBUTES), f"{code}: {noun} lacks {set(ATTRIBUTES) - attributes}"
        for key, kinds in game.events.items():
            known = {*kinds, *game.events.get(key.removesuffix("-secret"), {})}
            unknown = _arguments(found[f"event-{key}"]) - known
            assert not unknown, f"{code}: event-{key} speaks of {unknown}"
        said = {message.split("-", 1)[1] for message in found if message.startswith("say-")}
        strangers = {verb for verb in said if not any(verb.startswith(known) for known in _verbs(package, code))}
        assert not strangers, f"{code}: sentences of verbs that nobody says: {sorted(strangers)}"


def _verbs(package: str, code: str) -> list[str]:
    return [message.removeprefix("verb-") for message in read(package, code) if message.startswith("verb-")]
