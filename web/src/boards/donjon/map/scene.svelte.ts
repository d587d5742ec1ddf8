// Everything that the map shows of a view: the ground, what stands on it, what can be chosen, and what is planned.

import { untrack } from "svelte";
import type { Words } from "../../../lib/words";
import type { Making } from "../../../pictures";
import { spoken } from "../../../pictures/legend";
import { figuresIn, type Gate, type Marker, type Pair, type Piece, type PlanSection, Sheet, type Spot, type Square, whole } from "../../../pictures/plan";
import { isSaid } from "../../../pictures/pointing";
import { doorway, groundOf } from "./ground";
import { involved } from "./involved";
import { lightsOf } from "./lights";
import { partyOf, type Standing, standingsOf } from "./people";
import { linesIn, reachIn } from "./planning";
import { sightIn } from "./sight";
import { FLAT } from "./things";
import { around, UNIT } from "./units";

export interface Shown {
  section: PlanSection;
  sections: Record<string, unknown>;
  words: Words;
  making: Making;
  /** The seats whose turn it is. */
  acting: ReadonlySet<number>;
  /** Squares that must be in view. */
  focus: readonly Pair[];
}

interface Zone {
  kind: string;
  level?: number;
  blocks: readonly (readonly [x: number, y: number, width: number, depth: number])[];
}

/** Something that stands on the floor, with the lower edge of what it stands on. */
interface Upright {
  key: string;
  low: number;
  thing?: Piece;
  marker?: Marker;
  door?: { gate: Gate; frame: Gate["frames"][number] };
  figure?: Standing;
}

export class Scene {
  constructor(private readonly shown: () => Shown) {}

  readonly plan = $derived.by(() => whole(this.shown().section, this.shown().sections));
  readonly sheet = $derived.by(() => new Sheet(this.plan, figuresIn(this.shown().sections, this.shown().section.levels)));
  readonly sight = $derived.by(() => sightIn(this.shown().sections, this.plan.zones.length));
  // The ground changes seldom, and its drawing is long.
  private readonly shape = $derived.by(() => JSON.stringify([this.plan.zones, this.plan.doors, this.plan.stairs, [...this.sight.seen], [...this.sight.gloom]]));
  readonly ground = $derived.by(() => {
    void this.shape;
    return untrack(() => groundOf(this.sheet, this.sight));
  });
  readonly everything = $derived.by(() => around(this.sheet.squares.map(({ x, y }): Pair => [x, y]), 1));

  /** The levels below the first: their numbers, and their north-western corners in units. */
  readonly levels = $derived.by(() => {
    const { section, sections } = this.shown();
    const zones = Object.values(sections).filter((each) => (each as Zone | null)?.kind === "plan-zone") as Zone[];
    return (section.levels ?? []).slice(1).map(([east, south], at) => {
      const blocks = zones.filter(({ level }) => level === at + 1).flatMap((zone) => zone.blocks);
      return { number: at + 2, x: (Math.min(...blocks.map(([x]) => x)) + east) * UNIT, y: (Math.min(...blocks.map(([, y]) => y)) + south) * UNIT };
    });
  });

  /** The keys of everything that can be chosen, and of what the sentence names already. */
  readonly offered = $derived.by(() => this.keys(({ name }) => this.shown().making.ways(name).length > 0));
  readonly chosen = $derived.by(() => this.keys(({ name }) => isSaid(this.shown().making.said, name)));

  readonly standings = $derived.by(() => standingsOf(this.sheet, this.shown().sections, this.shown().words, this.shown().acting));
  readonly lights = $derived.by(() => lightsOf(this.sheet, partyOf(this.shown().sections), this.sheet.figures));
  readonly upright = $derived.by((): Upright[] => {
    const { things, markers, doors } = this.sheet;
    const all: Upright[] = [
      ...things.filter(({ word }) => !FLAT.has(word)).map((thing) => ({ key: thing.key, low: thing.block[1] + thing.block[3] - 0.3, thing })),
      ...markers.map((marker) => ({ key: marker.key, low: marker.y + 0.6, marker })),
      ...doors.flatMap((gate) => gate.frames.map((frame, at) => ({ key: `${gate.key} ${at}`, low: doorway(frame).y - 0.3, door: { gate, frame } }))),
      ...this.standings.map((figure) => ({ key: figure.key, low: figure.y + 0.8, figure })),
    ];
    return all.sort((one, other) => one.low - other.low);
  });

  readonly reach = $derived.by(() => reachIn(this.shown().sections, this.shown().section, (number) => this.figure(`hero:${number}`)));
  readonly lines = $derived.by(() => linesIn(this.shown().sections, this.shown().section));
  /** The number of the hero who plans; 0 if nobody does. */
  readonly hero = $derived(this.lines?.hero ?? this.reach?.hero ?? 0);
  /** The square from which distances are told: that of the hero who plans, or of the player's own. */
  readonly home = $derived.by((): Pair | undefined => {
    const own = partyOf(this.shown().sections).find(({ seat }) => seat === this.shown().making.seat)?.number ?? 0;
    return this.figure(`hero:${this.hero || own}`) ?? this.sheet.figures.map(({ x, y }): Pair => [x, y])[0];
  });

  /** Squares that must be in view: figures, doors and things that can be chosen, the hero who plans, and whoever takes
   * part in an open roll. */
  readonly must = $derived.by((): Pair[] => {
    const { focus, sections } = this.shown();
    const chosen = this.sheet.spots.filter(({ key }) => this.offered.has(key)).map(({ squares }) => squares[0]!);
    const planner = this.hero ? this.figure(`hero:${this.hero}`) : undefined;
    return [...focus, ...involved(sections, (word, number) => this.figure(word, number)), ...chosen, ...(planner ? [planner] : [])];
  });
  /** The squares that can be chosen, such as those in reach: they are shown unless they would be too small. */
  readonly wide = $derived.by(() => this.sheet.squares.filter(({ key }) => this.offered.has(key)).map(({ x, y }): Pair => [x, y]));
  /** The monsters in sight of a hero who plans: they are shown if there is room. */
  readonly foes = $derived.by(() => (this.hero ? this.standings.filter((each) => each.side === "foe" && this.isSeen(each)) : []).map(({ x, y }): Pair => [x, y]));

  figure(word: string, number?: number): Pair | undefined {
    const found = this.sheet.figures.find(({ name }) => name[0]?.[0] === word && (number === undefined || name[1]?.[1] === number));
    return found && [found.x, found.y];
  }

  isSeen({ squares }: Spot): boolean {
    return squares.some(([x, y]) => this.sight.seen.has(this.sheet.at(x, y)?.zone ?? 0));
  }

  looks({ key }: Spot): string {
    return `${this.offered.has(key) ? "offered" : ""} ${this.chosen.has(key) ? "chosen" : ""}`;
  }

  /** Return a square with everything on it, what a walk there costs and the odds of a blow, in words. */
  labelOf(square: Square): string {
    const spots = this.sheet.on(square);
    const label = spoken(square, spots, this.shown().words, [square, ...spots].some(({ key }) => this.offered.has(key)));
    return [label, ...this.costOf(square), ...this.oddsOf(square)].join(", ");
  }

  /** Return what is known about a thing besides its name. */
  factsOf({ key, squares }: Spot): string[] {
    const { words } = this.shown();
    const figure = this.standings.find((each) => each.key === key);
    const square = this.sheet.at(...squares[0]!);
    if (!figure) return [];
    return [words.say("board-map-life", { left: figure.life[0], whole: figure.life[1] }), ...figure.marks.map((mark) => words.noun(mark)), ...(square ? this.oddsOf(square) : [])];
  }

  private keys(has: (spot: Spot) => boolean): Set<string> {
    return new Set([...this.sheet.squares, ...this.sheet.spots].filter(has).map(({ key }) => key));
  }

  private costOf({ x, y }: Square): string[] {
    const { words } = this.shown();
    const step = this.reach?.steps.get(`${x} ${y}`);
    if (!step) return [];
    const cost = words.say("board-map-cost-said", { number: step.cost, points: this.reach?.points ?? 0 });
    return step.halts ? [cost, words.say("board-map-halts")] : [cost];
  }

  private oddsOf({ x, y }: Square): string[] {
    const odds = this.standings.find((each) => each.x === x && each.y === y)?.odds.get(this.hero);
    return odds === undefined ? [] : [this.shown().words.say("board-map-odds-said", { number: odds })];
  }
}
