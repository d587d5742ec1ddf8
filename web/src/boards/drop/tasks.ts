// The aims that the sentence under construction can still have: a place for a drop, a direction for a flick, a place for a
// cube. It follows from the legal words alone. Measures of sentences are whole numbers: tenths of a millimetre and of a
// degree; heights are millimetres.

import { type Action, isMeasure, type Item } from "../../lib/actions";
import { after, type Choice } from "../../lib/legal";
import { begun } from "../../lib/sentence";
import type { VerbInfo } from "../../lib/types";

interface Begun {
  verb: string;
  /** The words before the aim. */
  items: readonly Item[];
}

/** A drop above a point near one of these cubes; without cubes, above the room that somebody is in. */
export interface DropTask extends Begun {
  is: "drop";
  cubes: readonly string[];
  lowest: number;
  highest: number;
}

/** A flick of the cube that was named last. */
export interface FlickTask extends Begun {
  is: "flick";
  cube: string;
}

/** A move of the cube that was named last, no farther than the reach. */
export interface MoveTask extends Begun {
  is: "move";
  cube: string;
  reach: number;
}

/** A slide of cubes towards a point. */
export interface SlideTask extends Begun {
  is: "slide";
  cubes: readonly string[];
}

/** A breath from a point near one of these cubes, past which it may blow by some degrees. */
export interface BreathTask extends Begun {
  is: "breath";
  cubes: readonly string[];
  reach: number;
  aside: number;
}

/** One of these cubes changes places with the cube that was named last, which lies on the table or in the reserve. */
export interface PairTask extends Begun {
  is: "pair";
  cube: string;
  cubes: readonly string[];
}

export type Task = DropTask | FlickTask | MoveTask | SlideTask | BreathTask | PairTask;

/** Corners of rooms are named one after the other too, but nothing is aimed with them. */
const CORNERS = ["pillar", "token"];
const isCorner = (word: string): boolean => CORNERS.includes(word.split(":")[0]!);

/** Return the words of a sentence without the numbers and the square at its end. */
function bare(items: readonly Item[]): readonly Item[] {
  const last = items.findLastIndex(([word]) => !isMeasure(word) && !word.startsWith("column:"));
  return items.slice(0, last + 1);
}

/**
 * Return the aim of a sentence, or null. Without a verb it is that of the first verb, if that verb is a drop: nothing
 * else has to be chosen before.
 */
export function taskOf(verbs: readonly VerbInfo[], said: Action | null, isBody: (word: string) => boolean): Task | null {
  const verb = said?.verb ?? verbs[0]?.word;
  if (verb === undefined) return null;
  const found = aimOf(verbs, verb, bare(said?.items ?? begun(verbs, verb).items), isBody);
  return said || found?.is === "drop" ? found : null;
}

function aimOf(verbs: readonly VerbInfo[], verb: string, items: readonly Item[], isBody: (word: string) => boolean): Task | null {
  const next = (...more: Item[]) => after(verbs, verb, [...items, ...more]);
  const find = (choices: readonly Choice[], word: string) => choices.find((choice) => choice.word === word);
  const first = (choice: Choice): Item => [choice.word, choice.least];
  const { choices } = next();
  const cube = items.at(-1)?.[0] ?? "";

  const height = find(choices, "height=");
  if (height) {
    const drop = { is: "drop" as const, verb, lowest: height.least, highest: height.most };
    const away = find(next(first(height)).choices, "away=");
    return away ? { ...drop, items: items.slice(0, -1), cubes: offered(items.slice(0, -1)) } : { ...drop, items, cubes: [] };
  }
  if (find(choices, "toward=")) return { is: "flick", verb, items, cube };
  if (find(choices, "x=")) return { is: "slide", verb, items, cubes: items.flatMap(([word]) => (isBody(word) ? [word] : [])) };
  const away = find(choices, "away=");
  if (away) return moved(items, away);

  const [example] = choices.filter(({ word }) => isBody(word));
  if (!example) return null;
  const then = next(first(example));
  const far = find(then.choices, "away=");
  if (far && moved([...items, first(example)], far).is === "breath") return moved([...items, first(example)], far);
  const from = find(then.choices, "height=");
  if (from) return { is: "drop", verb, items, cubes: offered(items), lowest: from.least, highest: from.most };
  const paired = then.done && !then.choices.length && cube.includes(":") && !isCorner(cube);
  return paired ? { is: "pair", verb, items, cube, cubes: offered(items) } : null;

  /** Return the cubes that may follow these words, without those that the words lift. */
  function offered(before: readonly Item[]): string[] {
    const lifted = before.map(([word]) => word);
    return after(verbs, verb, before).choices.flatMap(({ word }) => (isBody(word) && !lifted.includes(word) ? [word] : []));
  }

  function moved(named: readonly Item[], choice: Choice): MoveTask | BreathTask {
    const aside = find(after(verbs, verb, [...named, first(choice), ["toward=", 0]]).choices, "aside=");
    const before = named.slice(0, -1);
    if (aside) return { is: "breath", verb, items: before, cubes: offered(before), reach: choice.most, aside: aside.most };
    return { is: "move", verb, items: named, cube: named.at(-1)![0], reach: choice.most };
  }
}
