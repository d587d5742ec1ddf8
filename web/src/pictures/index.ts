// Pictures of sections, by the `kind` of the section. No game is named here: the view of a game chooses the kinds.

import type { Component } from "svelte";
import type { Item } from "../lib/actions";
import type { Way } from "../lib/naming";
import type { Words } from "../lib/words";
import * as above from "./above";
import * as desk from "./desk";
import * as foes from "./foes";
import * as legend from "./legend";
import * as ontable from "./ontable";
import * as quest from "./quest";
import * as roster from "./roster";

/** A thing that the player has pointed at on a board, with the sentences it can make. */
export interface Pointed {
  /** The beginning of these sentences, for the heading of the question. */
  title: string;
  ways: readonly { way: Way; label: string }[];
  /** Let the thing go. */
  drop: () => void;
}

/** The sentence under construction, for pictures in which words can be chosen. */
export interface Making {
  /** The verb of the sentence, as soon as it has one. */
  verb?: string | undefined;
  said: readonly Item[];
  /** Possible next words. */
  offered: readonly string[];
  /** The things that a lesson expects, as long as the player names them: a picture may show them before they are said. */
  meant?: readonly Item[];
  /** Add a possible next word. */
  choose: (word: string) => void;
  /** Begin the sentence anew, with this verb. */
  begin?: (verb: string) => void;
  /** Return the sentences that a name of several words makes. */
  ways: (name: readonly Item[]) => Way[];
  /** Take a sentence; a complete one is sent, unless the player may still add `more` things. */
  take: (way: Way, more?: boolean) => void;
  /** Show the sentences of a thing in the question; null if it is let go. */
  point?: (pointed: Pointed | null) => void;
  /** Measures whose numbers can still be changed. */
  open?: readonly string[];
  /** Change the number of an open measure. */
  measure?: (word: string, number: number) => void;
  /** The seat that answers. */
  seat?: number;
}

/** The value when nothing is asked. */
export const NOTHING: Making = { said: [], offered: [], choose: () => undefined, ways: () => [], take: () => undefined };

export interface PictureProps {
  section: any;
  /** All other sections: a picture may look up the content of a room or the position of figures. */
  sections: Record<string, unknown>;
  title: string;
  words: Words;
  making: Making;
}

export type Loaded = Promise<{ default: Component<PictureProps> }>;

interface Kind {
  /** Missing for a section that the picture of another section draws. */
  load?: () => Loaded;
  /** Return the picture as a sentence, for screen readers. */
  told?: (section: any, words: Words, sections: Record<string, unknown>) => string;
  /** Return the part about one seat as text. */
  mine?: (section: any, words: Words, sections: Record<string, unknown>, seat: number) => string;
}

/** Load a component once; after a failure the next call tries again. */
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
  sight: {},
  reach: {},
  lines: {},
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
  prey: {},
  decision: { load: once(() => import("./Decision.svelte")), told: desk.toldDecision },
  hand: { load: once(() => import("./Hand.svelte")), told: desk.toldHand },
  stock: { load: once(() => import("./Stock.svelte")), told: desk.toldStock },
  "on-table": { told: ontable.told },
  round: {},
};

/** Return the picture of a section; undefined for a section shown as text, and for a frame of the rules. */
export function pictureOf(section: unknown): Kind | undefined {
  const kind = typeof section === "object" && section !== null && "kind" in section && !("is" in section) ? section.kind : undefined;
  return typeof kind === "string" ? KINDS[kind] : undefined;
}

/** Return the sections that are shown as text. */
export function withoutPictures(sections: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sections).filter(([, section]) => !pictureOf(section)));
}
