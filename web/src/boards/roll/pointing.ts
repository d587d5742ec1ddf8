// Sentences from the things that the player points at: a companion on a monster, a scroll on a die. Only sentences in
// the tree of legal words are built.

import type { Action, Item } from "../../lib/actions";
import { after, type Choice, fits } from "../../lib/legal";
import type { Way } from "../../lib/naming";
import type { VerbInfo } from "../../lib/types";
import { MONSTERS, SOURCES, TOKENS } from "./words";

type Verbs = readonly VerbInfo[];

const choiceOf = (verbs: Verbs, verb: string, items: readonly Item[], word: string): Choice | undefined =>
  after(verbs, verb, items).choices.findLast((choice) => choice.word === word);

/** Return true if a sentence can begin with these words. */
export function possible(verbs: Verbs, { verb, items }: Action): boolean {
  if (!verbs.some(({ word }) => word === verb)) return false;
  return items.every(([word, number], at) =>
    after(verbs, verb, items.slice(0, at)).choices.some((each) => each.word === word && each.least <= number && number <= each.most),
  );
}

/** Verbs that are said of as many things as possible. */
const GREEDY: readonly string[] = ["fight", "open", "drink"];

/** Follow these words through the tree, each with its greatest number; other verbs leave their numbers open. */
function along(verbs: Verbs, verb: string, words: readonly string[]): Way | null {
  if (!verbs.some(({ word }) => word === verb)) return null;
  const items: Item[] = [];
  const ranges: Way["ranges"][number][] = [];
  for (const word of words) {
    const choice = choiceOf(verbs, verb, items, word);
    if (!choice) return null;
    if (choice.least < choice.most && !GREEDY.includes(verb)) ranges.push({ at: items.length, choice });
    items.push([word, choice.most]);
  }
  return { verb, items, ranges, kept: 0 };
}

/** Return all sentences in which `one` acts on `other`. A place is named by its only word: the lair by its dragon. */
export function joined(verbs: Verbs, one: string, other: string): Way[] {
  const tries: [string, string[]][] = [];
  if (SOURCES.includes(one)) {
    if (MONSTERS.includes(other)) tries.push(["fight", [one, other]]);
    if (other === "chest") tries.push(["open", [one]]);
    if (other === "potion") tries.push(["drink", [one, "->"]]);
    if (other === "dragon") tries.push(["dragon", [one]]);
  }
  if (one === "hero") {
    tries.push(["ultimate", [other]], ["reroll", [other, "with", "hero"]]);
    for (const face of ["fighter", "cleric", "mage"]) tries.push(...heroic(`hero:${face}`, other));
  } else if (TOKENS.some((token) => token === one)) {
    tries.push(["use", [one, other]]);
    if (other === "graveyard") tries.push(["use", [one, "->"]]);
    if (other === "dragon" && one === "ring") tries.push(["use", [one]]);
    if (other === "hero") tries.push(["refresh", [one]]);
  }
  tries.push(["lure", [other, "with", one]]);
  const made = tries.flatMap(([verb, words]) => along(verbs, verb, words) ?? []);
  // A reroll begins with a single die; the player adds the others one by one.
  const again = along(verbs, "reroll", [other]);
  const reroll: Action = { verb: "reroll", items: [[other, 1], ["with", 1], [one, 1]] };
  if (again && possible(verbs, reroll)) made.push({ ...reroll, ranges: [], kept: 0 });
  return distinct(made);
}

function heroic(hero: string, other: string): [string, string[]][] {
  if (MONSTERS.includes(other)) return [["fight", [hero, other]]];
  if (other === "chest") return [["open", [hero]]];
  return other === "potion" ? [["drink", [hero, "->"]]] : [];
}

/** Return true if one of these things can still be added to a sentence. */
export function canGrow(verbs: Verbs, way: Action, things: readonly string[]): boolean {
  return things.some((word) => added(verbs, way, word) !== null);
}

/** Return all sentences in which a thing acts alone. */
export function alone(verbs: Verbs, word: string): Way[] {
  const tries: [string, string[]][] = [];
  if (word === "hero") tries.push(["ultimate", []]);
  if (TOKENS.some((token) => token === word)) tries.push(["use", [word]]);
  const made = tries.flatMap(([verb, words]) => along(verbs, verb, words) ?? []);
  return made.filter((way) => after(verbs, way.verb, way.items).done || way.items.length);
}

/** Return the sentence in which these companions fight the dragon, or null. */
export function team(verbs: Verbs, words: readonly string[]): Way | null {
  const named = SOURCES.filter((source) => words.includes(source));
  const items = named.map((source): Item => [source, words.filter((word) => word === source).length]);
  const way = { verb: "dragon", items };
  return fits(verbs, way) ? { ...way, ranges: [], kept: 0 } : null;
}

/** Return true if some team contains all these companions. */
export function teamable(verbs: Verbs, words: readonly string[]): boolean {
  const rows = verbs.filter(({ word }) => word === "dragon").flatMap(({ forms }) => forms.flatMap(({ fields }) => fields?.[0]?.rows ?? []));
  return rows.some((row) =>
    words.every((word) => (row.find((item) => item[0] === word)?.[1] ?? 0) >= words.filter((each) => each === word).length),
  );
}

/** A question that asks for a fixed number of things in any order: its verb, and how many of each may be named. */
export interface Gathering {
  verb: string;
  words: readonly string[];
  caps: readonly number[];
  number: number;
}

export function gathering(verbs: Verbs): Gathering | null {
  const [only, ...others] = verbs;
  const field = only?.forms.length === 1 && only.forms[0]?.fields?.length === 1 ? only.forms[0].fields[0] : undefined;
  if (!only || others.length || !field?.words || !field.caps || !field.least || field.least !== field.most) return null;
  return { verb: only.word, words: field.words, caps: field.caps, number: field.least };
}

/** Return true if these things may be named together. */
export function gatherable({ words, caps, number }: Gathering, picked: readonly string[]): boolean {
  return picked.length <= number && picked.every((word) => picked.filter((each) => each === word).length <= (caps[words.indexOf(word)] ?? 0));
}

/** Return the sentence that names all picked things. */
export function gathered({ verb, words }: Gathering, picked: readonly string[]): Way {
  const items = words.flatMap((word): Item[] => (picked.includes(word) ? [[word, picked.filter((each) => each === word).length]] : []));
  return { verb, items, ranges: [], kept: 0 };
}

/** Return the sentence with one more of a word, at the first position that allows it. */
export function added(verbs: Verbs, { verb, items }: Action, word: string): Way | null {
  const more = items.map((item, at) => [...items.slice(0, at), [item[0], item[1] + Number(item[0] === word)] as Item, ...items.slice(at + 1)]);
  const grown = more.filter((_, at) => items[at]?.[0] === word);
  const put = [...items.keys(), items.length].reverse().map((at) => [...items.slice(0, at), [word, 1] as Item, ...items.slice(at)]);
  const found = [...grown, ...put].find((each) => possible(verbs, { verb, items: each }));
  return found ? { verb, items: paid(verbs, verb, found), ranges: [], kept: 0 } : null;
}

/** Add the payment if there is only one way to pay. */
function paid(verbs: Verbs, verb: string, items: readonly Item[]): readonly Item[] {
  const { choices, done } = after(verbs, verb, items);
  if (done || !choices.some(({ word }) => word === "with")) return items;
  const [payer, ...others] = after(verbs, verb, [...items, ["with", 1]]).choices;
  return payer && !others.length ? [...items, ["with", 1], [payer.word, payer.least]] : items;
}

/** Return the sentence with one less of a word; null if it would be illegal. */
export function removed(verbs: Verbs, { verb, items }: Action, word: string): Way | null {
  const at = items.findLastIndex((item) => item[0] === word);
  const number = items[at]?.[1] ?? 0;
  const less: Item[] = number > 1 ? [[word, number - 1]] : [];
  const left = [...items.slice(0, at), ...less, ...items.slice(at + 1)];
  const way = { verb, items: left };
  return at >= 0 && left.length && possible(verbs, way) ? { ...way, ranges: [], kept: 0 } : null;
}

/** Return these sentences, each once. */
export function distinct(ways: readonly Way[]): Way[] {
  const key = (way: Way) => JSON.stringify([way.verb, way.items]);
  return ways.filter((way, at) => ways.findIndex((each) => key(each) === key(way)) === at);
}
