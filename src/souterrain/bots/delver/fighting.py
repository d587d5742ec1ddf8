"""A hero's turn in a fight: where to stand, whom to attack and with what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from souterrain.bots.delver import gear, mending
from souterrain.bots.delver.ground import FAR, perils, steps, toward, walk
from souterrain.bots.delver.mending import HURT, sentences, webs_beside
from souterrain.bots.delver.party import price
from souterrain.bots.delver.sense import ROUNDS, Dangers, Foe, foes, frailty, harmed, magic, worth
from souterrain.core.actions import Action
from souterrain.core.legal import Legal
from souterrain.games.donjon.board import plan_of, square_items
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES, MAGIC, STRENGTH
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.odds import odds
from souterrain.games.donjon.rules import skills
from souterrain.games.donjon.rules.assault import may_attack
from souterrain.games.donjon.rules.movement import points_left, reach
from souterrain.games.donjon.rules.naming import figure_items, read_figure
from souterrain.games.donjon.rules.sheet import bonus, is_magic, plus_one, power, trait
from souterrain.games.donjon.rules.sight import screens
from souterrain.games.donjon.rules.skills.aims import around
from souterrain.games.donjon.state import State

BOOST: Final = 3
"""What a power blow or a backstab adds."""
BACK_ROW: Final = ("mage", "thief", "priest")
SPELLS: Final = ("magic-missile", "fireball", "ice-block", "toxic-cloud")
EFFORT: Final = 0.01
"""What is in hand stays there if nothing is better."""
SAVED: Final = 2.0
"""What a spell is worth beyond its cost where only magic harms somebody else."""
PROOF: Final = 10.0
"""What it is worth to be able to harm somebody at all."""
BLESSINGS: Final = ("bless", "holy-weapon", "astral-armour", "war-cry")
INNOCENT: Final = 8.0
"""What a captive is worth who stands in a ball of fire."""
PATIENCE: Final = 6
"""After so many rounds in which nothing happened all caution is gone."""
SAFE: Final = 0.4
"""A step away must spare so much to be worth it."""


class Blow(NamedTuple):
    """An attack: how much it is worth, what is said, and the weapon it needs in hand, if it is not a spell."""

    worth: float
    action: Action
    weapon: str | None = None


NO_BLOW: Final = Blow(0.0, ("end",))


class Fight:
    """What one hero knows of a fight."""

    def __init__(self, s: State, hero: int) -> None:
        self.s, self.hero, self.figure = s, hero, s.heroes[hero]
        self.plan = plan_of(s)
        self.foes = foes(s)
        self.price = price(s, hero)
        self._hidden = screens(s, hero)
        self._arms = gear.arms(s, hero)
        self._weighed: dict[tuple[str, int], Blow] = {}
        self._balls: list[tuple[float, int]] | None = None
        self._spells = list(self._castable())
        self.proof = {foe.uid for foe in self.foes if "magic-only" in CREATURES[s.monster(foe.uid).kind].flags}

    def _castable(self) -> Iterator[tuple[str, str, str]]:
        """Verb, first word and spell of everything that can be cast: the own skills, scrolls."""
        for name in self.figure.skills:
            if name in SPELLS and self.figure.knows(name):
                yield "use", name, name
        for item, _ in self.figure.pack:
            if ITEMS[item].spell in SPELLS:
                yield "read", item, ITEMS[item].spell

    @property
    def able(self) -> bool:
        """Whether this hero can harm anybody at all."""
        if self._spells or self.figure.knows("turn-undead") or self.figure.knows("holy-weapon"):
            return True
        return any(self._weigh(via, foe).worth > 0 for foe in self.foes for via in ("melee", "missile"))

    def sees(self, square: int, there: int) -> bool:
        between = self.plan.line(square, there)
        return between is not None and self._hidden.isdisjoint(between)

    # Attacks from a square

    def best(self, square: int) -> Blow:
        found = NO_BLOW
        for blow in self._from(square):
            if blow.worth > found.worth:
                found = blow
        return found

    def _from(self, square: int) -> Iterator[Blow]:
        for foe in self.foes:
            beside = self.plan.adjacent(square, foe.square)
            if beside:
                yield self._weigh("melee", foe)
            if beside or self.sees(square, foe.square):
                if self._arms["missile"]:
                    yield self._weigh("missile", foe)
                for verb, word, spell in self._spells:
                    if spell in ("magic-missile", "ice-block"):
                        yield self._bolt(verb, word, spell, foe)
        yield from self._areas(square)

    def _weigh(self, via: str, foe: Foe) -> Blow:
        """A blow with the weapon that is best for it, boosted or not."""
        known = self._weighed.get((via, foe.uid))
        if known is None:
            known = NO_BLOW
            for weapon in self._arms[via]:
                blow = self._with(weapon, via, foe)
                if blow.worth > known.worth + (EFFORT if blow.weapon != self.figure.weapon else -EFFORT):
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
        sentence: Action = (verb, *figure_items(s, foe.uid))
        found = Blow(worth(foe, ahead), sentence, weapon)
        for name in skills.boosts(s, self.hero, foe.uid, via):
            more = foe.armour if name == "aimed-shot" else BOOST
            boosted = worth(foe, ahead + more) - self.price
            if boosted > found.worth:
                found = Blow(boosted, (*sentence, (name, 1)), weapon)
        return found

    def _bolt(self, verb: str, word: str, spell: str, foe: Foe) -> Blow:
        cost = self.price if verb == "use" else 0.5
        sentence: Action = (verb, (word, 1), *figure_items(self.s, foe.uid))
        if self.proof and foe.uid not in self.proof:
            cost += SAVED
        if spell == "magic-missile":
            return Blow(worth(foe, magic(self.s, self.hero) + 3 - foe.guard) - cost, sentence)
        if self.s.monster(foe.uid).has("frozen"):
            return NO_BLOW
        ahead = trait(self.s, self.hero, MAGIC) - trait(self.s, foe.uid, STRENGTH)
        return Blow(ROUNDS * foe.threat * 0.8 * odds(ahead, 10, foe.die).hit - cost, sentence)

    def _areas(self, square: int) -> Iterator[Blow]:
        for verb, word, spell in self._spells:
            if spell == "fireball":
                for value, centre in self._blasts():
                    if self.sees(square, centre) or square == centre:
                        cost = self.price if verb == "use" else 0.5
                        yield Blow(value - cost, (verb, (word, 1), *square_items(self.s, centre)))
                        break
        if self.figure.knows("whirlwind"):
            near = [foe for foe in self.foes if self.plan.adjacent(square, foe.square)]
            if len(near) > 1:
                total = sum([self._weigh("melee", foe).worth for foe in near]) * 0.85 - self.price
                yield Blow(total, ("use", ("whirlwind", 1)), self._weigh("melee", near[0]).weapon)
        if self.figure.knows("turn-undead"):
            dead = [foe for foe in self.foes if "undead" in CREATURES[self.s.monster(foe.uid).kind].flags]
            near = [foe for foe in dead if foe.square in self.plan.within(square, 4) and self.sees(square, foe.square)]
            total = 0.0
            for foe in near:
                ahead = trait(self.s, self.hero, MAGIC) - trait(self.s, foe.uid, MAGIC)
                total += worth(foe, ahead) + 0.3 * foe.threat
            yield Blow(total - self.price, ("use", ("turn-undead", 1)))

    def _blasts(self) -> list[tuple[float, int]]:
        """Centres for a ball of fire, the best first: what it does to enemies, less what it does to friends."""
        if self._balls is None:
            start = magic(self.s, self.hero) + 2
            losses = {foe.square: worth(foe, start - foe.guard) for foe in self.foes}
            for hero in self.s.up:
                if hero != self.hero:
                    square = self.s.heroes[hero].square
                    losses[square] = -1.5 * frailty(self.s, hero) * harmed(self.s, hero, start)
            for captive in self.s.captives:
                losses[captive.square] = -INNOCENT
            centres = {near for foe in self.foes for near in self.plan.within(foe.square, 1)}
            found = []
            for centre in centres:
                inside = around(self.s, centre)
                value = sum([losses.get(square, 0.0) for square in inside])
                if self.figure.square in inside:
                    value -= 1.5 * frailty(self.s, self.hero) * harmed(self.s, self.hero, start)
                if value > 0:
                    found.append((value, centre))
            self._balls = sorted(found, reverse=True)
        return self._balls


def _harms(s: State, hero: int, foe: Foe, via: str) -> bool:
    """Demons and wraiths are harmed by magic alone."""
    monster = s.monster(foe.uid)
    if "magic-only" not in CREATURES[monster.kind].flags:
        return True
    figure = s.heroes[hero]
    return plus_one(figure, via) if monster.kind == "demon" else is_magic(figure, via)


def answer(s: State, hero: int, legal: Legal) -> Action | None:
    said = {verb.word for verb in legal.verbs}
    found = mending.answer(s, hero, legal)
    if found is not None:
        return found
    for verb in ("break-free", "cleanse", "burn", "smash", "pour"):
        if verb in said:
            return next(sentences(legal, verb))
    figure = s.heroes[hero]
    found = gear.dress(s, hero) if "equip" in said else None
    if found is not None or not s.foes:
        return found
    free, mobile = may_attack(s, hero), "walk" in said
    if not free and not mobile:
        return gear.cover(s, hero)
    fight = Fight(s, hero)
    if not fight.able and _hopeless(s, fight):
        return _flee(fight, said)
    if free:
        aid = _blessing(fight, legal)
        if aid is not None:
            return aid
        return _attack(fight, legal, mobile, said)
    if figure.cls in BACK_ROW or figure.life <= HURT:
        away = _withdraw(fight)
        if away is not None:
            return away
    return gear.cover(s, hero)


def _hopeless(s: State, fight: Fight) -> bool:
    """Only those are left whom nobody can harm."""
    return len(fight.proof) == len(fight.foes) and not any(
        Fight(s, other).able for other in s.up if other != fight.hero
    )


def _flee(fight: Fight, said: set[str]) -> Action | None:
    """To the stairs, and out."""
    s, hero = fight.s, fight.hero
    if "leave" in said:
        return ("leave",)
    if "run" in said:
        return ("run",)
    return toward(s, hero, steps(s, s.stairs)) if "walk" in said else None


def _blessing(fight: Fight, legal: Legal) -> Action | None:
    """Skills without an attack that help for the whole fight, if it is long enough; magic for a weapon where nothing
    else harms."""
    figure = fight.figure
    known = [name for name in BLESSINGS if figure.knows(name)]
    if not known:
        return None
    best, most = None, 0.0
    for action in sentences(legal, "use"):
        if action[1:][0][0] in known:
            value = _helps(fight, action)
            if value > most:
                best, most = action, value
    return best


def _helps(fight: Fight, action: Action) -> float:
    """What a blessing is worth beyond its cost."""
    s, name = fight.s, action[1:][0][0]
    total = sum([foe.threat for foe in fight.foes])
    if name == "war-cry":
        return 0.25 * len(fight.foes) - fight.price
    target = read_figure(s, action[1:][1:])[0]
    if not 0 <= target < len(s.heroes) or not s.heroes[target].standing:
        return 0.0
    front = s.heroes[target].cls == "warrior"
    if name == "holy-weapon":
        if fight.proof and not _wields_magic(s, target):
            return PROOF + front
        return 0.15 * total + 0.3 * front - fight.price
    if name == "astral-armour":
        return 0.2 * total * frailty(s, target) - fight.price
    return 0.25 * total + 0.3 * front - fight.price


def _wields_magic(s: State, hero: int) -> bool:
    """Whether a hero can harm what only magic harms."""
    figure = s.heroes[hero]
    weapons = [ITEMS[name] for name in gear.arms(s, hero)["melee"] if name]
    return is_magic(figure, "melee") or any(item.magic for item in weapons)


def _attack(fight: Fight, legal: Legal, mobile: bool, said: set[str]) -> Action | None:
    """The best place to attack from, the own one included, and what is to be feared there."""
    s, hero, figure = fight.s, fight.hero, fight.figure
    here = figure.square
    if not mobile:
        return _carry(fight, fight.best(here), legal)
    ways = reach(s, hero, points_left(s, hero))
    dangers, weak = Dangers(s, hero), frailty(s, hero)
    shunned = perils(s, hero)
    fear = weak * (0.6 if figure.cls == "warrior" else 1.0) * max(0.0, 1 - s.quiet / PATIENCE)
    away = steps(s, [foe.square for foe in fight.foes], shunned)
    eager = _eager(fight)
    fresh = "moved-first" not in figure.tested
    risks = {square: dangers.at(square) for square in (here, *ways)}
    retreat = min(risks.values()) if fresh and (figure.cls in BACK_ROW or weak > 1) else risks[here]
    blow = fight.best(here)
    best, most = here, blow.worth - fear * retreat - eager * away.get(here, FAR)
    for square, way in ways.items():
        value = fight.best(square).worth - fear * risks[square] - eager * away.get(square, FAR) - 0.01 * len(way)
        value += _nursing(fight, square)
        if not shunned.isdisjoint(way):
            value -= 2.0
        if value > most + 0.05:
            best, most = square, value
    if best != here:
        return walk(s, best)
    if blow.worth > 0:
        return _carry(fight, blow, legal)
    return _stuck(fight, legal, said) or gear.cover(s, hero)


def _eager(fight: Fight) -> float:
    """How much a step towards the enemy is worth: little as long as they come by themselves."""
    s = fight.s
    if not fight.able:
        return -0.1
    if s.quiet > PATIENCE and s.quiet % 4 > 1:
        return -0.3  # A body may lie in the way: whoever steps back lets the others come over it.
    distant = any("ranged" in CREATURES[m.kind].flags or m.spells for m in s.foes)
    friends = [s.heroes[other].square for other in s.up if other != fight.hero]
    engaged = any(fight.plan.adjacent(foe.square, square) for foe in fight.foes for square in friends)
    return 0.03 + 0.15 * distant + 0.25 * (engaged or bool(fight.proof)) + 0.4 * min(3, s.quiet)


def _nursing(fight: Fight, square: int) -> float:
    """A priest goes to whoever needs a hand."""
    if not fight.figure.knows("heal"):
        return 0.0
    found = 0.0
    for other in fight.s.inside:
        patient = fight.s.heroes[other]
        if other != fight.hero and patient.life <= HURT and fight.plan.adjacent(square, patient.square):
            found = max(found, 3.0 if patient.life else 4.0)
    return found


def _carry(fight: Fight, blow: Blow, legal: Legal) -> Action | None:
    """The weapon in hand first."""
    if blow.worth <= 0:
        return next(webs_beside(legal), None)
    if blow.weapon is not None and blow.weapon != fight.figure.weapon:
        return ("equip", (blow.weapon, 1)) if blow.weapon else ("doff", (fight.figure.weapon, 1))
    return blow.action


def _withdraw(fight: Fight) -> Action | None:
    """Out of reach after the blow, if that spares enough."""
    s, hero = fight.s, fight.hero
    dangers, shunned = Dangers(s, hero), perils(s, hero)
    here = dangers.at(fight.figure.square)
    best, least = -1, here - SAFE
    for square, way in reach(s, hero, points_left(s, hero)).items():
        risk = dangers.at(square) + 0.01 * len(way)
        if risk < least and shunned.isdisjoint(way):
            best, least = square, risk
    return walk(s, best) if best >= 0 else None


def _stuck(fight: Fight, legal: Legal, said: set[str]) -> Action | None:
    """Nobody can be got at: webs are cut, a portcullis is lifted."""
    if "lift" in said:
        return next(sentences(legal, "lift"))
    return next(webs_beside(legal), None)
