"""The worth of every attack that a hero can make from a square."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from souterrain.bots.donjon import gear
from souterrain.bots.donjon.party import price
from souterrain.bots.donjon.sentences import say, word
from souterrain.bots.donjon.threat import ROUNDS, Foe, foes, frailty, harmed, magic, worth
from souterrain.core.actions import Action
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES, MAGIC, STRENGTH
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.questions import skill_cards
from souterrain.games.donjon.rules.questions.ground import plan_of, square_items
from souterrain.games.donjon.rules.questions.naming import figure_items
from souterrain.games.donjon.rules.questions.odds import odds
from souterrain.games.donjon.rules.questions.sheet import bonus, is_magic, plus_one, power, trait
from souterrain.games.donjon.rules.questions.sight import screens
from souterrain.games.donjon.rules.questions.targets import around
from souterrain.games.donjon.state import State

BOOST: Final = 3
"""The bonus of a power blow or a backstab."""
MISSILE, BALL = 3, 2
"""The power of a magic missile and of a fireball."""
TURNING: Final = 4
"""The range of turning undead."""
BOLTS: Final = ("magic-missile", "ice-block")
SPELLS: Final = (*BOLTS, "fireball")
SCROLL: Final = 0.5
"""The worth of an unread scroll."""
ICE: Final = 0.8
"""The worth of freezing a monster relative to killing it."""
SWEPT: Final = 0.85
"""The worth of an attack within a whirlwind relative to a single one."""
EFFORT: Final = 0.01
"""The gain that justifies changing the weapon."""
SAVED: Final = 2.0
"""The extra cost of a spell while it is the only way to harm another monster."""
OWN: Final = 2.5
"""The weight of damage to heroes relative to damage to monsters."""
INNOCENT: Final = 8.0
"""The cost of a captive in a fireball."""


class Blow(NamedTuple):
    """An attack: its worth, its sentence, and the weapon it needs in hand (None for a spell)."""

    worth: float
    action: Action
    weapon: str | None = None


NO_BLOW: Final = Blow(0.0, ("end",))


class Fight:
    def __init__(self, state: State, hero: int) -> None:
        self.state, self.hero, self.figure = state, hero, state.heroes[hero]
        self.plan = plan_of(state)
        self.foes = foes(state)
        self.proof = {foe.uid for foe in self.foes if "magic-only" in CREATURES[state.monster(foe.uid).kind].flags}
        """The monsters that only magic harms."""
        self.price = price(state, hero)
        self._hidden = screens(state, hero)
        self._unhindered = state.options.shoot_in_melee
        self._arms = gear.arms(state, hero)
        self._spells = list(self._castable())
        self._weighed: dict[tuple[str, int], Blow] = {}
        self._balls: list[tuple[float, int]] | None = None

    def _castable(self) -> Iterator[tuple[str, str, float]]:
        """Yield word, spell and cost of every castable spell: skills and scrolls."""
        for name in self.figure.skills:
            if name in SPELLS and self.figure.knows(name):
                yield name, name, self.price
        for item, _ in self.figure.pack:
            if ITEMS[item].spell in SPELLS:
                yield item, ITEMS[item].spell, SCROLL

    @property
    def able(self) -> bool:
        """Return whether this hero can harm any monster."""
        if self._spells or self.figure.knows("turn-undead") or self.figure.knows("holy-weapon"):
            return True
        return any(self._weigh(via, foe).worth > 0 for foe in self.foes for via in ("melee", "missile"))

    def sees(self, square: int, there: int) -> bool:
        between = self.plan.line(square, there)
        return between is not None and self._hidden.isdisjoint(between)

    # From a square

    def best(self, square: int) -> Blow:
        found = NO_BLOW
        for blow in self._from(square):
            if blow.worth > found.worth:
                found = blow
        return found

    def _from(self, square: int) -> Iterator[Blow]:
        shoots = self._unhindered or not any(self.plan.adjacent(square, foe.square) for foe in self.foes)
        for foe in self.foes:
            beside = self.plan.adjacent(square, foe.square)
            if beside:
                yield self._weigh("melee", foe)
            if beside or self.sees(square, foe.square):
                if shoots:
                    yield self._weigh("missile", foe)
                for name, spell, cost in self._spells:
                    if spell in BOLTS:
                        yield self._bolt(name, spell, cost, foe)
        yield from self._blast(square)
        yield from self._whirl(square)
        yield from self._turn(square)

    # With a weapon

    def _weigh(self, via: str, foe: Foe) -> Blow:
        """Return the best attack on a monster over all weapons and boosts."""
        known = self._weighed.get((via, foe.uid))
        if known is None:
            known = NO_BLOW
            for weapon in self._arms[via]:
                blow = self._with(weapon, via, foe)
                if blow.worth > known.worth + (EFFORT if weapon != self.figure.weapon else -EFFORT):
                    known = blow
            self._weighed[via, foe.uid] = known
        return known

    def _with(self, weapon: str, via: str, foe: Foe) -> Blow:
        state = self.state
        if weapon != self.figure.weapon:
            state = state.copy()
            state.own_hero(self.hero).weapon = weapon
        if not _harms(state, self.hero, foe, via):
            return NO_BLOW
        ahead = (
            trait(state, self.hero, ATTACK)
            + power(state, self.hero, via)
            + bonus(state, self.hero, foe.uid, via)
            - foe.guard
        )
        verb = "strike" if via == "melee" else "shoot"
        found = Blow(worth(foe, ahead), say(verb, figure_items(state, foe.uid)), weapon)
        for name in skill_cards.boosts(state, self.hero, foe.uid, via):
            more = foe.armour if name == "aimed-shot" else BOOST
            boosted = worth(foe, ahead + more) - self.price
            if boosted > found.worth:
                found = Blow(boosted, say(verb, figure_items(state, foe.uid), word(name)), weapon)
        return found

    def _whirl(self, square: int) -> Iterator[Blow]:
        """Yield a whirlwind, if several monsters are adjacent."""
        near = [foe for foe in self.foes if self.plan.adjacent(square, foe.square)]
        if len(near) > 1 and self.figure.knows("whirlwind"):
            blows = [self._weigh("melee", foe) for foe in near]
            total = SWEPT * sum([blow.worth for blow in blows]) - self.price
            yield Blow(total, say("use", word("whirlwind")), blows[0].weapon)

    # With magic

    def _spell(self, name: str) -> str:
        return "use" if name in SPELLS else "read"

    def _bolt(self, name: str, spell: str, cost: float, foe: Foe) -> Blow:
        state = self.state
        if self.proof and foe.uid not in self.proof:
            cost += SAVED
        sentence = say(self._spell(name), word(name), figure_items(state, foe.uid))
        if spell == "magic-missile":
            return Blow(worth(foe, magic(state, self.hero) + MISSILE - foe.guard) - cost, sentence)
        if state.monster(foe.uid).has("frozen"):
            return NO_BLOW
        ahead = trait(state, self.hero, MAGIC) - trait(state, foe.uid, STRENGTH)
        return Blow(ICE * ROUNDS * foe.threat * odds(ahead, 10, foe.die).hit - cost, sentence)

    def _blast(self, square: int) -> Iterator[Blow]:
        for name, spell, cost in self._spells:
            if spell == "fireball":
                for value, centre in self._centres():
                    if square == centre or self.sees(square, centre):
                        yield Blow(value - cost, say(self._spell(name), word(name), square_items(self.state, centre)))
                        break

    def _centres(self) -> list[tuple[float, int]]:
        """Return the centres of a fireball with their worth, the best first: damage to monsters less damage to
        heroes."""
        if self._balls is None:
            state, start = self.state, magic(self.state, self.hero) + BALL
            losses = {foe.square: worth(foe, start - foe.guard) for foe in self.foes}
            for hero in state.up:
                losses[state.heroes[hero].square] = -OWN * frailty(state, hero) * harmed(state, hero, start)
            for captive in state.captives:
                losses[captive.square] = -INNOCENT
            found = []
            for centre in {near for foe in self.foes for near in self.plan.within(foe.square, 1)}:
                value = sum([losses.get(square, 0.0) for square in around(state, centre)])
                if value > 0:
                    found.append((value, centre))
            self._balls = sorted(found, reverse=True)
        return self._balls

    def _turn(self, square: int) -> Iterator[Blow]:
        """Yield the turning of nearby undead."""
        if not self.figure.knows("turn-undead"):
            return
        state, near, total = self.state, self.plan.within(square, TURNING), 0.0
        for foe in self.foes:
            undead = "undead" in CREATURES[state.monster(foe.uid).kind].flags
            if undead and foe.square in near and self.sees(square, foe.square):
                total += worth(foe, trait(state, self.hero, MAGIC) - trait(state, foe.uid, MAGIC)) + 0.3 * foe.threat
        yield Blow(total - self.price, say("use", word("turn-undead")))


def _harms(state: State, hero: int, foe: Foe, via: str) -> bool:
    """Return whether a weapon harms a monster: demons and wraiths are harmed by magic alone (A-55)."""
    monster = state.monster(foe.uid)
    if "magic-only" not in CREATURES[monster.kind].flags:
        return True
    figure = state.heroes[hero]
    return plus_one(figure, via) if monster.kind == "demon" else is_magic(figure, via)
