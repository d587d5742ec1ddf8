// The opponents of the heroes: a section for each, with its life and the hit chance of each hero.

import type { Item } from "../lib/actions";
import { capital, type Words } from "../lib/words";

export interface Foe {
  kind: "foe";
  word: string;
  number: number;
  sign: string;
  side?: "ally";
  life: [left: number, whole: number];
  /** The zone; missing for a figure that waits for a free square. */
  zone?: number;
  /** Hit chances in percent, by the number of the hero. */
  odds?: [hero: number, percent: number][];
  /** For its player: with which chance it hits each hero, in percent. */
  hits?: [hero: number, percent: number][];
}

interface Prey {
  kind: "prey";
  odds: Record<string, [hero: number, percent: number][]>;
}

export function foes(sections: Record<string, unknown>): Foe[] {
  const found = Object.entries(sections).filter(([, each]) => (each as Foe | null)?.kind === "foe");
  const place = (name: string) => Number(/\d+$/.exec(name)?.[0] ?? 0);
  const prey = Object.values(sections).find((each) => (each as Prey | null)?.kind === "prey") as Prey | undefined;
  const whole = (name: string, foe: Foe) => ({ ...foe, ...(prey && { hits: prey.odds[place(name)] ?? [] }) });
  return found.sort(([one], [other]) => place(one) - place(other)).map(([name, each]) => whole(name, each as Foe));
}

export const nameOf = ({ word, number }: Foe): Item[] => [[word, 1], ["number=", number]];

export const called = ({ word, number }: Foe, words: Words): string => capital(words.noun(words.single(word, number)));

export function told(_: unknown, words: Words, sections: Record<string, unknown>): string {
  const texts = foes(sections).map((foe) => {
    const [left, whole] = foe.life;
    return words.say("ui-spoken", { label: called(foe, words), text: words.say("ui-roster-of", { left, whole }) });
  });
  return words.several(texts);
}
