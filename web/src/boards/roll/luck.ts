// Your dice against expectation: every face that was rolled, counted, beside a sixth of all rolls each.

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
  /** How many dice were rolled. */
  dice: number;
  /** The face that came most above its expectation, and the one most below; "" where all came as expected. */
  most: string;
  least: string;
}

/** Faces that some heroes turn into others whenever they are rolled. */
const TURNED: Readonly<Record<string, readonly [from: string, to: string]>> = {
  "undead-viking": ["skeleton", "potion"],
  alchemist: ["chest", "potion"],
  thaumaturge: ["chest", "potion"],
  leprechaun: ["potion", "chest"],
  clurichaun: ["potion", "chest"],
};

const pairs = (value: unknown): [string, number][] => (Array.isArray(value) ? (value as [string, number][]) : []);

/** Everything that a seat has rolled, from the events of a game in their order. */
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
      // A second party in one delve is what a hero makes of the first.
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
