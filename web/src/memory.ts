// The story of a table, kept in this tab for as long as it is open; and what a game was seen to offer, kept for longer.

import type { Memory, Told } from "./lib/store";

export function memoryOf(table: string): Memory {
  const place = `souterrain-story-${table}`;
  return {
    load(): Told[] {
      try {
        return JSON.parse(sessionStorage.getItem(place) ?? "[]") as Told[];
      } catch {
        return [];
      }
    },
    save(story): void {
      try {
        sessionStorage.setItem(place, JSON.stringify(story));
      } catch {
        // A tab that keeps nothing still plays.
      }
    },
  };
}

const offersIn = (game: string) => `souterrain-offers-${game}`;

/** What offers of a game may be about, as far as this browser has seen any. */
export function offersOf(game: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(offersIn(game)) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export function keepOffers(game: string, offers: readonly string[]): void {
  try {
    localStorage.setItem(offersIn(game), JSON.stringify(offers));
  } catch {
    // As above.
  }
}
