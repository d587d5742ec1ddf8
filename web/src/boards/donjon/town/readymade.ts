// Ready-made heroes: one of each class stands in front, the others behind.

export interface ReadyMade {
  word: string;
  race: string;
  cls: string;
  /** The characteristics, in the order of the roster's `traits`. */
  line: number[];
  skills: string[];
  items: [word: string, number: number][];
}

export interface ReadyMadeSection {
  kind: "ready-made";
  heroes: ReadyMade[];
  /** Heroes in the party, each with its seat. */
  led: [word: string, seat: number][];
}

export interface Ranks {
  /** The first of each class whom nobody leads. */
  front: ReadyMade[];
  back: ReadyMade[];
}

export function ranksOf({ heroes, led }: ReadyMadeSection): Ranks {
  const isFree = ({ word }: ReadyMade) => !led.some(([other]) => other === word);
  const front = heroes.filter((hero) => hero === heroes.find((other) => other.cls === hero.cls && isFree(other)));
  return { front, back: heroes.filter((hero) => !front.includes(hero)) };
}

/** Return the highest characteristics with their nouns, the highest first. */
export function bestOf({ line }: ReadyMade, traits: readonly string[], number = 3): [trait: string, value: number][] {
  const all = traits.map((trait, at): [string, number] => [trait, line[at] ?? 0]);
  return all.sort(([, one], [, other]) => other - one).slice(0, number);
}

export function sectionIn(sections: Record<string, unknown>): ReadyMadeSection | undefined {
  return Object.values(sections).find((each) => (each as { kind?: unknown } | null)?.kind === "ready-made") as ReadyMadeSection | undefined;
}
