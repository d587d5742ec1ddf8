// The effects of things: from the game's section `lore`, otherwise from the first paragraph of their rule.

import * as api from "../lib/api";
import { type Book, parsed } from "../lib/rulebook";
import { typeset } from "../lib/typeset";
import type { Words } from "../lib/words";

interface Added {
  /** The message that describes the effect. */
  does: string;
  power?: number;
  more?: number;
  traits?: readonly (readonly [noun: string, number: number])[];
}

export interface Lore {
  kind: "lore";
  rules: Record<string, string>;
  adds: Record<string, Added>;
  /** The phase of skills that can be used in one phase only: `pe` is exploration, `pc` combat. */
  phases?: Record<string, string>;
}

/** The first paragraph of each rule, by the rule's id and by its title in small letters. */
export type Openings = ReadonlyMap<string, string>;

const NONE: Lore = { kind: "lore", rules: {}, adds: {} };

export function loreIn(sections: Record<string, unknown>): Lore {
  return (Object.values(sections).find((each) => (each as Lore | null)?.kind === "lore") as Lore | undefined) ?? NONE;
}

export function openingsOf(book: Book): Openings {
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  return new Map(
    rules.flatMap(({ id, title, blocks }) => {
      const first = blocks.find((block) => block.is === "paragraph");
      if (!id || first?.is !== "paragraph") return [];
      const opening = first.spans.map(({ text }) => text).join("");
      return [[id, opening], [title.toLowerCase(), opening]];
    }),
  );
}

const books = new Map<string, Promise<Openings>>();

/** Load the rulebook of the words' game, once. */
export function openings({ game, code }: Words): Promise<Openings> {
  const key = `${code}/${game}`;
  const known = books.get(key);
  if (known) return known;
  const found = api.rulebook(code, game).then((text) => openingsOf(parsed(typeset(code, text))));
  found.catch(() => books.delete(key));
  books.set(key, found);
  return found;
}

/** Return the effect of a thing and its rule; both may be empty. */
export function doing(word: string, lore: Lore, told: Openings, words: Words): { text: string; rule: string } {
  const rule = lore.rules[word] ?? "";
  const { does, power = 0, more = 0, traits } = lore.adds[word] ?? { does: "" };
  if (!does) return { text: told.get(rule) ?? "", rule };
  const sign = does === "class" ? "+" : "";
  const listed = traits?.map(([noun, number]) => `${words.noun(noun)} ${sign}${number}`).join(", ") ?? "";
  return { text: words.say(`does-${does}`, { power, more, traits: listed }), rule };
}
