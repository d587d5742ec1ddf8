// The effect of each hero in a sentence of the rulebook, for the list from which a hero is chosen.

import type { Action } from "../../lib/actions";
import * as api from "../../lib/api";
import { parsed, type ProseBlock, type Rule } from "../../lib/rulebook";
import { typeset } from "../../lib/typeset";
import type { LanguageCode, Words } from "../../lib/words";
import { house } from "../../house.svelte";

const FIRST = 201;
const RULE = /^DR-2\d\d$/;

/** Return the opening of a hero's rule, without its set and the number of its sides. */
export function opening({ blocks }: Rule): string {
  const first = blocks.find((block): block is ProseBlock & { is: "paragraph" } => block.is === "paragraph");
  const text = first?.spans.map((span) => span.text).join("") ?? "";
  return text.replace(/^[^.]*\. */, "") || text;
}

/** Return the openings of all heroes, in the order of their rules. */
export function openings(book: string): string[] {
  const rules = parsed(book).chapters.flatMap(({ rules }) => rules).filter(({ id }) => RULE.test(id));
  return rules.reduce<string[]>((found, rule) => {
    found[Number(rule.id.slice(3)) - FIRST] = opening(rule);
    return found;
  }, []);
}

class Heroes {
  private texts = $state.raw<Readonly<Record<string, readonly string[]>>>({});
  private readonly asked = new Set<string>();

  /** Return what a hero does; "" until the rulebook is loaded. */
  about(hero: string, code: LanguageCode): string {
    this.load(code);
    const named = house.game("roll")?.options.find(({ name }) => name === "hero")?.values.slice(1) ?? [];
    return this.texts[code]?.[named.indexOf(hero)] ?? "";
  }

  private load(code: LanguageCode): void {
    if (this.asked.has(code)) return;
    this.asked.add(code);
    api.rulebook(code, "roll").then(
      (book) => (this.texts = { ...this.texts, [code]: openings(typeset(code, book)) }),
      () => this.asked.delete(code),
    );
  }
}

export const heroes = new Heroes();

/** Return what a hero does beside the sentence that chooses it; "" for other sentences. */
export function note(action: Action, words: Words): string {
  const [first] = action.items;
  return action.verb === "choose" && first ? heroes.about(first[0], words.code) : "";
}
