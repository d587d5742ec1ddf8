// A sentence while it is made: the words so far, and those of its numbers that can still be changed.

import { type Action, isMeasure, type Item } from "./actions";
import { after, type Choice } from "./legal";
import { bounded, firstOf } from "./measures";
import type { VerbInfo } from "./types";

/** A number that is open: the place of its item, and its bounds. */
export interface Range {
  at: number;
  choice: Choice;
}

export interface Step extends Action {
  ranges: readonly Range[];
}

/** Where a number begins: a measure as in the sentence that the game itself would say, if there is one. */
function first({ word, least, most }: Choice, hints: readonly Item[]): number {
  if (!isMeasure(word)) return least;
  const hint = hints.find((each) => each[0] === word)?.[1];
  return hint === undefined ? firstOf(least, most) : bounded(word, hint, least, most);
}

/** Adds words that are the only ones possible, and opens their numbers; `before` are numbers that were there already. */
export function extended(verbs: readonly VerbInfo[], step: Step, hints: readonly Item[], before: readonly Item[] = []): Step {
  const items = [...step.items];
  const ranges = [...step.ranges];
  for (;;) {
    const { choices, done } = after(verbs, step.verb, items);
    const only = choices.length === 1 ? choices[0] : undefined;
    if (done || !only) break;
    const [word, number] = before[items.length] ?? [];
    const kept = word === only.word && number !== undefined;
    if (only.least < only.most) ranges.push({ at: items.length, choice: only });
    items.push([only.word, kept ? bounded(only.word, number, only.least, only.most) : first(only, hints)]);
  }
  return { verb: step.verb, items, ranges };
}

/** The beginning of a sentence with this verb. */
export function begun(verbs: readonly VerbInfo[], verb: string, hints: readonly Item[] = []): Step {
  return extended(verbs, { verb, items: [], ranges: [] }, hints);
}

/** One word further. */
export function taken(verbs: readonly VerbInfo[], step: Step, choice: Choice, hints: readonly Item[] = []): Step {
  const ranges = choice.least < choice.most ? [{ at: step.items.length, choice }] : [];
  return extended(verbs, { verb: step.verb, items: [...step.items, [choice.word, first(choice, hints)]], ranges }, hints);
}

/** Another number in an open place; what follows stays as it was if it still may. */
export function numbered(verbs: readonly VerbInfo[], step: Step, at: number, number: number): Step {
  const range = step.ranges.find((each) => each.at === at);
  if (!range) return step;
  const { word, least, most } = range.choice;
  const items: Item[] = [...step.items.slice(0, at), [word, bounded(word, number, least, most)]];
  return extended(verbs, { verb: step.verb, items, ranges: step.ranges.filter((each) => each.at <= at) }, [], step.items);
}

/** Words for single things of one kind, `gold:1`, `gold:2`, under the kind. */
export interface Heap {
  kind: string;
  choices: readonly Choice[];
}

/** Many words, most of them for single things, are offered kind by kind; () where there is no need. A word that names no
 * single thing is a heap of its own. */
export function heaped(choices: readonly Choice[], enough: number): Heap[] {
  if (choices.length <= enough) return [];
  const heaps = new Map<string, Choice[]>();
  for (const choice of choices) {
    const [kind = "", number] = choice.word.split(":");
    const key = number !== undefined && /^(\d+|[a-z])$/.test(number) ? kind : choice.word;
    heaps.set(key, [...(heaps.get(key) ?? []), choice]);
  }
  return heaps.size > 1 && heaps.size * 2 <= choices.length ? [...heaps].map(([kind, each]) => ({ kind, choices: each })) : [];
}
