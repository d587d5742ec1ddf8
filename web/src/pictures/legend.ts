// A plan in words: the names of the things on it, and their short signs.

import type { Item } from "../lib/actions";
import { capital, nounId, type Words } from "../lib/words";
import { figuresIn, type PlanSection, Sheet, type Spot, type Square, whole } from "./plan";

/** Greatest and least height of letters in squares, the height of a line, and the ratio of width to height. */
const [HIGH, LOW, LINE, SLIM] = [0.34, 0.26, 1.1, 0.6];

export interface Label {
  lines: readonly string[];
  size: number;
}

/** Return a name in lines that fit into a block of squares, with the height of its letters; null if it does not fit. */
export function fitted(name: string, width: number, depth: number): Label | null {
  const words = capital(name).split(" ");
  const [across, along] = [Math.max(width, depth) * 0.9, Math.min(width, depth) * 0.9];
  const folds = [[words.join(" ")], words].map((lines) => {
    const longest = Math.max(...lines.map((line) => line.length));
    return { lines, size: Math.min(HIGH, across / (longest * SLIM), along / (lines.length * LINE)) };
  });
  const best = folds.reduce((one, other) => (other.size > one.size ? other : one));
  return best.size >= LOW ? best : null;
}

/** Return the letters of the signs on a plan, each with the noun of its kind. */
export function lettered(sheet: Sheet, words: Words): [letter: string, noun: string][] {
  const kinds = [...sheet.figures, ...sheet.things].filter(({ sign }) => /\D/.test(sign));
  return [...new Map(kinds.map(({ sign, word }) => [sign.replace(/\d+$/, ""), words.noun(word)]))];
}

/** Return the name of a thing: a noun and its number are the single thing that they name. */
export function called(name: readonly Item[], words: Words): string {
  const [thing, measure] = name;
  if (thing && measure?.[0] === "number=" && name.length === 2) return words.noun(words.single(thing[0], measure[1]));
  return name.map((item) => words.item(item)).join(" ");
}

function stated({ label, states }: Spot, words: Words): string[] {
  const gender = words.attribute(nounId(label[0]?.[0] ?? ""), "gender");
  return states.map((state) => words.say(`ui-plan-${state}`, { gender }));
}

function described(spot: Spot, words: Words, where: readonly string[] = []): string {
  const states = [...where, ...stated(spot, words)];
  const thing = called(spot.label, words);
  return states.length ? words.say("ui-plan-so", { thing, states: states.join(", ") }) : thing;
}

/** Return the description of a square with everything that can be chosen there. */
export function spoken(square: Square, spots: readonly Spot[], words: Words, offered: boolean): string {
  const texts = [...stated(square, words), ...spots.map((spot) => described(spot, words))];
  if (offered) texts.push(words.say("ui-plan-offered"));
  const label = capital(called(square.name, words));
  return texts.length ? words.say("ui-spoken", { label, text: texts.join(", ") }) : label;
}

/** Return one sentence with the positions of all figures and the doors that are not open. */
export function told(section: PlanSection, words: Words, sections: Record<string, unknown>): string {
  const sheet = new Sheet(whole(section, sections), figuresIn(sections, section.levels));
  const where = (spot: Spot) => {
    const square = spot.squares.map(([x, y]) => sheet.at(x, y)).find((each) => each);
    return described(spot, words, square ? [called(square.name, words)] : []);
  };
  const spots = [...sheet.figures, ...sheet.doors.filter(({ look }) => look !== "open")];
  return words.say("ui-plan", { things: words.several(spots.map(where)) });
}
