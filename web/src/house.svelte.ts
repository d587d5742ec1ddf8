// State that every screen shares: the reader's settings and words, the person, the games, the path.

import { untrack } from "svelte";
import * as api from "./lib/api";
import { load, save, type Settings } from "./lib/settings";
import type { GameInfo, Person } from "./lib/types";
import { type Catalogues, type LanguageCode, Words } from "./lib/words";

export const VERSION = "1";

/** Milliseconds within which news and other announcements are joined. */
const TOGETHER = 200;

const own = import.meta.glob<string>(["./locale/**/*.ftl", "./boards/*/locale/*.ftl"], { query: "?raw", import: "default" });
const catalogues = new Map<string, Promise<string>>();

function kept(key: string, fetched: () => Promise<string>): Promise<string> {
  const known = catalogues.get(key);
  if (known) return known;
  const text = fetched();
  text.catch(() => catalogues.delete(key));
  catalogues.set(key, text);
  return text;
}

/** Load the catalogues of a language: those of the first screen, or all of them. */
async function texts(code: LanguageCode, whole: boolean, game?: string): Promise<[LanguageCode, Catalogues]> {
  const board = own[`./boards/${game}/locale/${code}.ftl`];
  const [first, rest, house, theirs, drawn] = await Promise.all([
    kept(`${code}/first`, () => own[`./locale/first/${code}.ftl`]!()),
    whole ? kept(`${code}/`, () => own[`./locale/${code}.ftl`]!()) : "",
    kept(code, () => api.houseCatalogue(code).catch(() => "")),
    game ? kept(`${code}/${game}`, () => api.gameCatalogue(code, game)) : undefined,
    board ? kept(`${code}/${game}/board`, board) : "",
  ]);
  return [code, theirs === undefined ? { house: [house, first, rest] } : { house: [house, first, rest, drawn], game: theirs }];
}

class House {
  settings = $state.raw<Settings>(load());
  words = $state.raw<Words | null>(null);
  /** False while only the words of the first screen are loaded. */
  private whole = false;
  person = $state.raw<Person | null>(null);
  /** True for a new guest, who has no tables yet. */
  newcomer = false;
  games = $state.raw<GameInfo[]>([]);
  path = $state.raw(location.pathname);
  /** True on a spectators' link. */
  readonly watching = $derived(this.path.startsWith("/w/"));
  /** Return the path of the next game of a table, for those who play or those who watch. */
  readonly nextGame = (table: string): string => (this.watching ? "/w/" : "/t/") + table;
  /** The text of the live region, and a number that distinguishes two equal announcements. */
  spoken = $state.raw({ text: "", number: 0 });
  private joinUntil = 0;
  private wasNews = false;
  /** True while a table waits for this player. */
  wanted = $state.raw(false);
  /** The table of a rematch that this player asked for: it starts automatically if nobody else has to be ready. */
  again = "";
  /** The table made for friends: its link is shown at once. */
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

  /** Put a text into the live region. News is joined to what is told at the same moment instead of silencing it. */
  announce(text: string, isNews = false): void {
    if (!text) return;
    const { text: before, number } = untrack(() => this.spoken);
    const joined = before && performance.now() < this.joinUntil && (isNews || this.wasNews);
    this.wasNews = isNews;
    this.joinUntil = performance.now() + TOGETHER;
    this.spoken = { text: joined ? `${before} ${text}` : text, number: number + 1 };
  }

  /** Remove the last announcement before a curtain. */
  hush(): void {
    this.spoken = { text: "", number: 0 };
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.arrive();
    window.scrollTo(0, 0);
  }

  /** Follow the address; a step back that closes a sheet leaves everything as it is. */
  arrive(): void {
    if (this.path === location.pathname) return;
    this.path = location.pathname;
    this.wanted = false;
  }

  game(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  /** Return true if players have secrets at a table of this game with these options. */
  hides(name: string, options: Record<string, string>): boolean {
    const game = this.game(name);
    return Boolean(game?.hidden) || Object.entries(game?.hiding ?? {}).some(([option, value]) => options[option] === value);
  }

  /** Load the words of a language, for one game or none, with English as the fallback. */
  async wordsFor(code: LanguageCode, game?: string, whole = true): Promise<Words> {
    const wanted: LanguageCode[] = code === "en" ? ["en"] : [code, "en"];
    const all = await Promise.all(wanted.map((each) => texts(each, whole, game)));
    return new Words(code, all, game ? this.game(game) : undefined);
  }

  /** Load the words of the current language: only those of the first screen until another screen is opened. */
  async speak(whole: boolean): Promise<void> {
    const code = this.settings.language;
    const all = whole || this.whole;
    const known = () => this.words?.code === code && (this.whole || !all);
    if (known()) return;
    const words = await this.wordsFor(code, undefined, all);
    if (code !== this.settings.language || known()) return;
    this.words = words;
    this.whole = all;
  }

  /** Load the games and the person. */
  async open(): Promise<void> {
    const [person, games] = await Promise.all([api.me(this.settings.language), api.games()]);
    this.newcomer = "token" in person;
    this.person = person;
    this.games = games;
  }
}

export const house = new House();

/** Return a message of the client or the server's own catalogue. */
export function t(message: string, args: Record<string, unknown> = {}): string {
  return house.words?.say(message, args) ?? "";
}

/** Return an error of the HTTP interface as a sentence. */
export function trouble(error: unknown, words: Words | null = house.words): string {
  if (!words) return "";
  if (error instanceof api.ApiError) {
    const { code, data } = error.problem;
    return words.refusal(code, data);
  }
  return words.say("ui-problem-unknown");
}
