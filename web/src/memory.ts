// The story of a table, kept in this tab for as long as it is open.

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
