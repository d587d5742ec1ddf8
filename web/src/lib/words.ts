// The reader's language: Fluent catalogues, and the conversion of arguments to variables. The counterpart of
// souterrain.terminal.language: a noun argument `x` becomes `$x`, `$x-many`, `$x-the`, `$x-One` and `$x-The` (with
// capitals), `$x-of` and `$x-gender`, nouns with numbers become one text (and `$x-number`, `$x-names`), a seat its player's name, also where an event
// has a noun. Numbers are written without grouping.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Action, isMeasure, type Item, read } from "./actions";
import { shownAs, unitOf } from "./measures";
import { typeset } from "./typeset";

export const LANGUAGES = ["en", "fr", "it"] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

export const TABLE_SEAT = -1;
/** Messages about what lies on the table: their `who` and `target` are figures, seats or nouns. */
const ON_TABLE = "table-";
const FIGURES: Record<string, string> = { who: "noun", target: "noun" };
const FORMS = ["many", "the", "of", "gender"] as const;

/** The part of GET /api/games about a game's words. */
export interface GameWords {
  name?: string;
  together?: boolean;
  nouns: Record<string, string[]>;
  events: Record<string, Record<string, string>>;
}

/** The texts of one language: those shared by client and table, and those of one game. */
export interface Catalogues {
  house: readonly string[];
  game?: string;
}

export type Arguments = Record<string, unknown>;

export function nounId(word: string): string {
  return `noun-${word.replaceAll(":", "-").replace(/=$/, "")}`;
}

/** Return true for a word without letters, which is the same in every language. */
export function isSign(word: string): boolean {
  return !/[\p{L}\p{N}]/u.test(word);
}

/** Return true if a word names a single thing by its number (`pillar:3`): such words are not counted. */
export function isSingle(word: string): boolean {
  return /:\d+$/.test(word);
}

/** Return the sound a noun begins with, as far as articles depend on it: vowel, hard (Italian "uno") or other. */
export function startOf(noun: string): string {
  if (/^[aeiouàèéêîôùœ]/i.test(noun)) return "vowel";
  return /^(s[^aeiouàèéìòùh]|sh|z|gn|ps|pn|x|y)/i.test(noun) ? "hard" : "other";
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

/** Build a bundle without Unicode isolation marks. */
function bundleOf(code: string, texts: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

const IDS = /^([a-zA-Z][\w-]*) *=/gm;
const idsOf = (text: string): string[] => [...text.matchAll(IDS)].map((match) => match[1]!);

export class Words {
  readonly code: LanguageCode;
  /** The game of these words; "" for the shared ones. */
  readonly game: string;
  /** True for a cooperative game. */
  readonly together: boolean;
  names: readonly string[] = [];
  private readonly bundles: FluentBundle[];
  private readonly house: Set<string>;
  private readonly nouns: Set<string>;
  private readonly links: Set<string>;
  private readonly columns: Set<string>;
  /** Nouns of which the first one is named without its number. */
  private readonly unique: Set<string>;
  private readonly events: Record<string, Record<string, string>>;
  /** The game's messages, with their positions in its catalogue. */
  private readonly ids: ReadonlyMap<string, number>;

  /** `all` is the reader's language first, then the fallback. */
  constructor(code: LanguageCode, all: readonly [LanguageCode, Catalogues][], game?: GameWords) {
    this.code = code;
    this.game = game?.name ?? "";
    this.together = game?.together ?? false;
    this.bundles = all.map(([each, texts]) => bundleOf(each, texts.game ? [...texts.house, texts.game] : texts.house));
    this.house = new Set((all[0]?.[1].house ?? []).flatMap(idsOf));
    this.ids = new Map(idsOf(all[0]?.[1].game ?? "").map((id, place) => [id, place]));
    this.nouns = new Set(Object.values(game?.nouns ?? {}).flat());
    this.links = new Set(game?.nouns.link ?? []);
    this.columns = new Set(game?.nouns.column ?? []);
    this.unique = new Set(game?.nouns.unique ?? []);
    this.events = game?.events ?? {};
  }

  /** Return the same words for seats with these names. */
  withNames(names: readonly string[]): Words {
    const twin = Object.assign(Object.create(Words.prototype) as Words, this);
    twin.names = names;
    return twin;
  }

  /** Return a message in the reader's language; the bare key if no language has it. */
  say(message: string, args: Arguments = {}): string {
    return this.text(message, null, this.variables(message, args)) ?? message;
  }

  has(message: string): boolean {
    return this.bundles[0]?.hasMessage(message) ?? false;
  }

  /** Return the first message that exists, or "". */
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

  /** Return a noun in the form for a number, without the number. */
  noun(word: string, number = 1): string {
    if (isSign(word)) return word === "->" ? "→" : word;
    return this.form(word, this.say("form", { number })) ?? humanised(word.replace(/=$/, ""));
  }

  /** Return a form of a noun; a noun with a number that has no message of its own is that of its kind. */
  private form(word: string, form: string): string | null {
    const found = this.text(nounId(word), form, {});
    if (found !== null || !isSingle(word)) return found;
    const [kind, number] = [word.slice(0, word.lastIndexOf(":")), word.slice(word.lastIndexOf(":") + 1)];
    const noun = this.form(kind, form);
    if (noun === null || form === "gender") return noun;
    return this.say(form === "the" || form === "of" ? `single-${form}` : "single-one", { noun, one: this.noun(kind), number });
  }

  /** Return the noun of one thing of its kind: the first of a unique kind needs no number. */
  single(word: string, number: number): string {
    return number === 1 && this.unique.has(word) ? word : `${word}:${number}`;
  }

  private isKnown(word: string): boolean {
    return this.nouns.has(word) || (isSingle(word) && this.nouns.has(word.slice(0, word.lastIndexOf(":"))));
  }

  /** Return a noun with its article. */
  the(word: string): string {
    return this.form(word, "the") ?? this.noun(word);
  }

  /** Return true for a word that only links others ("with", "->"). */
  isLink(word: string): boolean {
    return this.links.has(word) || isSign(word);
  }

  counted(word: string, number: number): string {
    if (number === 1 && isSingle(word)) return this.noun(word);
    return this.say("counted", { number, noun: this.noun(word, number) });
  }

  /** Join nouns with their numbers to a list; single things have their article, those of one kind share it. */
  private listed(things: readonly Item[], named = (item: Item): string => this.counted(...item)): string {
    const kinds = things.map(([word]) => (isSingle(word) ? word.slice(0, word.lastIndexOf(":")) : ""));
    const texts: string[] = [];
    for (let at = 0, end = 0; at < things.length; at = end) {
      const kind = kinds[at]!;
      while (end < things.length && kinds[end] === kind) end += 1;
      const items = things.slice(at, end);
      if (!kind) texts.push(...items.map((item) => (item[1] === 1 && this.unique.has(item[0]) ? this.the(item[0]) : named(item))));
      else if (items.length === 1 || !this.has(nounId(kind))) texts.push(...items.map(([noun]) => this.the(noun)));
      else {
        const noun = this.form(kind, "many") ?? "";
        const numbers = this.several(items.map(([word]) => word.slice(kind.length + 1)));
        texts.push(this.say("singles", { noun, numbers, gender: this.form(kind, "gender"), start: startOf(noun) }));
      }
    }
    return this.several(texts);
  }

  /** Return a text to be read out: the game's abbreviations in full ("18 PV" is "18 points de vie"). */
  spelled(text: string): string {
    return this.maybe("abbreviations")
      .split("·")
      .map((each) => each.trim().split(", "))
      .reduce((said, [short, one, many = ""]) => {
        if (!short) return said;
        const full = (_: string, number?: string) =>
          number === undefined ? many : `${number} ${this.say("form", { number: Number(number) }) === "one" ? one : many}`;
        return said.replaceAll(new RegExp(`(?:(\\d+)\\s)?\\b${short}\\b`, "g"), full);
      }, text);
  }

  /** Join texts to a list of the language. */
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

  /** Return every verb of the game, also those that are not offered now. */
  verbs(): string[] {
    return [...this.ids.keys()].filter((id) => id.startsWith("verb-")).map((id) => id.slice("verb-".length));
  }

  /** Sort keys in the order of the game's catalogue; unknown keys come last. */
  ordered(kind: "section" | "field", names: readonly string[]): string[] {
    const place = (name: string): number => this.ids.get(`${kind}-${name}`) ?? this.ids.size;
    return [...names].sort((one, other) => place(one) - place(other));
  }

  item([word, number]: Item): string {
    if (isMeasure(word)) return this.say("ui-measured", { noun: this.noun(word), number: this.measure(word, number) });
    return number === 1 ? this.noun(word) : this.counted(word, number);
  }

  /** Return a measure with its unit; any other number unchanged. */
  measure(word: string, number: number): string {
    const shown = shownAs(word, number);
    const { sign } = unitOf(word);
    return sign ? this.say(sign, { number: shown }) : String(shown);
  }

  /**
   * Return a sentence as a person says it, by the game's message `say-<verb>` or `say-<verb>-<first word>`; its words in
   * their order where there is none or it needs words that are missing.
   */
  sentence(action: Action | string): string {
    const known = typeof action === "string" ? read(action) : action;
    if (!known) return String(action);
    const { verb, items } = known;
    const wanted = items.slice(0, 1).map(([word]) => `say-${verb}-${nounId(word).slice("noun-".length)}`);
    const message = [...wanted, `say-${verb}`].find((each) => this.has(each));
    const bundle = this.bundles[0];
    const pattern = message && bundle?.getMessage(message)?.value;
    if (bundle && pattern) {
      const faults: Error[] = [];
      const text = bundle.formatPattern(pattern, this.groups(items), faults);
      if (!faults.length) return typeset(this.code, text);
    }
    return [this.verb(verb), ...this.joined(items).map((item) => this.item(item))].join(" ");
  }

  /** Join each noun and its number to the single thing that they name. */
  private joined(items: readonly Item[]): Item[] {
    return items.flatMap(([word, number], at): Item[] => {
      if (word === "number=" && at > 0) return [];
      const [next, which] = items[at + 1] ?? ["", 0];
      return [next === "number=" ? [this.single(word, which), 1] : [word, number]];
    });
  }

  /**
   * Convert the words of a sentence to variables, by their places before and after linking words; measures by their
   * names, a noun and its number to the single thing they name, and the letter of a column.
   */
  private groups(items: readonly Item[]): Record<string, FluentVariable> {
    const variables: Record<string, FluentVariable> = {};
    const parts: Item[][] = [[]];
    let measures = 0;
    items.forEach(([word, number], at) => {
      const after = items[at + 1];
      if (isMeasure(word)) {
        variables[word.slice(0, -1)] = plain(shownAs(word, number));
        if (word !== "number=") measures += 1;
      } else if (this.columns.has(word)) variables.column = word.slice(word.indexOf(":") + 1).toUpperCase();
      else if (this.isLink(word)) parts.push([]);
      else parts.at(-1)!.push(after?.[0] === "number=" ? [this.single(word, after[1]), 1] : [word, number]);
    });
    const [head = [], then = [], last = []] = parts;
    const [first, second, third] = [0, 1, 2].map((at) => head.slice(at, at + 1));
    for (const [name, group = []] of Object.entries({ first, second, third, rest: head.slice(1), all: head, then, last })) {
      variables[`${name}-number`] = plain(group.reduce((total, [, number]) => total + number, 0));
      if (!group[0]) continue;
      variables[name] = this.listed(group, (item) => this.indefinite(item));
      variables[`${name}-the`] = this.listed(group, (item) => this.definite(item));
      variables[`${name}-bare`] = this.several(group.map(([word]) => this.noun(word)));
      variables[`${name}-of`] = this.form(group[0][0], "of") ?? "";
    }
    const pieces = head.filter(([word]) => isSingle(word));
    variables["pieces-number"] = plain(pieces.length);
    if (pieces.length) variables.pieces = this.listed(pieces);
    variables.measures = plain(measures);
    variables.links = plain(parts.length - 1);
    if (head[0]) {
      variables["first-one"] = this.indefinite([head[0][0], 1]);
      variables["first-many"] = this.form(head[0][0], "many") ?? "";
      variables.kinds = head.flatMap(([word]) => (isSingle(word) ? [] : this.noun(word))).join(" ");
    }
    if (items.length) variables.words = items.map((item) => this.item(item)).join(" ");
    return variables;
  }

  /** Return "a cleric", "2 clerics"; a noun may say its own form (`.a`). */
  private indefinite(item: Item): string {
    const [word, number] = item;
    if (number !== 1 || isSingle(word)) return this.definite(item);
    const id = nounId(word);
    const own = this.attribute(id, "a");
    if (own) return own;
    const noun = this.noun(word);
    return this.say("a-noun", { noun, gender: this.attribute(id, "gender"), start: startOf(noun) });
  }

  private definite(item: Item): string {
    const [word, number] = item;
    return number === 1 ? this.the(word) : this.counted(word, number);
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

  /** Convert arguments to variables, by their declared kinds or otherwise by their types. */
  private variables(message: string, args: Arguments): Record<string, FluentVariable> {
    const kinds = this.kindsOf(message);
    const variables: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      const kind = (kinds[name] ?? "").split(":")[0] || this.kind(message, name, value);
      if (kind === "noun") {
        const player = typeof value === "number";
        const one = player ? this.seat(value) : this.noun(String(value));
        variables[name] = one;
        for (const form of FORMS) variables[`${name}-${form}`] = player ? one : (this.form(String(value), form) ?? "");
        variables[`${name}-One`] = capital(one);
        variables[`${name}-The`] = capital(String(variables[`${name}-the`]));
        if (player) variables[`${name}-of`] = this.say("of-name", { name: one, start: startOf(one) });
        if (player) variables[`${name}-gender`] = "neuter";
      } else if (kind === "many") {
        const pairs = value as [string, number][];
        variables[name] = /^(event|table)-/.test(message)
          ? this.listed(pairs)
          : this.several(pairs.map(([noun, number]) => this.counted(noun, number)));
        variables[`${name}-names`] = this.several(pairs.map(([noun]) => this.noun(noun)));
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
    if (message.startsWith(ON_TABLE)) return FIGURES;
    if (!message.startsWith("event-")) return {};
    const key = message.slice("event-".length);
    return { ...this.events[key.replace(/-secret$/, "")], ...this.events[key] };
  }

  /** Return the kind of an undeclared argument. Arguments of shared messages are texts, never nouns. */
  private kind(message: string, name: string, value: unknown): string {
    if (typeof value === "string") return this.isKnown(value) && !this.house.has(message) ? "noun" : "";
    if (Array.isArray(value)) return "many";
    return name === "seat" ? "seat" : "";
  }
}
