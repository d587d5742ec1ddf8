// Naming a visible thing: all sentences that the words of a thing can make from the sentence under construction.

import type { Item } from "./actions";
import { after, type Choice } from "./legal";
import { begun, type Step } from "./sentence";
import type { VerbInfo } from "./types";

/** A sentence that ends with the name of a thing; the numbers in that name are fixed. */
export interface Way extends Step {
  /** Number of words that stay unchanged in the sentence under construction. */
  kept: number;
}

/** The sentences for any name at one state of the sentence, with a cache, because names share their beginnings. */
export class Naming {
  private readonly known = new Map<string, Choice[]>();
  private readonly steps: readonly Step[];

  constructor(
    private readonly verbs: readonly VerbInfo[],
    step: Step | null,
  ) {
    this.steps = step ? [step] : [...new Set(verbs.map(({ word }) => word))].map((word) => begun(verbs, word));
  }

  /**
   * Return the sentences that end with this name: after all words, otherwise before some of them if they may follow
   * it, otherwise instead of them. Without a verb, every verb that accepts the name makes a sentence.
   */
  ways(name: readonly Item[]): Way[] {
    return this.steps.flatMap((step) => {
      const places = [...step.items.keys(), step.items.length].reverse();
      const tried = [true, false].flatMap((whole) => places.map((kept) => ({ kept, rest: whole ? step.items.slice(kept) : [] })));
      for (const { kept, rest } of tried) {
        const way = this.made(step, kept, [...name, ...rest]);
        if (way) return [way];
      }
      return [];
    });
  }

  private made({ verb, items: before, ranges: open }: Step, kept: number, name: readonly Item[]): Way | null {
    const items = before.slice(0, kept);
    for (const item of name) {
      const [word, number] = item;
      const choice = this.next(verb, items).find((each) => each.word === word && each.least <= number && number <= each.most);
      if (!choice) return null;
      items.push(item);
    }
    return { verb, items, ranges: open.filter(({ at }) => at < kept), kept };
  }

  private next(verb: string, items: readonly Item[]): Choice[] {
    const key = [verb, ...items.flat()].join(" ");
    const known = this.known.get(key) ?? after(this.verbs, verb, items).choices;
    this.known.set(key, known);
    return known;
  }
}
