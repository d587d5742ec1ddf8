// Acts with their films.

import { filmsOf } from "../../films.svelte";
import { bytesOf, decode, type Film } from "./film";
import type { Body } from "./ground";

/** One or several acts with their films, and the tables before and after them. */
export interface Scene {
  load: () => Promise<readonly Film[]>;
  before: readonly Body[] | null;
  after: readonly Body[];
}

/** Return the films of some steps, decoded. */
async function fetched(table: string, entries: readonly number[]): Promise<readonly Film[]> {
  const found = await Promise.all(entries.map((entry) => filmsOf(table, entry)));
  const start = performance.now();
  const films = await Promise.all(found.flat().map((film) => decode(bytesOf(film))));
  performance.measure("film-decoded", { start });
  return films;
}

/** Return a function that loads films once, and again only after a failure. */
export function loader(table: string, entries: readonly number[]): () => Promise<readonly Film[]> {
  let found: Promise<readonly Film[]> | undefined;
  return () => {
    found ??= fetched(table, entries).catch((error: unknown) => {
      found = undefined;
      throw error;
    });
    return found;
  };
}
