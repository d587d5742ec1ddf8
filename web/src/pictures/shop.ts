// A town: counters with goods and prices, and the reasons why some of them are not available. Goods that depend on the
// viewer have sections of their own.

import type { Item } from "../lib/actions";
import type { Words } from "../lib/words";

export type Good = readonly [word: string, price?: number, bundle?: number];

export interface Counter {
  kind: "counter";
  name: string;
  verb: string;
  /** The currency; "" if the goods are free. */
  coin: string;
  goods: Good[];
}

export interface ShopSection {
  kind: "shop";
  counters: Counter[];
}

interface Refusals {
  kind: "refusals";
  /** Refusals; one without `words` applies to all goods. */
  refused: { verb: string; code: string; rule: string; words?: string[] }[];
}

export interface Why {
  /** The refused verb; a verb other than the counter's is only a warning. */
  verb: string;
  text: string;
  rule: string;
}

const ofKind = <T>(sections: Record<string, unknown>, kind: string): T[] =>
  Object.values(sections).filter((each) => (each as { kind?: unknown } | null)?.kind === kind) as T[];

export function counters(section: ShopSection, sections: Record<string, unknown>): Counter[] {
  return [...section.counters, ...ofKind<Counter>(sections, "counter")].filter(({ goods }) => goods.length);
}

/** Return the refusals and warnings about one good. */
export function whys([word, price = 0]: Good, sections: Record<string, unknown>, words: Words): Why[] {
  const refused = ofKind<Refusals>(sections, "refusals").flatMap((each) => each.refused);
  return refused
    .filter((each) => each.words?.includes(word))
    .map(({ verb, code, rule }) => {
      const text = words.maybe(`warning-${code}`) || words.refusal(code, { gold: price, points: price, item: word, skill: word });
      return { verb, rule, text };
    });
}

/** Return the refusals that apply to all goods. */
export function closed(sections: Record<string, unknown>, words: Words): Why[] {
  const refused = ofKind<Refusals>(sections, "refusals").flatMap((each) => each.refused);
  return refused.filter((each) => !each.words).map(({ verb, code, rule }) => ({ verb, rule, text: words.refusal(code) }));
}

export const nameOf = (word: string): Item[] => [[word, 1]];

export function called([word, , bundle = 1]: Good, words: Words): string {
  return bundle > 1 ? words.counted(word, bundle) : words.noun(word);
}
