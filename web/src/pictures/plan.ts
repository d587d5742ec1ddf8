// A plan: squares in zones, walls, doors, things, and the figures of other sections. A plan that grows has several
// sections: a sheet, and one section for each zone, on levels that the sheet shifts to their positions. In a sentence a
// square is `zone=3 column:c row=4`; everything else is its word, followed by `number=2` if it has a number.

import type { Item } from "../lib/actions";

export type Pair = readonly [x: number, y: number];
type Block = readonly [x: number, y: number, width: number, depth: number];
/** A flag; missing if false. */
type Mark = 1 | undefined;

export interface Plan {
  kind: "plan";
  width: number;
  height: number;
  /** In the order of their numbers; columns and rows are counted from `corner`. */
  zones: { corner: Pair; blocks: Block[]; dark?: Mark; objective?: Mark; searched?: Mark; trapped?: Mark }[];
  stairs: Block[];
  doors: Door[];
  things: { word: string; number?: number; sign?: string; blocks: Block[]; opened?: Mark; locked?: Mark; bridge?: Block[] }[];
}

/**
 * A door, two squares wide: `at` is the western or northern square, `toward` the side; `below` is the exit on another
 * level.
 */
export interface Door {
  number: number;
  at: Pair;
  toward: Side;
  below?: Pair;
  state: "closed" | "open" | "blind";
  locked?: Mark;
  barred?: Mark;
}

export interface Figures {
  kind: "figures";
  figures: { word: string; number?: number; sign?: string; at: Pair; side: "hero" | "ally" | "foe"; down?: Mark }[];
  markers: { word: string; at: Pair }[];
}

/** The section of a plan: the whole plan, or the sheet for zones of other sections. */
export type PlanSection = Pick<Plan, "kind" | "width" | "height" | "stairs"> & Partial<Plan> & { levels?: Pair[] };

/** A position on a level, by default on the first. */
type Place = readonly [x: number, y: number, level?: number];

interface ZoneSection extends Pick<Plan, "doors" | "things"> {
  kind: "plan-zone";
  number: number;
  level?: number;
  corner: Pair;
  blocks: Block[];
  dark?: Mark;
  objective?: Mark;
  searched?: Mark;
  /** Its traps are known. */
  trapped?: Mark;
}

/** A figure with a section of its own; one that waits outside the plan has no position. */
interface Alone {
  word: string;
  number?: number;
  sign?: string;
  at?: Place;
  side?: "ally" | "foe";
}

export type Side = "north" | "east" | "south" | "west";

/** Anything with a name, and the squares at which it can be chosen. */
export interface Spot {
  key: string;
  name: readonly Item[];
  /** The part of the name that tells the kind of thing. */
  label: readonly Item[];
  squares: readonly Pair[];
  states: readonly string[];
}

export interface Square extends Spot {
  x: number;
  y: number;
  zone: number;
  column: string;
  row: number;
  stairs: boolean;
}

export interface Piece extends Spot {
  word: string;
  sign: string;
  block: Block;
  opened: boolean;
  /** Squares on which one can cross it. */
  bridge: readonly Pair[];
}

export interface Figure extends Spot {
  word: string;
  /** The sign that no other figure has. */
  sign: string;
  x: number;
  y: number;
  side: "hero" | "ally" | "foe";
  down: boolean;
}

export interface Marker extends Spot {
  word: string;
  x: number;
  y: number;
}

export interface Gate extends Spot {
  number: number;
  /** `open`, `closed`, `locked`, `blind` or `barred`. */
  look: string;
  frames: readonly Frame[];
}

/** A doorway as it is drawn: two squares along the wall from this point, its own zone on the right. */
export interface Frame {
  x: number;
  y: number;
  /** In degrees. */
  turn: number;
  /** Direction of the stairs to another level. */
  stair: "" | "down" | "up";
}

const SIDES: readonly Side[] = ["north", "east", "south", "west"];
const OUT: Record<Side, Pair> = { north: [0, -1], east: [1, 0], south: [0, 1], west: [-1, 0] };
const DOOR = "door";

const keyOf = (name: readonly Item[]): string => name.flat().join(" ");
const nameOf = (word: string, number = 0): Item[] => (number ? [[word, 1], ["number=", number]] : [[word, 1]]);
const within = ([x, y, width, depth]: Block): Pair[] =>
  Array.from({ length: width * depth }, (_, at) => [x + (at % width), y + Math.floor(at / width)] as const);
const statesOf = (marks: Record<string, unknown>): string[] => Object.keys(marks).filter((mark) => marks[mark]);

const lies = ([x, y]: Pair): string => `${x} ${y}`;

/** The whole plan, with names for everything on it. */
export class Sheet {
  readonly squares: Square[] = [];
  readonly doors: Gate[];
  readonly things: Piece[];
  readonly markers: Marker[];
  readonly figures: Figure[];
  private readonly places = new Map<string, Square>();

  constructor(
    readonly plan: Plan,
    figures: Figures | undefined,
  ) {
    plan.zones.forEach((_, index) => this.lay(index, false));
    if (plan.zones.length) this.lay(0, true);
    this.doors = plan.doors.map((door) => this.gate(door));
    this.things = plan.things.map(({ word, number, sign = "", blocks, opened, locked, bridge = [] }) => {
      const spot = this.spot(nameOf(word, number), blocks.flatMap(within), statesOf({ opened, locked }));
      return { ...spot, word, sign, block: blocks[0]!, opened: Boolean(opened), bridge: bridge.flatMap(within) };
    });
    this.markers = (figures?.markers ?? []).map(({ word, at: [x, y] }) => {
      const label = nameOf(word);
      return { ...this.spot([...label, ...(this.at(x, y)?.name ?? [])], [[x, y]], []), label, word, x, y };
    });
    this.figures = (figures?.figures ?? []).map(({ word, number, sign = "", at: [x, y], side, down }) => {
      const spot = this.spot(nameOf(word, number), [[x, y]], statesOf({ down }));
      return { ...spot, word, sign, x, y, side, down: Boolean(down) };
    });
  }

  at(x: number, y: number): Square | undefined {
    return this.places.get(lies([x, y]));
  }

  /** Everything but squares, the uppermost first. */
  get spots(): Spot[] {
    return [...this.figures, ...this.markers, ...this.things, ...this.doors];
  }

  /** Return everything that can be chosen on a square. */
  on({ x, y }: Square): Spot[] {
    return this.spots.filter((spot) => spot.squares.some((place) => place[0] === x && place[1] === y));
  }

  /** Return the borders of the zones as an SVG path; the stairs have walls of their own. */
  walls(): string {
    const lines: string[] = [];
    for (const square of this.squares) {
      const { x, y } = square;
      for (const side of SIDES) {
        const other = this.at(x + OUT[side][0], y + OUT[side][1]);
        const joined = other && other.zone === square.zone && other.stairs === square.stairs;
        if (joined) continue;
        const [east, south] = [side === "east" ? 1 : 0, side === "south" ? 1 : 0];
        lines.push(`M${x + east} ${y + south}${side === "north" || side === "south" ? "h" : "v"}1`);
      }
    }
    return lines.join("");
  }

  private spot(name: readonly Item[], squares: readonly Pair[], states: readonly string[]): Spot {
    return { key: keyOf(name), name, label: name, squares, states };
  }

  private lay(index: number, stairs: boolean): void {
    const { corner, blocks, dark, objective } = this.plan.zones[index]!;
    const zone = index + 1;
    for (const [x, y] of (stairs ? this.plan.stairs : blocks).flatMap(within)) {
      const column = String.fromCharCode("a".charCodeAt(0) + x - corner[0]);
      const row = y - corner[1] + 1;
      const name: Item[] = [["zone=", zone], [`column:${column}`, 1], ["row=", row]];
      const square = { ...this.spot(name, [[x, y]], statesOf({ stairs, dark, objective })), x, y, zone, column, row, stairs };
      this.squares.push(square);
      this.places.set(lies([x, y]), square);
    }
  }

  private gate(door: Door): Gate {
    const { at, toward, below, state, locked, barred, number } = door;
    const look = barred ? "barred" : locked && state === "closed" ? "locked" : state;
    const back = SIDES[(SIDES.indexOf(toward) + 2) % 4]!;
    const wide = (place: Pair): Pair[] => [place, toward === "north" || toward === "south" ? [place[0] + 1, place[1]] : [place[0], place[1] + 1]];
    const inner = wide(at);
    const outer = below ? wide(below) : inner.map(([x, y]): Pair => [x + OUT[toward][0], y + OUT[toward][1]]);
    const frames = [framed(at, toward, below ? "down" : ""), ...(below ? [framed(below, back, "up")] : [])];
    const known = state === "open" ? outer.filter(([x, y]) => this.at(x, y)) : [];
    return { ...this.spot(nameOf(DOOR, number), [...inner, ...known], [look]), number, look, frames };
  }
}

function framed([x, y]: Pair, toward: Side, stair: Frame["stair"]): Frame {
  const from: Record<Side, Pair> = { north: [x, y], east: [x + 1, y], south: [x + 2, y + 1], west: [x, y + 2] };
  return { x: from[toward][0], y: from[toward][1], turn: SIDES.indexOf(toward) * 90, stair };
}

const ofKind = <T>(sections: Record<string, unknown>, kind: string): T[] =>
  Object.values(sections).filter((each) => (each as { kind?: unknown } | null)?.kind === kind) as T[];

/** Return functions that convert positions on levels to positions on the sheet. */
export function shifted(levels: readonly Pair[] = []) {
  const by = (level: number): Pair => levels[level] ?? [0, 0];
  const at = ([x, y, level = 0]: Place): Pair => [x + by(level)[0], y + by(level)[1]];
  const block = ([x, y, width, depth]: Block, level = 0): Block => [...at([x, y, level]), width, depth];
  return { at, block };
}

/** Return the plan of a section, with the zones of other sections. */
export function whole(section: PlanSection, sections: Record<string, unknown>): Plan {
  const { at, block } = shifted(section.levels);
  const parts = ofKind<ZoneSection>(sections, "plan-zone").sort((one, other) => one.number - other.number);
  const zones = parts.map(({ level, corner, blocks, dark, objective, searched, trapped }) => ({
    corner: at([...corner, level]),
    blocks: blocks.map((each) => block(each, level)),
    dark,
    objective,
    searched,
    trapped,
  }));
  const doors = parts.flatMap((part) => part.doors.map((door) => ({ ...door, at: at(door.at), below: door.below && at(door.below) })));
  const things = parts.flatMap((part) => part.things.map((thing) => ({ ...thing, blocks: thing.blocks.map((each) => block(each, part.level)), bridge: thing.bridge?.map((each) => block(each, part.level)) })));
  return {
    ...section,
    zones: [...(section.zones ?? []), ...zones],
    stairs: section.stairs.map((each) => block(each)),
    doors: [...(section.doors ?? []), ...doors.sort((one, other) => one.number - other.number)],
    things: [...(section.things ?? []), ...things],
  };
}

/** Return the figures and markers, which have sections of their own. */
export function figuresIn(sections: Record<string, unknown>, levels?: readonly Pair[]): Figures | undefined {
  const told = ofKind<Figures>(sections, "figures")[0];
  if (!told) return undefined;
  const { at } = shifted(levels);
  const alone = ofKind<Alone>(sections, "foe").flatMap(({ word, number, sign, at: place, side = "foe" }) => (place ? [{ word, number, sign, at: place, side }] : []));
  return {
    ...told,
    figures: [...told.figures, ...alone].map((figure) => ({ ...figure, at: at(figure.at) })),
    markers: told.markers.map((marker) => ({ ...marker, at: at(marker.at) })),
  };
}
