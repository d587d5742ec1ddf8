"""A quest and decks that a table brings along: checked, embedded in the journal, played and replayed."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.journal import Journal
from souterrain.core.match import Match
from souterrain.core.rejection import SetupError
from souterrain.core.schema import ECHO
from souterrain.games.donjon.content import feasible
from souterrain.games.donjon.content.decks import EVENT_CARDS, MONSTER_CARDS
from souterrain.games.donjon.content.quests import QUESTS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.mechanics import belongings
from souterrain.terminal.counsel import Counsel
from souterrain.terminal.language import Language
from souterrain.terminal.replay import Replay
from souterrain.terminal.session import Session
from tests.contract.plays import answer
from tests.games.donjon.tables import foe, hero, stand, table

QUEST = {
    "objective": "arena",
    "main": 50,
    "win": "cleared",
    "rules": "",
    "occupants": [["ogre", 2, "far", 0]],
}
CONTENT: dict[str, Any] = {
    "schema": 1,
    "quest": QUEST,
    "decks": {"events": {"curse": 4, "pit": 2}, "monsters": {"n10": 3}},
}


@pytest.mark.rule("DJ-191")
def test_a_quest_of_ones_own_travels_in_the_journal() -> None:
    from random import Random

    match, rng = Match.new("donjon", seats=3, seed=4, content=CONTENT), Random(2)
    begun: Any = match.state
    assert begun.quest_name == "own-quest"
    while match.asks and len(match.journal) < 120:
        ask = rng.choice(match.asks)
        match.play(ask.seat, answer(match.game, match.state, ask, rng, None))
    again = Match.replay(Journal.loads(match.journal.dumps()))
    assert again.state == match.state
    ended: Any = match.state
    drawn = [card.id for card, number in zip(EVENT_CARDS, ended.hand, strict=True) if number]
    assert set(drawn) <= {"curse", "pit"}, "nothing but what the table's deck holds"
    came = {MONSTER_CARDS[group.card].id for group in ended.groups if group.card >= 0}
    assert came <= {"n10"}


def with_quest(**fields: Any) -> dict[str, Any]:
    return {"schema": 1, "quest": {**QUEST, **fields}}


def nested(depth: int) -> Any:
    found: Any = []
    for _ in range(depth):
        found = [found]
    return found


STATUES = [["statue", [[x, 0]], 0, 0] for x in range(4)]
FAULTS: list[tuple[Any, str, str]] = [
    ({"schema": 2, "quest": QUEST}, "schema", "content-number"),
    ({"quest": QUEST}, ".", "content-missing"),
    ({"schema": 1, "story": "x"}, ".", "content-field"),
    ([], ".", "content-record"),
    (with_quest(spell=1), "quest", "content-field"),
    (with_quest(objective="kitchen"), "quest.objective", "content-choice"),
    # Numbers
    (with_quest(main=0), "quest.main", "content-number"),
    (with_quest(main=1.5), "quest.main", "content-number"),
    (with_quest(main=True), "quest.main", "content-number"),
    (with_quest(main=10**30), "quest.main", "content-number"),
    (with_quest(main=float("nan")), "quest.main", "content-number"),
    (with_quest(captives=-1), "quest.captives", "content-number"),
    (with_quest(captives=1000), "quest.captives", "content-number"),
    (with_quest(occupants=[["ogre", 10**6, "far", 0]]), "quest.occupants[0][1]", "content-number"),
    (with_quest(occupants=[["ogre", 1, "far", 10**9]]), "quest.occupants[0][3]", "content-number"),
    (with_quest(secondaries=[["cleared", -1000]]), "quest.secondaries[0][1]", "content-number"),
    (with_quest(rules="burrow(ratman,1000000,1,1000000)"), "quest.rules", "content-number"),
    (with_quest(rules="events(-3)"), "quest.rules", "content-number"),
    (with_quest(furniture=[["chest", [[0, 7]], 0, 99]]), "quest.furniture[0][3]", "content-number"),
    # Words
    (with_quest(win="dance"), "quest.win", "content-choice"),
    (with_quest(win=["cleared"]), "quest.win", "content-terms"),
    (with_quest(win=7), "quest.win", "content-terms"),
    (with_quest(win="slain(chest)"), "quest.win", "content-choice"),
    (with_quest(win="carried(royal-casket)"), "quest.win", "content-choice"),
    (with_quest(win=""), "quest.win", "content-list"),
    (with_quest(win="unfallen"), "quest.win", "content-choice"),
    (with_quest(win="x" * 10_000_000), "quest.win", "content-text"),
    (with_quest(rules="holds(chest)"), "quest.rules", "content-arguments"),
    (with_quest(rules="dark dark"), "quest.rules", "content-twice"),
    (with_quest(rules="first(t-junction,t-junction,t-junction)"), "quest.rules", "content-arguments"),
    (with_quest(rules="first(crossroads,crossroads)"), "quest.rules", "content-copies"),
    (with_quest(occupants=[["dragon", 1, "far", 0]]), "quest.occupants[0][0]", "content-choice"),
    (with_quest(occupants=[["ogre", 1, "left", 0]]), "quest.occupants[0][2]", "content-choice"),
    (with_quest(furniture=[[1.5, 6]]), "quest.furniture[0][0]", "content-number"),
    (with_quest(furniture=[["chest", 6]]), "quest.furniture[0]", "content-row"),
    (with_quest(title=""), "quest.title", "content-text"),
    (with_quest(hook={"en": "a\x00b"}), "quest.hook.en", "content-text"),
    (with_quest(hook={"tlh": "nuqneH"}), "quest.hook", "content-field"),
    # Laid
    (with_quest(furniture=[["sarcophagus", [[0, 4], [1, 5]], 0, 0]]), "quest.furniture[0][1]", "content-shape"),
    (with_quest(furniture=[STATUES[0], STATUES[0]]), "quest.furniture[1][1]", "content-overlap"),
    (with_quest(furniture=STATUES), "quest.furniture", "content-walled"),
    (with_quest(occupants=[["orc", 8, "", 0]] * 3), "quest.occupants", "content-crowded"),
    (with_quest(occupants=[["orc", 8, "near", 0], ["ogre", 1, "near", 0]]), "quest.occupants", "content-crowded"),
    (with_quest(rules="cards"), "quest.occupants", "content-with-cards"),
    (with_quest(markers=[["web", [4, 0]]]), "quest.markers[0][1][0]", "content-number"),
    (with_quest(markers=[["bomb", [1, 1]]]), "quest.markers[0][0]", "content-choice"),
    (with_quest(markers=[["dagger", [1, 1]]]), "quest.markers[0][0]", "content-marker"),
    # Reached
    (with_quest(rules="bound(orc)"), "quest.rules", "content-absent"),
    (with_quest(rules="holds(chest,watcher-blade)"), "quest.rules", "content-absent"),
    (with_quest(rules="noise(smash)"), "quest.rules", "content-absent"),
    (with_quest(rules="seize(sanctuary-lamp)"), "quest.markers", "content-absent"),
    # Won and lost
    (with_quest(win="saved(3)"), "quest.win", "content-never"),
    (with_quest(win="slain(orc)"), "quest.win", "content-never"),
    (with_quest(win="carried(watcher-blade)"), "quest.win", "content-never"),
    (with_quest(win="done(smash,1)"), "quest.win", "content-never"),
    (with_quest(win="opened(chest,1)"), "quest.win", "content-never"),
    (with_quest(win="used(rat-poison)"), "quest.win", "content-never"),
    (with_quest(occupants=[]), "quest.win", "content-never"),
    (with_quest(lose="captives-dead"), "quest.lose", "content-never"),
    (with_quest(win="slain(ogre)", lose="slain(ogre)"), "quest.lose", "content-both"),
    (with_quest(secondaries=[["saved(1)", 20]]), "quest.secondaries[0][0]", "content-never"),
    # Decks
    ({"schema": 1, "decks": {"events": {"dragon": 1}}}, "decks.events", "content-field"),
    ({"schema": 1, "decks": {"events": {"curse": -1}}}, "decks.events.curse", "content-number"),
    ({"schema": 1, "decks": {"events": {"curse": 0}}}, "decks.events", "content-empty"),
    ({"schema": 1, "decks": {"rooms": {}}}, "decks", "content-field"),
]


@pytest.mark.rule("DJ-191")
@pytest.mark.parametrize(("content", "path", "reason"), FAULTS, ids=lambda value: value if type(value) is str else "")
def test_what_is_no_content_is_refused_with_its_place(content: Any, path: str, reason: str) -> None:
    with pytest.raises(SetupError) as fault:
        Match.new("donjon", seats=2, seed=1, content=content)
    refused = fault.value.rejected
    assert (refused.data["path"], refused.reason) == (path, reason)
    told = [Language(code, "donjon").refusal(refused) for code in ("en", "fr", "it")]
    assert len(set(told)) == 3
    assert all(path in text for text in told)
    assert len(refused.data.get("found", "")) <= ECHO


LARGE: dict[str, Any] = {
    "deep": nested(8),
    "very deep": nested(100_000),
    "wide": [[] for _ in range(500)],
    "long": {"a": ["x" * 2000] * 200},
}


@pytest.mark.parametrize("kind", LARGE)
def test_a_document_that_is_too_large_is_refused_at_once(kind: str) -> None:
    with pytest.raises(SetupError):
        Match.new("donjon", seats=2, seed=1, content=LARGE[kind])


def test_a_document_in_itself_is_refused() -> None:
    cycle: list[Any] = []
    cycle.append(cycle)
    with pytest.raises(SetupError) as fault:
        Match.new("donjon", seats=2, seed=1, content=cycle)
    assert fault.value.rejected.reason == "content-depth"


@pytest.mark.parametrize("quest", QUESTS)
def test_our_own_quests_can_be_laid_reached_and_won(quest: str) -> None:
    feasible.check(QUESTS[quest], ())


def test_a_treasure_deck_of_ones_own_holds_nothing_else() -> None:
    match = Match.new("donjon", seats=2, seed=1, content={"schema": 1, "decks": {"treasures": {"purse": 2}}})
    state: Any = match.state
    belongings.settle(state)
    assert sum(state.treasures) == 2
    assert sum(state.treasure_out) == 0


def test_without_content_nothing_is_embedded() -> None:
    match = Match.new("donjon", seats=2, seed=1)
    state: Any = match.state
    assert match.journal.header.content is None
    assert state.table.content == ""


# Names


NAMES = {"schema": 1, "names": {"ratman": "Gnawer", "saurian-brute": "Mud King"}}


@pytest.mark.quick
@pytest.mark.rule("A-84")
def test_names_of_ones_own_are_for_tables_that_say_so() -> None:
    with pytest.raises(SetupError) as refused:
        Match.new("donjon", content=NAMES)
    assert (refused.value.rejected.reason, refused.value.rejected.rule) == ("names-not-ours", "A-84")
    match = Match.new("donjon", seats=3, seed=1, content=NAMES, options={"ip_safe_names": "off"})
    for eyes in (None, 0, 1, 2):
        assert match.view(eyes)["names"] == NAMES["names"]
    again = Match.replay(Journal.loads(match.journal.dumps()))
    assert again.view(0)["names"] == NAMES["names"]
    assert "names" not in Match.new("donjon", seats=3, options={"ip_safe_names": "off"}).view(0), "ours stay"


@pytest.mark.quick
@pytest.mark.rule("A-84")
@pytest.mark.parametrize(
    "names",
    [
        {"dragon": "Smoke"},
        {"ratman": ""},
        {"ratman": "x" * 25},
        {"ratman": "a\nb"},
        {"ratman": 3},
        ["ratman"],
        {"ratman": "hero:1"},
        {"ratman": "number=1 end"},
        {"ratman": "e" + "\u0301" * 20},
        {"ratman": "Strike"},
        {"ratman": "orque"},
        {"ratman": "Gnawer", "orc": "gnáwer"},
    ],
)
def test_what_is_no_name_is_refused(names: Any) -> None:
    with pytest.raises(SetupError) as refused:
        Match.new("donjon", content={"schema": 1, "names": names}, options={"ip_safe_names": "off"})
    assert refused.value.rejected.reason.startswith("content-")
    assert refused.value.rejected.data["path"].startswith("names")


@pytest.mark.quick
@pytest.mark.rule("A-84")
def test_the_terminal_knows_them_in_play_and_in_a_replay() -> None:
    match = Match.new("donjon", seats=2, seed=1, content=NAMES, options={"ip_safe_names": "off"})
    assert Session(match, bytes(32), "fr").words.noun("ratman") == "Gnawer"
    assert Replay(match.journal, code="it").words.noun("ratman") == "Gnawer"


@pytest.mark.quick
@pytest.mark.rule("A-84")
@pytest.mark.parametrize("code", ["en", "fr", "it"])
def test_a_table_reads_and_types_the_names_it_brought(code: str) -> None:
    words = Language(code, "donjon")
    ours = words.noun("ratman")
    seen = {"key": "slain", "monster": "ratman:2", "by": 0}
    assert ours in words.event(seen)
    words.called = NAMES["names"]  # type: ignore[assignment]
    assert "Gnawer" in words.event(seen)
    assert ours not in words.event(seen)
    assert "Gnawer" in words.say("strike ratman number=2")
    assert "Mud King" in words.say("strike saurian-brute number=1")
    assert words.noun("orc") == Language(code, "donjon").noun("orc")
    s = stand(table(hero()), 0, "b2")
    foe(s, "saurian-brute", "b1")
    legal = GAME.legal(s, 0)
    typed = words.say(next(action for action in legal.actions if action[0] == "strike")).lower()
    assert "mud king" in typed
    assert Counsel("donjon").understand(typed, legal, words).action == GAME.read("strike saurian-brute number=1")
