// The dice as objects. A view contains only the number of dice in each zone; this module keeps their identities, so
// that the right dice move.

import type { Frame, Seen } from "./seen";
import { ALLIES, type Counts, DUNGEON, FACES, PARTY, SET_PARTIES } from "./words";

export type Kind = "party" | "dungeon";
/** `tray`: active. `ally`: a dungeon die on the party's side. `away`: in the supply, or not in this delve. */
export type Zone = "tray" | "ally" | "graveyard" | "lair" | "aside" | "away";

export interface Die {
  readonly id: string;
  readonly kind: Kind;
  readonly zone: Zone;
  readonly face: string;
  /** Position in the zone, kept while the die stays there. */
  readonly slot: number;
  /** Number of throws of this die so far. */
  readonly throws: number;
}

export type Pair = readonly [word: string, number: number];
export type Event = Readonly<Record<string, unknown>>;

interface Wanted {
  zone: Zone;
  /** "" if the face is hidden. */
  face: string;
}

interface Loose {
  id: string;
  kind: Kind;
  zone: Zone;
  face: string;
  slot: number;
  throws: number;
}

const repeated = (number: number, wanted: Wanted): Wanted[] => Array.from({ length: Math.max(0, number) }, () => wanted);

const spread = (zone: Zone, counts: Counts): Wanted[] => Object.entries(counts).flatMap(([face, number]) => repeated(number, { zone, face }));

/** Return the dice that the Scout still has to sort: they are visible to everybody. */
function scouted(frames: readonly Frame[]): Counts {
  const frame = frames.find(({ kind }) => kind === "scout");
  return Object.fromEntries((frame?.dice ?? []).map((number, at) => [DUNGEON[at] ?? "", number]));
}

function wanted(kind: Kind, { delve, frames }: Seen): Wanted[] {
  if (kind === "party") {
    return [
      ...spread("tray", delve.party),
      ...repeated(delve.graveyard, { zone: "graveyard", face: "" }),
      ...repeated(delve.out, { zone: "away", face: "" }),
    ];
  }
  const allies = Object.fromEntries(Object.entries(delve.allies).map(([word, number]) => [ALLIES[word] ?? "", number]));
  return [
    ...spread("tray", delve.dungeon),
    ...spread("tray", scouted(frames)),
    ...spread("ally", allies),
    ...repeated(delve.lair, { zone: "lair", face: "dragon" }),
    ...delve.aside.flatMap((faces) => spread("aside", faces)),
    ...repeated(delve.supply, { zone: "away", face: "" }),
  ];
}

/** Return the word that names a die in a sentence. */
export function wordOf(die: Die): string {
  if (die.zone !== "ally") return die.face;
  return Object.keys(ALLIES).find((word) => ALLIES[word] === die.face) ?? die.face;
}

const rank = (face: string): number => FACES.indexOf(face);

const pairs = (value: unknown): Pair[] => (Array.isArray(value) ? (value as Pair[]) : []);

const listed = (value: unknown): string[] => pairs(value).flatMap(([word, number]) => Array.from({ length: number }, () => word));

const ofKind = (kind: Kind) => (face: string) => (kind === "party" ? PARTY : DUNGEON).some((each) => each === face);

/** Throw the dice so that they show these faces. */
function throwAll(dice: readonly Loose[], faces: readonly string[], zone: Zone): void {
  faces.forEach((face, at) => {
    const die = dice[at];
    if (die) [die.face, die.zone, die.throws] = [face, zone, die.throws + 1];
  });
}

/** Apply the throws of an event. All other changes come from the view; a party that its hero sets is not thrown. */
function thrown(all: readonly Loose[], event: Event, card: string): void {
  const of = (kind: Kind, ...zones: Zone[]) => all.filter((die) => die.kind === kind && (!zones.length || zones.includes(die.zone)));
  if (event.key === "delve") {
    for (const die of all) die.zone = "away";
  } else if (event.key === "party") {
    if (SET_PARTIES.includes(card) || of("party", "tray").length) return;
    throwAll(of("party"), listed(event.dice), "tray");
  } else if (event.key === "level") {
    if (!event.rolled) return;
    for (const die of of("dungeon", "tray", "ally")) die.zone = "away";
    throwAll(of("dungeon", "away"), listed(event.dice), "tray");
  } else if (event.key === "scouted") {
    throwAll(of("dungeon", "away"), listed(event.dice), "tray");
  } else if (event.key === "rerolled") {
    rerolled(all, event);
  } else if (event.key === "returned") {
    throwAll(of("party", "tray").filter((die) => die.face === "champion").slice(0, 1), listed(event.dice), "tray");
  } else if (event.key === "raised") {
    throwAll(of("party", "graveyard"), listed(event.dice), "tray");
  }
}

function rerolled(all: readonly Loose[], event: Event): void {
  for (const kind of ["party", "dungeon"] as const) {
    const lying = all.filter((die) => die.kind === kind && (die.zone === "tray" || die.zone === "lair"));
    const picked: Loose[] = [];
    for (const face of listed(event.dice).filter(ofKind(kind))) {
      const die = lying.find((each) => each.face === face && !picked.includes(each));
      if (die) picked.push(die);
    }
    throwAll(picked, listed(event.faces).filter(ofKind(kind)), "tray");
  }
}

/** Assign every die to a place: exact matches first, then the smallest changes. */
function settle(dice: readonly Loose[], places: readonly Wanted[]): void {
  const left = [...places];
  let open = [...dice];
  const seat = (fits: (die: Loose, place: Wanted) => boolean) => {
    open = open.filter((die) => {
      const at = left.findIndex((place) => fits(die, place));
      if (at < 0) return true;
      const [place] = left.splice(at, 1);
      die.zone = place!.zone;
      die.face = place!.face || die.face;
      return false;
    });
  };
  seat((die, place) => die.zone === place.zone && (!place.face || die.face === place.face));
  // A die keeps its identity if its face changed right after the throw, or if it went to the lair.
  seat((die, place) => die.face === place.face && place.zone !== "away");
  seat((die, place) => die.zone === place.zone && place.zone !== "away");
  open.sort((one, other) => Number(one.zone === "away") - Number(other.zone === "away"));
  seat((_, place) => place.zone === "graveyard" || place.zone === "lair");
  seat(() => true);
  for (const die of open) die.zone = "away";
}

/** Return the area of a die; allies stand with the party. */
const region = (die: { kind: Kind; zone: Zone }): string => (die.zone === "ally" ? "party/tray" : `${die.kind}/${die.zone}`);

function slots(dice: readonly Loose[], before: ReadonlyMap<string, Die>): void {
  const heaps = new Map<string, Loose[]>();
  for (const die of dice) heaps.set(region(die), [...(heaps.get(region(die)) ?? []), die]);
  for (const heap of heaps.values()) {
    const fresh = heap.every((die) => before.get(die.id)?.throws !== die.throws || before.get(die.id)?.zone !== die.zone);
    const stays = fresh ? [] : heap.filter((die) => before.get(die.id) && region(before.get(die.id)!) === region(die));
    const taken = new Set(stays.map((die) => die.slot));
    const comers = heap.filter((die) => !stays.includes(die)).sort((one, other) => rank(one.face) - rank(other.face));
    let next = 0;
    for (const die of comers) {
      while (taken.has(next)) next += 1;
      taken.add(next);
      die.slot = next;
    }
  }
}

/** Return the dice after the events of this seat, each in its zone of the view. */
export function arranged(before: readonly Die[], now: Seen, events: readonly Event[]): Die[] {
  const all: Loose[] = (["party", "dungeon"] as const).flatMap((kind) => {
    const known = before.filter((die) => die.kind === kind).map((die) => ({ ...die }));
    const places = wanted(kind, now);
    const missing = Math.max(0, places.length - known.length);
    const made = Array.from({ length: missing }, (_, at): Loose => ({
      id: `${kind}-${known.length + at}`,
      kind,
      zone: "away",
      face: kind === "party" ? "champion" : "dragon",
      slot: 0,
      throws: 0,
    }));
    return [...known, ...made];
  });
  const card = now.players[now.seat]?.card ?? "";
  for (const event of events) if (event.seat === now.seat) thrown(all, event, card);
  for (const kind of ["party", "dungeon"] as const) {
    settle(all.filter((die) => die.kind === kind), wanted(kind, now));
  }
  slots(all, new Map(before.map((die) => [die.id, die])));
  return all;
}
