// Pictures of sections, by the kind that a section says it is of. A game's view brings its own; no game has a name here.

import type { Component } from "svelte";
import type { Words } from "../lib/words";
import { told } from "./above";

export interface PictureProps {
  section: any;
  /** Everything else that is seen: a picture may find in it what a chosen room holds. */
  sections: Record<string, unknown>;
  title: string;
  words: Words;
  /** The words of the sentence that is being made. */
  said: readonly string[];
  /** The words that may come next. */
  offered: readonly string[];
  /** Takes a word that may come next. */
  choose: (word: string) => void;
}

interface Kind {
  load: () => Promise<{ default: Component<PictureProps> }>;
  /** The picture in a sentence, for those who do not see it. */
  told: (section: any, words: Words) => string;
}

const KINDS: Record<string, Kind> = {
  "table-from-above": { load: () => import("./Above.svelte"), told },
};

/** What draws a section; nothing for one that is told in words. */
export function pictureOf(section: unknown): Kind | undefined {
  const kind = typeof section === "object" && section !== null && "kind" in section ? section.kind : undefined;
  return typeof kind === "string" ? KINDS[kind] : undefined;
}

/** The sections that are told in words. */
export function withoutPictures(sections: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => !pictureOf(section)));
}
