// The hand and the sling: the aim of the sentence, one state for touch, mouse, keys and words.

import { type Action, say as written } from "../../lib/actions";
import { fits } from "../../lib/legal";
import type { Point } from "../../lib/geometry";
import type { AskInfo } from "../../lib/types";
import type { Making } from "../../pictures";
import { aim } from "./aim.svelte";
import { type Allowed, allowed, angle, beyond, breathed, dropped, far, flicked, moved, nearest, radians, raised, slid, start, USUAL } from "./aims";
import { lifted, movedGhost, placedGhost, type Result, slidGhosts, swappedGhosts } from "./ghosts";
import type { Body, Lens } from "./ground";
import { discOf, forceOf, lostOf, pullOf, travelOf } from "./measured";
import { type Task, taskOf } from "./tasks";

/** The board as the aim sees it. */
export interface Here {
  ask: AskInfo | null;
  making: Making;
  bodies: readonly Body[];
  room: readonly Point[];
  half: number;
  lens: Lens;
  busy: boolean;
  say: (text: string) => void;
  /** Offer a sentence beside the board; null for none. */
  offer: (action: Action | null) => void;
  /** Tell what the aim does now, after it has changed. */
  tell: () => void;
}

export class Grip {
  /** The place of the hand, of a moved cube, or of the mouth of a breath. */
  point = $state.raw<Point | null>(null);
  private wished = $state.raw<Point | null>(null);
  height = $state(USUAL);
  raising = $state(false);
  /** The height before the hand was raised. */
  private low = USUAL;
  toward = $state(Math.PI / 2);
  pull = $state<number | null>(null);

  constructor(private readonly here: () => Here) {}

  readonly task: Task | null = $derived.by(() => {
    const { ask, making, bodies } = this.here();
    if (!ask) return null;
    const said = making.verb ? { verb: making.verb, items: making.said } : null;
    return taskOf(ask.verbs ?? [], said, (word) => bodies.some(({ id }) => id === word));
  });
  /** Changes with everything that must be said before the aim. */
  readonly key = $derived.by(() => (this.task ? `${this.here().ask?.number} ${this.task.is} ${written(this.task)}` : ""));

  private readonly ground: Allowed = $derived.by(() => {
    const { bodies, room, half, making } = this.here();
    const all = this.task && "cubes" in this.task ? this.task.cubes : [];
    // Numbers that are open belong to the cube that the words have named.
    const named = making.open?.includes("away=") ? making.said.findLast(([word]) => all.includes(word))?.[0] : undefined;
    const cubes = named ? [named] : all;
    return { near: bodies.filter(({ id }) => cubes.includes(id)), room: this.task?.is === "drop" && !cubes.length ? room : [], half };
  });
  readonly cube: Body | undefined = $derived.by(() => {
    const name = this.task && "cube" in this.task ? this.task.cube : "";
    return this.here().bodies.find(({ id }) => id === name);
  });
  /** The cube with which another changes places, nearest to the pointer. */
  private readonly other = $derived(this.task?.is === "pair" && this.point ? nearest(this.ground.near, this.point) : undefined);

  /** The whole sentence, or null as long as it has no aim. */
  readonly action: Action | null = $derived.by(() => {
    const { task, point, ground, cube } = this;
    if (task?.is === "flick") return this.pull === null ? null : flicked(task, this.toward, forceOf(this.pull));
    if (!task || !point) return null;
    if (task.is === "drop") return dropped(task, ground, point, this.height);
    if (task.is === "slide") return slid(task, point, ground.half);
    if (task.is === "breath") return breathed(task, ground.near, point, this.toward);
    if (task.is === "move") return cube ? moved(task, cube.middle, point) : null;
    if (!this.other) return null;
    // A cube of the reserve is named first; two cubes of the table are named in the order of the rules.
    return cube ? this.paired(cube.id, this.other.id) : { verb: task.verb, items: [...task.items, [this.other.id, 1]] };
  });
  readonly result: Result | null = $derived.by(() => {
    const { task, action, cube } = this;
    const { bodies } = this.here();
    if (!action) return null;
    if (task?.is === "move" && cube) return movedGhost(bodies, cube, action);
    if (task?.is === "slide") return slidGhosts(bodies, bodies.filter(({ id }) => task.cubes.includes(id)), action);
    if (task?.is !== "pair" || !this.other) return null;
    return cube ? swappedGhosts(bodies, cube, this.other) : placedGhost(bodies, task.cube, this.other);
  });
  /** The cubes that Fairy Dust lifts. */
  readonly dusted = $derived.by(() => (this.task?.is === "drop" && this.task.items.at(-1)?.[0] === "fairy" && this.point ? lifted(this.here().bodies, this.point) : []));
  readonly ready = $derived.by(() => Boolean(this.action && (this.result?.free ?? true) && fits(this.here().ask?.verbs ?? [], this.action)));

  /** Put the aim where the words of the sentence say, or where it usually begins. */
  follow(): void {
    const { making } = this.here();
    const { task } = this;
    const number = (word: string) => making.said.findLast(([each]) => each === word)?.[1];
    if (task?.is === "flick") {
      const [toward, force] = [number("toward="), number("force=")];
      if (toward !== undefined) this.toward = radians(toward);
      this.pull = force === undefined ? null : pullOf(force);
      return;
    }
    if (!task) return;
    const [x, y, away, toward] = ["x=", "y=", "away=", "toward="].map(number);
    const named = this.here().bodies.find(({ id }) => id === making.said.findLast(([word]) => word.includes(":"))?.[0]);
    const from = named && this.ground.near.includes(named) ? named : this.cube;
    if (task.is === "drop") this.height = number("height=") ?? this.height;
    if (x !== undefined && y !== undefined) this.point = [x / 10, y / 10];
    else if (from && away !== undefined && toward !== undefined) this.point = beyond(from.middle, away / 10, radians(toward));
    else if (task.is === "drop") this.point = from?.middle ?? start(this.ground);
    else if (task.is === "breath") this.point = from ? beyond(from.middle, 40, -Math.PI / 2) : null;
    else this.point = null;
    if (task.is === "breath" && from && this.point) this.toward = angle(this.point, from.middle) + radians(number("aside=") ?? 0);
  }

  /** Begin anew for other words; the numbers of an open aim are set at once, so that its sentence can be sent. */
  begin(): void {
    this.raising = false;
    this.wished = null;
    this.height = USUAL;
    this.pull = null;
    this.point = null;
    this.follow();
    const { making } = this.here();
    if (this.task?.is === "drop" && making.open?.includes("x=")) {
      this.point = start(this.ground);
      this.mirror();
    }
  }

  /** Turn the sling or the breath by tenths of a degree, counterclockwise. */
  turn(by: number): void {
    this.toward += radians(by);
    if (this.task?.is === "flick") this.pull ??= 0.5;
  }

  harden(by: number): void {
    this.pull = this.pull === null ? 0.5 : Math.max(0, Math.min(1, Math.round((this.pull + by) * 100) / 100));
  }

  lift(by: number): void {
    const { task } = this;
    if (task?.is === "drop") this.height = Math.max(task.lowest, Math.min(task.highest, this.height + by));
  }

  /** Go back to a slack sling, and to the words before it. */
  loosen(): void {
    if (this.pull === null) return;
    this.pull = null;
    this.here().offer(null);
    this.here().tell();
  }

  /** Raise the hand until it is let go. */
  raise(): void {
    const { task } = this;
    if (task?.is !== "drop" || this.raising) return;
    this.raising = true;
    const [from, began] = [(this.low = this.height), performance.now()];
    const rise = () => {
      if (!this.raising || this.task?.is !== "drop") return;
      this.height = raised(task.lowest, task.highest, from, performance.now() - began);
      requestAnimationFrame(rise);
    };
    requestAnimationFrame(rise);
  }

  /** Stop raising the hand, and put it back to where it was. */
  lower(): void {
    [this.raising, this.height] = [false, this.low];
  }

  /** Carry out the sentence, if it is legal. */
  send(): void {
    this.raising = false;
    const { busy, say } = this.here();
    if (busy || !this.action || !this.ready) return this.settle();
    say(written(this.action));
    this.pull = null;
  }

  /** Show the sentence beside the board, and tell it. */
  settle(): void {
    if (!this.mirror() && this.ready) this.here().offer(this.action);
    this.here().tell();
  }

  /** Give the numbers to the open measures of the sentence; return false if there are none. */
  mirror(): boolean {
    const { making } = this.here();
    const numbers = this.action?.items.filter(([word]) => making.open?.includes(word)) ?? [];
    for (const [word, number] of numbers) making.measure?.(word, number);
    return numbers.length > 0;
  }

  /** Aim at a point, or at the nearest one that is allowed. */
  wish(at: Point): void {
    this.point = this.task?.is === "drop" ? allowed(this.ground, at) : at;
    this.wished = far(this.point, at) > 0.5 ? at : null;
  }

  stride([right, up]: Point, by: number): void {
    const [x, y] = this.point ?? this.cube?.middle ?? [0, 0];
    this.wish([x + right * by, y + up * by]);
  }

  /** Set the height to a share of the ruler. */
  rule(share: number): void {
    const { task } = this;
    if (task?.is === "drop") this.height = Math.round((task.lowest + share * (task.highest - task.lowest)) / 5) * 5;
  }

  /** Return the sentence of two cubes, in the order in which the rules name them. */
  private paired(one: string, other: string): Action {
    const { task } = this;
    const before = task!.items.slice(0, -1);
    const order = this.here().bodies.map(({ id }) => id);
    const names = order.indexOf(one) < order.indexOf(other) ? [one, other] : [other, one];
    return { verb: task!.verb, items: [...before, ...names.map((name) => [name, 1] as const)] };
  }

  /** Tell all who draw what is held. */
  show(): void {
    const { task, point, cube } = this;
    if (task?.is === "drop" && point) {
      const named = this.here().bodies.find(({ id }) => id === task.items.findLast(([word]) => word.includes(":"))?.[0]);
      const { r50, r90 } = discOf(this.height, named?.side);
      const veiled = task.items.length === 0 && ["explore", "drop"].includes(task.verb);
      aim.held = { is: "hand", point, height: this.height, lowest: task.lowest, highest: task.highest, r50, r90, veiled, wished: this.wished, raising: this.raising };
    } else if (task?.is === "flick" && cube) {
      const force = forceOf(this.pull ?? 0);
      const lost = lostOf(force, cube.middle, this.toward, this.here().half);
      aim.held = { is: "sling", cube: cube.id, from: cube.middle, toward: this.toward, pull: this.pull, force, ...travelOf(force), lost };
    } else aim.held = null;
  }
}
