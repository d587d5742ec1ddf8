"""Invariants of Dungeon Roll: nothing is lost, nothing comes back, nothing breaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain, islice, permutations, product
from random import Random
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from souterrain import Match, Played
from souterrain.core.actions import Action, Item
from souterrain.core.chance import Chance
from souterrain.core.explore import explore
from souterrain.core.fast import Fast
from souterrain.core.forms import Items
from souterrain.core.game import Setup
from souterrain.core.rejection import Rejected
from souterrain.games.roll.content.dice import DUNGEON, MONSTERS, PARTY, SOURCES, TOKENS
from souterrain.games.roll.content.heroes import CARDS, HEROES, SIDE_NAMES
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.game import GAME
from souterrain.games.roll.rules.refusals import VERBS, WORDS
from souterrain.games.roll.state import END, Player, State
from tests.games.roll.rulebook import RULEBOOK, check
from tests.games.roll.tables import SIDES, all_tokens, dungeon_dice, offered, party_dice, table

OPTIONS = {
    "edition": ("seed", "published"),
    "ultimate_phase": ("any", "monster"),
    "flee_keeps_dragon_xp": ("on", "off"),
}


def begun(side: str, rng: Random, seats: int = 1) -> State:
    """A match with one side of a card up, random options, some tokens already, and at times a deep first level."""
    card, master = SIDES[side]
    options = {name: rng.choice(values) for name, values in OPTIONS.items()}
    hero = {"heroes": "none"} if side == "nobody" else {"hero": CARDS[card].novice.name}
    s = GAME.start(Setup(seats, FACTS.resolve({**options, **hero})), Fast(rng.getrandbits(32)))
    held = Counter(rng.sample([token for token, n in enumerate(s.box) for _ in range(n)], rng.randrange(12)))
    old = s.players[0]
    mine = tuple([n + held[token] for token, n in enumerate(old.tokens)])
    s.players = (Player(card, master, 5 * master, mine), *s.players[1:])
    s.box = tuple([n - held[token] for token, n in enumerate(s.box)])
    s.level = rng.choice((s.level, s.level, 4, 8)) if s.level else 0
    s._offers = ()
    return s


def choose(s: State, rng: Random) -> Action:
    """Any legal action, but rarely one that ends the delve: depth is where the rules meet."""
    legal = GAME.legal(s, GAME.asks(s)[0].seat)
    action = legal.sample(rng)
    for _ in range(8):
        if action[0] not in ("flee", "retire") and action[1:] != (("portal", 1),):
            break
        action = legal.sample(rng)
    return action


def walk(side: str, seed: int, steps: int, seats: int = 1) -> Iterator[tuple[State, Action]]:
    """States of random play, each with the action that is taken next."""
    rng = Random(f"{side} {seed}")
    s = begun(side, rng, seats)
    chance = Fast(rng.getrandbits(32))
    for _ in range(steps):
        if not GAME.asks(s):
            return
        action = choose(s, rng)
        yield s, action
        s = GAME.apply(s, GAME.asks(s)[0].seat, action, chance)


def conserved(s: State) -> None:
    """Every die in exactly one zone (DR-07), 36 tokens (DR-04)."""
    assert all_tokens(s) == 36
    assert min(min(player.tokens) for player in s.players) >= 0 <= min(s.box)
    choosing = any(frame.kind == "choose" for frame in s.frames)
    if s.phase == END or choosing:
        assert (party_dice(s), dungeon_dice(s)) == (0, 0)
        return
    assert (party_dice(s), dungeon_dice(s)) == (s.side.party_dice, 7)
    zones = (*s.party, *s.dungeon, *s.allies, s.graveyard, s.out, s.lair, s.supply, *(n for d in s.aside for n in d))
    assert min(zones) >= 0


@pytest.mark.rule("DR-04", "DR-07")
@pytest.mark.parametrize("side", SIDE_NAMES)
def test_no_die_and_no_token_is_ever_lost(side: str) -> None:
    for seed, seats in product(range(3), (1, 2)):
        for s, action in walk(side, seed, 250, seats):
            conserved(s)
            assert GAME.load(GAME.dump(s)) == s, action


UNCOUNTED = ("number", "rerolls", "draws")
"""Fields that count what happened; without them a state is what lies on the table."""


def position(s: State) -> str:
    bare = s.copy()
    for name in UNCOUNTED:
        setattr(bare, name, 0)
    return GAME.dump(bare)


@pytest.mark.parametrize("side", SIDE_NAMES)
def test_no_delve_returns_to_an_equal_state(side: str) -> None:
    """For all dice: all outcomes of each action are looked at, as far as a small budget goes."""
    for seed in range(3):
        seen: set[str] = set()
        delve = -1
        for s, action in walk(side, seed, 200):
            if s.turn != delve:
                delve, seen = s.turn, set()
            assert position(s) not in seen, action
            seen.add(position(s))
            for _, after in explore(partial(GAME.apply, s, 0, action), 40).outcomes:
                assert after.turn != delve or position(after) not in seen, GAME.say(action)


class Fate(Chance):
    """The same draws, one after the other, for whatever is done."""

    def __init__(self, number: int) -> None:
        self._random = Random(number)

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([int(self._random.random() * bound) for bound in bounds])


def same_result(s: State, seat: int, one: Action, other: Action) -> bool:
    """Tell if two deeds lead to the same table, however the dice fall."""
    return all(GAME.apply(s, seat, one, Fate(n)) == GAME.apply(s, seat, other, Fate(n)) for n in range(9))


def each_choice_once(s: State, most: int = 150) -> int:
    """Compares the choices of a state, and answers how many there were."""
    seat = GAME.asks(s)[0].seat
    actions = list(chain.from_iterable(islice(verb.actions(), most) for verb in GAME.legal(s, seat).verbs))
    assert len(actions) == len(set(actions))
    first: dict[State, Action] = {}
    for action in actions:
        other = first.setdefault(GAME.apply(s, seat, action, Fate(0)), action)
        drinks = other[0] == action[0] == "drink" and list(other)[1] != list(action)[1]
        assert other is action or drinks or not same_result(s, seat, other, action), (
            GAME.say(other),
            GAME.say(action),
        )
    return len(actions)


@pytest.mark.parametrize("side", SIDE_NAMES)
def test_no_choice_is_offered_twice(side: str) -> None:
    """Each listed act leads to a result of its own: another table, or other dice to come. Only of dice that drink
    and come back as they were it is all the same which one drinks: each has every face to choose from (DR-42)."""
    assert sum(each_choice_once(s) for seed in (4, 5, 6) for s, _ in walk(side, seed, 120)) > 200


@pytest.mark.parametrize("side", SIDE_NAMES)
def test_no_choice_is_offered_twice_where_nobody_is_left(side: str) -> None:
    """Loot that lies there for nobody is all the same, whoever baits or discards it."""
    rng = Random(side)
    for phase in ("monster", "loot") * 30:
        foes = rng.choices(MONSTERS, k=rng.randrange(3)) if phase == "monster" else []
        s = table(
            hero=side,
            phase=phase,
            party=rng.choice(("", "", "scroll", "mage")),
            dungeon=" ".join([*foes, *rng.choices(("chest", "potion"), k=rng.randrange(1, 4))]),
            lair=rng.choice((0, 1)),
            tokens=" ".join(rng.choices(("bait", "ring", "scales", "parchment"), (6, 2, 2, 1), k=rng.randrange(4))),
            exhausted=rng.choice((0, 0, 1)),
            options={name: rng.choice(values) for name, values in OPTIONS.items()},
        )
        each_choice_once(s)


@pytest.mark.rule("DR-97")
@pytest.mark.parametrize("side", ["spellsword", "crusader"])
def test_the_other_sentence_for_a_deed_is_refused_with_the_one_that_is_offered(side: str) -> None:
    """Every hero's name in place of another: what is not offered leads to the one that is."""
    met = 0
    for s, _ in chain.from_iterable(walk(side, seed, 250) for seed in (7, 8, 9)):
        legal = GAME.legal(s, 0)
        verbs = [verb for verb in legal.verbs if verb.word in ("fight", "open", "drink", "dragon")]
        for action in chain.from_iterable(verb.actions() for verb in verbs):
            for other in (f"hero:{face}" for face in PARTY[:3]):
                said: Items = tuple([(other if word.startswith("hero:") else word, n) for word, n in action[1:]])
                refused = legal.why_not((action[0], *said))
                if refused is not None and refused.instead is not None:
                    assert (refused.reason, refused.instead) == ("named-otherwise", action)
                    met += 1
    assert met > 5


@pytest.mark.rule("DR-225.S")
def test_whichever_of_the_scribes_dice_pays_it_is_one_deed() -> None:
    met = 0
    for s, _ in walk("scribe", 7, 150):
        legal = GAME.legal(s, 0)
        for action in chain.from_iterable(islice(verb.actions(), 99) for verb in legal.verbs if verb.word == "reroll"):
            items = action[1:]
            dice = Counter(dict(items[:-2])) + Counter([items[-1][0]])
            for payer in [word for word in PARTY if dice[word] and word != items[-1][0]]:
                left = dice - Counter([payer])
                said: Items = (
                    *[(word, left[word]) for word in (*PARTY, *DUNGEON) if left[word]],
                    ("with", 1),
                    (payer, 1),
                )
                other: Action = ("reroll", *said)
                refused = legal.why_not(other)
                assert refused is not None
                assert refused.instead == action
                assert same_result(s, 0, action, other)
                met += 1
    assert met > 100


ACTING = {
    "spellsword": ("fighter", "mage"),
    "battlemage": ("fighter", "mage"),
    "minstrel": ("thief", "mage"),
    "bard": ("thief", "mage"),
    "occultist": ("cleric", "mage"),
    "necromancer": ("cleric", "mage"),
    "crusader": ("fighter", "cleric"),
    "paladin": ("fighter", "cleric"),
}
TOKEN_FACES = {"sword": "fighter", "talisman": "cleric", "sceptre": "mage", "tools": "thief", "parchment": "scroll"}
SUITS = {"fighter": "goblin", "cleric": "skeleton", "mage": "ooze"}
EXTRA = {"commander": "fighter", "bard": "champion", "tomb-queen": "thief"}


def own_face(source: str) -> str:
    return TOKEN_FACES.get(source, source.partition(":")[2] or source)


def faces(side: str, source: str) -> set[str]:
    """The kinds a source may be, read from the hero cards anew."""
    face = own_face(source)
    if face == "scroll":
        companions = {"fighter", "cleric", "mage", "thief", "champion"}
        return companions if side in ("enchantress", "beguiler") else {"champion"} if side == "scribe" else set()
    return set(ACTING[side]) if face in ACTING.get(side, ()) else {face}


def may_beat(side: str, exhausted: int, source: str, beaten: tuple[int, ...]) -> bool:
    """DR-32 and DR-99, word for word: take one monster away for the extra, the rest must be what a companion beats."""
    extra = EXTRA.get(side) == own_face(source) or (side == "cursed-seer" and exhausted)
    cases = [beaten]
    if extra:
        cases += [tuple([n - (kind == gone) for kind, n in enumerate(beaten)]) for gone in range(3) if beaten[gone]]
    for face, case in product(faces(side, source), cases):
        kinds = [kind for kind, n in enumerate(case) if n]
        many = face == "champion" and side != "amazon"
        if len(kinds) == 1 and (case[kinds[0]] == 1 or many or SUITS.get(face) == MONSTERS[kinds[0]]):
            return True
    return False


def sources_there(s: State, side: str) -> list[str]:
    held = [word for word, n in zip(TOKENS, s.players[0].tokens, strict=True) if n and word in TOKEN_FACES]
    heroes = [f"hero:{face}" for face in ACTING[side]] if side in ("spellsword", "crusader") and not s.exhausted else []
    allies = [word for word, n in zip(SOURCES[-3:], s.allies, strict=True) if n]
    return [word for word, n in zip(PARTY, s.party, strict=True) if n] + held + heroes + allies


def one_hero(items: Iterable[Item]) -> list[Item]:
    """The same deed, whatever companion the hero is named as."""
    return [("hero" if word.startswith("hero:") else word, number) for word, number in items]


@pytest.mark.quick
@pytest.mark.rule("DR-32", "DR-98", "DR-99")
@pytest.mark.parametrize("side", SIDE_NAMES)
def test_fights_are_those_of_an_independent_count(side: str) -> None:
    rng = Random(side)
    for _ in range(25):
        exhausted = rng.randrange(2)
        s = table(
            hero=side,
            party=" ".join(rng.choices(PARTY, k=rng.randrange(5))),
            dungeon=" ".join(rng.choices(MONSTERS, k=rng.randrange(1, 6))),
            tokens=" ".join(rng.sample(TOKENS, 3)),
            allies=rng.choice(("", "ally:thief", "ally:fighter", "ally:dragon")),
            exhausted=exhausted,
        )
        expected = {
            ((source, 1), *[(word, n) for word, n in zip(MONSTERS, beaten, strict=True) if n])
            for source in sources_there(s, side)
            for beaten in product(*[range(n + 1) for n in s.dungeon[:3]])
            if any(beaten) and may_beat(side, exhausted, source, beaten)
        }
        said = [GAME.read(sentence)[1:] for sentence in offered(s, "fight")]
        assert set(said) <= expected
        assert {frozenset(one_hero(fight)) for fight in said} == {frozenset(one_hero(fight)) for fight in expected}
        assert len(said) == len({frozenset(one_hero(fight)) for fight in expected})


@pytest.mark.rule("DR-51", "DR-98")
@pytest.mark.parametrize("side", SIDE_NAMES)
def test_dragon_teams_are_those_of_an_independent_count(side: str) -> None:
    """Every way to hand out kinds to three sources that are there, tried one by one."""
    rng = Random(side)
    size = 2 if side == "slayer" else 3
    for _ in range(6):
        s = table(
            hero=side,
            phase="dragon",
            party=" ".join(rng.choices(PARTY, k=4)),
            tokens=" ".join(rng.choices(TOKENS[:5], k=2)),
            allies=rng.choice(("", "ally:dragon*2", "ally:fighter")),
            lair=4,
        )
        there = sources_there(s, side)
        single = {"ally:dragon": s.allies[2]}
        single |= {word: s.party[PARTY.index(word)] for word in there if word in PARTY}
        single |= {word: s.players[0].tokens[TOKENS.index(word)] for word in there if word in TOKENS}
        pool = [word for word in there for _ in range(single.get(word, 1))]
        teams = set()
        for team in permutations(range(len(pool)), size):
            words = [pool[index] for index in team]
            if sum(word.startswith("hero:") for word in words) > 1:
                continue
            for kinds in product(*[faces(side, word) for word in words]):
                named = [f"{kind}{index}" if kind == "dragon" else kind for index, kind in enumerate(kinds)]
                if len(set(named)) == size:
                    teams.add(frozenset(Counter(words).items()))
        said = [GAME.read(sentence)[1:] for sentence in offered(s, "dragon")]
        assert {frozenset(team) for team in said} <= teams
        assert {frozenset(one_hero(team)) for team in said} == {frozenset(one_hero(team)) for team in teams}
        assert len(said) == len({frozenset(one_hero(team)) for team in teams})


def neighbours(action: Action, rng: Random) -> Iterator[Action]:
    """Sentences close to a legal one: a word more or less, another word, another number, another order or verb."""
    verb, items = action[0], action[1:]
    words = sorted(WORDS)
    yield (verb,)
    yield (rng.choice([*VERBS]), *items)
    yield (verb, *items, (rng.choice(words), 1))
    yield (verb, *items[::-1])
    for place, (word, number) in enumerate(items):
        before, after = items[:place], items[place + 1 :]
        for other in ((word, number + 1), (word, number - 1), (rng.choice(words), number), (rng.choice(SOURCES), 1)):
            changed: tuple[Item, ...] = (*before, other, *after)
            yield (verb, *changed)
        shorter: tuple[Item, ...] = (*before, *after)
        yield (verb, *shorter)


@pytest.mark.parametrize("side", SIDE_NAMES)
def test_every_refusal_of_a_neighbour_names_a_rule(side: str) -> None:
    rng = Random(side)
    for s, action in walk(side, 5, 150):
        legal = GAME.legal(s, GAME.asks(s)[0].seat)
        for other in neighbours(action, rng):
            refusal = legal.why_not(other)
            if refusal is not None:
                check(refusal)
                assert refusal.rule in RULEBOOK, (other, refusal)


SENTENCES = st.builds(
    lambda verb, items: " ".join([verb, *items]),
    st.sampled_from([*VERBS, "dance"]),
    st.lists(
        st.builds(
            lambda word, number: word if number == 1 else f"{word}*{number}",
            st.sampled_from(sorted(WORDS)),
            st.integers(1, 4),
        ),
        max_size=4,
    ),
)
ANYTHING = st.one_of(
    st.none(),
    st.integers(),
    st.text(max_size=30),
    SENTENCES,
    st.tuples(st.sampled_from([*VERBS]), st.tuples(st.sampled_from(sorted(WORDS)), st.integers(-2, 9))),
    st.lists(st.text(max_size=5), max_size=3),
    st.tuples(st.sampled_from([*VERBS]), st.text(max_size=5)),
)


class Hostile(RuleBasedStateMachine):
    """Honest play, and in between anything at all from anywhere."""

    @initialize(
        seats=st.integers(1, 4),
        seed=st.integers(0, 10**6),
        heroes=st.sampled_from(("deal", "choose", "none", "mirror")),
        hero_set=st.sampled_from(("base", "boosters", "legends", "all")),
        hero=st.sampled_from(("any", *[hero.novice.name for hero in HEROES])),
        edition=st.sampled_from(("seed", "published")),
    )
    def begin(self, seats: int, seed: int, heroes: str, hero_set: str, hero: str, edition: str) -> None:
        options = {"heroes": heroes, "hero_set": hero_set, "hero": hero, "edition": edition}
        self.match = Match.new("roll", seats=seats, seed=seed, options=options)
        self.rng = Random(seed)

    @rule(steps=st.integers(1, 12))
    def play_on(self, steps: int) -> None:
        for _ in range(steps):
            if self.match.asks:
                state = self.match.state
                assert isinstance(state, State)
                assert isinstance(self.match.play(self.match.turn, choose(state, self.rng)), Played)

    @rule(
        seat=st.one_of(st.integers(-2, 5), st.none(), st.text(max_size=2)), said=ANYTHING, ask=st.none() | st.integers()
    )
    def say_anything(self, seat: Any, said: Any, ask: Any) -> None:
        match = self.match
        before, entries = match.game.dump(match.state), len(match.journal)
        answer = match.play(seat, said, ask=ask)
        if isinstance(answer, Rejected):
            assert (match.game.dump(match.state), len(match.journal)) == (before, entries)
        else:
            assert isinstance(answer, Played)
            assert len(match.journal) == entries + 1

    @rule(said=SENTENCES)
    def say_a_sentence(self, said: str) -> None:
        if self.match.asks:
            self.say_anything(self.match.turn, said, None)

    @invariant()
    def nothing_is_lost(self) -> None:
        state = self.match.state
        assert isinstance(state, State)
        conserved(state)


TestHostile = pytest.mark.rule("DR-04", "DR-07")(Hostile.TestCase)
TestHostile.settings = settings(max_examples=50, stateful_step_count=30)


def test_the_walks_see_what_they_should() -> None:
    """Random play that never met a rule would prove nothing: every verb comes up."""
    verbs: set[str] = set()
    deepest = 0
    for side, seed in product(SIDE_NAMES, (1, 2, 3, 4, 5)):
        for s, action in walk(side, seed, 250):
            verbs.add(action[0])
            deepest = max(deepest, s.level)
    assert verbs == set(VERBS) - {"choose"}
    assert deepest >= 5
