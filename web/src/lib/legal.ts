// The tree of words, from the forms that the server sends: the twin of souterrain.core.forms and souterrain.core.legal.

import type { Action, Item } from "./actions";
import type { FieldInfo, FormInfo, VerbInfo } from "./types";

/** A word that may come next, and how many of it (or which measures). */
export interface Choice {
  word: string;
  least: number;
  most: number;
}

/** What may come next in a sentence, and whether it may end here. */
export interface After {
  choices: Choice[];
  done: boolean;
}

const same = (one: Item | undefined, other: Item | undefined): boolean =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

interface Field {
  /** Where a choice that begins at `start` may end. */
  ends(items: readonly Item[], start: number): number[];
  /** What may follow the beginning of a choice. */
  following(part: readonly Item[]): Choice[];
}

function rows(table: readonly (readonly Item[])[]): Field {
  return {
    ends(items, start) {
      const found = table.filter(
        (row) => start + row.length <= items.length && row.every((item, at) => same(item, items[start + at])),
      );
      return [...new Set(found.map((row) => start + row.length))].sort((a, b) => a - b);
    },
    following(part) {
      const found: Choice[] = [];
      for (const row of table) {
        const next = row[part.length];
        if (next && part.every((item, at) => same(item, row[at]))) {
          found.push({ word: next[0], least: next[1], most: next[1] });
        }
      }
      return found;
    },
  };
}

function counts(words: readonly string[], caps: readonly number[], least: number, wanted: number): Field {
  const most = Math.min(wanted, sum(caps));
  const cap = (index: number): number => caps[index] ?? 0;
  return {
    ends(items, start) {
      const found: number[] = least === 0 ? [start] : [];
      let total = 0;
      let last = -1;
      for (let here = start; here < items.length; here += 1) {
        const [word, number] = items[here] as Item;
        const index = words.indexOf(word);
        if (index <= last || number < 1 || number > cap(index)) return found;
        total += number;
        last = index;
        if (total > most) return found;
        if (total >= least) found.push(here + 1);
      }
      return found;
    },
    following(part) {
      const total = sum(part.map(([, number]) => number));
      let last = -1;
      for (const [word, number] of part) {
        const index = words.indexOf(word);
        if (index <= last || number < 1 || number > cap(index)) return [];
        last = index;
      }
      const found: Choice[] = [];
      for (let index = last + 1; index < words.length; index += 1) {
        const later = sum(caps.slice(index + 1));
        const from = Math.max(1, least - total - later);
        const to = Math.min(cap(index), most - total);
        if (from <= to) found.push({ word: words[index] as string, least: from, most: to });
      }
      return found;
    },
  };
}

function span(word: string, least: number, most: number): Field {
  return {
    ends(items, start) {
      const item = items[start];
      return item && item[0] === word && least <= item[1] && item[1] <= most ? [start + 1] : [];
    },
    following(part) {
      return part.length ? [] : [{ word, least, most }];
    },
  };
}

function field(info: FieldInfo): Field {
  if (info.rows) return rows(info.rows);
  if (info.words) return counts(info.words, info.caps ?? [], info.least ?? 0, info.most ?? 0);
  return span(info.word ?? "", info.least ?? 0, info.most ?? 0);
}

function walk(fields: readonly Field[], index: number, items: readonly Item[], start: number, found: Choice[]): boolean {
  const here = fields[index];
  if (!here) return start === items.length;
  found.push(...here.following(items.slice(start)));
  let done = false;
  for (const end of here.ends(items, start)) {
    if (walk(fields, index + 1, items, end, found)) done = true;
  }
  return done;
}

function fitsForm(form: FormInfo, items: readonly Item[]): boolean {
  const fields = (form.fields ?? []).map(field);
  const from = (index: number, start: number): boolean => {
    const here = fields[index];
    return here ? here.ends(items, start).some((end) => from(index + 1, end)) : start === items.length;
  };
  return from(0, 0);
}

/** Equal words side by side become one choice; gaps in their numbers stay gaps. */
function merged(choices: readonly Choice[]): Choice[] {
  const result: Choice[] = [];
  for (const word of new Set(choices.map((choice) => choice.word))) {
    const start = result.length;
    const mine = choices.filter((choice) => choice.word === word);
    mine.sort((a, b) => a.least - b.least || a.most - b.most);
    for (const choice of mine) {
      const last = result[result.length - 1];
      if (last && result.length > start && choice.least <= last.most + 1) last.most = Math.max(last.most, choice.most);
      else result.push({ ...choice });
    }
  }
  return result;
}

/** The verbs, or what may follow a verb and these items. */
export function after(verbs: readonly VerbInfo[], verb: string | null = null, items: readonly Item[] = []): After {
  if (verb === null) return { choices: verbs.map(({ word }) => ({ word, least: 1, most: 1 })), done: false };
  const found: Choice[] = [];
  let done = false;
  for (const known of verbs) {
    if (known.word !== verb) continue;
    for (const form of known.forms) {
      if (walk((form.fields ?? []).map(field), 0, items, 0, found)) done = true;
    }
  }
  return { choices: merged(found), done };
}

/** Whether a sentence fits a form; a last check may still be the server's. */
export function fits(verbs: readonly VerbInfo[], action: Action): boolean {
  return verbs.some((verb) => verb.word === action.verb && verb.forms.some((form) => fitsForm(form, action.items)));
}

/** Adds every word that is the only one possible, so that nobody has to choose it. */
export function forced(verbs: readonly VerbInfo[], action: Action): Action {
  let items = action.items;
  for (;;) {
    const { choices, done } = after(verbs, action.verb, items);
    const only = choices.length === 1 ? choices[0] : undefined;
    if (done || !only || only.least !== only.most) return { verb: action.verb, items };
    items = [...items, [only.word, only.least]];
  }
}
