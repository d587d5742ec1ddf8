// A sentence under construction: the words so far, and the numbers that can still be changed.

import { type Action, isMeasure, type Item } from "./actions";
import { after, type Choice, likely } from "./legal";
import { bounded, firstOf } from "./measures";
import type { VerbInfo } from "./types";

/** The greatest number of counts that are choices of their own. */
const FEW = 3;

/** An open number: the index of its item, and its bounds. */
export interface Range {
  at: number;
  choice: Choice;
}

export interface Step extends Action {
  ranges: readonly Range[];
}

/** Return the initial number: the usual one of a count, the game's own suggestion for a measure, if there is one. */
function first(verbs: readonly VerbInfo[], { verb, items }: Action, { word, least, most }: Choice, hints: readonly Item[]): number {
  if (!isMeasure(word)) return least < most ? Math.min(most, Math.max(least, likely(verbs, verb, items).get(word) ?? least)) : least;
  const hint = hints.find((each) => each[0] === word)?.[1];
  return hint === undefined ? firstOf(least, most) : bounded(word, hint, least, most);
}

/** Return true if a word may be counted in a few ways: each number is a choice of its own. */
const isFew = ({ word, least, most }: Choice): boolean => least < most && !isMeasure(word) && most - least < FEW;

/** Return true if a sentence can be sent as it is: it is complete, and nothing could be added or changed. */
export function isWhole(verbs: readonly VerbInfo[], { verb, items, ranges }: Step): boolean {
  const { choices, done } = after(verbs, verb, items);
  return done && !choices.length && !ranges.length;
}

/**
 * Add every word that is the only possible one, and open its number, unless its few numbers are choices; `before` are
 * the numbers chosen so far.
 */
export function extended(verbs: readonly VerbInfo[], step: Step, hints: readonly Item[], before: readonly Item[] = []): Step {
  const items = [...step.items];
  const ranges = [...step.ranges];
  for (;;) {
    const { choices, done } = after(verbs, step.verb, items);
    const only = choices.length === 1 ? choices[0] : undefined;
    if (done || !only || (isFew(only) && !before.length)) break;
    const [word, number] = before[items.length] ?? [];
    const kept = word === only.word && number !== undefined;
    if (only.least < only.most) ranges.push({ at: items.length, choice: only });
    items.push([only.word, kept ? bounded(only.word, number, only.least, only.most) : first(verbs, { verb: step.verb, items }, only, hints)]);
  }
  return { verb: step.verb, items, ranges };
}

/** Begin a sentence with this verb. */
export function begun(verbs: readonly VerbInfo[], verb: string, hints: readonly Item[] = []): Step {
  return extended(verbs, { verb, items: [], ranges: [] }, hints);
}

/** Add one word. */
export function taken(verbs: readonly VerbInfo[], step: Step, choice: Choice, hints: readonly Item[] = []): Step {
  const ranges = choice.least < choice.most ? [{ at: step.items.length, choice }] : [];
  return extended(verbs, { verb: step.verb, items: [...step.items, [choice.word, first(verbs, step, choice, hints)]], ranges }, hints);
}

/** Change an open number; the words after it are kept if they are still legal. */
export function numbered(verbs: readonly VerbInfo[], step: Step, at: number, number: number): Step {
  const range = step.ranges.find((each) => each.at === at);
  if (!range) return step;
  const { word, least, most } = range.choice;
  const items: Item[] = [...step.items.slice(0, at), [word, bounded(word, number, least, most)]];
  return extended(verbs, { verb: step.verb, items, ranges: step.ranges.filter((each) => each.at <= at) }, [], step.items);
}

/**
 * Split choices of a few counts into one choice for each number, the usual number first, unless there would be more
 * than `enough` choices.
 */
export function split(verbs: readonly VerbInfo[], { verb, items }: Action, choices: readonly Choice[], enough: number): readonly Choice[] {
  if (!choices.some(isFew)) return choices;
  const usual = likely(verbs, verb, items);
  const apart = choices.flatMap((choice) => {
    const { word, least, most } = choice;
    if (!isFew(choice)) return [choice];
    const numbers = Array.from({ length: most - least + 1 }, (_, more) => least + more);
    if ((usual.get(word) ?? least) > least) numbers.reverse();
    return numbers.map((number) => ({ word, least: number, most: number }));
  });
  return apart.length <= enough ? apart : choices;
}

/** Choices for single things of one kind: `gold:1`, `gold:2`. */
export interface Heap {
  kind: string;
  choices: readonly Choice[];
}

/**
 * Group many choices by kind; return [] if there is no need. A word that names no single thing is a group of its own.
 */
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
