// A step of the story as beats, one after the other: dice that are thrown, what a blow does to a figure, a card that is
// played. Pure functions of events and of the open question; nothing here knows the screen.

import type { OnTableSection, Side } from "../../../pictures/ontable";
import type { RosterSection } from "../../../pictures/roster";

export type Event = Record<string, unknown>;

/** A figure as the map knows it: "hero:2", or a noun with its number. */
export interface Named {
  word: string;
  number?: number;
}

export interface Rolled {
  die: number;
  total: number;
  side: Side["side"];
}

/** Dice on the table: those of an attacker and a target, or the die of a test with the number that it needs. */
export interface Throw {
  who: Named;
  target?: Named;
  dice: readonly Rolled[];
  need?: number;
  /** True if the heroes' opponents, or the difficulty, are beaten by whoever acts. */
  success: boolean;
}

/** The fate of a figure: "wound", "heal", "miss", "slain", "down". */
export type Fate = "wound" | "heal" | "miss" | "slain" | "down";

/** A card: its deck and its noun. */
export interface Shown {
  deck: "event" | "skill" | "treasure" | "room" | "monster" | "trap";
  noun: string;
  /** Monsters or treasures that come with it. */
  many?: readonly (readonly [noun: string, number: number])[];
  on?: string | number;
}

export type Beat = { is: "throw"; thrown: Throw } | { is: "fate"; who: Named; fate: Fate; points: number } | { is: "card"; card: Shown };

/** Milliseconds of each beat at speed 1. */
export const LASTS: Readonly<Record<Beat["is"], number>> = { throw: 1000, fate: 550, card: 1200 };

/** Return a figure by its name in an event: the seat of a hero, or the noun of a monster with its number. */
export function figureOf(name: unknown, roster: Pick<RosterSection, "seats">): Named {
  if (typeof name === "number") return { word: `hero:${roster.seats.indexOf(name) + 1}` };
  const [word, number = "1"] = String(name).split(":");
  return { word: word!, number: Number(number) };
}

export const isHero = ({ word }: Named): boolean => word.startsWith("hero:");

const sideOf = (figure: Named): Side["side"] => (isHero(figure) ? "heroes" : "master");
const numberOf = (event: Event, name: string): number => Number(event[name] ?? 0);

function attacked(event: Event, roster: RosterSection): Beat[] {
  const [who, target] = [figureOf(event.who, roster), figureOf(event.target, roster)];
  const dice = [
    { die: numberOf(event, "die"), total: numberOf(event, "total"), side: sideOf(who) },
    { die: numberOf(event, "counter"), total: numberOf(event, "against"), side: sideOf(target) },
  ];
  const success = dice[0]!.total > dice[1]!.total;
  const thrown: Beat = { is: "throw", thrown: { who, target, dice, success } };
  return success ? [thrown] : [thrown, { is: "fate", who: target, fate: "miss", points: 0 }];
}

function tested(event: Event, roster: RosterSection): Beat[] {
  const who = figureOf(event.who ?? event.seat, roster);
  return [{ is: "throw", thrown: { who, dice: [{ die: numberOf(event, "die"), total: numberOf(event, "total"), side: sideOf(who) }], need: numberOf(event, "need"), success: Boolean(event.success) } }];
}

/** Return the die with which a thing, a zone or a body is searched. */
function searched(event: Event, roster: RosterSection): Beat[] {
  const [who, die] = [figureOf(event.seat, roster), numberOf(event, "die")];
  return die ? [{ is: "throw", thrown: { who, dice: [{ die, total: die, side: sideOf(who) }], success: true } }] : [];
}

const fated = (fate: Fate, of: string) => (event: Event, roster: RosterSection): Beat[] => [{ is: "fate", who: figureOf(event[of], roster), fate, points: numberOf(event, "points") }];

const card = (deck: Shown["deck"], of: string) => (event: Event): Beat[] => [
  { is: "card", card: { deck, noun: String(event[of]), ...(event.who !== undefined && event.who !== "nobody" && { on: event.who as string | number }) } },
];

/** Cards of which several come at once: the first is shown, the others are named. */
const several = (deck: Shown["deck"], of: string) => (event: Event): Beat[] => {
  const many = event[of] as [string, number][];
  return many.length ? [{ is: "card", card: { deck, noun: many[0]![0], many } }] : [];
};

const BEATS: Readonly<Record<string, (event: Event, roster: RosterSection) => Beat[]>> = {
  attacked,
  tested,
  "web-struck": tested,
  furniture: searched,
  searched,
  rummaged: searched,
  "lost-life": fated("wound", "who"),
  healed: fated("heal", "who"),
  slain: fated("slain", "monster"),
  down: fated("down", "seat"),
  "event-played": card("event", "card"),
  "event-found": card("event", "card"),
  "used-skill": card("skill", "skill"),
  cast: card("skill", "spell"),
  "read-scroll": card("treasure", "item"),
  room: card("room", "room"),
  "trap-known": card("trap", "furniture"),
  appeared: several("monster", "monsters"),
  reinforced: several("monster", "monsters"),
  burrowed: several("monster", "monsters"),
  found: several("treasure", "treasures"),
  loot: several("treasure", "treasures"),
};

/** Return the beats of the events of one step. */
export function beatsOf(events: readonly Event[], roster: RosterSection): Beat[] {
  return events.flatMap((event) => BEATS[String(event.key)]?.(event, roster) ?? []);
}

/** Return the dice of the open question as they lie; null if it is about none that were thrown. */
export function lying({ head, sums = [], need }: OnTableSection, roster: RosterSection): Throw | null {
  const dice = sums.flatMap(({ die, total, side }) => (die === undefined ? [] : [{ die, total, side }]));
  const [own, other] = dice;
  if (!own || dice.length < sums.length) return null;
  const success = other ? own.total > other.total : own.total >= (need ?? 0);
  return { who: figureOf(head.who, roster), ...(head.target !== undefined && { target: figureOf(head.target, roster) }), dice, ...(need !== undefined && { need }), success };
}

/** Return true if both are throws of the same dice by the same figures: nothing is thrown again. */
export function isSame(one: Throw | null, other: Throw | null): boolean {
  const told = (each: Throw | null) => each && [each.who.word, each.who.number, each.target?.word, each.target?.number, ...each.dice.map(({ die }) => die)].join();
  return told(one) === told(other);
}
