"""`tempo: together`: a box for each seat, the same dice for all, and secrets until a delve is over."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random

import pytest

from souterrain.core.actions import Action
from souterrain.core.journal import Journal, Undo
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected
from souterrain.core.seeded import Seeded
from souterrain.core.verify import verify
from souterrain.games.roll.content.dice import BOX
from souterrain.games.roll.content.heroes import HEROES
from souterrain.games.roll.game import GAME
from souterrain.games.roll.state import END, LEFT, State, Together
from souterrain.games.roll.text import WIDTH, picture
from souterrain.games.roll.titles import heroes, titles
from souterrain.parts import bots
from souterrain.terminal.language import LANGUAGES, Language
from souterrain.terminal.session import Session
from tests.contract import checks, hidden
from tests.contract.plays import play, setup_for

OPEN = {"hero", "delve", "waits", "delved", "over"}
"""All that is told of a box that one does not see."""


def begin(seed: int = 1, seats: int = 3, **options: str) -> Match:
    return table(options, seed, seats)


def table(options: Mapping[str, str], seed: int = 1, seats: int = 4) -> Match:
    return Match.new("roll", seats=seats, seed=seed, options={"tempo": "together", **options})


def standing(match: Match) -> Together:
    assert isinstance(match.state, Together)
    return match.state


def boxes(match: Match) -> tuple[State, ...]:
    return standing(match).boxes


def quiet(match: Match, seat: int) -> Action | None:
    """A sentence that draws and seals nothing."""
    for action in match.legal(seat).actions:
        chance = Seeded(bytes(32))
        match.game.apply(standing(match), seat, action, chance)
        if not chance.draws and not chance.sealed:
            return action
    return None


def say(match: Match, seat: int, action: Action | str) -> Played:
    answer = match.play(seat, action)
    assert isinstance(answer, Played), answer
    return answer


def leave(match: Match, seat: int) -> None:
    """Out of this delve by what the clock would play."""
    delve = boxes(match)[seat].turn
    while (ask := match.ask_of(seat)) is not None and boxes(match)[seat].turn == delve:
        assert ask.default is not None
        say(match, seat, ask.default)


def finish(match: Match, seed: int = 0) -> Match:
    rng = Random(seed)
    while match.asks:
        ask = rng.choice(match.asks)
        say(match, ask.seat, match.legal(ask.seat).sample(rng))
    match.reveal()
    return match


def by_bots(seed: int, seats: int, bot: str, **options: str) -> Match:
    match, rng = begin(seed, seats, **options), Random(seed)
    while match.asks:
        ask = rng.choice(match.asks)
        action = bots("roll")[bot].choose(match.game, match.view(ask.seat), ask, rng)
        assert action is not None
        say(match, ask.seat, action)
    match.reveal()
    return match


@pytest.mark.quick
def test_the_same_choices_lead_to_the_same_dungeon() -> None:
    """In any order, after any wait: with one hero for all, equal sentences make equal boxes."""
    match, rng = begin(seed=5, heroes="mirror"), Random(2)
    while not match.over:
        one, two, three = boxes(match)
        assert one == two == three
        said: list[Action] = []
        while boxes(match)[0].phase not in (LEFT, END):
            said.append(match.legal(0).sample(rng))
            say(match, 0, said[-1])
        for action in said:
            say(match, 2, action)
        assert boxes(match)[0] == boxes(match)[2] != boxes(match)[1]
        for action in said:
            say(match, 1, action)
    one, two, three = boxes(match)
    assert one == two == three


@pytest.mark.quick
def test_equal_addresses_give_equal_draws() -> None:
    match = finish(begin(seed=8, seats=4, hero_set="all"))
    for lines in (match.journal.header.draws, [line for act in match.journal.acts() for line in act.draws]):
        checks.draws_are_unique(lines, 4)
        shared = [line.partition("=")[0] for line in lines]
        assert len(set(shared)) < len(shared), "several seats drew at one address"
    assert all(line.startswith(("setup/heroes", "seat/0/")) for line in match.journal.header.draws)


@pytest.mark.quick
def test_a_delve_waits_for_all() -> None:
    match = begin(seats=3, heroes="none")
    assert {ask.seat for ask in match.asks} == {0, 1, 2}
    leave(match, 1)
    assert {ask.seat for ask in match.asks} == {0, 2}
    assert match.play(1, "flee") == Rejected("not-asked")
    assert not match.legal(1)
    leave(match, 0)
    assert [box.turn for box in boxes(match)] == [0, 0, 0]
    begun = len(match.journal)
    leave(match, 2)
    assert [box.turn for box in boxes(match)] == [1, 1, 1]
    assert {ask.seat for ask in match.asks} == {0, 1, 2}
    told = [event.key for number, event in match.events if number > begun]
    assert told.count("delved") == 3
    assert "waits" not in told[told.index("delved") :], "nobody waits for the last one"


@pytest.mark.quick
def test_after_three_delves_scores_are_compared() -> None:
    match = finish(begin(seed=4, seats=4))
    outcome = match.outcome
    assert outcome is not None
    for seat, box in enumerate(boxes(match)):
        assert (box.phase, box.turn) == (END, 3)
        assert outcome.scores[seat][0].points == box.player.xp
        assert sum(box.box) + sum(box.player.tokens) == sum(BOX), "each has 36 tokens of its own"
    best = max(outcome.total(seat) for seat in range(4))
    assert all(outcome.total(seat) == best for seat, place in enumerate(outcome.places) if place == 1)
    assert [event.key for _, event in match.events].count("over") == 1


@pytest.mark.quick
def test_alone_it_is_the_game_as_ever() -> None:
    one, other = (Match.new("roll", seats=1, seed=3, options={"tempo": tempo}) for tempo in ("turns", "together"))
    assert one.state == other.state
    assert "parties" not in other.view(0)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("options", "different"),
    [({"heroes": "deal"}, 4), ({"heroes": "mirror"}, 1), ({"heroes": "none"}, 1), ({"hero": "viking"}, 1)],
)
def test_who_plays_which_hero(options: Mapping[str, str], different: int) -> None:
    heroes = {box.player.hero for box in boxes(table(options))}
    assert len(heroes) == different
    assert -1 not in heroes


@pytest.mark.quick
def test_all_choose_at_once_and_may_choose_the_same() -> None:
    match = begin(seats=2, heroes="choose", hero_set="all")
    assert {(ask.seat, ask.about) for ask in match.asks} == {(0, "choose"), (1, "choose")}
    say(match, 1, "choose knight")
    assert match.view(0)["players"][1]["hero"] == "knight"
    say(match, 0, "choose knight")
    assert boxes(match)[0] == boxes(match)[1]


@pytest.mark.quick
def test_ask_numbers_stay_when_others_act() -> None:
    match = begin(seats=4)
    before = {ask.seat: ask.number for ask in match.asks}
    say(match, 2, match.legal(2).first())
    now = {ask.seat: ask.number for ask in match.asks}
    assert {seat: now[seat] for seat in (0, 1, 3)} == {seat: before[seat] for seat in (0, 1, 3)}
    assert now.get(2) != before[2]


def test_what_is_taken_back_is_one_s_own() -> None:
    """The others acted since: their boxes stay as they are, and the match is what it would be without that act."""
    taken = 0
    for seed in range(12):
        match, without = begin(seed, hero_set="all"), begin(seed, hero_set="all")
        action = quiet(match, 0)
        if action is None:
            continue
        taken += 1
        numbers = {ask.seat: ask.number for ask in match.asks}
        say(match, 0, action)
        for each in (match, without):
            for seat in (1, 2, 1):
                if each.ask_of(seat) is not None:
                    say(each, seat, each.legal(seat).first())
        late = match.ask_of(0)
        assert match.can_undo(0)
        assert isinstance(match.undo(0), Played)
        assert match.state == without.state
        assert not match.can_undo(0)
        assert match.ask_of(1) == without.ask_of(1), "whoever is in the middle of an answer is not too late"
        assert late is not None
        assert match.play(0, action, ask=late.number) == Rejected("too-late")
        assert match.play(0, action, ask=numbers[0]) == Rejected("too-late")
        assert isinstance(match.journal.entries[-1], Undo)
        assert match.journal.entries[-1].acts == 1
        finish(match, seed)
        again = Match.replay(Journal.loads(match.journal.dumps()))
        assert (again.state, again.events) == (match.state, match.events)
        assert verify(match.journal).difference is None
    assert taken > 5


@pytest.mark.quick
def test_there_is_no_way_back_into_a_delve_that_ended() -> None:
    match = begin(seats=2, heroes="none")
    leave(match, 0)
    act = list(match.journal.acts())[-1]
    assert (act.sealed, bool(act.draws)) == (1, False)
    assert match.undo(0) == Rejected("no-way-back")
    leave(match, 1)
    assert match.undo(1) == match.undo(0) == Rejected("no-way-back")


def test_one_is_told_one_s_own_delve_as_ever() -> None:
    match = finish(begin(seed=6, seats=2))
    story = [(event["key"], event.get("seat")) for event in match.story(0)]
    assert [seat for key, seat in story if key == "party" and seat == 0] == [0] * 3
    assert [seat for key, seat in story if key == "delved"] == [0, 1] * 3


@pytest.mark.parametrize("options", [{"hero_set": "all"}, {"heroes": "choose", "hero_set": "boosters"}])
def test_secrets_are_kept_in_good_play(options: Mapping[str, str]) -> None:
    """The contract of hidden information, where bots get deep and meet every kind of question."""
    bot = bots("roll")["careful"]
    for seed in (1, 2):
        run = play(GAME, setup_for(GAME, 3, {"tempo": "together", **options}), seed, bot)
        hidden.views_hold(run)
        hidden.asks_tell_no_secret(run)
        hidden.surprises_are_sealed(run)
        hidden.events_tell_no_secret(run)
        hidden.imagining_knows_only_the_view([run])
        checks.undo_restores(run)


def test_what_is_imagined_can_be_played_on() -> None:
    """From any eyes, for every hero: an imagined table is a table, whatever is asked in its boxes."""
    rng = Random(1)
    for seed, hero in enumerate(HEROES):
        match = begin(seed, seats=2, hero=hero.novice.name)
        for _ in range(12):
            if not match.asks:
                break
            ask = rng.choice(match.asks)
            say(match, ask.seat, match.legal(ask.seat).sample(rng))
        for eyes in (None, 0, 1):
            state = GAME.imagine(json.loads(json.dumps(match.view(eyes))), rng)
            for _ in range(400):
                asks = GAME.asks(state)
                if not asks:
                    break
                ask = rng.choice(asks)
                action = GAME.legal(state, ask.seat).sample(rng)
                state = GAME.apply(state, ask.seat, action, Seeded(rng.randbytes(32)))
            assert GAME.outcome(state) is not None


@pytest.mark.parametrize("bot", ["random", "careful"])
def test_bots_play_it_and_its_journal_is_proved(bot: str) -> None:
    match = by_bots(3, 3, bot, heroes="mirror")
    text = match.journal.dumps()
    again = Match.replay(Journal.loads(text))
    assert (again.state, again.events, again.journal.dumps()) == (match.state, match.events, text)
    verdict = verify(match.journal)
    assert verdict.difference is None
    assert verdict.draws == len(match.journal.header.draws) + sum(len(act.draws) for act in match.journal.acts())


def test_titles_read_its_journals() -> None:
    """Equal sentences earn equal titles, whatever the others do."""
    earned = 0
    for seed in range(6):
        match = by_bots(seed, 2, "careful", hero="half-goblin")
        alike = begin(seed, 2, hero="half-goblin")
        for act in match.journal.acts():
            if act.seat == 1:
                for seat in (0, 1):
                    say(alike, seat, act.text)
        assert alike.over
        alike.reveal()
        assert titles(match)[1] == titles(alike)[0] == titles(alike)[1]
        earned += len(titles(match)[1])
        assert heroes(match) == {0: "half-goblin", 1: "half-goblin"}
    assert earned


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_draws_it(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "strict", True)
    words = Language(code, "roll")
    words.names = ("Ada", "Bruno", "Carla")
    match, rng = begin(seed=9, heroes="choose"), Random(9)
    seen: set[str] = set()
    while True:
        for eyes in (None, 0, 1, 2):
            view = match.view(eyes)
            lines = picture(view, words)
            assert all(len(line) <= WIDTH for line in lines)
            at = lines.index(words("text-parties")) if words("text-parties") in lines else -1
            others = [seat for seat in range(3) if seat != eyes and view["parties"][seat]["phase"] != "end"]
            assert (at >= 0) == bool(others)
            for place, seat in enumerate(others, at + 1):
                assert lines[place].startswith(words.names[seat])
            seen |= {party["phase"] for party in view["parties"]} | {party["ended"] for party in view["parties"]}
        for event in match.story(None) + match.story(1):
            assert words.event(event).endswith(".")
        if not match.asks:
            break
        ask = rng.choice(match.asks)
        say(match, ask.seat, match.legal(ask.seat).sample(rng))
    assert {"setup", "monster", "regroup", "left", "end", "retired", "fled"} <= seen


@pytest.mark.quick
def test_a_keyboard_that_is_passed_round_has_a_curtain() -> None:
    """And whoever looks takes back their own, although a bot moved since."""
    open_, secret = (
        Session.new("roll", ["Ada", "Bruno"], seed=1, options={"tempo": tempo}) for tempo in ("turns", "together")
    )
    assert (open_.curtain, secret.curtain) == (False, True)
    session = Session.new("roll", ["bot:random", "Bruno"], seed=1, options={"tempo": "together"})
    assert not session.curtain
    action = quiet(session.match, 1)
    assert action is not None
    say(session.match, 1, action)
    assert session.step()
    assert list(session.match.journal.acts())[-1].seat == 0
    assert session.can_undo
    assert session.undo().played
    assert [box.number for box in boxes(session.match)] == [1, 0], "the bot's move stands"
