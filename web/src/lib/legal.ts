// The tree of legal words, built from the forms of the server: the counterpart of souterrain.core.forms and
// souterrain.core.legal.

import type { Action, Item } from "./actions";
import type { FieldInfo, FormInfo, VerbInfo } from "./types";

/** A possible next word, with the least and greatest number (a count or a measure). */
export interface Choice {
  word: string;
  least: number;
  most: number;
}

/** The possible next words; `done` is true if the sentence may end here. */
export interface After {
  choices: Choice[];
  done: boolean;
}

const same = (one: Item | undefined, other: Item | undefined): boolean =>
  one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

interface Field {
  /** Return the positions at which a choice that begins at `start` may end. */
  ends(items: readonly Item[], start: number): number[];
  /** Return the words that may follow the beginning of a choice. */
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

/** Merge choices of the same word with adjacent numbers; gaps between the numbers are kept. */
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

/** Return the first number that the forms give to each of the next words: the game names the usual one first. */
export function likely(verbs: readonly VerbInfo[], verb: string, items: readonly Item[]): ReadonlyMap<string, number> {
  const found: Choice[] = [];
  for (const { word, forms } of verbs) {
    if (word === verb) for (const form of forms) walk((form.fields ?? []).map(field), 0, items, 0, found);
  }
  return new Map(found.map(({ word, least }): [string, number] => [word, least]).reverse());
}

/** Return the verbs, or the words that may follow a verb and these items. */
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

/** Return true if a sentence fits a form; the server may still refuse it. */
export function fits(verbs: readonly VerbInfo[], action: Action): boolean {
  return verbs.some((verb) => verb.word === action.verb && verb.forms.some((form) => fitsForm(form, action.items)));
}
