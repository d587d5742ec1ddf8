// Storage in this browser: the story of a table and the wish to watch it in session storage, the offers of a game in
// local storage.

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
        // Without storage the game still works.
      }
    },
  };
}

const watchingOf = (table: string) => `souterrain-watch-${table}`;

/** Return true if this visitor has chosen to watch a table. */
export function hasWatched(table: string): boolean {
  try {
    return sessionStorage.getItem(watchingOf(table)) !== null;
  } catch {
    return false;
  }
}

export function keepWatching(table: string): void {
  try {
    sessionStorage.setItem(watchingOf(table), "");
  } catch {
    // Without storage the game still works.
  }
}

const offersIn = (game: string) => `souterrain-offers-${game}`;

/** Return the subjects of a game's offers that this browser has seen. */
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
    // Without storage the game still works.
  }
}
