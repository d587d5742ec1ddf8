"""Look for seeds of Donjon's guided quest: `python -m tools.donjon_guide --seeds 0:20000`, `--seed 14086`.

A scripted learner plays the quest of the lesson (`content/lessons.json`): open the chest of the first room, open the
door, fight, fetch the lamp, leave. A seed is good if fatigue, destiny, a skill and a potion are all of use, destiny
saves at least three points of life, and little has to be let pass. With one seed its path is printed as the lines of
`web/src/boards/donjon/guide.ts`; `tests/games/donjon/test_lessons.py` plays those.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final, NamedTuple

from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.core.actions import read, say
from souterrain.core.asks import MAY, TABLE, Ask
from souterrain.core.events import SILENT
from souterrain.core.fast import Fast
from souterrain.games.donjon.facts import FACTS
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.state import State
from souterrain.parts import bots

HERO, LAMP, POTION = "nilo", "sanctuary-lamp", "healing-potion"
PASS: Final = "pass"
MOST: Final = 40
"""Sentences of the longest path."""
SAVED: Final = 3
"""Points of life that destiny must save."""
LESSON = FACTS.lessons[0]
BOT = bots("donjon")["adept"]


class Unfit(Exception):  # noqa: N818 - an answer, not an error
    """The seed does not lead through the lesson."""


class Way(NamedTuple):
    """A variant of the fight: the last of the targets first or not, and the shot that uses the skill."""

    last: bool = False
    skilled: int = 1


class Learner:
    def __init__(self, seed: int, way: Way) -> None:
        self.seed, self.way = seed, way
        self.match = Match.new("donjon", seats=2, seed=seed, options=LESSON.options, content=LESSON.content)
        self.said: list[tuple[str, str]] = []
        self.used: set[str] = set()
        self.shots = self.blow = 0
        self.passed = 0

    def play(self) -> None:
        while (ask := self._asked()) is not None:
            if len(self.said) >= MOST:
                raise Unfit("long")
            text = self._answer(ask)
            self.said.append((place_of(self.match), text))
            if text == PASS:
                self.passed += 1
                self.match.waive(0)
            else:
                self.match.play(0, text, strict=True)
        if self.match.outcome is None or self.match.outcome.places[0] != 1:
            raise Unfit("lost")

    @property
    def _state(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    def _asked(self) -> Ask | None:
        match = self.match
        while match.asks:
            ask = match.ask_of(0)
            if ask is not None and match.turn != TABLE and not (ask.kind == MAY and ask.about == "free"):
                return ask
            play_next(match, [BOT] * 2, self.seed)
        return None

    def _answer(self, ask: Ask) -> str:
        if ask.about == "create":
            return f"lead {HERO}"
        if ask.about == "town":
            return "depart"
        if ask.about == "two-dice":
            return max(self._legal("keep"), key=lambda text: int(text.rpartition("=")[2]))
        if ask.about == "attack":
            return self._window()
        if ask.about != "act":
            raise Unfit(ask.about)
        state = self._state
        if state.combat:
            return self._fight(state)
        return self._first_room(state) if len(state.zones) == 1 else self._crypt(state)

    def _first_room(self, state: State) -> str:
        chests = [piece for piece in state.furniture if piece.kind == "chest"]
        if not chests:
            raise Unfit("no chest")
        if not chests[0].opened:
            return self._near("open chest number=1 expert-search")
        if not state.heroes[0].count(POTION):
            raise Unfit("no potion")
        if "search" in self._legal("search"):
            return "search"
        return self._near("open door")

    def _crypt(self, state: State) -> str:
        if not state.heroes[0].count(LAMP):
            return self._near("open chest number=2", [s for p in state.furniture[-1:] for s in p.squares])
        return self._near("leave", state.stairs)

    def _near(self, wanted: str, goals: Sequence[int] = ()) -> str:
        """Say what is wanted, or walk to where it can be said, or as near to the goals as possible."""
        state = self._state
        here = next((text for text in self._legal() if text.startswith(wanted)), None)
        if here is not None:
            return here
        walks = {text: self._after(text) for text in self._legal("walk")}
        for text, after in walks.items():
            if any(said.startswith(wanted) for said in _legal(self.match, after)):
                return text
        far = plan_of(state).distance
        steps = {
            text: min([far(new.heroes[0].square, goal) for goal in goals], default=0) for text, new in walks.items()
        }
        best = min(steps, key=lambda text: steps[text], default="end")
        now = min([far(state.heroes[0].square, goal) for goal in goals], default=0)
        return best if steps.get(best, now) < now else "end"

    def _fight(self, state: State) -> str:
        if len(state.zones) == 1:
            raise Unfit("fight in the first room")
        hero = state.heroes[0]
        if "drink" not in self.used and hero.life <= hero.max_life - 2 and hero.count(POTION):
            self.used.add("drink")
            return f"drink {POTION}"
        shots = list(self._legal("shoot"))
        plain = [text for text in shots if not text.endswith("aimed-shot")]
        if not plain:
            return "end"
        self.shots += 1
        skilled = [text for text in shots if text.endswith("aimed-shot")]
        among = skilled if skilled and self.shots >= self.way.skilled and "skill" not in self.used else plain
        if among is skilled:
            self.used.add("skill")
        return among[-1 if self.way.last else 0]

    def _window(self) -> str:
        legal = list(self._legal())
        strains = [text for text in legal if text.startswith("strain")]
        if getattr(self._state.frames[-1], "who", -1) == 0:
            if strains:
                self.used.add("strain")
            return strains[-1] if strains else PASS
        lost = self._lost()
        if "destiny" in self.used:
            if self.blow and lost > self.blow - SAVED:
                raise Unfit("destiny was wasted")
            self.blow = 0
        elif "reroll attack-die" in legal and lost >= SAVED:
            self.used.add("destiny")
            self.blow = lost
            return "reroll attack-die"
        return PASS

    def _lost(self) -> int:
        """Return the life that the hero loses if the open blow is let pass."""
        before = self._state.heroes[0].life
        after: State = self.match.game.apply(self._state, TABLE, ("close",), Fast(0), SILENT)
        return before - after.heroes[0].life

    def _legal(self, verb: str = "") -> Iterator[str]:
        return (text for text in _legal(self.match, self._state) if not verb or text.split()[0] == verb)

    def _after(self, text: str) -> State:
        """Return the state after a walk; walks draw nothing."""
        action = read(text)
        assert action is not None
        new: State = self.match.game.apply(self._state, 0, action, Fast(0), SILENT)
        return new


def _legal(match: Match, state: State) -> Iterator[str]:
    return map(say, match.game.legal(state, 0).actions)


def place_of(match: Match) -> str:
    """Return the place as `place` of the guide does."""
    view = match.view(0)
    phase, turn = view["phase"], view.get("turn-1", {})
    if phase["step"] == "town":
        return f"town {view.get('hero-1', {}).get('name', '')}"
    here = f"{turn.get('square', 0)}:{turn.get('left', -1)} {turn.get('fatigue', 0)}"
    frame = view["frames"][-1]["is"] if view["frames"] else ""
    return f"{phase['step']} {phase['round']}.{view['counters']['rolls']} {here} {frame}".strip()


def ways(seed: int) -> Iterator[Learner]:
    """Yield the learners who have won with this seed."""
    for last, skilled in product((False, True), (1, 2, 3)):
        learner = Learner(seed, Way(last, skilled))
        try:
            learner.play()
        except Unfit as unfit:
            if str(unfit) in ("no chest", "no potion", "fight in the first room"):
                return
            continue
        yield learner


def main(given: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", default="0:1000", help="first:last")
    parser.add_argument("--seed", type=int, help="print the paths of this one")
    asked = parser.parse_args(given)
    if asked.seed is not None:
        for learner in ways(asked.seed):
            print(learner.way, sorted(learner.used))
            for place, text in learner.said:
                print(f'  ["{place}", {"PASS" if text == PASS else f"{chr(34)}{text}{chr(34)}"}],')
        return
    first, last = map(int, asked.seeds.split(":"))
    found = [(learner, seed) for seed in range(first, last) for learner in ways(seed)]
    found.sort(key=lambda pair: (-len(pair[0].used), pair[0].passed, len(pair[0].said)))
    for learner, seed in found[:20]:
        print(f"{seed}: {len(learner.said)} sentences, {learner.passed} let pass, {', '.join(sorted(learner.used))}")


if __name__ == "__main__":
    main()
