// A plan in words: what things on it are called, and the few letters by which they are drawn.

import type { Item } from "../lib/actions";
import { capital, nounId, type Words } from "../lib/words";
import { type Figure, figuresIn, type PlanSection, Sheet, type Spot, type Square, whole } from "./plan";

/** Figures by signs of a few letters: the number behind a colon, else as many letters of the noun as tell it from others. */
export function signs(figures: readonly Figure[], words: Words): Map<string, string> {
  const single = (word: string) => /:(\w+)$/.exec(word)?.[1];
  const nouns = new Map(figures.filter(({ word }) => !single(word)).map(({ word }) => [word, capital(words.noun(word))]));
  const letters = (word: string): string => {
    const noun = nouns.get(word)!;
    const others = [...nouns].filter(([other]) => other !== word).map(([, other]) => other);
    const enough = [1, 2, 3].find((size) => !others.some((other) => other.startsWith(noun.slice(0, size)))) ?? 3;
    return noun.slice(0, enough);
  };
  return new Map(figures.map(({ key, word, number }) => [key, single(word) ?? `${letters(word)}${number || ""}`]));
}

/** The height of letters in squares, at most and at least, and how wide they are beside that. */
const [HIGH, LOW, SLIM] = [0.34, 0.27, 0.66];

/** As much of a name as fits into so many squares, and how high it is then. */
export function short(name: string, squares: number): { text: string; size: number } {
  const room = squares * 0.9;
  const text = capital(name).slice(0, Math.floor(room / (LOW * SLIM)));
  return { text, size: Math.min(HIGH, room / (text.length * SLIM)) };
}

export const called = (name: readonly Item[], words: Words): string => name.map((item) => words.item(item)).join(" ");

function stated({ label, states }: Spot, words: Words): string[] {
  const gender = words.attribute(nounId(label[0]?.[0] ?? ""), "gender");
  return states.map((state) => words.say(`ui-plan-${state}`, { gender }));
}

function described(spot: Spot, words: Words, where: readonly string[] = []): string {
  const states = [...where, ...stated(spot, words)];
  const thing = called(spot.label, words);
  return states.length ? words.say("ui-plan-so", { thing, states: states.join(", ") }) : thing;
}

/** A square in words, with all that can be pointed to there. */
export function spoken(square: Square, spots: readonly Spot[], words: Words, offered: boolean): string {
  const texts = [...stated(square, words), ...spots.map((spot) => described(spot, words))];
  if (offered) texts.push(words.say("ui-plan-offered"));
  const label = capital(called(square.name, words));
  return texts.length ? words.say("ui-spoken", { label, text: texts.join(", ") }) : label;
}

/** Who stands where, and which doors are not open, in one sentence. */
export function told(section: PlanSection, words: Words, sections: Record<string, unknown>): string {
  const sheet = new Sheet(whole(section, sections), figuresIn(sections, section.levels));
  const where = (spot: Spot) => {
    const square = spot.squares.map(([x, y]) => sheet.at(x, y)).find((each) => each);
    return described(spot, words, square ? [called(square.name, words)] : []);
  };
  const spots = [...sheet.figures, ...sheet.doors.filter(({ look }) => look !== "open")];
  return words.say("ui-plan", { things: words.several(spots.map(where)) });
}
