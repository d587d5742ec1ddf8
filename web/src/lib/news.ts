// News of a table between two states of it: words, reactions, people who come, leave or return, the next game.

import { isBot } from "./people";
import { REACTIONS } from "./phrases";
import type { Snapshot } from "./store";
import type { Chat, HandoverInfo } from "./types";

export type News =
  | { kind: "sits" | "stands" | "left" | "back"; seat: number; name: string }
  | { kind: "handed"; hand: HandoverInfo }
  | { kind: "begun" | "watches" }
  | { kind: "next"; table: string };

export const isReaction = (line: Chat) => (REACTIONS as readonly string[]).includes(line.phrase);

/** Return the time of the latest word, 0 if there is none. The server sends the old words before the table. */
export function lastWord(chat: readonly Chat[]): number {
  return chat.reduce((latest, line) => Math.max(latest, line.at), 0);
}

/** Return the words after a moment that this person did not say and wants to hear. */
export function wordsSince(now: Snapshot, since: number, muted: readonly string[]): Chat[] {
  return now.chat.filter((line) => line.at > since && line.who !== now.person && !muted.includes(line.who));
}

/** Return the changes among the people at a table. The first state of a table is no news. */
export function newsOf(before: Snapshot, now: Snapshot): News[] {
  const [old, fresh] = [before.table, now.table];
  if (!old || !fresh || old.id !== fresh.id || before.status !== "open") return [];
  const news: News[] = fresh.seats.flatMap((seat, number): News[] => {
    const was = old.seats[number];
    if (!was || now.mine.includes(number) || before.mine.includes(number)) return [];
    if (was.who !== seat.who && fresh.phase === "lobby") {
      if (seat.who && !isBot(seat.who)) return [{ kind: "sits", seat: number, name: seat.name }];
      return was.who && !isBot(was.who) ? [{ kind: "stands", seat: number, name: was.name }] : [];
    }
    if (was.who !== seat.who || !seat.who || isBot(seat.who) || was.presence === seat.presence) return [];
    if (seat.presence === "here") return [{ kind: "back", seat: number, name: seat.name }];
    // A person who leaves once there is a next game has gone there.
    return was.presence === "here" && !fresh.next ? [{ kind: "left", seat: number, name: seat.name }] : [];
  });
  for (const hand of now.handed) if (!before.handed.some((each) => each.at === hand.at && each.seat === hand.seat)) news.push({ kind: "handed", hand });
  if (old.phase === "lobby" && fresh.phase === "playing") news.push({ kind: "begun" });
  // Before the game there is nothing to watch: somebody is at the door.
  if (fresh.watchers > old.watchers && fresh.phase !== "lobby") news.push({ kind: "watches" });
  if (fresh.next && !old.next) news.push({ kind: "next", table: fresh.next });
  return news;
}
