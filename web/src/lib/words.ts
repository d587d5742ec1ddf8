// The reader's language: Fluent catalogues, and how arguments become variables. The twin of
// souterrain.terminal.language: a noun argument `x` becomes `$x`, `$x-many`, `$x-the`, `$x-of` and `$x-gender`, nouns
// with numbers become one text (and `$x-number`), a seat its player's name. Numbers are written without grouping.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Action, isMeasure, type Item, read } from "./actions";
import { shownAs, unitOf } from "./measures";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const TABLE_SEAT = -1;
const FORMS = ["many", "the", "of", "gender"] as const;

/** What a game says about its words; part of the answer to GET /api/games. */
export interface GameWords {
  name?: string;
  together?: boolean;
  nouns: Record<string, string[]>;
  events: Record<string, Record<string, string>>;
}

/** The texts of one language: those of the house (client and table), and those of one game. */
export interface Catalogues {
  house: readonly string[];
  game?: string;
}

export type Arguments = Record<string, unknown>;

export function nounId(word: string): string {
  return `noun-${word.replaceAll(":", "-").replace(/=$/, "")}`;
}

/** A word without letters is the same in every language. */
export function isSign(word: string): boolean {
  return !/[\p{L}\p{N}]/u.test(word);
}

/** Whether a word names one single thing by its number (`pillar:3`): one does not count it. */
export function isSingle(word: string): boolean {
  return /:\d+$/.test(word);
}

/** French signs stay with their words at the end of a line. */
export function typeset(code: LanguageCode, text: string): string {
  return code === "fr" ? text.replaceAll(/ (?=[:;?!»…])|(?<=«) /g, "\u00a0") : text;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function humanised(key: string): string {
  return capital(key.replaceAll(/[_:-]+/g, " ").trim());
}

function plain(number: number): FluentNumber {
  return new FluentNumber(number, { useGrouping: false });
}

/** Text that some readers type into a message is cut off from what surrounds it by nothing: no isolating marks. */
function bundleOf(code: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const IDS = /^([a-zA-Z][\w-]*) *=/gm;
const idsOf = (text: string): string[] => [...text.matchAll(IDS)].map((match) => match[1]!);

export class Words {
  readonly code: LanguageCode;
  /** The game whose words they are; "" for the house. */
  readonly game: string;
  /** It is won or lost together. */
  readonly together: boolean;
  names: readonly string[] = [];
  private readonly bundles: FluentBundle[];
  private readonly house: Set<string>;
  private readonly nouns: Set<string>;
  private readonly events: Record<string, Record<string, string>>;
  /** The game's messages and their places in its catalogue. */
  private readonly ids: ReadonlyMap<string, number>;

  /** `all` holds the reader's language first, then the one that says what is missing there. */
  constructor(code: LanguageCode, all: readonly [LanguageCode, Catalogues][], game?: GameWords) {
    this.code = code;
    this.game = game?.name ?? "";
    this.together = game?.together ?? false;
    this.bundles = all.map(([each, texts]) => bundleOf(each, texts.game ? [...texts.house, texts.game] : texts.house));
    this.house = new Set((all[0]?.[1].house ?? []).flatMap(idsOf));
    this.ids = new Map(idsOf(all[0]?.[1].game ?? "").map((id, place) => [id, place]));
    this.nouns = new Set(Object.values(game?.nouns ?? {}).flat());
    this.events = game?.events ?? {};
  }

  /** A message in the reader's language; what is missing everywhere is said by its bare key. */
  say(message: string, args: Arguments = {}): string {
    return this.text(message, null, this.variables(message, args)) ?? message;
  }

  has(message: string): boolean {
    return this.bundles[0]?.hasMessage(message) ?? false;
  }

  /** The first of these messages that there is; else nothing. */
  maybe(...messages: string[]): string {
    const found = messages.find((message) => this.has(message));
    return found === undefined ? "" : this.say(found);
  }

  attribute(message: string, name: string): string {
    return this.text(message, name, {}) ?? "";
  }

  isNoun(word: string): boolean {
    return this.nouns.has(word);
  }

  /** A noun in the form that goes with a number, without the number. */
  noun(word: string, number = 1): string {
    if (isSign(word)) return word === "->" ? "→" : word;
    return this.text(nounId(word), this.say("form", { number }), {}) ?? humanised(word.replace(/=$/, ""));
  }

  counted(word: string, number: number): string {
    if (number === 1 && isSingle(word)) return this.noun(word);
    return this.say("counted", { number, noun: this.noun(word, number) });
  }

  /** A list as one says it. */
  several(texts: readonly string[]): string {
    const [first, ...rest] = texts;
    if (first === undefined) return this.say("list-nothing");
    const last = rest.pop();
    let said = first;
    for (const next of rest) said = this.say("list-comma", { before: said, next });
    return last === undefined ? said : this.say("list-and", { before: said, next: last });
  }

  seat(seat: number): string {
    if (seat === TABLE_SEAT) return this.say("seat-table");
    return this.names[seat] || this.say("seat-number", { number: seat + 1 });
  }

  verb(word: string): string {
    return this.has(`verb-${word}`) ? this.say(`verb-${word}`) : humanised(word);
  }

  /** Every verb of the game, whether offered now or not. */
  verbs(): string[] {
    return [...this.ids.keys()].filter((id) => id.startsWith("verb-")).map((id) => id.slice("verb-".length));
  }

  /** Keys in the order in which a game's catalogue names them; those it does not name come last. */
  ordered(kind: "section" | "field", names: readonly string[]): string[] {
    const place = (name: string): number => this.ids.get(`${kind}-${name}`) ?? this.ids.size;
    return [...names].sort((one, other) => place(one) - place(other));
  }

  item([word, number]: Item): string {
    if (isMeasure(word)) return this.say("ui-measured", { noun: this.noun(word), number: this.measure(word, number) });
    return number === 1 ? this.noun(word) : this.counted(word, number);
  }

  /** A measure as people read it, with its sign; any other number as it is. */
  measure(word: string, number: number): string {
    const shown = shownAs(word, number);
    const { sign } = unitOf(word);
    return sign ? this.say(sign, { number: shown }) : String(shown);
  }

  /** A sentence of the game in the reader's words. */
  sentence(action: Action | string): string {
    const known = typeof action === "string" ? read(action) : action;
    if (!known) return String(action);
    return [this.verb(known.verb), ...known.items.map((item) => this.item(item))].join(" ");
  }

  event(seen: Record<string, unknown>): string {
    const { key, ...args } = seen;
    return this.say(`event-${String(key)}`, args);
  }

  refusal(code: string, data: Arguments = {}): string {
    const message = [`refusal-${code}`, `ui-problem-${code}`].find((each) => this.has(each));
    return message ? this.say(message, data) : this.say("ui-refused-otherwise", { code });
  }

  private text(message: string, attribute: string | null, variables: Record<string, FluentVariable>): string | null {
    for (const bundle of this.bundles) {
      const found = bundle.getMessage(message);
      const pattern = attribute ? found?.attributes[attribute] : (found?.value ?? found?.attributes.one);
      if (pattern) return typeset(this.code, bundle.formatPattern(pattern, variables, []));
    }
    return null;
  }

  /** The one place where arguments become variables, by their declared kinds or else by what they are. */
  private variables(message: string, args: Arguments): Record<string, FluentVariable> {
    const kinds = this.kindsOf(message);
    const variables: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      const kind = (kinds[name] ?? "").split(":")[0] || this.kind(message, name, value);
      if (kind === "noun") {
        variables[name] = this.noun(String(value));
        for (const form of FORMS) variables[`${name}-${form}`] = this.text(nounId(String(value)), form, {}) ?? "";
      } else if (kind === "many") {
        const pairs = value as [string, number][];
        variables[name] = this.several(pairs.map(([noun, number]) => this.counted(noun, number)));
        variables[`${name}-number`] = plain(pairs.reduce((total, [, number]) => total + number, 0));
      } else if (kind === "seat") {
        variables[name] = this.seat(Number(value));
      } else if (kind === "text") {
        variables[name] = this.sentence(String(value));
      } else {
        variables[name] = typeof value === "number" ? plain(value) : String(value);
      }
    }
    return variables;
  }

  private kindsOf(message: string): Record<string, string> {
    if (!message.startsWith("event-")) return {};
    const key = message.slice("event-".length);
    return { ...this.events[key.replace(/-secret$/, "")], ...this.events[key] };
  }

  /** What an argument is that nobody declared. The house's own messages get texts, never nouns. */
  private kind(message: string, name: string, value: unknown): string {
    if (typeof value === "string") return this.nouns.has(value) && !this.house.has(message) ? "noun" : "";
    if (Array.isArray(value)) return "many";
    return name === "seat" ? "seat" : "";
  }
}
