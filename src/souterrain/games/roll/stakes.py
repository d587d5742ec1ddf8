"""Stakes: gains and losses of the Adventurer's choices, by the rules alone, without odds or advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final, TypeAlias

from souterrain.core.actions import Action, Item
from souterrain.core.forms import Verb
from souterrain.core.stakes import Stake
from souterrain.games.roll.content.dice import (
    ALLIES,
    CHEST,
    DELVES,
    DUNGEON,
    FOE_OF,
    MASTERY,
    MONSTERS,
    PARCHMENT,
    PARTY,
    PORTAL,
    POTION,
    RING,
)
from souterrain.games.roll.content.heroes import CARDS, SIDES, Side
from souterrain.games.roll.rules.companions import added, sources
from souterrain.games.roll.rules.loot import drinking, opens
from souterrain.games.roll.rules.offers import may_retire
from souterrain.games.roll.rules.phases import after, offers
from souterrain.games.roll.rules.rolls import listed
from souterrain.games.roll.rules.scoring import points
from souterrain.games.roll.state import DRAGON_PHASE, END, LEFT, LOOT_PHASE, REGROUP_PHASE, State

Stakes: TypeAlias = "Iterator[Stake]"
ROLLED_AWAY: Final = "rolled-away"
KEYS: Final = (
    "retire", "retire-xp", "master", "unused", "able", "descend", "descend-known", "flee", "flee-xp", "left", "clear",
    "dragon", "dragon-xp", "dragon-comes", "open", "behind", ROLLED_AWAY, "ring", "ring-early", "portal", "portal-xp",
    "portal-idle",
)  # fmt: skip
"""Every key of a stake; `stake-<key>` is its message."""


def stakes(state: State, seat: int, *, sealed: bool = False) -> tuple[Stake, ...]:
    """Return what the sentences on offer bring; questions of a hero have no stakes. `sealed`: no delve that is over can
    be taken up again."""
    if seat != state.seat or state.frames or state.phase in (END, LEFT):
        return ()
    verbs = offers(state)
    found: list[Stake] = []
    for verb in verbs:
        if verb.word in _TELLERS:
            found += _TELLERS[verb.word](state, verb)
        elif verb.word == "flee":
            found += _fleeing(state, able=len(verbs) > 1)
    if not sealed and _ends_with_question(state):
        return tuple([stake if stake.key == ROLLED_AWAY else stake._replace(sure=False) for stake in found])
    return tuple(found)


def _ends_with_question(state: State) -> bool:
    """Tell if a hero gives tokens back after this last delve (DR-230): until then leaving it can be taken back."""
    if state.turn < DELVES * state.table.seats - 1:
        return False
    return any(SIDES[player.hero][player.master].final_discard and any(player.tokens) for player in state.players)


# The way out and down


def _retiring(state: State, verb: Verb) -> Stakes:
    """Tell the XP of this level. On the first level a party that has not been used is wasted."""
    yield from _leaving(state, Stake(("retire",), "retire", {}), state.player.tokens)
    unused = _unused(state)
    if state.level == 1 and unused:
        yield Stake(("retire",), "unused", {"unused": unused}, sure=True)


def _leaving(state: State, stake: Stake, tokens: tuple[int, ...]) -> Stakes:
    """Tell the XP and the score after leaving with these tokens. A hero who gives tokens back at the end has no score
    yet (DR-230)."""
    data = {"xp": state.level, "score": points(state.player.xp + state.level, tokens)}
    last = state.turn >= (DELVES - 1) * state.table.seats
    key = f"{stake.key}-xp" if last and state.side.final_discard else stake.key
    yield stake._replace(key=key, data=data)
    if not last:
        yield from _mastery(state, stake, state.level)


def _mastery(state: State, stake: Stake, xp: int) -> Stakes:
    """Tell that the hero turns with so much more XP (DR-91)."""
    player, master = state.player, CARDS[state.player.hero].master
    if master is not None and not player.master and player.xp + xp >= MASTERY:
        yield stake._replace(key="master", data={"hero": master.name})


def _descending(state: State, verb: Verb) -> Stakes:
    level = state.level + 1
    if state.aside:
        known = listed(DUNGEON, state.aside[0])
        yield Stake(("descend",), "descend-known", {"level": level, "known": known, "lair": state.lair})
        return
    dice = min(level, state.supply)
    yield Stake(("descend",), "descend", {"level": level, "dice": dice, "lair": state.lair})


def _fleeing(state: State, *, able: bool) -> Stakes:
    """Tell what flight costs; it wastes whatever could still be done (DR-35, DR-64)."""
    if state.earned and not state.table.options.flee_keeps_dragon_xp:
        yield Stake(("flee",), "flee-xp", {"level": state.level, "xp": state.earned})
    else:
        yield Stake(("flee",), "flee", {"level": state.level})
    if able:
        unused = _unused(state)
        yield Stake(("flee",), "unused", {"unused": unused}, True) if unused else Stake(("flee",), "able", {}, True)


def _unused(state: State) -> list[Item]:
    """Return the dice that go with the party, used or not."""
    return [*listed(PARTY, state.party), *listed(ALLIES, state.allies)]


# On the level


@lru_cache(maxsize=1 << 11)
def _fights(verb: Verb, monsters: tuple[int, ...]) -> tuple[Stake, ...]:
    """Return what stays on the table after each fight."""
    found = []
    for action in verb.actions():
        left = list(monsters)
        for word, number in action[1:][1:]:
            left[FOE_OF[word]] -= number
        told = listed(MONSTERS, tuple(left))
        found.append(Stake(action, "left", {"monsters": told}) if told else Stake(action, "clear", {}))
    return tuple(found)


def _fighting(state: State, verb: Verb) -> Stakes:
    return iter(_fights(verb, state.dungeon[:3]))


def _slaying(state: State, verb: Verb) -> Stakes:
    """Tell the reward of a dragon (DR-54); an empty box pays with XP."""
    stake = Stake(("dragon",), "dragon", {}) if any(state.box) else Stake(("dragon",), "dragon-xp", {"xp": 2})
    yield stake
    yield from _mastery(state, stake, stake.data.get("xp", 1))


def _opening(state: State, verb: Verb) -> Stakes:
    box = sum(state.box)
    for action in verb.actions():
        _, number = action[1:][0]
        if number <= box:
            yield Stake(action, "open", {"number": number})


def _going_on(state: State, verb: Verb) -> Stakes:
    """Tell what is left behind, and that the dragon comes. Nothing is drawn: it can be taken back."""
    takeable = _takeable(state)
    if not takeable and state.lair < state.side.dragon_at:
        return
    about: Action = ("go", ("on", 1))
    then = after(state, about)
    loot = [(word, number) for word, number in listed(DUNGEON, state.dungeon) if word in takeable]
    if loot and then.phase > LOOT_PHASE:
        yield Stake(about, "behind", {"loot": loot})
    if then.phase == DRAGON_PHASE:
        yield Stake(about, "dragon-comes", {"number": state.side.dragon_takes})


def _takeable(state: State) -> tuple[str, ...]:
    """Return the kinds of loot that the party could take here, now or when the monsters are beaten."""
    _, _, _, chests, potions = state.dungeon
    if not chests and not potions:
        return ()
    side = state.side
    hands = sources(state, side)
    found = DUNGEON[CHEST : CHEST + 1] if chests and any(opens(side, source) for source in hands) else ()
    return (*found, DUNGEON[POTION]) if potions and drinking(hands, potions, state.graveyard) else found


# Re-rolls and treasures


def _rerolling(state: State, verb: Verb) -> Stakes:
    yield from _rolled_away(state, Stake(("reroll",), ROLLED_AWAY, {}))


def _rolled_away(state: State, stake: Stake) -> Stakes:
    """Warn of a re-roll that takes loot along: dice that have fallen do not come back."""
    for word in _takeable(state):
        yield stake._replace(about=(*stake.about, (word, 1)), data={"loot": word}, sure=True)


def _ultimate(state: State, verb: Verb) -> Stakes:
    if state.side.ultimate.effect == "reroll":
        yield from _rolled_away(state, Stake(("ultimate",), ROLLED_AWAY, {}))


def _using(state: State, verb: Verb) -> Stakes:
    """Tell what the ring and the portal are spent for. A parchment re-rolls, the others take a die each."""
    tokens, side = state.player.tokens, state.side
    if tokens[PARCHMENT] and state.phase < REGROUP_PHASE:
        yield from _rolled_away(state, Stake(("use", ("parchment", 1)), ROLLED_AWAY, {}))
    if tokens[RING] and state.lair:
        ring = Stake(("use", ("ring", 1)), "ring", {})
        early = state.lair < side.dragon_at
        yield ring._replace(key="ring-early", data={"lair": state.lair, "at": side.dragon_at}) if early else ring
    if tokens[PORTAL]:
        portal = Stake(("use", ("portal", 1)), "portal", {})
        yield from _leaving(state, portal, added(tokens, PORTAL, -1))
        if _may_leave_without(state, side):
            yield portal._replace(key="portal-idle", sure=True)


def _may_leave_without(state: State, side: Side) -> bool:
    """Tell if the party may retire, here or as soon as it goes on."""
    clear = not any(state.dungeon[: len(MONSTERS)]) and state.phase < DRAGON_PHASE and state.lair < side.dragon_at
    return may_retire(state) and (clear or state.phase == REGROUP_PHASE)


_TELLERS: Final[dict[str, Callable[[State, Verb], Stakes]]] = {
    "fight": _fighting,
    "dragon": _slaying,
    "open": _opening,
    "go": _going_on,
    "reroll": _rerolling,
    "use": _using,
    "ultimate": _ultimate,
    "retire": _retiring,
    "descend": _descending,
}
