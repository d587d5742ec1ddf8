// The contents of a hero's sheet: the summands of each number, the changes by equipment, and the sentences that a thing
// makes.

import type { Way } from "../../../lib/naming";
import type { Words } from "../../../lib/words";
import type { Making } from "../../../pictures";
import type { Lore } from "../../../pictures/lore";
import { partName } from "../../../pictures/ontable";
import type { Fit, Hero, Sheet } from "../../../pictures/roster";

export type Summand = readonly [name: string, number: number];

/** The places of equipment, in the order in which they are shown. */
export const SLOTS = ["weapon", "armour", "shield", "light"] as const;
export type Slot = (typeof SLOTS)[number];

/** Verbs that need nothing but the thing; after any other one the answer goes on beside the board. */
const WHOLE = ["equip", "doff", "drink", "smear", "kindle", "douse", "sell"];
/** Verbs of the shop, whose goods have the names of things in the pack. */
const COUNTER = ["buy", "learn"];
/** Verbs that name a hero after the thing. */
const SHARED = ["give", "apply"];

/** Return the parts of a characteristic: race, class, and what changes it now. */
export function summandsOf(sheet: Sheet, trait: string, { adds }: Lore): Summand[] {
  const made = [sheet.race, sheet.cls].map((word): Summand => [word, adds[word]?.traits?.find(([noun]) => noun === trait)?.[1] ?? 0]);
  const changes = sheet.changes.filter(([name]) => name === trait).map(([, name, number]): Summand => [name, number]);
  return [...made, ...changes].filter(([, number]) => number);
}

/** Return a sum in words, such as "3 human + 2 warrior − 1 weakened". */
export function summed(parts: readonly Summand[], words: Words): string {
  return parts.map(([name, number], at) => `${number < 0 ? "− " : at ? "+ " : ""}${Math.abs(number)} ${partName(name, words)}`).join(" ");
}

/** Return what is added to the die in a fight, for attack and defence; undefined for other characteristics. */
export function fought(sheet: Sheet, trait: string): readonly Summand[] | undefined {
  return trait === "attack" ? sheet.attack : trait === "defence" ? sheet.defence : undefined;
}

export const total = (parts: readonly Summand[]): number => parts.reduce((sum, [, number]) => sum + number, 0);

/** Return the slot of a thing in use or in the pack; "" if it is none. */
export function slotOf(word: string, { fits }: Sheet, { adds }: Lore): Slot | "" {
  const kind = fits.find((fit) => fit.word === word)?.slot ?? adds[word]?.does.replace("-two-handed", "") ?? "";
  return SLOTS.find((slot) => slot === kind) ?? "";
}

/** Return the thing in a slot, or "". What has no kind of its own among the things in use is the light. */
export function inSlot(slot: Slot, sheet: Sheet, lore: Lore): string {
  return sheet.worn.find((word) => (slotOf(word, sheet, lore) || "light") === slot) ?? "";
}

/** A change that putting on a piece makes: the numbers added to the die, before and after. */
export interface Change {
  trait: "attack" | "defence";
  before: number;
  after: number;
}

export function changesOf(fit: Fit, sheet: Sheet, traits: readonly string[]): Change[] {
  return (["attack", "defence"] as const).flatMap((trait) => {
    const pair = fit[trait];
    const own = sheet.line[traits.indexOf(trait)] ?? 0;
    return pair ? [{ trait, before: own + pair[0], after: own + pair[1] }] : [];
  });
}

/** A sentence that a thing makes. */
export interface Act {
  way: Way;
  /** True if it is complete: the sheet stays open. */
  whole: boolean;
}

/** Return the sentences with a thing: those that use it, the likeliest first, then those that hand it over. */
export function actsOf(word: string, number: number, making: Making, party: readonly Hero[]): Act[] {
  const rank = ({ verb }: Way) => (WHOLE.includes(verb) ? WHOLE.indexOf(verb) : WHOLE.indexOf("sell") - 0.5);
  const own = making.ways([[word, 1]]).filter(({ verb }) => !SHARED.includes(verb) && !COUNTER.includes(verb));
  own.sort((one, other) => rank(one) - rank(other));
  const shared = party.flatMap((hero) => {
    const to = [`hero:${hero.number}`, 1] as const;
    const all = number > 1 ? making.ways([[word, number], to]) : [];
    const one = making.ways([[word, 1], to]);
    return [...one, ...all].filter(({ verb }) => SHARED.includes(verb));
  });
  return [...own.map((way) => ({ way, whole: WHOLE.includes(way.verb) })), ...shared.map((way) => ({ way, whole: true }))];
}

/** Return the sentence of one verb with a thing, for a thing that is dragged. */
export const actOf = (verb: string, word: string, making: Making): Way | undefined => making.ways([[word, 1]]).find((way) => way.verb === verb);
