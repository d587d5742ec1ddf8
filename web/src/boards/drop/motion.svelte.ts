// The poses of all bodies now. The films of new steps are played one after the other, live and in a replay alike; nothing
// waits for them: a film that is late is left out, and a player's own act ends those before it. What a hand moves has no
// film: it glides to its new place.

import { untrack } from "svelte";
import type { BoardProps } from "../../board";
import { filmed } from "../../films.svelte";
import { house } from "../../house.svelte";
import { ApiError } from "../../lib/api";
import type { Told as Step } from "../../lib/store";
import type { Above } from "../../pictures/above";
import { playKnocks } from "../../sound";
import { type Film, RATE } from "./film";
import { Glide } from "./glide";
import { bodiesOf, movedBodies, type Body, type Motion, type Pose, type Told } from "./ground";
import { knocksOf } from "./impacts";
import { Reel } from "./reel";
import { loader, type Scene } from "./scenes";

/** The part of the board that films follow. */
export type Here = Pick<BoardProps, "now" | "view" | "eyes" | "table" | "pace" | "moving" | "earlier">;

/** Films at speed 1 and in slow motion, as shares of real time. */
const [PACE, SLOWLY] = [0.5, 0.15];
/** The share that each waiting film adds to the speed. */
const HURRY = 0.4;
/** Milliseconds after which a film that has not come is left out, the same for the opening, and the longest step between two frames. */
const [LATE, FIRST, LONGEST] = [1500, 4000, 250];
/** The most steps that are played for a board that has just come, and the most that the log leads to. */
const [MOST, KEPT] = [6, 60];

const NOBODY: ReadonlyMap<string, Pose | null> = new Map();
const calm = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** The last steps that boards of this page have shown, by table. */
const shown = new Map<string, number>();

/** Return the motion of a board; it follows the steps of the story. */
export function motionOf(here: () => Here): Motion {
  return new Films(here);
}

class Films implements Motion {
  playing = $state(false);
  private gliding = $state(false);
  readonly moving = $derived(this.playing || this.gliding);
  bodies = $state.raw<readonly Body[] | null>(null);
  told = $state.raw<Told | "gone" | null>(null);
  before = $state.raw<readonly Body[] | null>(null);
  slow = $state(false);
  private last = $state.raw<Scene | null>(null);
  readonly repeatable = $derived(this.last !== null && !this.playing);

  private readonly here: () => Here;
  private queue: (Scene | Glide)[] = [];
  private readonly scenes = new Map<number, Scene>();
  private seq: number;
  private table: Above | null = null;
  private poses = NOBODY;
  /** True for a film from the log. */
  private slowly = false;
  private frame = 0;
  /** A number for each film that begins: what comes too late for it is dropped. */
  private turn = 0;

  constructor(here: () => Here) {
    this.here = here;
    this.seq = untrack(() => this.firstStep());
    this.last = untrack(() => this.lastScene());
    $effect.pre(() => {
      const { now, view, pace } = here();
      const table = view.sections.dungeon as Above;
      untrack(() => this.follow(now.story, table, pace));
    });
    $effect(() => {
      const { moving } = here();
      moving?.(this.moving);
      return () => moving?.(false);
    });
    $effect(() => {
      const scene = this.scenes.get(filmed.wanted ?? -1);
      if (scene) untrack(() => this.recall(scene));
    });
    $effect(() => {
      const hidden = () => document.hidden && this.skip();
      document.addEventListener("visibilitychange", hidden);
      return () => {
        document.removeEventListener("visibilitychange", hidden);
        this.skip();
        filmed.steps = new Set();
      };
    });
  }

  now(): ReadonlyMap<string, Pose | null> {
    return this.poses;
  }

  skip(): void {
    this.turn += 1;
    cancelAnimationFrame(this.frame);
    this.queue = [];
    this.rest();
  }

  again(): void {
    const scene = this.last;
    if (!scene || this.playing) return;
    this.skip();
    void this.show(scene, true);
  }

  /** Show an older scene, slowly. */
  private recall(scene: Scene): void {
    filmed.wanted = null;
    this.skip();
    this.slowly = true;
    void this.show(scene, true);
  }

  /** Return the last step that this board does not play: a new game shows its first drop, a board that comes back rests. */
  private firstStep(): number {
    const { now, table, pace } = this.here();
    const [first, last] = [now.story[0], now.story.at(-1)?.seq ?? -1];
    const filmed = now.story.filter(({ film, late }) => film !== undefined && !late).length;
    if (pace !== undefined) return now.story.length > 1 ? last : -1;
    return shown.get(table.id) ?? (first && !first.late && filmed <= MOST ? -1 : last);
  }

  /** Return the last drop that happened before this board came: it can be seen again, with the table as it is. */
  private lastScene(): Scene | null {
    const { now, table, view } = this.here();
    const film = now.story.findLast((step) => step.film !== undefined)?.film;
    return film === undefined ? null : { load: loader(table.id, [film]), before: null, after: bodiesOf(view.sections.dungeon as Above).bodies };
  }

  /** True if nothing moves for this reader. */
  private get still(): boolean {
    const { motion, speed } = house.settings;
    return speed === 0 || motion === "none" || (motion === "system" && (calm?.matches ?? false)) || document.hidden;
  }

  private follow(story: readonly Step[], table: Above, pace: number | undefined): void {
    const { eyes, table: { id } } = this.here();
    const last = story.at(-1)?.seq ?? -1;
    const undone = last < this.seq;
    if (undone) {
      // Moves are gone, or a replay was wound back.
      [this.seq, this.last, this.before, this.told] = [last, null, null, null];
      this.skip();
    }
    const steps = story.filter((step) => step.seq > this.seq);
    this.seq = last;
    if (pace === undefined) shown.set(id, last);
    const was = this.table && bodiesOf(this.table).bodies;
    this.table = table;
    const jumped = pace === 0;
    if (jumped) this.lookBack();
    else if (steps.length && was && movedBodies(was, bodiesOf(table).bodies).length) this.before = was;
    const seen = steps.filter((step) => step.film !== undefined && !step.late);
    const shots = jumped ? story.slice(-1).filter(({ film }) => film !== undefined) : seen;
    if (jumped) [this.last, this.told] = [null, null];
    if (!shots.length) return jumped ? this.skip() : steps.length || undone ? this.glide(was, steps) : undefined;
    const entries = shots.flatMap(({ film, films }) => films ?? [film!]);
    const scene: Scene = { load: loader(id, entries), before: was, after: bodiesOf(table).bodies };
    this.last = scene;
    if (pace === undefined) this.remember(last, scene);
    if (jumped) return this.skip();
    if (this.still) {
      this.skip();
      return void this.tell(scene);
    }
    // A player's own act is seen at once, and a replay that goes on does not wait for the step before.
    if (pace !== undefined || shots.some(({ by }) => by >= 0 && by === eyes)) this.skip();
    void scene.load().catch(() => undefined);
    this.queue.push(scene);
    if (!this.moving) this.next();
  }

  /** Move what steps without a film have moved; nothing is left to be seen again. */
  private glide(before: readonly Body[] | null, steps: readonly Step[]): void {
    if (!before || !this.table || this.still) return;
    const glide = new Glide(before, bodiesOf(this.table).bodies);
    if (glide.isEmpty) return;
    if (steps.some(({ by }) => by >= 0 && by === this.here().eyes)) this.skip();
    this.queue.push(glide);
    if (!this.moving) this.next();
  }

  /** Find the table before the step that a replay has jumped to. */
  private lookBack(): void {
    const { earlier } = this.here();
    const seq = this.seq;
    this.before = null;
    void earlier?.().then(
      (view) => {
        if (view && seq === this.seq && !this.before) this.before = bodiesOf(view.sections.dungeon as Above).bodies;
      },
      () => undefined,
    );
  }

  private remember(seq: number, scene: Scene): void {
    this.scenes.set(seq, scene);
    for (const old of this.scenes.keys()) {
      if (this.scenes.size <= KEPT) break;
      this.scenes.delete(old);
    }
    filmed.steps = new Set(this.scenes.keys());
  }

  /** Tell what the films of a scene show, as soon as they are here. */
  private async tell(scene: Scene): Promise<void> {
    const told = await scene.load().then((films) => new Reel(films, scene.before ?? [], scene.after).told, () => null);
    if (scene === this.last) this.told = told;
  }

  private next(): void {
    const scene = this.queue.shift();
    if (!scene) return this.rest();
    if (!(scene instanceof Glide)) return void this.show(scene, false);
    [this.playing, this.gliding] = [false, true];
    this.play(scene);
  }

  /** Play a scene. Until its films are here the table stays as it was before it; one that is seen again changes nothing. */
  private async show(scene: Scene, again: boolean): Promise<void> {
    const turn = (this.turn += 1);
    [this.playing, this.gliding] = [true, false];
    this.told = null;
    if (!again) [this.bodies, this.poses] = [scene.before ?? [], NOBODY];
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), scene.before ? LATE : FIRST));
    const films = await Promise.race([scene.load(), late]).catch((error: unknown) => error);
    if (turn !== this.turn) return;
    if (Array.isArray(films) && films.length) return this.play(new Reel(films as Film[], scene.before ?? [], scene.after));
    if (films instanceof ApiError && films.status === 404) this.told = "gone";
    if (films === null) void this.tell(scene);
    this.next();
  }

  private play(reel: Reel | Glide): void {
    let [time, since, heard] = [0, 0, 0];
    this.poses = reel.at(0);
    this.bodies = reel.bodies;
    if (this.playing) performance.mark("film-begun");
    const draw = (at: number): void => {
      time += since ? (Math.min(LONGEST, at - since) / 1000) * RATE * this.rate() : 0;
      since = at;
      const from = heard;
      while (heard < reel.heard.length && reel.heard[heard]!.frame <= time) heard += 1;
      if (heard > from) playKnocks(knocksOf(reel.heard.slice(from, heard)));
      if (time >= reel.frames) {
        this.told = reel.told;
        return this.next();
      }
      this.poses = reel.at(time);
      this.frame = requestAnimationFrame(draw);
    };
    this.frame = requestAnimationFrame(draw);
  }

  private rate(): number {
    const { speed } = house.settings;
    const { pace = 1 } = this.here();
    return (this.slow || this.slowly ? SLOWLY : PACE * (speed || 1) * (pace || 1)) * (1 + HURRY * this.queue.length);
  }

  /** Show the table as it is. */
  private rest(): void {
    this.poses = NOBODY;
    this.bodies = null;
    this.playing = this.gliding = this.slowly = false;
  }
}
