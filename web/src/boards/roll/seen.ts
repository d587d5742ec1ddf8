// The sections of the view that this board draws.

import type { Sections } from "../../lib/store";
import type { Event } from "./dice";
import type { Counts } from "./words";

export interface Delve {
  level: number;
  party: Counts;
  graveyard: number;
  out: number;
  dungeon: Counts;
  lair: number;
  supply: number;
  allies: Counts;
  aside: readonly Counts[];
}

export interface Player {
  hero: string;
  card: string;
  rule: string;
  master: number;
  xp: number;
  tokens: Counts;
  score: number;
}

/** A question inside a turn, after new information. */
export interface Frame {
  kind: string;
  dice: readonly number[];
}

/** The end of a delve: the level, the XP it gave, and the way it ended (`retired`, `fled`, `left`). */
export interface Ending {
  level: number;
  xp: number;
  ended: string;
}

/** The party of a player in a game in which all delve at once, as these eyes see it. */
export interface Party {
  card: string;
  level: number;
  phase: string;
  dice: number;
  xp: number;
  /** XP of this delve so far. */
  gained: number;
  /** Reason why this delve ended; "" while it continues, or while the end is not seen. */
  ended: string;
  /** 1 if the party is further on than what is seen of it. */
  ahead: number;
  /** The dice that are seen; null for one's own party, and if nothing is seen. */
  tray: { turn: Sections; delve: Delve; marks: Sections } | null;
  /** The delve before this one. */
  last: Ending | null;
}

export interface Seen {
  /** The seat whose dice are shown; -1 if there are none. */
  seat: number;
  number: number;
  phase: string;
  frames: readonly Frame[];
  delve: Delve;
  exhausted: boolean;
  players: readonly Player[];
  parties: readonly Party[];
}

const NO_DELVE: Delve = { level: 0, party: {}, graveyard: 0, out: 0, dungeon: {}, lair: 0, supply: 0, allies: {}, aside: [] };

/** Return the view with the dice of one seat: by default those that the view itself shows. */
export function seen({ turn, delve, marks, players, parties }: Sections, seat: number = turn.seat ?? -1): Seen {
  const other = seat !== (turn.seat ?? -1);
  const tray: Sections | null = other ? (parties?.[seat]?.tray ?? null) : { turn, delve, marks };
  return {
    seat,
    number: turn.delve,
    phase: tray?.turn.phase ?? "",
    frames: tray?.turn.frames ?? [],
    delve: tray?.delve ?? NO_DELVE,
    exhausted: Boolean(tray?.marks?.exhausted),
    players,
    parties: parties ?? [],
  };
}

const delves = ({ ended, phase }: Party): boolean => !ended && phase !== "left" && phase !== "end";

/**
 * Return the seat whose dice are in the middle: the one that was picked, one's own while one delves, then the first that
 * still delves. Without parties it is whoever the view shows.
 */
export function lookedAt(sections: Sections, eyes: number, picked: number): number {
  const parties: readonly Party[] = sections.parties ?? [];
  if (!parties.length) return sections.turn.seat ?? -1;
  if (parties[picked]) return picked;
  const own = parties[eyes];
  if (own && delves(own)) return eyes;
  const order = parties.map((party, seat) => ({ party, seat }));
  const found = order.find(({ party }) => party.tray && delves(party)) ?? (own ? undefined : order.find(({ party }) => party.tray));
  return found?.seat ?? Math.max(0, eyes);
}

/** Return the delves of a seat that are over, from the story of a game in which one delves after the other. */
export function endingsOf(events: readonly Event[], seat: number): Ending[] {
  const delves: Ending[] = [];
  for (const event of events.filter((each) => each.seat === seat)) {
    const key = String(event.key);
    // A page that came later has not seen the beginning.
    if (key === "delve" || !delves.length) delves.push({ level: 0, xp: 0, ended: "" });
    const delve = delves.at(-1)!;
    if (key === "retired" || key === "fled" || key === "left") [delve.level, delve.ended] = [Number(event.level), key];
    else if (key === "xp") delve.xp += Number(event.number);
    else if (key === "xp-lost") delve.xp -= Number(event.number);
  }
  return delves.filter(({ ended }) => ended);
}

/** Return the number of dice in the lair that call the dragon. */
export function dragonAt(card: string): number {
  return card === "amazon" ? 4 : 3;
}

/** Return the score after retiring now; null for a seat that cannot retire. */
export function retiring(now: Seen, seat: number): number | null {
  const free = seat === now.seat && now.phase === "regroup" && !now.parties[seat]?.ended;
  return free ? (now.players[seat]?.score ?? 0) + now.delve.level : null;
}
