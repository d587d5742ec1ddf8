// The films of tables, fetched as soon as a step is told, before anybody wants to see them; and the wish to see an older
// one again, from the log.

import { films } from "./lib/api";

/** The most answers that are kept. */
const KEPT = 60;

const known = new Map<string, Promise<readonly string[]>>();

/** Keep films that came without being asked for. */
export function keepFilms(table: string, entry: number, films: readonly string[]): void {
  known.set(`${table}/${entry}`, Promise.resolve(films));
}

/** Return the films of an entry in base64; the promise is rejected if they are gone. */
export function filmsOf(table: string, entry: number): Promise<readonly string[]> {
  const key = `${table}/${entry}`;
  const found = known.get(key) ?? films(table, entry).then((answer) => answer.films);
  known.set(key, found);
  found.catch(() => known.delete(key));
  for (const old of known.keys()) {
    if (known.size <= KEPT) break;
    known.delete(old);
  }
  return found;
}

class Filmed {
  /** The steps whose films the board can show. */
  steps = $state.raw<ReadonlySet<number>>(new Set());
  /** The step that a reader of the log wants to see. */
  wanted = $state.raw<number | null>(null);
}

export const filmed = new Filmed();
