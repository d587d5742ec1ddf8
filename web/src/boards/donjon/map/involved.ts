// The figures of an open roll, from the frames of the view: who acts, and on whom.

import type { Pair } from "../../../pictures/plan";

interface Frame {
  who?: number;
  target?: number;
}

interface Foe {
  word: string;
  number: number;
}

/** Return the squares of the figures that the latest open frame names: heroes by their index, monsters by their id. */
export function involved(sections: Record<string, unknown>, figure: (word: string, number?: number) => Pair | undefined): Pair[] {
  const frame = ((sections.frames as Frame[] | undefined) ?? []).at(-1);
  return [frame?.who, frame?.target].flatMap((id) => {
    if (id === undefined || id < 0) return [];
    const foe = sections[`foe-${id}`] as Foe | undefined;
    const square = foe ? figure(foe.word, foe.number) : figure(`hero:${id + 1}`);
    return square ? [square] : [];
  });
}
