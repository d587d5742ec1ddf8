"""What one hero knows of a fight: every attack that is possible from a square, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from souterrain.bots.delver import gear
from souterrain.bots.delver.party import price
from souterrain.bots.delver.saying import say, word
from souterrain.bots.delver.sense import ROUNDS, Foe, foes, frailty, harmed, magic, worth
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
"""What a power blow or a backstab adds."""
MISSILE, BALL = 3, 2
"""The power of a magic missile, and of a ball of fire."""
TURNING: Final = 4
"""As far the undead are turned."""
BOLTS: Final = ("magic-missile", "ice-block")
SPELLS: Final = (*BOLTS, "fireball")
SCROLL: Final = 0.5
"""What a scroll is worth that is not read."""
ICE: Final = 0.8
"""A monster in the ice beside one that is felled."""
SWEPT: Final = 0.85
"""A blow of a whirl beside a single one."""
EFFORT: Final = 0.01
"""What is in hand stays there if nothing is better."""
SAVED: Final = 2.0
"""What a spell is worth beyond its cost where only magic harms somebody else."""
OWN: Final = 2.5
"""A loss of the own side beside one of the enemy's."""
INNOCENT: Final = 8.0
"""What a captive is worth who stands in a ball of fire."""


class Blow(NamedTuple):
    """An attack: how much it is worth, what is said, and the weapon it needs in hand, if it is not a spell."""

    worth: float
    action: Action
    weapon: str | None = None


NO_BLOW: Final = Blow(0.0, ("end",))


class Fight:
    def __init__(self, s: State, hero: int) -> None:
        self.s, self.hero, self.figure = s, hero, s.heroes[hero]
        self.plan = plan_of(s)
        self.foes = foes(s)
        self.proof = {foe.uid for foe in self.foes if "magic-only" in CREATURES[s.monster(foe.uid).kind].flags}
        """Those whom only magic harms."""
        self.price = price(s, hero)
        self._hidden = screens(s, hero)
        self._unhindered = s.options.shoot_in_melee
        self._arms = gear.arms(s, hero)
        self._spells = list(self._castable())
        self._weighed: dict[tuple[str, int], Blow] = {}
        self._balls: list[tuple[float, int]] | None = None

    def _castable(self) -> Iterator[tuple[str, str, float]]:
        """The sentence's beginning, the spell and what it costs: the own skills, scrolls."""
        for name in self.figure.skills:
            if name in SPELLS and self.figure.knows(name):
                yield name, name, self.price
        for item, _ in self.figure.pack:
            if ITEMS[item].spell in SPELLS:
                yield item, ITEMS[item].spell, SCROLL

    @property
    def able(self) -> bool:
        """Whether this hero can harm anybody at all."""
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
        """With the weapon that is best for it, boosted or not."""
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
        s = self.s
        if weapon != self.figure.weapon:
            s = s.copy()
            s.own_hero(self.hero).weapon = weapon
        if not _harms(s, self.hero, foe, via):
            return NO_BLOW
        ahead = trait(s, self.hero, ATTACK) + power(s, self.hero, via) + bonus(s, self.hero, foe.uid, via) - foe.guard
        verb = "strike" if via == "melee" else "shoot"
        found = Blow(worth(foe, ahead), say(verb, figure_items(s, foe.uid)), weapon)
        for name in skill_cards.boosts(s, self.hero, foe.uid, via):
            more = foe.armour if name == "aimed-shot" else BOOST
            boosted = worth(foe, ahead + more) - self.price
            if boosted > found.worth:
                found = Blow(boosted, say(verb, figure_items(s, foe.uid), word(name)), weapon)
        return found

    def _whirl(self, square: int) -> Iterator[Blow]:
        """At everybody beside, if they are several."""
        near = [foe for foe in self.foes if self.plan.adjacent(square, foe.square)]
        if len(near) > 1 and self.figure.knows("whirlwind"):
            blows = [self._weigh("melee", foe) for foe in near]
            total = SWEPT * sum([blow.worth for blow in blows]) - self.price
            yield Blow(total, say("use", word("whirlwind")), blows[0].weapon)

    # With magic

    def _spell(self, name: str) -> str:
        return "use" if name in SPELLS else "read"

    def _bolt(self, name: str, spell: str, cost: float, foe: Foe) -> Blow:
        s = self.s
        if self.proof and foe.uid not in self.proof:
            cost += SAVED
        sentence = say(self._spell(name), word(name), figure_items(s, foe.uid))
        if spell == "magic-missile":
            return Blow(worth(foe, magic(s, self.hero) + MISSILE - foe.guard) - cost, sentence)
        if s.monster(foe.uid).has("frozen"):
            return NO_BLOW
        ahead = trait(s, self.hero, MAGIC) - trait(s, foe.uid, STRENGTH)
        return Blow(ICE * ROUNDS * foe.threat * odds(ahead, 10, foe.die).hit - cost, sentence)

    def _blast(self, square: int) -> Iterator[Blow]:
        for name, spell, cost in self._spells:
            if spell == "fireball":
                for value, centre in self._centres():
                    if square == centre or self.sees(square, centre):
                        yield Blow(value - cost, say(self._spell(name), word(name), square_items(self.s, centre)))
                        break

    def _centres(self) -> list[tuple[float, int]]:
        """For a ball of fire, the best first: what it does to enemies, less what it does to the own side."""
        if self._balls is None:
            s, start = self.s, magic(self.s, self.hero) + BALL
            losses = {foe.square: worth(foe, start - foe.guard) for foe in self.foes}
            for hero in s.up:
                losses[s.heroes[hero].square] = -OWN * frailty(s, hero) * harmed(s, hero, start)
            for captive in s.captives:
                losses[captive.square] = -INNOCENT
            found = []
            for centre in {near for foe in self.foes for near in self.plan.within(foe.square, 1)}:
                value = sum([losses.get(square, 0.0) for square in around(s, centre)])
                if value > 0:
                    found.append((value, centre))
            self._balls = sorted(found, reverse=True)
        return self._balls

    def _turn(self, square: int) -> Iterator[Blow]:
        """The undead near by."""
        if not self.figure.knows("turn-undead"):
            return
        s, near, total = self.s, self.plan.within(square, TURNING), 0.0
        for foe in self.foes:
            undead = "undead" in CREATURES[s.monster(foe.uid).kind].flags
            if undead and foe.square in near and self.sees(square, foe.square):
                total += worth(foe, trait(s, self.hero, MAGIC) - trait(s, foe.uid, MAGIC)) + 0.3 * foe.threat
        yield Blow(total - self.price, say("use", word("turn-undead")))


def _harms(s: State, hero: int, foe: Foe, via: str) -> bool:
    """Demons and wraiths are harmed by magic alone (A-55)."""
    monster = s.monster(foe.uid)
    if "magic-only" not in CREATURES[monster.kind].flags:
        return True
    figure = s.heroes[hero]
    return plus_one(figure, via) if monster.kind == "demon" else is_magic(figure, via)
