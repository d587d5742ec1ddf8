// What the board reads of the view.

import type { Item } from "../../lib/actions";

/** A room that can be named; the view lists the best first. */
export interface Room {
  corners: string[];
  brings: Record<string, number>;
  harm: number;
  points: number;
}

/** One's own card, and the message that tells what it does. */
export interface Card {
  card: string;
  text: string;
}

/** How a room is said. */
export const nameOf = ({ corners }: Room): Item[] => corners.map((word) => [word, 1]);
