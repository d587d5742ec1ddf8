// Answers of the server that this browser keeps, so that rules and one's own finished games can be read without a
// connection. What is a person's own is removed as soon as they leave or another person comes.

import { KEEPER } from "./api";
import type { GameResult, History } from "./types";

type Shelf = "house" | "person";

const DATABASE = "souterrain";
const SHELVES: readonly Shelf[] = ["house", "person"];
/** Answers that are the same for everybody, and a person's own. */
const HOUSE = /^\/api\/(games$|locale\/|rulebook\/)/;
const PERSON = /^\/api\/(me|tables|profile|daily|history(\?.*)?)$/;
const REPLAY = /^\/api\/replays\/([^/?]+)/;

interface Entry {
  at: number;
  text: string;
}

let opening: Promise<IDBDatabase | null> | undefined;

/** Return the database; null where the browser allows none. */
function database(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => SHELVES.forEach((shelf) => request.result.createObjectStore(shelf));
      request.onsuccess = () => resolve(request.result);
      request.onerror = request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opening;
}

async function on<T>(shelf: Shelf, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | undefined> {
  const found = await database();
  if (!found) return undefined;
  return new Promise((resolve) => {
    try {
      const request = work(found.transaction(shelf, mode).objectStore(shelf));
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

/** Return the shelf of an answer; null for one that is never kept. */
export const shelfOf = (path: string): Shelf | null => (HOUSE.test(path) ? "house" : PERSON.test(path) || REPLAY.test(path) ? "person" : null);

const get = (shelf: Shelf, path: string) => on<Entry | undefined>(shelf, "readonly", (store) => store.get(path) as IDBRequest<Entry | undefined>);

/** Return the time when an answer was kept, in milliseconds; 0 if it is not. */
export async function keptAt(path: string): Promise<number> {
  const shelf = shelfOf(path);
  return (shelf && (await get(shelf, path))?.at) || 0;
}

export async function keep(path: string, text: string): Promise<void> {
  const shelf = shelfOf(path);
  if (shelf) await on(shelf, "readwrite", (store) => store.put({ at: Date.now(), text } satisfies Entry, path));
}

/** Remove all that is a person's own. */
export async function forget(): Promise<void> {
  await on("person", "readwrite", (store) => store.clear());
  localStorage.removeItem(KEEPER);
}

/** Return the tables of the replays that are kept. */
export async function replaysKept(): Promise<Set<string>> {
  const keys = (await on("person", "readonly", (store) => store.getAllKeys())) ?? [];
  return new Set(keys.flatMap((key) => REPLAY.exec(String(key))?.[1] ?? []));
}

/** Remove the replay of a table. */
export async function drop(table: string): Promise<void> {
  const keys = (await on("person", "readonly", (store) => store.getAllKeys())) ?? [];
  for (const key of keys) if (REPLAY.exec(String(key))?.[1] === table) await on("person", "readwrite", (store) => store.delete(key));
}

interface Step {
  step: number;
  sections: { [name: string]: unknown };
}

/** The eyes of everybody at once. */
const EVERYBODY = -2;

/**
 * Return the sections as these eyes saw them, from those of everybody: there a section that a seat sees differently is
 * named `section/seat`.
 */
export function seenBy(sections: Step["sections"], eyes: number): Step["sections"] {
  if (eyes === EVERYBODY) return sections;
  const seen: Step["sections"] = {};
  for (const [name, section] of Object.entries(sections)) {
    const [base = "", seat] = name.split("/");
    if (seat === undefined) seen[base] ??= section;
    else if (Number(seat) === eyes) seen[base] = section;
  }
  return seen;
}

/** Return a step of a game that is kept as a whole: its sections from the steps, its events from the story. */
async function stepOf(path: string): Promise<string | undefined> {
  const [, replay = "", number = "", eyes = ""] = /^(\/api\/replays\/[^/?]+)\/(\d+)\?eyes=(-?\d+)$/.exec(path) ?? [];
  if (!replay) return undefined;
  const [steps, story] = await Promise.all([get("person", `${replay}/steps?eyes=${EVERYBODY}`), get("person", `${replay}/story?eyes=${eyes}`)]);
  const step = steps && (JSON.parse(steps.text) as Step[])[Number(number)];
  if (!step || !story) return undefined;
  const line = (JSON.parse(story.text) as object[])[Number(number)];
  return JSON.stringify({ ...step, ...line, draws: (step as Step & { draws: unknown }).draws, sections: seenBy(step.sections, Number(eyes)) });
}

/** The path under which all finished games are kept; a page of them is a request with filters. */
export const HISTORY = "/api/history";
/** Finished games on a page. */
const PAGE = 20;

/** Return a page of finished games as the server does: by game, opponent and result. */
export function pageOf(all: readonly GameResult[], filters: URLSearchParams): History {
  const wish = (name: string) => filters.get(name) ?? "";
  const [game, opponent, result, offset] = [wish("game"), wish("opponent"), wish("result"), Number(wish("offset"))];
  const bot = (who: string) => who.startsWith("bot:");
  const against = ({ others }: GameResult) => {
    if (opponent === "alone") return !others.length;
    return others.some(({ who }) => (opponent === "bots" ? bot(who) : who === opponent));
  };
  const found = all.filter(
    (each) => (!game || each.game === game) && (!opponent || against(each)) && (!result || (each.place > 0 && (each.place === 1) === (result === "won"))),
  );
  return { results: found.slice(offset, offset + PAGE), total: found.length };
}

async function historyOf(path: string): Promise<string | undefined> {
  if (!path.startsWith(`${HISTORY}?`)) return undefined;
  const all = await get("person", HISTORY);
  return all && JSON.stringify(pageOf(JSON.parse(all.text) as GameResult[], new URLSearchParams(path.slice(HISTORY.length + 1))));
}

/** Return the kept answer to a request, or undefined. */
export async function kept(path: string): Promise<string | undefined> {
  const shelf = shelfOf(path);
  return shelf ? ((await get(shelf, path))?.text ?? (await stepOf(path)) ?? (await historyOf(path))) : undefined;
}
