// Guided games: each step explains something and waits for given sentences. The progress is computed from the table
// itself, so that a player can leave the lesson and continue on another device.

import { type Item, read } from "./actions";
import type { View } from "./store";

/** The answer to an offer that is let go; it is no sentence. */
export const PASS = "pass";

export interface Step {
  /** The key of its text. */
  about: string;
  /** The expected sentences, or how to make them from the table; without any the step accepts every sentence. */
  says: readonly (string | ((view: View) => string))[];
  /** True if the step only explains: a button leads on, and the sentence of the next step may be said at once. */
  reads?: boolean;
  /**
   * A sentence that a hand makes, whose numbers nobody can repeat: `free` accepts every sentence with the verb, `led`
   * does too but sends the expected one, because the rest of the lesson depends on it.
   */
  hand?: "free" | "led";
}

export interface Lesson {
  steps: readonly Step[];
  /** The key of the text after the last step. */
  over: string;
  /** True if the game ends with the lesson: that text is told beside the result. */
  ends?: boolean;
  /** Return the number of sentences said so far; less than 0 if the table is at no place of the lesson. */
  count: (view: View) => number;
  /** A short description of the table before each sentence; a lesson without any fits every table. */
  places?: readonly string[];
  place?: (view: View) => string;
}

export interface Standing {
  /** Number of the step, from 0; the number of steps when the lesson is over. */
  step: number;
  /** The expected sentence; "" if any sentence is accepted. */
  says: string;
  hand?: "free" | "led";
  /** True while a step is shown that only explains. */
  reads?: boolean;
}

/**
 * Return the progress of a lesson; null if the player has left its path. `turned` is the number of explanations that
 * the player has read since the last sentence.
 */
export function standing(lesson: Lesson, view: View, turned = 0): Standing | null {
  const { steps } = lesson;
  const count = lesson.count(view);
  if (count < 0) return null;
  const says = steps.flatMap((each, step) => each.says.map((text) => ({ step, text, hand: each.hand })));
  const here = says[count];
  const next = (says[count - 1] ?? says.at(-1) ?? { step: -1 }).step + 1;
  if (!here) {
    const explained = Math.max(0, steps.slice(next).findIndex(({ reads }) => !reads));
    const beyond = count - says.length;
    const step = Math.min(steps.length, next + (beyond ? explained + beyond : Math.min(turned, explained)));
    return { step, says: "", ...(steps[step]?.reads && { reads: true }) };
  }
  if (lesson.place && lesson.places?.[count] !== lesson.place(view)) return null;
  const step = Math.min(here.step, (count ? next : 0) + turned);
  const text = typeof here.text === "string" ? here.text : here.text(view);
  return { step, says: text, ...(here.hand && { hand: here.hand }), ...(step < here.step && { reads: true }) };
}

/** Return the sentence to send for what the player says; "" if the lesson expects another one. */
export function heard(at: Standing, text: string): string {
  if (!at.says || at.says === text) return text;
  if (!at.hand || read(text)?.verb !== read(at.says)?.verb) return "";
  return at.hand === "led" ? at.says : text;
}

/** Return the next word of the expected sentence, with its number; null if the player has begun another sentence. */
export function wayOn(says: string, verb: string | null, items: readonly Item[]): Item | null {
  const meant = read(says);
  if (!meant) return null;
  if (verb === null) return [meant.verb, 1];
  if (verb !== meant.verb || items.some(([word], at) => meant.items[at]?.[0] !== word)) return null;
  return meant.items[items.length] ?? null;
}
