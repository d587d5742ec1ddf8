// The open question with its dice, its sums and its cards.

import { read } from "../lib/actions";
import type { AskInfo } from "../lib/types";
import { capital, type Words } from "../lib/words";

/** A text: the id of a message with its arguments. */
export interface Message {
  message: string;
  [argument: string]: unknown;
}

/** One side of a roll. Before the roll it has no die, and its total is what is added to the die. */
export interface Side {
  label: Message;
  side: "heroes" | "master";
  die?: number;
  sides: number;
  parts: readonly (readonly [name: string, number: number])[];
  total: number;
}

export interface OnTableSection {
  kind: "on-table";
  /** The actor, the deed and its target. */
  head: Message;
  aim?: Message;
  sums?: readonly Side[];
  /** The total that a test needs. */
  need?: number;
  dice?: readonly number[];
  cards?: readonly { noun: string; rule: string }[];
  /** The outcome if nobody answers. */
  verdict?: Message;
}

export function onTable(sections: Record<string, unknown>): OnTableSection | undefined {
  return Object.values(sections).find((each) => (each as OnTableSection | null)?.kind === "on-table") as OnTableSection | undefined;
}

export const saying = ({ message, ...values }: Message, words: Words): string => words.say(message, values);

export const partName = (name: string, words: Words): string => words.maybe(`text-part-${name}`) || words.noun(name);

/** Return who does what to whom, and what for. */
export function headOf({ head, aim }: OnTableSection, words: Words): string {
  const text = capital(saying(head, words));
  return aim ? words.say("table-with-aim", { head: text, aim: saying(aim, words) }) : text;
}

/** Return a sum such as "7 + 5 attack + 2 axe = 14"; before the roll, the die by its name. */
function sumOf({ die, parts, total }: Side, words: Words): string {
  const added = parts.map(([name, number]) => ` ${number < 0 ? "−" : "+"} ${Math.abs(number)} ${partName(name, words)}`).join("");
  return die === undefined ? words.say("text-part-die") + added : `${die}${added} = ${total}`;
}

function question(section: OnTableSection, words: Words): string {
  const head = headOf(section, words);
  const [own, other] = section.sums?.map((side) => sumOf(side, words)) ?? [];
  if (own !== undefined && other !== undefined) return words.say("table-opposed-sums", { head, own, other });
  if (own !== undefined) return words.say("table-single-sum", { head, own, need: section.need });
  if (section.dice) return words.say("table-with-dice", { head, dice: section.dice.join(", "), number: section.dice.length });
  return head;
}

/** The message about what is missing, by the verdict. */
const SHORT: Readonly<Record<string, string>> = { "table-miss": "table-short", "table-tie": "table-short", "table-resisted": "table-short-test", "table-failure": "table-short-test" };

/** Return what is missing to a success, as "One point more would hit."; "" if nothing is, or before the dice lie. */
export function shortOf({ sums = [], need, verdict }: OnTableSection, words: Words): string {
  const [own, other] = sums;
  const message = SHORT[verdict?.message ?? ""];
  if (!own || own.die === undefined || !message) return "";
  const number = other ? other.total - own.total + 1 : (need ?? 0) - own.total;
  return number > 0 ? words.say(message, { number }) : "";
}

/** Return the points that could be paid to each sum, at most, by the stakes of those who are asked. */
export function payable({ sums = [] }: OnTableSection, asks: readonly Pick<AskInfo, "seat" | "stakes">[]): number[] {
  return sums.map(({ label, die }) => {
    if (die === undefined) return 0;
    const paid = asks.filter(({ seat }) => seat === label.who).flatMap(({ stakes = [] }) => stakes.map(({ about }) => read(about)));
    return Math.max(0, ...paid.flatMap((action) => action?.items.filter(([word]) => word === "fatigue=").map(([, points]) => points) ?? []));
  });
}

/** Return the whole in words, for screen readers. */
export function told(section: OnTableSection, words: Words): string {
  const otherwise = section.verdict ? ` ${words.say("text-otherwise")} ${saying(section.verdict, words)}.` : "";
  return `${question(section, words)}.${otherwise}`;
}

/** A block of a bar: its number, and the place where it begins, in points. */
export interface Block {
  name: string;
  number: number;
  from: number;
  look: "die" | "trait" | "gear" | "more" | "fatigue" | "less";
}

/** Return the blocks of a sum, one after the other; numbers below zero take from the end. */
export function blocksOf({ die = 0, parts }: Side): Block[] {
  const looks = (name: string, at: number) => (name === "fatigue" ? "fatigue" : (["trait", "gear"][at] ?? "more"));
  const all = [{ name: "die", number: die, look: "die" as const }, ...parts.map(([name, number], at) => ({ name, number, look: looks(name, at) as Block["look"] }))];
  const blocks: Block[] = [];
  let end = 0;
  for (const { name, number, look } of all.filter((each) => each.number > 0)) {
    blocks.push({ name, number, look, from: end });
    end += number;
  }
  for (const { name, number } of all.filter((each) => each.number < 0)) {
    end += number;
    blocks.push({ name, number: -number, look: "less", from: Math.max(0, end) });
  }
  return blocks;
}
