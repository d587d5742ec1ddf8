// The desk of a player who lays out the game for the others: what is being decided, the hand, the decks.

import type { Item } from "../lib/actions";
import type { Words } from "../lib/words";
import type { Pair, Side } from "./plan";

type Block = readonly [x: number, y: number, width: number, depth: number];

export interface Card {
  word: string;
  rule: string;
  /** The reason why it is shown: `drawn`, `held`, `choice`, `next`. */
  role: string;
  brings?: [word: string, number: number][];
  gold?: number;
}

/** A way to lay a zone: the squares, the exits, the number of exits into a wall, the doors it walls up. */
export interface Laying {
  number: number;
  blocks: Block[];
  level: number;
  exits: { at: Pair; toward: Side }[];
  dead: number;
  walled: number[];
  joins: number;
}

export interface Decision {
  kind: "decision";
  cards?: Card[];
  ways?: Laying[];
  monsters?: string[];
  room?: string;
  /** The kinds of monsters that suit the room. */
  suits?: string[];
  zone?: number;
  thing?: string;
}

export interface Held {
  word: string;
  rule: string;
  number: number;
  moments: string[];
  /** The heroes for whom it lies ready; 0 for any. */
  laid?: number[];
  now?: 1;
  targets?: Item[][];
}

export interface Hand {
  kind: "hand";
  cards: Held[];
}

export interface Stock {
  kind: "stock";
  decks: { deck: string; left: number; cards: [word: string, number: number][] }[];
  next: string[];
  ahead: string[];
}

/** Return what a way joins and blocks, in words. */
export function laid({ joins, exits, dead, walled }: Laying, words: Words): string {
  const sides = exits.map(({ toward }) => words.noun(toward)).join(", ");
  const texts = [words.say("text-way-joins", { zone: joins }), words.say("text-way-exits", { number: exits.length, sides })];
  if (dead) texts.push(words.say("text-way-dead", { number: dead }));
  if (walled.length) texts.push(words.say("text-way-walled", { number: walled.length, doors: walled.join(", ") }));
  return texts.join(", ");
}

/** Return the facts beside a card: what it brings, or what it is worth. */
export function about({ brings, gold }: Card, words: Words): string {
  if (brings?.length) return words.several(brings.map(([word, number]) => words.counted(word, number)));
  return gold ? words.say("text-stock-left", { deck: words.noun("gold"), left: gold }) : "";
}

/** Return when a card of the hand may be played, and for whom it lies ready. */
export function moments({ moments: when, laid: ready = [] }: Held, words: Words): string {
  const lies = ready.map((hero) => (hero ? words.say("text-hand-laid-for", { name: words.noun(`hero:${hero}`) }) : words.say("text-hand-laid")));
  return [...when.map((moment) => words.say(`text-moment-${moment}`)), ...lies].join(", ");
}

export function toldDecision(section: Decision, words: Words): string {
  const cards = (section.cards ?? []).map((card) => [words.noun(card.word), about(card, words)].filter(Boolean).join(": "));
  const ways = (section.ways ?? []).map((way) => `${words.say("text-desk-way", { number: way.number })} ${laid(way, words)}`);
  const monsters = (section.monsters ?? []).map((noun) => words.noun(noun));
  return [...cards, ...ways, ...monsters].join("; ");
}

export const toldHand = ({ cards }: Hand, words: Words): string =>
  words.several(cards.map((card) => `${words.counted(card.word, card.number)} (${moments(card, words)})`));

export const toldStock = ({ decks }: Stock, words: Words): string =>
  decks.map(({ deck, left }) => words.say("text-stock-left", { deck: words.say(`text-deck-${deck}`), left })).join(", ");


/** The part of the dungeon around a way, in squares of the board. */
export function around({ blocks }: Laying, margin = 2): { x: number; y: number; width: number; height: number } {
  const west = Math.min(...blocks.map(([x]) => x)) - margin;
  const north = Math.min(...blocks.map(([, y]) => y)) - margin;
  const east = Math.max(...blocks.map(([x, , width]) => x + width)) + margin;
  const south = Math.max(...blocks.map(([, y, , depth]) => y + depth)) + margin;
  return { x: west, y: north, width: east - west, height: south - north };
}

interface ZoneSection {
  kind: string;
  number: number;
  level?: number;
  blocks: Block[];
}

/** Return the zones that lie on the level of a way. */
export function neighbours({ level }: Laying, sections: Record<string, unknown>): ZoneSection[] {
  const zones = Object.values(sections).filter((each) => (each as ZoneSection | null)?.kind === "plan-zone") as ZoneSection[];
  return zones.filter((zone) => (zone.level ?? 0) === level);
}

const OUT: Record<Side, Pair> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };

/** Return an exit as a line along its wall, two squares long. */
export function doorway({ at: [x, y], toward }: Laying["exits"][number]): string {
  const [dx, dy] = OUT[toward];
  const [east, south] = [x + (dx > 0 ? 1 : 0), y + (dy > 0 ? 1 : 0)];
  return `M${east} ${south}${dx ? "v" : "h"}2`;
}
