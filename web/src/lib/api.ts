// The HTTP interface. Every error is a code with its data, never prose.

import type {
  CampaignInfo,
  DailyBoard,
  DailyGame,
  DailyStart,
  DeviceLink,
  Films,
  GameInfo,
  History,
  Login,
  MomentsInfo,
  MyTable,
  NewPerson,
  NewTable,
  OpenTable,
  Person,
  PracticeAct,
  PracticeTable,
  Problem,
  Profile,
  ReachInfo,
  RecapInfo,
  Recover,
  RecoveryCodes,
  ReplayChat,
  ReplayInfo,
  ReplayLine,
  ReplayStep,
  TableInfo,
  TableLinks,
} from "./types";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

/** Listener that is called after every request: true if the server answered. */
let heard: (answered: boolean) => void = () => undefined;

export function listen(listener: (answered: boolean) => void): void {
  heard = listener;
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = body === undefined ? {} : { "Content-Type": "application/json" };
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    heard(false);
    throw new ApiError(0, { code: "no-answer", data: {} });
  }
  heard(true);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  throw new ApiError(response.status, { code: problem?.code ?? "unknown", data: problem?.data ?? {} });
}

/** Return true for the error of a server that does not answer. */
export const isAway = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** The answers that are kept for a time without a connection; loaded only when they are needed. */
const shelves = () => import("./kept");
/** The name in the browser's storage of the person whose answers are kept. */
export const KEEPER = "souterrain-keeper";

/** Return an answer as text; while the server does not answer, the kept one. */
async function text(path: string): Promise<string> {
  try {
    return await fetched(path);
  } catch (error) {
    const known = isAway(error) ? await shelves().then(({ kept }) => kept(path)).catch(() => undefined) : undefined;
    if (known === undefined) throw error;
    return known;
  }
}

export const fetched = async (path: string): Promise<string> => (await ask("GET", path)).text();

/** Remove what is kept for another person; for everybody if there is no person. */
async function disown(person: string): Promise<void> {
  try {
    const keeper = localStorage.getItem(KEEPER);
    if (keeper !== null && keeper !== person) await (await shelves()).forget();
  } catch {
    // Without storage nothing is kept.
  }
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return JSON.parse(method === "GET" ? await text(path) : await (await ask(method, path, body)).text()) as T;
}

const done = async (method: string, path: string, body?: unknown): Promise<void> => void (await ask(method, path, body));
const part = encodeURIComponent;

/** Return this person; without a session a guest is created, with a name in that language. */
export async function me(language: string): Promise<Person> {
  const person = (await json<Person | null>("GET", "/api/me")) ?? (await json<NewPerson>("POST", `/api/guest?language=${language}`));
  void disown(person.id);
  return person;
}

/** Return true if the server answers; the listener is called too. */
export const alive = () => ask("GET", "/api/me").then(() => true, (error) => error instanceof ApiError && error.status > 0);

export const rename = (name: string) => json<Person>("POST", "/api/name", { name });
export const games = () => json<GameInfo[]>("GET", "/api/games");
export const tables = () => json<MyTable[]>("GET", "/api/tables");
/** Return the tables that anybody may find. */
export const openTables = () => json<OpenTable[]>("GET", "/api/open").catch((error): OpenTable[] => {
  if (isAway(error)) return [];
  throw error;
});
export const create = (table: NewTable) => json<TableLinks>("POST", "/api/tables", table);
/** Return the player's unfinished lesson of a game, or a new one. */
export const lesson = (game: string, name: string) => json<TableLinks>("POST", `/api/lessons/${part(game)}?name=${part(name)}`);
/** Return a table by its id or its short code. */
export const table = (table: string) => json<TableInfo>("GET", `/api/tables/${part(table)}`);
export const links = (table: string) => json<TableLinks>("GET", `/api/tables/${part(table)}/links`);
/** Open the server to the network, if the host allows it. */
export const invite = () => json<ReachInfo>("POST", "/api/invite");
/** Return the story of a game so far. */
export const moments = (table: string) => json<MomentsInfo>("GET", `/api/tables/${part(table)}/moments`);
export const recap = (table: string) => json<RecapInfo>("GET", `/api/tables/${part(table)}/recap`);
/** Return the chronicle of the campaign that a table belongs to. */
export const campaign = (table: string) => json<CampaignInfo>("GET", `/api/campaigns/${part(table)}`);
export const replay = (table: string) => json<ReplayInfo>("GET", `/api/replays/${part(table)}`);
/** Return the events of each step, as one seat was told them. */
export const replayStory = (table: string, eyes: number) => json<ReplayLine[]>("GET", `/api/replays/${part(table)}/story?eyes=${eyes}`);
export const replayStep = (table: string, step: number, eyes: number) =>
  json<ReplayStep>("GET", `/api/replays/${part(table)}/${step}?eyes=${eyes}`);
/** Return what the players said at a table; nothing to somebody who did not sit there. */
export const replayChat = (table: string) => json<ReplayChat[]>("GET", `/api/replays/${part(table)}/chat`);
export const reach = () => json<ReachInfo>("GET", "/api/reach");
export const dailies = () => json<DailyGame[]>("GET", "/api/daily");
/** Return the results of a day; of today if `day` is empty. */
export const dailyBoard = (game: string, day: string) =>
  json<DailyBoard>("GET", `/api/daily/${part(game)}${day ? `?date=${part(day)}` : ""}`);
export const playDaily = (game: string) => json<DailyStart>("POST", `/api/daily/${part(game)}`);
/** Return the films of an entry of a table's journal, in base64. */
export const films = (table: string, entry: number) => json<Films>("GET", `/api/tables/${part(table)}/films/${entry}`);
/** Carry out an act on a practice table; nothing is kept. */
export const practise = (game: string, act: PracticeAct) => json<PracticeTable>("POST", `/api/practice/${part(game)}`, act);
export const journalPath = (table: string) => `/api/replays/${part(table)}/journal`;
export const journal = (table: string) => text(journalPath(table));
export const qrPath = (table: string) => `/api/tables/${part(table)}/qr`;
export const houseCatalogue = (code: string) => text(`/api/locale/${code}`);
export const gameCatalogue = (code: string, game: string) => text(`/api/locale/${code}/${part(game)}`);
export const rulebook = (code: string, game: string) => text(`/api/rulebook/${code}/${part(game)}`);
/** Return a page of finished games. `opponent` is a person's id, "bots" or "alone"; `result` is "won" or "lost". */
export const history = (wish: { game: string; opponent: string; result: string; offset: number }) =>
  json<History>("GET", `/api/history?${new URLSearchParams({ ...wish, offset: String(wish.offset) })}`);
export const profile = () => json<Profile>("GET", "/api/profile");
export const claim = (passphrase: string, old = "") => json<RecoveryCodes>("POST", "/api/claim", { passphrase, old });
export const login = (login: Login) => json<Person>("POST", "/api/login", login);
export const recover = (recover: Recover) => json<Person>("POST", "/api/recover", recover);
export const device = () => json<DeviceLink>("POST", "/api/device");
export const signOut = (everywhere: boolean) => done("POST", "/api/signout", { everywhere }).then(() => disown(""));
export const playOn = (table: string, step: number, seats: string[]) =>
  json<TableLinks>("POST", `/api/replays/${part(table)}/${step}/play`, { seats });
export const exportPath = "/api/export";
export const forget = () => done("DELETE", "/api/me").then(() => disown(""));
