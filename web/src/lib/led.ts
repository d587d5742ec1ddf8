// A table that a seat leads, as a master does: who talks to whom beside the chat, and how words are told.

import { isBot } from "./people";
import type { Snapshot } from "./store";
import type { Chat, TableInfo } from "./types";

/** The colours of voices, by the number of the gem in tokens.css. */
export const COLOURS = ["slate", "amber", "jade", "garnet", "amethyst", "sapphire"] as const;

export const leads = ({ table, mine }: Snapshot): boolean => table !== null && table.leader >= 0 && mine.includes(table.leader);

/** Return the seats to which this person can whisper: the leader to every other person, a player to the leader. */
export function hearers({ table, mine, person }: Snapshot): number[] {
  if (!table || table.leader < 0 || table.phase !== "playing" || !mine.length) return [];
  const seats = mine.includes(table.leader) ? [...table.seats.keys()] : [table.leader];
  return seats.filter((seat) => reaches(table, seat) && table.seats[seat]!.who !== person);
}

const reaches = ({ seats }: TableInfo, seat: number): boolean => Boolean(seats[seat]?.who) && !isBot(seats[seat]!.who);

/** Tell if this person can let a paused game go on. */
export function resumes({ table, mine, person }: Snapshot): boolean {
  if (!table?.paused) return false;
  const by = table.seats.find(({ name }) => name === table.paused);
  return mine.includes(table.leader) || person === table.host || (mine.length > 0 && by !== undefined && by.presence !== "here");
}

export const isHandout = ({ telling }: Chat): boolean => Boolean(telling?.title || telling?.picture);

/** Return the number of the gem in whose colour a voice speaks; -1 for none. */
export const colourOf = ({ telling }: Chat): number => COLOURS.indexOf((telling?.colour ?? "") as (typeof COLOURS)[number]);
