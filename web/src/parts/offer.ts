import type { Action } from "../lib/actions";

/** One button of the answer. */
export interface Offer {
  key: string;
  label: string;
  /** The stakes, in plain words. */
  notes: readonly string[];
  /** The sentence that this button leads to; null for a kind or a page. */
  leads: Action | null;
  /** True if the button sends a sentence; `sent` if it is the sentence made so far. */
  acts: boolean;
  sent?: boolean;
  marked: boolean;
  word?: string;
  kind?: string;
  title?: string;
  /** The common part of all prices of a verb, and the price in a few words. */
  priced?: { heading: string; label: string };
  act: () => void;
}
