// The end of a game as it is told to one reader: victory or defeat, whose coin it is, how the points came about, how
// everybody did, what the next rank needs, and the moment to look at again.

import { type Results, results, sum } from "./results";
import type { HighlightInfo } from "./types";
import type { Words } from "./words";

/** The part of a replay's description that the end tells. */
export interface Known {
  titles: { [seat: number]: string[] };
  highlights: HighlightInfo[];
  best: { [seat: number]: number };
  turned: { [seat: number]: number };
  /** The time at which the game ended, in seconds since 1970. */
  at?: number;
}

export const UNKNOWN: Known = { titles: {}, highlights: [], best: {}, turned: {} };

export interface Moment {
  /** The seat whose moment it is; -1 for everybody's. */
  seat: number;
  text: string;
  step: number;
}

export interface NextRank {
  name: string;
  missing: number;
  /** The points of this rank and of the next one. */
  from: number;
  to: number;
}

export interface Ending {
  won: boolean;
  /** The seat on the coin. */
  seat: number;
  name: string;
  title: string;
  about: string;
  /** The writing on the rim of the coin: the rank, or the place. */
  rim: string;
  points: number;
  /** The lines of the score that brought points. */
  lines: string[];
  told: Results;
  /** True if there is nobody to be compared with. */
  alone: boolean;
  next: NextRank | null;
  moment: Moment | null;
  /** True if the moment is the one in which the game turned against the seat. */
  turned: boolean;
  /** One good thing in a defeat. */
  yet: Moment | null;
}

export interface Outcome {
  places: number[];
  reason: string;
  scores: { key: string; number: number; points: number }[][];
  ranks: string[];
}

/** Return true if a seat has won. Alone, the lowest rank is a defeat, and so is a rank that no points give. */
export function hasWon(outcome: Outcome, seat: number, ranks: Readonly<Record<string, number>>): boolean {
  const rank = outcome.ranks[seat];
  if (outcome.places.length > 1 || !rank) return outcome.places[seat] === 1;
  return (ranks[rank] ?? 0) > 0;
}

/** Return the lowest rank above these points; null at the top. */
export function nextRank(points: number, ranks: Readonly<Record<string, number>>, words: Words): NextRank | null {
  const sorted = Object.entries(ranks).sort(([, one], [, other]) => one - other);
  const next = sorted.find(([, least]) => least > points);
  if (!next) return null;
  const from = sorted.findLast(([, least]) => least <= points)?.[1] ?? 0;
  return { name: words.say(`rank-${next[0]}`), missing: next[1] - points, from, to: next[1] };
}

function momentAt(known: Known, at: number | undefined, words: Words): Moment | null {
  const found = at === undefined ? undefined : known.highlights[at];
  return found ? { seat: found.seat, text: words.say(`highlight-${found.key}`, { seat: found.seat, ...found.data }), step: found.step } : null;
}

/** Return title and first sentence. `mine` is false for somebody who watches. */
function headline(outcome: Outcome, seat: number, won: boolean, mine: boolean, told: Results, words: Words): [string, string] {
  const total = (each: number) => sum(outcome.scores[each] ?? []);
  const others = outcome.places.flatMap((_, each) => (each === seat ? [] : [each]));
  if (words.together) return [words.say(won ? "ui-end-win" : "ui-end-lost"), told.reason];
  if (!others.length) return [words.say(won ? "ui-end-home" : "ui-end-lost"), told.reason];
  if (!mine) return [words.say("ui-end-wins", { name: words.seat(seat) }), told.reason];
  const winner = told.seats[0]!;
  if (!won) return [words.say("ui-end-lost"), words.say("ui-end-winner", { name: winner.name, total: winner.total })];
  if (others.some((each) => outcome.places[each] === 1)) return [words.say("ui-end-shared"), told.reason];
  const ahead = total(seat) - Math.max(...others.map(total));
  return [words.say(ahead > 0 ? "ui-end-win-by" : "ui-end-win", { points: ahead }), told.reason];
}

/** Return the writing on the rim of the coin: what the game calls itself there, otherwise the rank or the place. */
export const rimOf = (end: Ending, kept: { title?: string } | null): string => kept?.title || end.rim;

/** Return the end for a reader with these seats; with none it is the winner's. */
export function endingOf(outcome: Outcome, mine: readonly number[], known: Known, ranks: Readonly<Record<string, number>>, words: Words): Ending {
  const told = results(outcome, known.titles, words);
  const seat = told.seats.find((each) => mine.includes(each.seat))?.seat ?? told.seats[0]!.seat;
  const own = told.seats.find((each) => each.seat === seat)!;
  const won = hasWon(outcome, seat, ranks);
  const points = sum(outcome.scores[seat] ?? []);
  const [title, about] = headline(outcome, seat, won, mine.includes(seat), told, words);
  const best = momentAt(known, known.best[seat], words);
  const turned = won ? null : momentAt(known, known.turned[seat], words);
  const place = words.together ? own.total : words.say("ui-end-place", { place: own.place, seats: outcome.places.length });
  return {
    won,
    seat,
    name: own.name,
    title,
    about,
    rim: own.rank || (outcome.places.length > 1 ? place : words.say("ui-over")),
    points,
    lines: own.lines.filter((_, at) => outcome.scores[seat]![at]!.points > 0),
    told,
    alone: outcome.places.length === 1,
    next: outcome.ranks[seat] ? nextRank(points, ranks, words) : null,
    moment: turned ?? best,
    turned: Boolean(turned),
    yet: turned && best && best.step !== turned.step ? best : null,
  };
}
