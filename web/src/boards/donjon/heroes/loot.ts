// A find that is shared out: its cards, and for each hero the sentence that hands it over and what it would change.

import type { Way } from "../../../lib/naming";
import type { Making } from "../../../pictures";
import { onTable, type OnTableSection } from "../../../pictures/ontable";
import type { Fit, Hero } from "../../../pictures/roster";

export interface Lot {
  word: string;
  number: number;
  /** The hero whom the card suits. */
  fair: number;
  /** The changes by the card, for equipment. */
  fits?: (Fit & { hero: number })[];
}

export function lotsIn(sections: Record<string, unknown>): readonly Lot[] {
  return (onTable(sections) as (OnTableSection & { loot?: Lot[] }) | undefined)?.loot ?? [];
}

/** Return the sentence that gives a card to a hero; undefined if this player does not share it out. */
export function wayTo(hero: Hero, { word }: Lot, making: Making): Way | undefined {
  if (hero.seat === making.seat) return making.ways([[word, 1]]).find(({ verb }) => verb === "take");
  return making.ways([[word, 1], [`hero:${hero.number}`, 1]]).find(({ verb }) => verb === "hand");
}

export const wayToAll = ({ word }: Lot, making: Making): Way | undefined => making.ways([[word, 1]]).find(({ verb }) => verb === "divide");
