// The dice as objects: a view tells how many lie where, this remembers which is which, so that the right ones move.

import type { Frame, Seen } from "./seen";
import { ALLIES, type Counts, DUNGEON, FACES, PARTY, SET_PARTIES } from "./words";

export type Kind = "party" | "dungeon";
/** `tray`: active. `ally`: a dungeon die on the party's side. `away`: in the supply, or left at home. */
export type Zone = "tray" | "ally" | "graveyard" | "lair" | "aside" | "away";

export interface Die {
  readonly id: string;
  readonly kind: Kind;
  readonly zone: Zone;
  readonly face: string;
  /** Its place in the zone; it keeps it as long as it stays there. */
  readonly slot: number;
  /** How often it was thrown so far. */
  readonly throws: number;
}

export type Pair = readonly [word: string, number: number];
export type Event = Readonly<Record<string, unknown>>;

interface Wanted {
  zone: Zone;
  /** "" where the face is not seen. */
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

/** The dice that the Scout still has to sort lie before everybody. */
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

/** The word that names a die in a sentence. */
export function wordOf(die: Die): string {
  if (die.zone !== "ally") return die.face;
  return Object.keys(ALLIES).find((word) => ALLIES[word] === die.face) ?? die.face;
}

const rank = (face: string): number => FACES.indexOf(face);

const pairs = (value: unknown): Pair[] => (Array.isArray(value) ? (value as Pair[]) : []);

const listed = (value: unknown): string[] => pairs(value).flatMap(([word, number]) => Array.from({ length: number }, () => word));

const ofKind = (kind: Kind) => (face: string) => (kind === "party" ? PARTY : DUNGEON).some((each) => each === face);

/** The dice are thrown and show these faces. */
function throwAll(dice: readonly Loose[], faces: readonly string[], zone: Zone): void {
  faces.forEach((face, at) => {
    const die = dice[at];
    if (die) [die.face, die.zone, die.throws] = [face, zone, die.throws + 1];
  });
}

/** What an event throws. Everything else about it is seen in the view; a party that its hero sets is not thrown. */
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

/** Gives every die its place: those that fit stay, then those that need the least. */
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
  // A die that was just thrown onto a face that changed at once, or that went to the lair, is still that die.
  seat((die, place) => die.face === place.face && place.zone !== "away");
  seat((die, place) => die.zone === place.zone && place.zone !== "away");
  open.sort((one, other) => Number(one.zone === "away") - Number(other.zone === "away"));
  seat((_, place) => place.zone === "graveyard" || place.zone === "lair");
  seat(() => true);
  for (const die of open) die.zone = "away";
}

/** Allies stand among the party. */
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

/** The dice after what was told of this seat: each where the view has it, thrown if it was. */
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
