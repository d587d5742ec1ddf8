// A town: counters with goods and prices, and why some of them cannot be had. Goods that depend on who looks have sections
// of their own.

import type { Item } from "../lib/actions";
import type { Words } from "../lib/words";

export type Good = readonly [word: string, price?: number, bundle?: number];

export interface Counter {
  kind: "counter";
  name: string;
  verb: string;
  /** What is paid; nothing where a choice is free. */
  coin: string;
  goods: Good[];
}

export interface ShopSection {
  kind: "shop";
  counters: Counter[];
}

interface Refusals {
  kind: "refusals";
  /** Without words it holds for everything. */
  refused: { verb: string; code: string; rule: string; words?: string[] }[];
}

export interface Why {
  /** What cannot be done; another verb than the counter's only warns. */
  verb: string;
  text: string;
  rule: string;
}

const ofKind = <T>(sections: Record<string, unknown>, kind: string): T[] =>
  Object.values(sections).filter((each) => (each as { kind?: unknown } | null)?.kind === kind) as T[];

export function counters(section: ShopSection, sections: Record<string, unknown>): Counter[] {
  return [...section.counters, ...ofKind<Counter>(sections, "counter")].filter(({ goods }) => goods.length);
}

/** Why a thing cannot be had, or what to think of before. */
export function whys([word, price = 0]: Good, sections: Record<string, unknown>, words: Words): Why[] {
  const refused = ofKind<Refusals>(sections, "refusals").flatMap((each) => each.refused);
  return refused
    .filter((each) => each.words?.includes(word))
    .map(({ verb, code, rule }) => {
      const text = words.maybe(`warning-${code}`) || words.refusal(code, { gold: price, points: price, item: word, skill: word });
      return { verb, rule, text };
    });
}

/** Why nothing can be had at all. */
export function closed(sections: Record<string, unknown>, words: Words): Why[] {
  const refused = ofKind<Refusals>(sections, "refusals").flatMap((each) => each.refused);
  return refused.filter((each) => !each.words).map(({ verb, code, rule }) => ({ verb, rule, text: words.refusal(code) }));
}

export const nameOf = (word: string): Item[] => [[word, 1]];

export function called([word, , bundle = 1]: Good, words: Words): string {
  return bundle > 1 ? words.counted(word, bundle) : words.noun(word);
}
