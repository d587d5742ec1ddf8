// What every screen shares: the reader's settings and words, who plays here, which games there are, where we are.

import { untrack } from "svelte";
import * as api from "./lib/api";
import { load, save, type Settings } from "./lib/settings";
import type { GameInfo, Person } from "./lib/types";
import { type Catalogues, type LanguageCode, Words } from "./lib/words";

export const VERSION = "1";

const own = import.meta.glob<string>(["./locale/*.ftl", "./boards/*/locale/*.ftl"], { query: "?raw", import: "default" });
const catalogues = new Map<string, Promise<string>>();

function kept(key: string, fetched: () => Promise<string>): Promise<string> {
  const known = catalogues.get(key);
  if (known) return known;
  const text = fetched();
  text.catch(() => catalogues.delete(key));
  catalogues.set(key, text);
  return text;
}

async function texts(code: LanguageCode, game?: string): Promise<[LanguageCode, Catalogues]> {
  const board = own[`./boards/${game}/locale/${code}.ftl`];
  const [mine, house, theirs, drawn] = await Promise.all([
    kept(`${code}/`, () => own[`./locale/${code}.ftl`]!()),
    kept(code, () => api.houseCatalogue(code).catch(() => "")),
    game ? kept(`${code}/${game}`, () => api.gameCatalogue(code, game)) : undefined,
    board ? kept(`${code}/${game}/board`, board) : "",
  ]);
  return [code, theirs === undefined ? { house: [house, mine] } : { house: [house, mine, drawn], game: theirs }];
}

class House {
  settings = $state.raw<Settings>(load());
  words = $state.raw<Words | null>(null);
  person = $state.raw<Person | null>(null);
  /** Whoever comes for the first time: there are no tables of theirs to be looked for. */
  newcomer = false;
  games = $state.raw<GameInfo[]>([]);
  path = $state.raw(location.pathname);
  /** Here by the spectators' link: whoever came by it only watches. */
  readonly watching = $derived(this.path.startsWith("/w/"));
  /** What the live region says, and a number that makes equal sentences two. */
  spoken = $state.raw({ text: "", number: 0 });
  /** True while a table waits for this player. */
  wanted = $state.raw(false);
  /** The table of a rematch that this player asked for: it starts by itself if nobody else has to be ready. */
  again = "";
  /** The table that was made for friends: its link is shown at once. */
  inviting = "";
  /** False while the browser is offline or the server does not answer. */
  reached = $state.raw(navigator.onLine);

  constructor() {
    api.listen((answered) => (this.reached = answered));
  }

  change(changes: Partial<Settings>): void {
    this.settings = { ...this.settings, ...changes };
    save(this.settings);
  }

  announce(text: string): void {
    if (text) this.spoken = { text, number: untrack(() => this.spoken.number) + 1 };
  }

  /** Behind a curtain nothing may be left of what was said before it. */
  hush(): void {
    this.spoken = { text: "", number: 0 };
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.arrive();
    window.scrollTo(0, 0);
  }

  arrive(): void {
    this.path = location.pathname;
    this.wanted = false;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Whether some know what others do not, at a table of this game with these options. */
  hides(name: string, options: Record<string, string>): boolean {
    const game = this.game(name);
    return Boolean(game?.hidden) || Object.entries(game?.hiding ?? {}).some(([option, value]) => options[option] === value);
  }

  /** Words in the reader's language, for one game or none; what is missing there is said in English. */
  async wordsFor(code: LanguageCode, game?: string): Promise<Words> {
    const wanted: LanguageCode[] = code === "en" ? ["en"] : [code, "en"];
    const all = await Promise.all(wanted.map((each) => texts(each, game)));
    return new Words(code, all, game ? this.game(game) : undefined);
  }

  /** The first thing that happens: words, games, and who we are. */
  async open(): Promise<void> {
    const [person, games] = await Promise.all([api.me(), api.games()]);
    this.newcomer = "token" in person;
    this.person = person;
    this.games = games;
  }
}

export const house = new House();

/** A message of the client's own, or of the house. */
export function t(message: string, args: Record<string, unknown> = {}): string {
  return house.words?.say(message, args) ?? "";
}

/** An error of the HTTP interface or of the socket, as a sentence. */
export function trouble(error: unknown, words: Words | null = house.words): string {
  if (!words) return "";
  if (error instanceof api.ApiError) {
    const { code, data } = error.problem;
    return words.refusal(code, data);
  }
  return words.say("ui-problem-unknown");
}
