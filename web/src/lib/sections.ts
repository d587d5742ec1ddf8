// The view of any game as blocks for display: counts of nouns, labelled values, tables of players. Messages `section-*`
// and `field-*` of the game's catalogue are the labels; values without a label are for the rules alone. A game without
// such messages is shown completely, under its own keys.

import { capital, humanised, type Words } from "./words";

export interface Chip {
  word: string;
  number: number;
  label: string;
}

export type Block =
  | { is: "chips"; label: string; chips: Chip[]; empty: string }
  | { is: "value"; label: string; value: string }
  | { is: "seats"; label: string; columns: string[]; rows: { seat: number; name: string; cells: Cell[] }[] }
  | { is: "group"; label: string; blocks: Block[] };

export interface Cell {
  text: string;
  chips: Chip[];
}

export interface Panel {
  name: string;
  title: string;
  blocks: Block[];
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Return true for open frames of the rules, which have no label. */
const isRecords = (value: unknown): boolean => Array.isArray(value) && value.some((each) => isPlain(each) && "is" in each);

/** Join the columns of all seats into one table. */
function joined(blocks: readonly Block[]): Block[] {
  const tables = blocks.filter((block) => block.is === "seats");
  const [first, ...others] = tables;
  if (!first || !others.length) return [...blocks];
  const rows = first.rows.map((row, seat) => ({ ...row, cells: tables.flatMap((table) => table.rows[seat]?.cells ?? []) }));
  const whole: Block = { is: "seats", label: "", columns: tables.flatMap((table) => table.columns), rows };
  return [...blocks.filter((block) => block.is !== "seats"), whole];
}

export class Reader {
  private readonly labelled: boolean;

  constructor(
    private readonly words: Words,
    private readonly seats: number,
    private readonly categories: Record<string, string[]>,
    sections: readonly string[],
  ) {
    this.labelled = sections.some((name) => words.has(`section-${name}`));
  }

  /** Return the panels of all labelled sections. */
  panels(sections: Record<string, unknown>): Panel[] {
    const panels: Panel[] = [];
    for (const name of this.words.ordered("section", Object.keys(sections))) {
      const title = this.words.maybe(`section-${name}`);
      if (this.labelled && !title) continue;
      const blocks = this.fields(name, sections[name]);
      if (blocks.length) panels.push({ name, title: title || humanised(name), blocks });
    }
    return panels;
  }

  private fields(name: string, section: unknown): Block[] {
    if (!isPlain(section) || this.chips(section)) {
      const block = this.block(name, "", section);
      return block ? [block] : [];
    }
    const shown: Block[] = [];
    for (const field of this.words.ordered("field", Object.keys(section))) {
      const value = section[field];
      const label = this.words.maybe(`field-${field}`);
      if (!label && (this.labelled || isRecords(value))) continue;
      const block = this.block(field, label || humanised(field), value);
      if (block) shown.push(block);
    }
    return joined(shown);
  }

  /** Return cards, each with the message that describes it. */
  private cards(label: string, value: unknown): Block | null {
    const isCard = (each: unknown) => isPlain(each) && typeof each.card === "string" && this.words.has(`card-${each.text}`);
    if (!Array.isArray(value) || !value.length || !value.every(isCard)) return null;
    const blocks = value.map(({ card, text }): Block => ({
      is: "value",
      label: capital(this.words.noun(card)),
      value: this.words.say(`card-${text}`),
    }));
    return { is: "group", label, blocks };
  }

  private block(name: string, label: string, value: unknown): Block | null {
    const cards = this.cards(label, value);
    if (cards) return cards;
    const chips = this.chips(value) ?? this.counts(name, value) ?? this.listed(value);
    if (chips) return this.heap(name, label, chips);
    if (Array.isArray(value)) return this.list(name, label, value);
    if (isPlain(value)) {
      const blocks = Object.entries(value).map(([key, inner]) => this.block(key, this.label(key), inner));
      const there = blocks.filter((block) => block !== null);
      return there.length ? { is: "group", label, blocks: there } : null;
    }
    const text = this.text(name, value);
    return text === "" ? null : { is: "value", label, value: text };
  }

  /** Return a block of nouns; an empty one only if the catalogue has a text for it, or no label at all. */
  private heap(name: string, label: string, chips: Chip[]): Block | null {
    const named = this.words.has(`field-${name}`);
    const empty = named ? this.words.attribute(`field-${name}`, "empty") : this.words.say("ui-none");
    return chips.length || (label && empty) ? { is: "chips", label, chips, empty } : null;
  }

  private label(name: string): string {
    return this.words.maybe(`field-${name}`) || humanised(name);
  }

  private list(name: string, label: string, value: readonly unknown[]): Block | null {
    if (!value.length) return null;
    if (value.length === this.seats && value.every(isPlain)) return this.players(label, value);
    if (value.length === this.seats && value.every((each) => typeof each !== "object")) {
      const rows = value.map((each, seat) => this.row(seat, [{ text: this.text(name, each), chips: [] }]));
      return { is: "seats", label, columns: [label], rows };
    }
    const blocks = value.map((each, index) => this.block(name, String(index + 1), each));
    const there = blocks.filter((block) => block !== null);
    return there.length ? { is: "group", label, blocks: there } : null;
  }

  private players(label: string, players: readonly Plain[]): Block {
    const known = Object.keys(players[0] ?? {}).filter((field) => !this.labelled || this.words.has(`field-${field}`));
    const fields = this.words.ordered("field", known);
    const rows = players.map((player, seat) => this.row(seat, fields.map((field) => this.cell(field, player[field]))));
    return { is: "seats", label, columns: fields.map((field) => this.label(field)), rows };
  }

  private row(seat: number, cells: Cell[]): { seat: number; name: string; cells: Cell[] } {
    return { seat, name: this.words.seat(seat), cells };
  }

  /** Return a table cell: an empty text stays empty, an empty list is shown as "none". */
  private cell(name: string, value: unknown): Cell {
    if (value === "") return { text: "", chips: [] };
    const chips = this.chips(value);
    if (chips) return { text: chips.length ? "" : this.words.say("ui-none"), chips };
    const listed = this.listed(value);
    if (listed) return { text: "", chips: listed };
    if (Array.isArray(value) && value.every((each) => typeof each !== "object")) {
      return { text: value.map((each) => this.text(name, each)).join(", ") || this.words.say("ui-none"), chips: [] };
    }
    if (typeof value === "object" && value !== null) return { text: JSON.stringify(value), chips: [] };
    return { text: this.text(name, value) || this.words.say("ui-none"), chips: [] };
  }

  /** Return nouns with their numbers. */
  private chips(value: unknown): Chip[] | null {
    if (!isPlain(value)) return null;
    const entries = Object.entries(value);
    if (!entries.every(([word, number]) => typeof number === "number" && this.words.isNoun(word))) return null;
    return (entries as [string, number][]).filter(([, number]) => number > 0).map((entry) => this.chip(...entry));
  }

  /**
   * Return numbers in the order of a category of nouns: the category that the catalogue names, or the only one of
   * this length.
   */
  private counts(name: string, value: unknown): Chip[] | null {
    if (!Array.isArray(value) || !value.every((each) => typeof each === "number")) return null;
    const named = this.categories[this.words.attribute(`field-${name}`, "counts")];
    const fitting = Object.values(this.categories).filter((nouns) => nouns.length === value.length);
    const nouns = named ?? (value.length !== this.seats && fitting.length === 1 ? fitting[0] : undefined);
    if (!nouns || nouns.length !== value.length) return null;
    return nouns.flatMap((word, at) => ((value[at] as number) > 0 ? [this.chip(word, value[at] as number)] : []));
  }

  /** Return a list of nouns. */
  private listed(value: unknown): Chip[] | null {
    if (!Array.isArray(value) || !value.length || !value.every((each) => typeof each === "string" && this.words.isNoun(each))) return null;
    return (value as string[]).map((word) => ({ word, number: 1, label: this.words.noun(word) }));
  }

  private chip(word: string, number: number): Chip {
    return { word, number, label: this.words.counted(word, number) };
  }

  private text(name: string, value: unknown): string {
    if (name === "seat" && typeof value === "number") return this.words.seat(value);
    if (typeof value === "number" || typeof value === "boolean") {
      return this.words.maybe(`field-${name}-${Number(value)}`) || String(value);
    }
    const word = String(value ?? "");
    if (this.words.isNoun(word)) return this.words.noun(word);
    return word && (this.words.maybe(`field-${name}-${word}`, `role-${word}`) || humanised(word));
  }
}
