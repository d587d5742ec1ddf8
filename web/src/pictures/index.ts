// Pictures of sections, by the kind that a section says it is of. A game's view brings its own; no game has a name here.

import type { Component } from "svelte";
import type { Item } from "../lib/actions";
import type { Way } from "../lib/naming";
import type { Words } from "../lib/words";
import * as above from "./above";
import * as foes from "./foes";
import * as legend from "./legend";
import * as quest from "./quest";
import * as roster from "./roster";

/** The sentence that is being made, for pictures in which words can be chosen. */
export interface Making {
  said: readonly Item[];
  /** The words that may come next. */
  offered: readonly string[];
  /** Takes a word that may come next. */
  choose: (word: string) => void;
  /** The sentences that a name of several words makes. */
  ways: (name: readonly Item[]) => Way[];
  take: (way: Way) => void;
  /** Measures whose numbers can still be changed. */
  open?: readonly string[];
  /** Gives one of them another number. */
  measure?: (word: string, number: number) => void;
  /** Whose sentence it is. */
  seat?: number;
}

/** Where nothing is asked. */
export const NOTHING: Making = { said: [], offered: [], choose: () => undefined, ways: () => [], take: () => undefined };

export interface PictureProps {
  section: any;
  /** Everything else that is seen: a picture may find in it what a chosen room holds, or who stands where. */
  sections: Record<string, unknown>;
  title: string;
  words: Words;
  making: Making;
}

export type Loaded = Promise<{ default: Component<PictureProps> }>;

interface Kind {
  /** Nothing for what is drawn in the picture of another section. */
  load?: () => Loaded;
  /** The picture in a sentence, for those who do not see it. */
  told?: (section: any, words: Words, sections: Record<string, unknown>) => string;
  /** What it tells of one seat. */
  mine?: (section: any, words: Words, sections: Record<string, unknown>, seat: number) => string;
}

/** Loaded once, and again if that failed. */
function once(load: () => Loaded): () => Loaded {
  let loaded: Loaded | undefined;
  return () => {
    loaded ??= load().catch((fault: unknown) => {
      loaded = undefined;
      throw fault;
    });
    return loaded;
  };
}

const KINDS: Record<string, Kind> = {
  "table-from-above": { load: once(() => import("./Above.svelte")), told: above.told },
  plan: { load: once(() => import("./Plan.svelte")), told: legend.told },
  "plan-zone": {},
  figures: {},
  quest: { load: once(() => import("./Quest.svelte")), told: quest.told },
  roster: { load: once(() => import("./Roster.svelte")), told: roster.told, mine: roster.mine },
  sheet: {},
  vitals: {},
  lore: {},
  shop: { load: once(() => import("./Shop.svelte")) },
  counter: {},
  refusals: {},
  foes: { load: once(() => import("./Foes.svelte")), told: foes.told },
  foe: {},
};

/** What draws a section; nothing for one that is told in words, nor for a record of the rules, which is of another kind. */
export function pictureOf(section: unknown): Kind | undefined {
  const kind = typeof section === "object" && section !== null && "kind" in section && !("is" in section) ? section.kind : undefined;
  return typeof kind === "string" ? KINDS[kind] : undefined;
}

/** The sections that are told in words. */
export function withoutPictures(sections: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => !pictureOf(section)));
}
