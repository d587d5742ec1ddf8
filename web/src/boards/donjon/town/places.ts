// The places of the town, and the goods of each.

import type { Counter, Good, Why } from "../../../pictures/shop";

export const PLACES = ["shop", "teacher", "healer", "tavern"] as const;
export type Place = (typeof PLACES)[number];

/** Goods of the healer; the shop has the others. */
const REMEDIES = ["healing-potion", "greater-healing-potion", "potion-of-vigour", "potion-of-strength", "antidote", "elixir-of-heroism"];

/** Return the counters of a place, each with its own goods; empty ones are left out. */
export function countersOf(place: Place, all: readonly Counter[]): Counter[] {
  const isRemedy = ([word]: Good) => REMEDIES.includes(word);
  const own = (counter: Counter): Good[] => {
    if (place === "teacher") return counter.verb === "learn" ? counter.goods : [];
    if (counter.verb !== "buy" || place === "tavern") return [];
    return counter.goods.filter((good) => isRemedy(good) === (place === "healer"));
  };
  return all.map((counter) => ({ ...counter, goods: own(counter) })).filter(({ goods }) => goods.length);
}

/** Return the goods that one can have and use, and the others, which are grey. */
export function sorted(goods: readonly Good[], whys: (good: Good) => readonly Why[]): [able: Good[], grey: Good[]] {
  return [goods.filter((good) => !whys(good).length), goods.filter((good) => whys(good).length)];
}
