"""The reader's language: Fluent catalogues of the house, of the terminal and of a game, and how arguments become words.

Nouns are messages with attributes (one, many, the, of, gender), because Fluent cannot ask another message for its
gender or article. `Language` turns a noun argument `x` into `$x` (its singular), `$x-many`, `$x-the`, `$x-of` and
`$x-gender`, nouns with numbers into one text (and how many they are, `$x-number`), a seat into its player's name.
Numbers are written without grouping, so that the same catalogue gives the same text in a browser.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from souterrain.core import registry
from souterrain.core.actions import Action, Item, read
from souterrain.core.asks import TABLE
from souterrain.core.rejection import Rejected

LANGUAGES: Final = ("en", "fr", "it")
HOUSE: Final = ("souterrain", "souterrain.terminal")
FORMS: Final = ("one", "many", "the", "of", "gender")


class MessageError(LookupError):
    """A missing message, attribute or variable."""


def choose(asked: str | None, environment: Mapping[str, str]) -> str:
    """Return the requested language, else the environment's, else English."""
    wishes = [asked, *(environment.get(name) for name in ("SOUTERRAIN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))]
    known = [wish[:2].lower() for wish in wishes if wish and wish[:2].lower() in LANGUAGES]
    return known[0] if known else LANGUAGES[0]


@cache
def catalogue(package: str, code: str) -> ast.Resource:
    """Parse one catalogue."""
    return FluentResource(files(package).joinpath("locale", f"{code}.ftl").read_text(encoding="utf-8"))


@cache
def message_ids(package: str, code: str) -> tuple[str, ...]:
    return tuple([entry.id.name for entry in catalogue(package, code).body or () if isinstance(entry, ast.Message)])


def noun_id(word: str) -> str:
    return "noun-" + word.replace(":", "-").removesuffix("=")


def is_sign(word: str) -> bool:
    """Return whether a word has no letters (`->`): it is the same in every language."""
    return not any(letter.isalnum() for letter in word)


def is_single(word: str) -> bool:
    """Return whether a word names a single thing by its number (`pillar:3`): it is not counted."""
    return word.rpartition(":")[2].isdecimal() and ":" in word


def _number(number: int) -> Any:
    return fluent_number(number, useGrouping=False)


class Language:
    """Texts in one language, for one game or none. Missing messages are in English, else the bare key."""

    strict: ClassVar[bool] = False
    """Tests set this to raise on missing messages."""

    def __init__(self, code: str, game: str | None = None, names: tuple[str, ...] = ()) -> None:
        self.code = code
        self.game = game
        self.names = names
        self.called: Mapping[str, str] = {}
        """Custom names of nouns: the section `names` of the view."""
        self._packages = HOUSE if game is None else (*HOUSE, registry.package(game))
        self._bundles = [self._bundle(code)]
        self._kinds = registry.game(game).events if game is not None else {}
        nouns = registry.game(game).nouns if game is not None else {}
        self._nouns = frozenset(noun for words in nouns.values() for noun in words)
        self._house = frozenset(message for package in HOUSE for message in message_ids(package, code))

    def _bundle(self, code: str) -> FluentBundle:
        bundle = FluentBundle([code], use_isolating=False)
        for package in self._packages:
            bundle.add_resource(catalogue(package, code))
        return bundle

    def __call__(self, message: str, **args: Any) -> str:
        return self._text(message, None, self._variables(message, args))

    def has(self, message: str) -> bool:
        return self._bundles[0].has_message(message)

    def attribute(self, message: str, name: str) -> str:
        """Return an attribute of a message; "" if it has none."""
        if not self.has(message) or name not in self._bundles[0].get_message(message).attributes:
            return ""
        return self._text(message, name, {})

    def noun(self, word: str, number: int = 1) -> str:
        """Return the form of a noun that goes with a number, without the number."""
        if is_sign(word):
            return word
        return self._noun(word, self("form", number=number))

    def _noun(self, word: str, form: str) -> str:
        return self.called[word] if word in self.called and form != "gender" else self._text(noun_id(word), form, {})

    def heard(self, line: str) -> str:
        """Replace a table's custom names in a typed line by the catalogue's."""
        for word, name in self.called.items():
            ours = self._text(noun_id(word), "one", {})
            line = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", ours, line, flags=re.IGNORECASE)
        return line

    def counted(self, word: str, number: int) -> str:
        if number == 1 and is_single(word):
            return self.noun(word)
        return self("counted", number=number, noun=self.noun(word, number))

    def several(self, texts: list[str]) -> str:
        """Join texts as a spoken list."""
        if not texts:
            return self("list-nothing")
        said = texts[0]
        for text in texts[1:-1]:
            said = self("list-comma", before=said, next=text)
        return self("list-and", before=said, next=texts[-1]) if len(texts) > 1 else said

    def seat(self, seat: int) -> str:
        if seat == TABLE:
            return self("seat-table")
        return self.names[seat] if seat < len(self.names) else self("seat-number", number=seat + 1)

    def say(self, action: Action | str) -> str:
        """Return a sentence of the game in the reader's words; `understand` reads it back."""
        verb, *items = read(action) if isinstance(action, str) else action
        return " ".join([self(f"verb-{verb}"), *map(self.say_item, items)])

    def say_item(self, item: Item) -> str:
        word, number = item
        if word[-1] == "=":
            return self("measured", noun=self.noun(word), number=number)
        return self.noun(word) if number == 1 else self.counted(word, number)

    def event(self, seen: Mapping[str, Any]) -> str:
        """Return an event (`Event.seen_by`) as a sentence."""
        args = dict(seen)
        return self(f"event-{args.pop('key')}", **args)

    def refusal(self, refused: Rejected) -> str:
        return self(f"refusal-{refused.reason}", **refused.data)

    def _text(self, message: str, attribute: str | None, variables: dict[str, Any]) -> str:
        for bundle in self._with_english():
            pattern = None
            if bundle.has_message(message):
                found = bundle.get_message(message)
                pattern = found.attributes.get(attribute) if attribute else found.value or found.attributes.get("one")
            if pattern is not None:
                text, faults = bundle.format_pattern(pattern, variables)
                if faults and self.strict:
                    raise MessageError(f"{self.code} {message}: {faults}")
                return str(text)
            if self.strict:
                raise MessageError(f"{self.code} {message} {attribute or ''}")
        return message

    def _with_english(self) -> Iterator[FluentBundle]:
        yield self._bundles[0]
        if self.code != LANGUAGES[0]:
            if len(self._bundles) == 1:
                self._bundles.append(self._bundle(LANGUAGES[0]))
            yield self._bundles[1]

    def _variables(self, message: str, args: Mapping[str, Any]) -> dict[str, Any]:
        """Turn arguments into variables, by their declared kinds or else by their values."""
        kinds = self._kinds_of(message)
        variables: dict[str, Any] = {}
        for name, value in args.items():
            kind = kinds.get(name, "").partition(":")[0] or self._kind(message, name, value)
            if kind == "noun":
                variables[name] = self.noun(value)
                for form in FORMS[1:]:
                    variables[f"{name}-{form}"] = self._noun(value, form)
            elif kind == "many":
                variables[name] = self.several([self.counted(noun, number) for noun, number in value])
                variables[f"{name}-number"] = _number(sum(number for _, number in value))
            elif kind == "seat":
                variables[name] = self.seat(value)
            elif kind == "text":
                variables[name] = self.say(value)
            else:
                variables[name] = _number(value) if isinstance(value, int) else str(value)
        return variables

    def _kinds_of(self, message: str) -> dict[str, str]:
        key = message.removeprefix("event-")
        if key == message:
            return {}
        return {**self._kinds.get(key.removesuffix("-secret"), {}), **self._kinds.get(key, {})}

    def _kind(self, message: str, name: str, value: Any) -> str:
        """Return the kind of an undeclared argument. The house's own messages get texts, never nouns."""
        if isinstance(value, str):
            return "noun" if value in self._nouns and message not in self._house else ""
        if isinstance(value, list | tuple):
            return "many"
        return "seat" if name == "seat" else ""
