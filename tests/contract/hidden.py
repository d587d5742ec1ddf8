"""Promises of every game about hidden information, tested with imagined worlds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from souterrain.core.actions import Action
from souterrain.core.asks import TABLE, Ask
from souterrain.core.chance import Script, ScriptError
from souterrain.core.events import told
from souterrain.core.game import Game, View
from souterrain.core.legal import Legal
from souterrain.core.seeded import Seeded
from tests.contract.plays import Run, of_machines, thinned

WORLDS = 2
"""Imagined worlds for each state and each pair of eyes."""
LISTED = 200


def worlds(game: Game[Any], view: View, number: int = WORLDS) -> Iterator[Any]:
    """States that those eyes might be looking at; a view travels as JSON, so nothing but its value gets through."""
    for seed in range(number):
        yield game.imagine(json.loads(json.dumps(view)), Random(seed))


def views_hold(run: Run, states: int = 40) -> None:
    """(a) An imagined state gives the view it was imagined from."""
    for state in thinned(run.states, states):
        for eyes in run.eyes:
            view = run.game.view(state, eyes)
            assert json.loads(json.dumps(view)) == view, f"the view of {eyes} is not plain JSON: {view}"
            for world in worlds(run.game, view):
                seen = run.game.view(world, eyes)
                parts = [name for name in {*view, *seen} if view.get(name) != seen.get(name)]
                assert not parts, f"eyes {eyes} see {parts} otherwise in an imagined world of {run.game.dump(state)}"


def determinising_is_imagining(run: Run, states: int = 40) -> None:
    """A state that was imagined, or follows from one, is dealt anew exactly as it would be imagined from its view."""
    game = run.game
    for number, state in enumerate(thinned(run.states, states)):
        for eyes in run.eyes:
            world = next(worlds(game, game.view(state, eyes), 1))
            for each in (world, _next(game, world, eyes, number)):
                before = game.dump(each)
                dealt = game.determinise(each, eyes, Random(number + 1))
                view = json.loads(json.dumps(game.view(each, eyes)))
                imagined = game.imagine(view, Random(number + 1))
                assert game.dump(dealt) == game.dump(imagined), f"dealt otherwise than imagined for {eyes}: {before}"
                assert game.dump(each) == before, "a state was changed"


def _next(game: Game[Any], world: Any, eyes: int | None, number: int) -> Any:
    """Return the world after a random act of a seat that is asked; the world itself if nobody is."""
    rng, asks = Random(number), game.asks(world)
    if not asks:
        return world
    ask = next((ask for ask in asks if ask.seat == eyes), asks[0])
    chance = Seeded(bytes(32))
    chance.begin()
    return game.apply(world, ask.seat, game.legal(world, ask.seat).sample(rng), chance)


def imagining_knows_only_the_view(runs: list[Run]) -> None:
    """Equal views give equal worlds, whatever is true; and where eyes see different things, imagining mostly errs."""
    game = runs[0].game
    right = total = 0
    imagined: dict[str, Any] = {}
    for run in runs:
        for state in thinned(run.states[:-1], 20):
            for eyes in run.eyes:
                view = game.view(state, eyes)
                world = next(worlds(game, view, 1))
                known = imagined.setdefault(f"{eyes} {json.dumps(view)}", world)
                assert known == world, f"imagining depends on more than the view of {eyes}: {game.dump(state)}"
                if any(game.view(state, other) != view for other in run.eyes):
                    right += world == state
                    total += 1
    hides = game.facts.hides(runs[0].setup.options)
    assert not hides or 2 * right < total, f"imagined the truth {right} times of {total}"


def asks_tell_no_secret(run: Run, states: int = 40) -> None:
    """(b) Whoever is asked is asked in every imagined world, and those eyes may say the same there."""
    game = run.game
    for state in thinned(run.states, states):
        for eyes in run.eyes:
            for world in worlds(game, game.view(state, eyes)):
                here, there = game.asks(state), game.asks(world)
                assert [_open(ask, eyes) for ask in here] == [_open(ask, eyes) for ask in there], (
                    f"who is asked depends on what {eyes} cannot see: {here} or {there} at {game.dump(state)}"
                )
                for seat in {eyes, TABLE} & {ask.seat for ask in here}:
                    assert seat is not None
                    assert _shape(game.legal(state, seat)) == _shape(game.legal(world, seat)), (
                        f"what {seat} may say depends on what it cannot see: {game.dump(state)}"
                    )


def _open(ask: Ask, eyes: int | None) -> tuple[Any, ...]:
    """Return the part of an ask that others know; its default is its seat's own affair."""
    return ask.seat, ask.number, ask.kind, ask.about, ask.default if ask.seat in (eyes, TABLE) else None


def _shape(legal: Legal) -> tuple[Any, ...]:
    verbs = legal.after()
    return verbs, [legal.after((), choice.word) for choice in verbs.choices], list(islice(legal.actions, LISTED))


def surprises_are_sealed(run: Run, states: int = 40, others: int = 3) -> None:
    """(c) If an act that nothing was drawn or sealed for ends in another view in another world, undo tells secrets.

    A world in which something hidden would have sealed it is left out: that nothing of the kind happened may be learnt
    (docs/reliability.md, "what nothing happening tells")."""
    game = run.game
    for step in thinned(run.steps, states):
        for action in {step.action, *thinned(list(islice(game.legal(step.before, step.seat).actions, 60)), others)}:
            eyes = None if step.seat == TABLE else step.seat
            chance = Seeded(bytes(32))
            after = game.apply(step.before, step.seat, action, chance)
            if chance.draws or chance.sealed:
                continue
            seen = game.view(after, eyes)
            for world in worlds(game, game.view(step.before, eyes)):
                where = f"after {action} of seat {step.seat} at {game.dump(step.before)}"
                script = Script(())
                try:
                    there = game.apply(world, step.seat, action, script)
                except ScriptError as fault:
                    if script.sealed:
                        continue
                    raise AssertionError(f"drawn in another world, not here: {fault} {where}") from fault
                if script.sealed:
                    continue
                assert game.view(there, eyes) == seen, f"something was shown and not sealed {where}"


def events_tell_no_secret(run: Run, states: int = 40) -> None:
    """(d) Two worlds that look the same before and after an act tell the same story of it."""
    game = run.game
    for step in thinned(run.steps, states):
        for eyes in run.eyes:
            before, after = game.view(step.before, eyes), game.view(step.after, eyes)
            for world in worlds(game, before):
                events = _again(game, world, step.seat, step.action, step.draws, eyes, after)
                assert events is None or events == told(step.events, eyes), (
                    f"eyes {eyes} see the same and are told otherwise: {told(step.events, eyes)} or {events} "
                    f"after {step.action} of seat {step.seat} at {game.dump(step.before)}"
                )


def _again(
    game: Game[Any], world: Any, seat: int, action: Action, draws: tuple[str, ...], eyes: int | None, after: View
) -> list[dict[str, Any]] | None:
    """Return the events for those eyes if the same act, with the same draws, happens in another world; None if it
    cannot, or ends in another view."""
    if all(ask.seat != seat for ask in game.asks(world)) or action not in game.legal(world, seat):
        return None
    script, log = Script(draws), of_machines()
    try:
        there = game.apply(world, seat, action, script, log)
        script.finish()
    except ScriptError:
        return None
    return told(tuple(log), eyes) if game.view(there, eyes) == after else None


def opening_tells_no_secret(runs: list[Run]) -> None:
    """(d) for the set-up: tables that look the same to some eyes began with the same story for them."""
    stories: dict[str, list[dict[str, Any]]] = {}
    for run in runs:
        for eyes in run.eyes:
            look = f"{eyes} {json.dumps(run.game.view(run.states[0], eyes))}"
            story = told(run.opening, eyes)
            assert stories.setdefault(look, story) == story, f"the set-up tells {eyes} a secret: {story}"
