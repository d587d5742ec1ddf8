"""The reader's language: Fluent catalogues (shared ones, those of the terminal and of a game), and the conversion of
arguments to words.

Nouns are messages with attributes (one, many, the, of, gender), because Fluent cannot ask another message for its
gender or article. `Language` turns a noun argument `x` into `$x` (its singular), `$x-many`, `$x-the`, `$x-One` and
`$x-The` (with capitals), `$x-of` and `$x-gender`, nouns with numbers into one text (and their number, `$x-number`, and
their names alone, `$x-names`), a seat into its player's name. A seat may stand where an event has a noun: a figure is
called what its player is called.
Numbers are written without grouping, so that the same catalogue gives the same text in a browser.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any, ClassVar, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax import ast

from souterrain.core import registry
from souterrain.core.actions import Action, Item, read
from souterrain.core.asks import TABLE
from souterrain.core.rejection import Rejected
from souterrain.terminal.codes import LANGUAGES as LANGUAGES
from souterrain.terminal.pieces import in_units, named_things
from souterrain.terminal.rulebook import rulebook

HOUSE: Final = ("souterrain", "souterrain.terminal")
FORMS: Final = ("one", "many", "the", "of", "gender")
ON_TABLE: Final = "table-"
FIGURES: Final = {"who": "noun", "target": "noun"}
"""Arguments of messages about what lies on the table that are figures."""
SINGLE: Final = {"the": "single-the", "of": "single-of"}


class MessageError(LookupError):
    """A missing message, attribute or variable."""


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


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _number(number: float) -> Any:
    return fluent_number(number, useGrouping=False)


def start_of(noun: str) -> str:
    """Return the sound a noun begins with, as far as articles depend on it: vowel, hard (Italian "uno") or other."""
    if _VOWEL.match(noun):
        return "vowel"
    return "hard" if _HARD.match(noun) else "other"


_VOWEL: Final = re.compile("[aeiouàèéêîôùœ]", re.IGNORECASE)
_HARD: Final = re.compile("s[^aeiouàèéìòùh]|sh|z|gn|ps|pn|x|y", re.IGNORECASE)


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
        self._links = frozenset(nouns.get("link", ()))
        self._columns = frozenset(nouns.get("column", ()))
        self._unique = frozenset(nouns.get("unique", ()))
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
        if word in self.called and form != "gender":
            return self.called[word]
        kind, _, number = word.rpartition(":")
        if is_single(word) and not self.has(noun_id(word)):
            known = self._noun(kind, form)
            return (
                known
                if form == "gender"
                else self(SINGLE.get(form, "single-one"), noun=known, one=self.noun(kind), number=number)
            )
        return self._text(noun_id(word), form, {})

    def rule(self, rule: str) -> str:
        """Return the first paragraph of a rule in the game's rulebook; "" if there is none."""
        known = rulebook(self.game, self.code).get(rule) if self.game is not None else None
        return "" if known is None else " ".join(known.text.strip().partition("\n")[0].split())

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

    def listed(self, things: Sequence[Item], named: Callable[[str, int], str] | None = None) -> str:
        """Return nouns with their numbers as a spoken list, each by `named` or counted; single things have their
        article, those of one kind share it: "l’or 3", "les piliers 3, 13 et 14"."""
        told = named or self.counted
        texts: list[str] = []
        for kind, group in groupby(things, lambda thing: thing[0].rpartition(":")[0] if is_single(thing[0]) else None):
            items = list(group)
            if kind is None:
                texts += [
                    self._noun(noun, "the") if number == 1 and noun in self._unique else told(noun, number)
                    for noun, number in items
                ]
            elif len(items) == 1 or not self.has(noun_id(kind)):
                texts += [self._noun(noun, "the") for noun, _ in items]
            else:
                many = self._noun(kind, "many")
                numbers = self.several([noun.rpartition(":")[2] for noun, _ in items])
                gender, start = self._noun(kind, "gender"), start_of(many)
                texts.append(self("singles", noun=many, numbers=numbers, gender=gender, start=start))
        return self.several(texts)

    def spelled(self, text: str) -> str:
        """Return a text to be read out: the game's abbreviations in full ("18 PV" is "18 points de vie")."""
        known = self("abbreviations") if self.has("abbreviations") else ""
        for short, one, many in [each.strip().split(", ") for each in known.split("·") if each]:

            def full(found: re.Match[str], one: str = one, many: str = many) -> str:
                number = found[1]
                if number is None:
                    return many
                return f"{number} {one if self('form', number=int(number)) == 'one' else many}"

            text = re.sub(rf"(?:(\d+)\s)?\b{short}\b", full, text)
        return text

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

    def sentence(self, action: Action | str) -> str:
        """Return a sentence as a person says it, by the game's message `say-<verb>` or `say-<verb>-<first word>`; as
        `say` does where there is none or it needs words that are missing."""
        verb, *items = known = read(action) if isinstance(action, str) else action
        wanted = [f"say-{verb}-{noun_id(word)[5:]}" for word, _ in items[:1]]
        message = next((message for message in (*wanted, f"say-{verb}") if self.has(message)), "")
        pattern = self._bundles[0].get_message(message).value if message else None
        if pattern is not None:
            text, faults = self._bundles[0].format_pattern(pattern, self._groups(items))
            if not faults:
                return str(text)
        return self.say(known)

    def _groups(self, items: Sequence[Item]) -> dict[str, Any]:
        """Turn the words of a sentence into variables, by their place: the `first`, `second` and `third` thing, the
        `rest` after the first one, `all` before a linking word, those `then` after it, and those at `last` after
        another one; measures by their names, in units that people read; the letter of a `column`; the numbered
        `pieces` and the unnumbered `kinds`."""
        measures = {word[:-1]: _number(in_units(word, number)) for word, number in items if word[-1] == "="}
        counted = [word for word in measures if word != "number"]
        variables: dict[str, Any] = {**measures, "measures": _number(len(counted))}
        parts: list[list[Item]] = [[]]
        for item in named_things(items, self._unique):
            if item[0] in self._columns:
                variables["column"] = item[0].rpartition(":")[2].upper()
            elif item[0] in self._links or is_sign(item[0]):
                parts.append([])
            else:
                parts[-1].append(item)
        head = parts[0]
        groups = {"first": head[:1], "second": head[1:2], "third": head[2:3], "rest": head[1:], "all": head}
        groups |= {name: parts[place] if place < len(parts) else [] for place, name in enumerate(("then", "last"), 1)}
        variables["links"] = _number(len(parts) - 1)
        for name, group in groups.items():
            variables[f"{name}-number"] = _number(sum(number for _, number in group))
            if group:
                variables[name] = self.listed(group, self._indefinite)
                variables[f"{name}-the"] = self.listed(group, self._definite)
                variables[f"{name}-bare"] = self.several([self.noun(word) for word, _ in group])
                variables[f"{name}-of"] = self._noun(group[0][0], "of")
        numbered = [item for item in head if is_single(item[0])]
        variables["pieces-number"] = _number(len(numbered))
        if numbered:
            variables["pieces"] = self.listed(numbered)
        if head:
            variables["first-one"] = self._indefinite(head[0][0], 1)
            variables["first-many"] = self._noun(head[0][0], "many")
            variables["kinds"] = " ".join([self.noun(word) for word, _ in head if not is_single(word)])
        if items:
            variables["words"] = " ".join(map(self.say_item, items))
        return variables

    def _indefinite(self, word: str, number: int) -> str:
        """Return "a cleric", "2 clerics"; a noun may say its own form (`.a`)."""
        if number != 1 or word in self.called or is_single(word):
            return self._definite(word, number)
        own = self.attribute(noun_id(word), "a")
        if own:
            return own
        noun = self.noun(word)
        return self("a-noun", noun=noun, gender=self._noun(word, "gender"), start=start_of(noun))

    def _definite(self, word: str, number: int) -> str:
        return self._noun(word, "the") if number == 1 else self.counted(word, number)

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
                variables |= self._player(name, value) if isinstance(value, int) else self._forms(name, value)
            elif kind == "many":
                variables[name] = self.listed(value) if kinds else self._counts(value)
                variables[f"{name}-names"] = self.several([self.noun(noun) for noun, _ in value])
                variables[f"{name}-number"] = _number(sum(number for _, number in value))
            elif kind == "seat":
                variables[name] = self.seat(value)
            elif kind == "text":
                variables[name] = self.sentence(value)
            else:
                variables[name] = _number(value) if isinstance(value, int) else str(value)
        return variables

    def _forms(self, name: str, word: str) -> dict[str, Any]:
        forms = {f"{name}-{form}": self._noun(word, form) for form in FORMS[1:]}
        one = self.noun(word)
        return {name: one, **forms, f"{name}-One": capital(one), f"{name}-The": capital(forms[f"{name}-the"])}

    def _player(self, name: str, seat: int) -> dict[str, Any]:
        """Return the forms of a figure that is called what its player is called."""
        called = self.seat(seat)
        forms = dict.fromkeys((name, *(f"{name}-{form}" for form in ("many", "the", "One", "The"))), called)
        return {**forms, f"{name}-of": self("of-name", name=called, start=start_of(called)), f"{name}-gender": "neuter"}

    def _counts(self, things: Sequence[tuple[str, int]]) -> str:
        return self.several([self.counted(noun, number) for noun, number in things])

    def _kinds_of(self, message: str) -> dict[str, str]:
        if message.startswith(ON_TABLE):
            return FIGURES
        key = message.removeprefix("event-")
        if key == message:
            return {}
        return {**self._kinds.get(key.removesuffix("-secret"), {}), **self._kinds.get(key, {})}

    def _kind(self, message: str, name: str, value: Any) -> str:
        """Return the kind of an undeclared argument. The house's own messages get texts, never nouns."""
        if isinstance(value, str):
            known = value in self._nouns or (is_single(value) and value.rpartition(":")[0] in self._nouns)
            return "noun" if known and message not in self._house else ""
        if isinstance(value, list | tuple):
            return "many"
        return "seat" if name == "seat" else ""
