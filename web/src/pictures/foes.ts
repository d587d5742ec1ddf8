// Who stands against the heroes: one section for each, with its life and how likely each hero hits it.

import type { Item } from "../lib/actions";
import type { Words } from "../lib/words";

export interface Foe {
  kind: "foe";
  word: string;
  number: number;
  side?: "ally";
  life: [left: number, whole: number];
  /** Nothing for one who waits for room. */
  zone?: number;
  /** Heroes by their numbers, with percents. */
  odds?: [hero: number, percent: number][];
}

export function foes(sections: Record<string, unknown>): Foe[] {
  const found = Object.entries(sections).filter(([, each]) => (each as Foe | null)?.kind === "foe");
  const place = (name: string) => Number(/\d+$/.exec(name)?.[0] ?? 0);
  return found.sort(([one], [other]) => place(one) - place(other)).map(([, each]) => each as Foe);
}

export const nameOf = ({ word, number }: Foe): Item[] => [[word, 1], ["number=", number]];

export const called = ({ word, number }: Foe, words: Words): string => words.say("ui-foe", { name: words.noun(word), number });

export function told(_: unknown, words: Words, sections: Record<string, unknown>): string {
  const texts = foes(sections).map((foe) => {
    const [left, whole] = foe.life;
    return words.say("ui-spoken", { label: called(foe, words), text: words.say("ui-roster-of", { left, whole }) });
  });
  return words.several(texts);
}
