// A guided first game: each step explains something and waits for given sentences. Its progress is read from the table
// itself, so that a player can leave it and continue on another device.

import { type Item, read } from "./actions";
import type { View } from "./store";

export interface Lesson {
  /** Each step: the key of its text and the expected sentences; a step without sentences leaves the choice to the player. */
  steps: readonly { about: string; says: readonly string[] }[];
  /** A short description of the table before each sentence. */
  places: readonly string[];
  /** The number of sentences said so far. */
  count: (view: View) => number;
  place: (view: View) => string;
}

export interface Standing {
  /** From 0; the number of steps when the lesson is over. */
  step: number;
  /** The expected sentence; "" where the choice is free. */
  says: string;
}

/** Returns the progress of a lesson; null if the player has left its path. */
export function standing(lesson: Lesson, view: View): Standing | null {
  const count = lesson.count(view);
  const says = lesson.steps.flatMap((each, step) => each.says.map((text) => ({ step, text })));
  const here = says[count];
  if (here) return lesson.places[count] === lesson.place(view) ? { step: here.step, says: here.text } : null;
  return { step: Math.min(lesson.steps.length, (says.at(-1)?.step ?? -1) + 1 + count - says.length), says: "" };
}

/** Returns the next word of the expected sentence; "" if the sentence begun so far is another one. */
export function wayOn(says: string, verb: string | null, items: readonly Item[]): string {
  const meant = read(says);
  if (!meant) return "";
  if (verb === null) return meant.verb;
  if (verb !== meant.verb || items.some(([word], at) => meant.items[at]?.[0] !== word)) return "";
  return meant.items[items.length]?.[0] ?? "";
}
