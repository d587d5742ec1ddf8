// Naming what one sees: the sentences that a thing's words can make out of the one that is being made.

import type { Item } from "./actions";
import { after, type Choice } from "./legal";
import { begun, type Step } from "./sentence";
import type { VerbInfo } from "./types";

/** A sentence that ends with the name of a thing; numbers in that name are not open any more. */
export interface Way extends Step {
  /** How many words of the sentence that is being made stay as they are. */
  kept: number;
}

/** Answers for one moment of a sentence, whatever is named: things share the beginnings of their names. */
export class Naming {
  private readonly known = new Map<string, Choice[]>();
  private readonly steps: readonly Step[];

  constructor(
    private readonly verbs: readonly VerbInfo[],
    step: Step | null,
  ) {
    this.steps = step ? [step] : [...new Set(verbs.map(({ word }) => word))].map((word) => begun(verbs, word));
  }

  /** The name goes where it may stand last: behind all words, else before some of them if they may follow it, else in
   * their place. As long as there is no verb, every verb that takes the name makes a sentence. */
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
