// Preparation for a time without a connection: the files of the client, the rules, and this person's finished games
// with their replays.

import * as api from "./lib/api";
import { drop, forget, HISTORY, keep, keptAt, replaysKept } from "./lib/kept";
import { EVERYBODY } from "./lib/replayed";
import type { GameResult, History, MyTable, Profile, ReplayInfo } from "./lib/types";
import { house } from "./house.svelte";

const DAY = 86_400_000;
/** The most finished games that are kept. */
const GAMES = 20;
/** The most results that are kept; their replays need a connection, except for the latest. */
const RESULTS = 500;

const part = encodeURIComponent;

/** Fetch and keep an answer. */
async function hoard(path: string): Promise<string> {
  const text = await api.fetched(path);
  await keep(path, text);
  return text;
}

/** Keep an answer that is not kept yet or is old; one that is refused is not missed. */
async function renew(path: string): Promise<void> {
  if (Date.now() - (await keptAt(path)) > DAY) await hoard(path).catch(() => undefined);
}

async function reading(): Promise<void> {
  const { language } = house.settings;
  await renew("/api/games");
  for (const code of new Set([language, "en"])) {
    await renew(`/api/locale/${code}`);
    for (const { name } of house.games) await renew(`/api/locale/${code}/${part(name)}`);
  }
  for (const { name } of house.games) await renew(`/api/rulebook/${language}/${part(name)}`);
}

/** Keep a finished game with all that a replay asks for; its description comes last and says that it is whole. */
async function game(table: string): Promise<void> {
  const base = `/api/replays/${part(table)}`;
  if (await keptAt(base)) return;
  const { players } = JSON.parse(await api.fetched(base)) as ReplayInfo;
  const eyes = [EVERYBODY, -1, ...players.keys()];
  for (const each of eyes) await hoard(`${base}/story?eyes=${each}`);
  await hoard(`${base}/steps?eyes=${EVERYBODY}`);
  await hoard(`${base}/journal`);
  // Only those who sat there are told what was said.
  await hoard(`${base}/chat`).catch(() => undefined);
  await hoard(base);
}

/** Keep the latest finished games, and let go of others. */
async function games(): Promise<void> {
  const tables = JSON.parse(await hoard("/api/tables")) as MyTable[];
  const { results } = JSON.parse(await hoard("/api/profile")) as Profile;
  await hoard("/api/daily");
  const over = tables.filter(({ phase }) => phase === "over").map(({ id }) => id);
  const latest = [...new Set([...over, ...results.map(({ table }) => table)])].slice(0, GAMES);
  for (const table of await replaysKept()) if (!latest.map(part).includes(table)) await drop(table);
  // A daily dungeon keeps its secret for a day.
  for (const table of latest) await game(table).catch(() => undefined);
}

/** Keep the list of finished games, which the profile filters. */
async function results(): Promise<void> {
  const found: GameResult[] = [];
  for (let total = 1; found.length < Math.min(total, RESULTS); ) {
    const page = JSON.parse(await api.fetched(`${HISTORY}?offset=${found.length}`)) as History;
    if (!page.results.length) break;
    found.push(...page.results);
    total = page.total;
  }
  await keep(HISTORY, JSON.stringify(found));
}

/** Make this person the keeper: what is kept for another one is removed. */
async function owned(): Promise<void> {
  const person = house.person?.id ?? "";
  if (localStorage.getItem(api.KEEPER) !== person) await forget();
  localStorage.setItem(api.KEEPER, person);
  await hoard("/api/me");
}

let busy = false;

export async function prepare(): Promise<void> {
  if (busy || !house.reached) return;
  busy = true;
  try {
    (await navigator.serviceWorker.ready).active?.postMessage({ keep: "files" });
    await reading();
    await owned();
    await games();
    await results();
  } catch {
    // The next page tries again.
  }
  busy = false;
}
