// Cards of a game, as its rulebook tells them.

import type { Book, ProseBlock, Rule } from "./rulebook";

export interface CardSide {
  name: string;
  icon: string;
  /** What this side does, each under its heading. */
  parts: { title: string; blocks: ProseBlock[] }[];
}

export interface Card {
  id: string;
  about: ProseBlock[];
  sides: CardSide[];
}

export interface CardSet {
  title: string;
  cards: Card[];
}

export interface Gallery {
  /** Whether a rule of the book is that of a card. */
  isCard: (rule: Rule) => boolean;
  /** Which side a part of a card's rule belongs to: the first (0) or the second (1). */
  sideOf: (part: string) => number;
  /** Drawings by the card's id, one for each side. */
  icons: Readonly<Record<string, readonly string[]>>;
}

const BETWEEN = " / ";

function card(rule: Rule, gallery: Gallery): Card {
  const first = rule.blocks.findIndex((block) => block.is === "heading");
  const about = rule.blocks.slice(0, first < 0 ? undefined : first);
  const sides: CardSide[] = rule.title.split(BETWEEN).map((name, side) => ({ name, icon: gallery.icons[rule.id]?.[side] ?? "", parts: [] }));
  let part: CardSide["parts"][number] | undefined;
  for (const block of rule.blocks.slice(about.length)) {
    if (block.is === "heading") {
      part = { title: block.text, blocks: [] };
      sides[gallery.sideOf(block.id)]?.parts.push(part);
    } else part?.blocks.push(block);
  }
  return { id: rule.id, about, sides };
}

/** The cards by the chapters of the book that hold them. */
export function cardSets(book: Book, gallery: Gallery): CardSet[] {
  return book.chapters
    .map((chapter) => ({ title: chapter.title, cards: chapter.rules.filter(gallery.isCard).map((rule) => card(rule, gallery)) }))
    .filter((set) => set.cards.length);
}
