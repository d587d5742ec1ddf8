// The HTTP interface. Every error is a code with its data, never prose.

import type {
  DailyBoard,
  DailyGame,
  DailyStart,
  DeviceLink,
  GameInfo,
  Login,
  MyTable,
  NewPerson,
  NewTable,
  OpenTable,
  Person,
  Problem,
  Profile,
  ReachInfo,
  Recover,
  RecoveryCodes,
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

/** Told after every request whether anybody answered. */
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

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const text = async (path: string): Promise<string> => (await ask("GET", path)).text();
const done = async (method: string, path: string, body?: unknown): Promise<void> => void (await ask(method, path, body));
const part = encodeURIComponent;

/** Who we are; a newcomer becomes a guest at once. */
export async function me(): Promise<Person> {
  return (await json<Person | null>("GET", "/api/me")) ?? json<NewPerson>("POST", "/api/guest");
}

/** Whether the server answers; the listener is told. */
export const alive = () => ask("GET", "/api/me").then(() => true, (error) => error instanceof ApiError && error.status > 0);

export const rename = (name: string) => json<Person>("POST", "/api/name", { name });
export const games = () => json<GameInfo[]>("GET", "/api/games");
export const tables = () => json<MyTable[]>("GET", "/api/tables");
/** Tables that anybody may find. */
export const openTables = () => json<OpenTable[]>("GET", "/api/open");
export const create = (table: NewTable) => json<TableLinks>("POST", "/api/tables", table);
/** The lesson of a game that was begun, else a new one. */
export const lesson = (game: string) => json<TableLinks>("POST", `/api/lessons/${part(game)}`);
/** By its id, or by its short code. */
export const table = (table: string) => json<TableInfo>("GET", `/api/tables/${part(table)}`);
export const links = (table: string) => json<TableLinks>("GET", `/api/tables/${part(table)}/links`);
/** Lets friends in: from now on the network can reach this table, if the host allows it. */
export const invite = () => json<ReachInfo>("POST", "/api/invite");
export const replay = (table: string) => json<ReplayInfo>("GET", `/api/replays/${part(table)}`);
/** What happened in each step, as those eyes were told it. */
export const replayStory = (table: string, eyes: number) => json<ReplayLine[]>("GET", `/api/replays/${part(table)}/story?eyes=${eyes}`);
export const replayStep = (table: string, step: number, eyes: number) =>
  json<ReplayStep>("GET", `/api/replays/${part(table)}/${step}?eyes=${eyes}`);
export const dailies = () => json<DailyGame[]>("GET", "/api/daily");
/** The results of a day, of today without one. */
export const dailyBoard = (game: string, day: string) =>
  json<DailyBoard>("GET", `/api/daily/${part(game)}${day ? `?date=${part(day)}` : ""}`);
export const playDaily = (game: string) => json<DailyStart>("POST", `/api/daily/${part(game)}`);
export const journalPath = (table: string) => `/api/replays/${part(table)}/journal`;
export const journal = (table: string) => text(journalPath(table));
export const qrPath = (table: string) => `/api/tables/${part(table)}/qr`;
export const houseCatalogue = (code: string) => text(`/api/locale/${code}`);
export const gameCatalogue = (code: string, game: string) => text(`/api/locale/${code}/${part(game)}`);
export const rulebook = (code: string, game: string) => text(`/api/rulebook/${code}/${part(game)}`);
export const profile = () => json<Profile>("GET", "/api/profile");
export const claim = (passphrase: string) => json<RecoveryCodes>("POST", "/api/claim", { passphrase });
export const login = (login: Login) => json<Person>("POST", "/api/login", login);
export const recover = (recover: Recover) => json<Person>("POST", "/api/recover", recover);
export const device = () => json<DeviceLink>("POST", "/api/device");
export const signOut = (everywhere: boolean) => done("POST", "/api/signout", { everywhere });
export const playOn = (table: string, step: number, seats: string[]) =>
  json<TableLinks>("POST", `/api/replays/${part(table)}/${step}/play`, { seats });
export const exportPath = "/api/export";
export const forget = () => done("DELETE", "/api/me");
