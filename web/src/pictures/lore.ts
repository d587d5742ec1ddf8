// What things do: as the game's section of lore says it, else in the opening words of the rule that tells it.

import * as api from "../lib/api";
import { type Book, parsed } from "../lib/rulebook";
import { typeset, type Words } from "../lib/words";

interface Added {
  /** Of the message that says it. */
  does: string;
  power?: number;
  more?: number;
  traits?: readonly (readonly [noun: string, number: number])[];
}

export interface Lore {
  kind: "lore";
  rules: Record<string, string>;
  adds: Record<string, Added>;
}

/** Rules by their ids, the first paragraph of each. */
export type Openings = ReadonlyMap<string, string>;

const NONE: Lore = { kind: "lore", rules: {}, adds: {} };

export function loreIn(sections: Record<string, unknown>): Lore {
  return (Object.values(sections).find((each) => (each as Lore | null)?.kind === "lore") as Lore | undefined) ?? NONE;
}

export function openingsOf(book: Book): Openings {
  const rules = book.chapters.flatMap((chapter) => chapter.rules);
  return new Map(
    rules.flatMap(({ id, blocks }) => {
      const first = blocks.find((block) => block.is === "paragraph");
      return id && first?.is === "paragraph" ? [[id, first.spans.map(({ text }) => text).join("")]] : [];
    }),
  );
}

const books = new Map<string, Promise<Openings>>();

/** The rulebook of the game that these words belong to; read once. */
export function openings({ game, code }: Words): Promise<Openings> {
  const key = `${code}/${game}`;
  const known = books.get(key);
  if (known) return known;
  const found = api.rulebook(code, game).then((text) => openingsOf(parsed(typeset(code, text))));
  found.catch(() => books.delete(key));
  books.set(key, found);
  return found;
}

/** What a thing does, and the rule that says more; either may be missing. */
export function doing(word: string, lore: Lore, told: Openings, words: Words): { text: string; rule: string } {
  const rule = lore.rules[word] ?? "";
  const { does, power = 0, more = 0, traits } = lore.adds[word] ?? { does: "" };
  if (!does) return { text: told.get(rule) ?? "", rule };
  const sign = does === "class" ? "+" : "";
  const listed = traits?.map(([noun, number]) => `${words.noun(noun)} ${sign}${number}`).join(", ") ?? "";
  return { text: words.say(`does-${does}`, { power, more, traits: listed }), rule };
}
