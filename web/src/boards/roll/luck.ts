// The player's dice against expectation: the count of every face, beside a sixth of all rolls.

import { DUNGEON, PARTY, SET_PARTIES } from "./words";

type Event = Readonly<Record<string, unknown>>;

export interface FaceLuck {
  face: string;
  rolled: number;
  expected: number;
}

export interface Luck {
  party: FaceLuck[];
  dungeon: FaceLuck[];
  /** Number of dice rolled. */
  dice: number;
  /** The face furthest above its expectation, and the one furthest below; "" if there is none. */
  most: string;
  least: string;
}

/** Faces that some heroes turn into others on every roll. */
const TURNED: Readonly<Record<string, readonly [from: string, to: string]>> = {
  "undead-viking": ["skeleton", "potion"],
  alchemist: ["chest", "potion"],
  thaumaturge: ["chest", "potion"],
  leprechaun: ["potion", "chest"],
  clurichaun: ["potion", "chest"],
};

const pairs = (value: unknown): [string, number][] => (Array.isArray(value) ? (value as [string, number][]) : []);

/** Count all rolls of a seat, from the events of a game in their order. */
export function luckOf(events: readonly Event[], seat: number): Luck {
  const rolled = new Map<string, number>();
  const expected = new Map<string, number>();
  let hero = "";
  let formed = false;

  function add(faces: readonly [string, number][]): void {
    for (const kind of [PARTY, DUNGEON] as const) {
      const mine = faces.filter(([face]) => kind.some((each) => each === face));
      const number = mine.reduce((total, [, each]) => total + each, 0);
      for (const [face, each] of mine) rolled.set(face, (rolled.get(face) ?? 0) + each);
      const [from, to] = TURNED[hero] ?? ["", ""];
      for (const face of kind) {
        const shown = face === from ? to : face;
        expected.set(shown, (expected.get(shown) ?? 0) + number / 6);
      }
    }
  }

  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.key === "hero" || event.key === "mastered") hero = String(event.hero);
    else if (event.key === "delve") formed = false;
    else if (event.key === "party") {
      // A second party event in one delve is a change by the hero, not a roll.
      if (!formed && !SET_PARTIES.includes(hero)) add(pairs(event.dice));
      formed = true;
    } else if (event.key === "level") {
      if (event.rolled) add(pairs(event.dice));
    } else if (event.key === "rerolled") add(pairs(event.faces));
    else if (["scouted", "returned", "raised"].includes(String(event.key))) add(pairs(event.dice));
  }

  const told = (faces: readonly string[]): FaceLuck[] =>
    faces.map((face) => ({ face, rolled: rolled.get(face) ?? 0, expected: expected.get(face) ?? 0 }));
  const [party, dungeon] = [told(PARTY), told(DUNGEON)];
  const all = [...party, ...dungeon].sort((one, other) => other.rolled - other.expected - (one.rolled - one.expected));
  const [first, last] = [all[0], all.at(-1)];
  return {
    party,
    dungeon,
    dice: [...rolled.values()].reduce((total, number) => total + number, 0),
    most: first && first.rolled > first.expected ? first.face : "",
    least: last && last.rolled < last.expected ? last.face : "",
  };
}
