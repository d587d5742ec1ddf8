// A guided first game: steps that explain, each of which waits for the player's own sentences. Where a lesson stands is
// read from the table itself, so it can be left and taken up again on any device.

import { type Item, read } from "../lib/actions";
import type { View } from "../lib/store";

export interface Lesson {
  /** Each step: the key of its text, and what is to be said; a step without sentences is the player's own choice. */
  steps: readonly { about: string; says: readonly string[] }[];
  /** What lies on the table before each sentence, in a short text. */
  places: readonly string[];
  /** How many sentences were said so far. */
  count: (view: View) => number;
  place: (view: View) => string;
}

export interface Standing {
  /** From 0; as many as there are steps when the lesson is over. */
  step: number;
  /** The sentence that is waited for; "" where the choice is free. */
  says: string;
}

/** Where a lesson stands; null if something else was played than it speaks of. */
export function standing(lesson: Lesson, view: View): Standing | null {
  const count = lesson.count(view);
  const says = lesson.steps.flatMap((each, step) => each.says.map((text) => ({ step, text })));
  const here = says[count];
  if (here) return lesson.places[count] === lesson.place(view) ? { step: here.step, says: here.text } : null;
  return { step: Math.min(lesson.steps.length, (says.at(-1)?.step ?? -1) + 1 + count - says.length), says: "" };
}

/** The word that brings a sentence nearer to the one that is waited for; "" if none does. */
export function wayOn(says: string, verb: string | null, items: readonly Item[]): string {
  const meant = read(says);
  if (!meant) return "";
  if (verb === null) return meant.verb;
  if (verb !== meant.verb || items.some(([word], at) => meant.items[at]?.[0] !== word)) return "";
  return meant.items[items.length]?.[0] ?? "";
}
