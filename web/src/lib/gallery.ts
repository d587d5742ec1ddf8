// The cards of a game, from its rulebook.

import type { Book, ProseBlock, Rule } from "./rulebook";

export interface CardSide {
  name: string;
  icon: string;
  /** The effects of this side, each with its heading. */
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
  /** Return true if a rule describes a card. */
  isCard: (rule: Rule) => boolean;
  /** Return the side of a part of a card's rule: 0 or 1. */
  sideOf: (part: string) => number;
  /** Icons by the card's id, one for each side. */
  icons: Readonly<Record<string, readonly string[]>>;
}

/** Return a gallery of cards with one side, from their icons by id. */
export function oneSided(icons: Readonly<Record<string, string>>): Gallery {
  return {
    icons: Object.fromEntries(Object.entries(icons).map(([id, icon]) => [id, [icon]])),
    isCard: (rule) => rule.id in icons,
    sideOf: () => 0,
  };
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

/** Return the cards, grouped by chapter of the rulebook. */
export function cardSets(book: Book, gallery: Gallery): CardSet[] {
  return book.chapters
    .map((chapter) => ({ title: chapter.title, cards: chapter.rules.filter(gallery.isCard).map((rule) => card(rule, gallery)) }))
    .filter((set) => set.cards.length);
}
