// The order of a round, as far as the rulebook fixes one.

import { capital, type Words } from "../../../lib/words";
import type { RosterSection } from "../../../pictures/roster";
import { isHero, type Named } from "./beats";

export interface Turn extends Named {
  sign: string;
  is: "waits" | "acts" | "done" | "down";
}

interface TurnSide {
  side: "heroes" | "master";
  /** 1 if the heroes have let their speed decide. */
  fixed?: number;
  figures: readonly Turn[];
}

export interface RoundSection {
  kind: "round";
  number: number;
  /** The side that acts first comes first. */
  sides: readonly TurnSide[];
}

export function roundIn(sections: Record<string, unknown>): RoundSection | undefined {
  return Object.values(sections).find((each) => (each as RoundSection | null)?.kind === "round") as RoundSection | undefined;
}

/** Return the heading of a side by its place in the round. */
export function headingOf({ side, fixed }: TurnSide, first: boolean, words: Words): string {
  if (side === "master") return words.say(first ? "board-fight-monsters-first" : "board-fight-monsters");
  return words.say(fixed ? "board-fight-heroes-fixed" : first ? "board-fight-heroes" : "board-fight-heroes-after");
}

export function nameOf(figure: Named, roster: RosterSection, words: Words): string {
  if (isHero(figure)) return words.seat(roster.seats[Number(figure.word.slice(5)) - 1] ?? -1);
  return capital(words.noun(words.single(figure.word, figure.number ?? 1)));
}
