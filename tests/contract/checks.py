"""Promises of every game about its rules: plain functions that raise AssertionError and say what was broken."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

from souterrain.core.actions import Action, is_action
from souterrain.core.asks import CLOSE, MAY, MUST, ONE, TABLE
from souterrain.core.chance import Recorded
from souterrain.core.events import Event, Log
from souterrain.core.forms import Items
from souterrain.core.game import Game
from souterrain.core.legal import Legal
from souterrain.core.match import Played
from souterrain.core.rejection import Rejected
from souterrain.core.seeded import Seeded
from tests.contract.plays import Run, match_at, thinned

LISTED = 300
"""Longer lists are not read to their end; what is checked of them is sampled."""


def ends_in_time(run: Run) -> None:
    game, facts = run.game, run.game.facts
    assert len(run.steps) <= facts.decisions, f"after {facts.decisions} decisions somebody is still asked"
    outcome = game.outcome(run.states[-1])
    assert outcome is not None, "the game is over and has no outcome"
    assert len(outcome.places) == len(outcome.scores) == run.setup.seats, f"not every seat has a place: {outcome}"
    ranked = sorted(outcome.places)
    assert all(place == ranked.index(place) + 1 for place in ranked), f"these are no places: {outcome.places}"
    for state in run.states[:-1]:
        assert game.outcome(state) is None, f"an outcome while somebody is asked: {game.dump(state)}"


def asks_are_sound(run: Run) -> None:
    for state in run.states:
        asks = run.game.asks(state)
        where = f"{asks} at {run.game.dump(state)}"
        seats = [ask.seat for ask in asks]
        assert len(set(seats)) == len(seats), f"a seat is asked twice: {where}"
        assert not asks or any(ask.kind != MAY for ask in asks), f"offers that nobody can close: {where}"
        for ask in asks:
            assert ask.kind in (MUST, ONE, MAY, CLOSE), f"no such kind of ask: {where}"
            assert (ask.seat == TABLE) == (ask.kind == CLOSE), f"the table closes, and it alone: {where}"
            assert ask.seat in (TABLE, *range(run.setup.seats)), f"no such seat: {where}"
        for seat in {TABLE, *range(run.setup.seats)} - set(seats):
            assert not run.game.legal(state, seat), f"seat {seat} is not asked and may speak: {where}"


def defaults_are_legal(run: Run) -> None:
    for state, ask in run.asked():
        if ask.kind == MAY:
            assert ask.default is None, f"nobody waits for an offer, it needs no default: {ask}"
        else:
            assert ask.default is not None, f"the clock has nothing to play: {ask}"
            assert ask.default in run.game.legal(state, ask.seat), f"{ask} at {run.game.dump(state)}"


def forms_agree(run: Run) -> None:
    """The list, the tree of words and the verdict say the same."""
    for state, ask in run.asked():
        legal = run.game.legal(state, ask.seat)
        listed = list(islice(legal.actions, LISTED))
        where = f"for {ask} at {run.game.dump(state)}"
        assert listed, f"nothing to say {where}"
        assert len(set(listed)) == len(listed), f"listed twice: {_twice(listed)} {where}"
        assert listed == list(islice(legal.actions, LISTED)), f"another order the second time {where}"
        assert listed[0] == legal.first(), f"the first is not the first {where}"
        verbs = [choice.word for choice in legal.after().choices]
        assert verbs == list(dict.fromkeys(verbs)), f"a verb twice: {verbs} {where}"
        for action in listed:
            assert is_action(action), f"no action: {action} {where}"
            assert legal.why_not(action) is None, f"{action} is listed and refused: {legal.why_not(action)} {where}"
        if len(listed) < LISTED:
            assert list(dict.fromkeys(action[0] for action in listed)) == verbs, f"a verb without a sentence {where}"
            grown = {(verb, *items) for verb in verbs for items in _grown(legal, verb)}
            assert grown == set(listed), f"list and tree differ by {grown ^ set(listed)} {where}"
        else:
            for action in thinned(listed, 20):
                _walk(legal, action)


def _twice(listed: list[Action]) -> list[Action]:
    return [action for action in listed if listed.count(action) > 1][:3]


def _grown(legal: Legal, verb: str, items: Items = ()) -> Iterator[Items]:
    """Every sentence of the tree. A word that leads nowhere is only forgiven where a check has the last say."""
    choices, done = legal.after(items, verb)
    if done:
        yield items
    checked = any(form.check for known in legal.verbs if known.word == verb for form in known.forms)
    for word, least, most in choices:
        for number in range(least, most + 1):
            ways = list(_grown(legal, verb, (*items, (word, number))))
            assert ways or checked, f"after {verb} {items} the word {word} ({number}) leads nowhere"
            yield from ways


def _walk(legal: Legal, action: Action) -> None:
    verb, items = action[0], action[1:]
    for size, (word, number) in enumerate(items):
        choices = legal.after(items[:size], verb).choices
        assert any(choice.word == word and choice.least <= number <= choice.most for choice in choices), (
            f"the tree does not lead to {action}: after {size} words it offers {choices}"
        )
    assert legal.after(items, verb).done, f"the tree does not let {action} end"


def samples_are_listed(run: Run, count: int = 20) -> None:
    rng = Random(0)
    for state, ask in run.asked():
        legal = run.game.legal(state, ask.seat)
        listed = list(islice(legal.actions, LISTED))
        known = set(listed)
        for _ in range(count):
            action = legal.sample(rng)
            assert action in legal, f"sampled and refused: {action} at {run.game.dump(state)}"
            assert action in known or len(listed) == LISTED, f"sampled and not listed: {action}"


def listed_ones_apply(run: Run, count: int = 60) -> None:
    game = run.game
    for state, ask in run.asked():
        text = game.dump(state)
        for action in thinned(list(islice(game.legal(state, ask.seat).actions, LISTED)), count):
            assert action in game.legal(state, ask.seat), f"{action} is listed and refused at {text}"
            after = game.apply(state, ask.seat, action, Seeded(bytes(32)))
            assert game.load(game.dump(after)) == after, f"{action} leads to a state without a text at {text}"
        assert game.dump(state) == text, f"carrying out an action changed the state before it: {text}"


def sentences_round_trip(run: Run) -> None:
    game = run.game
    for state, ask in run.asked():
        for action in islice(game.legal(state, ask.seat).actions, LISTED):
            text = game.say(action)
            assert game.read(text) == action, f"{action} says {text!r} and reads {game.read(text)}"


def words_are_known(run: Run) -> None:
    """Every word of a sentence is a noun of the game (or a sign such as `->`), and no verb is one undeclared."""
    game = run.game
    nouns = {noun for category in game.nouns.values() for noun in category}
    spoken = {action for state, ask in run.asked() for action in islice(game.legal(state, ask.seat).actions, LISTED)}
    words = {word.removesuffix("=") for action in spoken for word, _ in action[1:] if re.search("[a-z0-9]", word)}
    assert words <= nouns, f"words of sentences that are no nouns: {sorted(words - nouns)}"
    both = ({action[0] for action in spoken} & nouns) - set(game.shared_words)
    assert not both, f"verbs that are nouns too: {sorted(both)}"


def others_are_refused(run: Run, rules: frozenset[str] | None = None, states: int = 20) -> None:
    """Bent sentences and those of other seats are refused with a reason, and nothing changes. Another sentence for a
    legal deed is no such sentence: it is played as the one on offer."""
    game = run.game
    for state in thinned(run.states, states):
        match, text = match_at(run, state), game.dump(state)
        spoken = {ask.seat: thinned(list(islice(game.legal(state, ask.seat).actions, 40)), 4) for ask in match.asks}
        bent = {other for actions in spoken.values() for action in actions for other in _bent(action)}
        for seat in (TABLE, *range(run.setup.seats + 1)):
            for action in sorted(bent):
                if action in match.legal(seat):
                    continue
                refused = match.legal(seat).why_not(action)
                if refused is not None and refused.instead is not None:
                    continue
                for sentence in (action, game.say(action)):
                    answer = match.play(seat, sentence)
                    assert isinstance(answer, Rejected), f"{sentence} of seat {seat} is not legal and played at {text}"
                    assert answer.reason, f"{sentence} of seat {seat} is refused without a reason"
                    assert not answer.rule or rules is None or answer.rule in rules, f"{answer} names no rule"
        assert (game.dump(match.state), len(match.journal)) == (text, 0), "a refused action changed something"


def _bent(action: Action) -> Iterator[Action]:
    verb, items = action[0], action[1:]
    yield action
    yield ("nothing", *items)
    for other in _bent_items(items):
        yield (verb, *other)


def _bent_items(items: Items) -> Iterator[Items]:
    yield (*items, ("nothing", 1))
    yield items[::-1]
    for index, (word, number) in enumerate(items):
        before, after = items[:index], items[index + 1 :]
        yield (*before, *after)
        yield (*before, (word, number), (word, number), *after)
        for other in (number + 1, number - 1, number + 1000):
            yield (*before, (word, other), *after)


def past_states_stay(run: Run) -> None:
    for state, text in zip(run.states, run.texts, strict=True):
        assert run.game.dump(state) == text, f"a past state has changed: it was {text}, it is {run.game.dump(state)}"


def state_texts_round_trip(run: Run) -> None:
    game = run.game
    for state, text in zip(run.states, run.texts, strict=True):
        again = game.load(text)
        assert again == state, f"another state comes back from {text}"
        assert hash(again) == hash(state), f"equal states, another hash: {text}"
        assert game.dump(again) == text, f"another text comes back from {text}"
        assert game.asks(again) == game.asks(state), f"the state that comes back asks something else: {text}"


def events_are_declared(run: Run) -> None:
    for event in (*run.opening, *(event for step in run.steps for event in step.events)):
        kinds = run.game.events
        assert event.key in kinds, f"nobody declared {event.key}"
        assert set(event.data) == set(kinds[event.key]), f"{event.key} is declared otherwise: {event}"
        for name, value in event.data.items():
            _typed(run, event, name, kinds[event.key][name], value)
        assert event.secret is None or event.owners, f"a secret has its owners: {event}"
        if event.secret is not None:
            declared = kinds.get(f"{event.key}-secret", {})
            assert set(event.secret) <= set(declared) <= {*event.data, *event.secret}, f"declared otherwise: {event}"
            for name, value in event.secret.items():
                _typed(run, event, name, declared[name], value)


def _named(game: Game[Any], category: str, word: str) -> bool:
    """Return if a word is a noun, or one with its number."""
    kind, _, number = word.rpartition(":")
    return word in game.nouns[category] or (number.isdecimal() and kind in game.nouns[category])


def _typed(run: Run, event: Event, name: str, kind: str, value: Any) -> None:
    game: Game[Any] = run.game
    kind, _, category = kind.partition(":")
    fits = False
    if kind == "number":
        fits = type(value) is int
    elif kind == "seat":
        fits = type(value) is int and value in range(run.setup.seats)
    elif kind == "text":
        fits = isinstance(value, str) and game.say(game.read(value)) == value
    elif kind == "noun":
        fits = value in range(run.setup.seats) if type(value) is int else _named(game, category, value)
    elif kind == "many":
        fits = all(_named(game, category, noun) and type(number) is int for noun, number in value)
    assert fits, f"{name} of {event} is no {kind} {category}"


def facts_are_sound(game: Game[Any]) -> None:
    facts = game.facts
    options = {option.name: option.values for option in facts.options}
    assert len(options) == len(facts.options), f"two options of one name: {facts.options}"
    assert all(len(set(values)) == len(values) > 0 for values in options.values()), f"a value twice: {options}"
    for preset, meanings in facts.presets.items():
        assert set(meanings) == set(options[preset]), f"a preset without a meaning: {preset}"
        for values in meanings.values():
            assert all(value in options[name] for name, value in values.items()), f"no such value: {preset} {values}"
    assert 1 <= facts.seats[0] <= facts.seats[1], f"nobody can sit down: {facts.seats}"


def addresses_are_unique(run: Run) -> None:
    seats = run.setup.seats if run.game.facts.parts(run.setup.options) else 1
    draws_are_unique([line for step in run.steps for line in step.draws], seats)


def draws_are_unique(lines: Sequence[str], seats: int = 1) -> None:
    """One draw at each address; of seats that play apart one for each, and the same where they draw the same."""
    addresses = Counter([line.partition(" ")[0] for line in lines])
    often = sorted([address for address, number in addresses.items() if number > seats])[:5]
    assert not often, f"two draws at one address: {often}"
    drawn = {line.partition("=")[0]: line for line in lines}
    others = [line for line in lines if drawn[line.partition("=")[0]] != line]
    assert not others, f"other numbers at the same address: {others}"


def undo_restores(run: Run) -> None:
    """Every step can be taken back exactly, or not at all if it drew or sealed something; by nobody else."""
    for step in run.steps:
        match, text = match_at(run, step.before), run.game.dump(step.before)
        answer = match.play(step.seat, step.action)
        assert isinstance(answer, Played), f"played before, refused now: {answer}"
        assert not any(match.can_undo(seat) for seat in range(run.setup.seats) if seat != step.seat)
        act = next(match.journal.acts())
        assert match.can_undo(step.seat) == (not act.draws and not act.sealed), f"undo after {act.plain(1)}"
        if match.can_undo(step.seat):
            match.undo(step.seat)
            assert run.game.dump(match.state) == text, f"undo of {step.action} leads to another state"
            assert not match.can_undo(step.seat), "an act is taken back once"


def log_changes_nothing(run: Run) -> None:
    """Mass play has no log: the states are the same."""
    for step in run.steps:
        told, silent = Seeded(bytes(32)), Seeded(bytes(32))
        with_log = run.game.apply(step.before, step.seat, step.action, told, Log())
        without = run.game.apply(step.before, step.seat, step.action, silent)
        assert with_log == without, f"the log changes what {step.action} leads to"
        assert _traces(told) == _traces(silent), f"the log changes what {step.action} draws"


def _traces(chance: Recorded) -> tuple[list[str], bool]:
    return chance.draws, chance.sealed
