// The movement of figures from one view to the next: they walk their way, strike, flinch and fall. Nothing waits for
// it: a new view ends the old movement. Without motion the new view is at rest at once.

import { untrack } from "svelte";
import { house } from "../../../house.svelte";
import type { Told } from "../../../lib/store";
import type { Pair } from "../../../pictures/plan";
import type { Standing } from "./people";
import { placeOf, type Reach } from "./planning";
import { UNIT } from "./units";

/** Milliseconds at speed 1: a step, the longest walk, a strike, a fall, and the dice before them. */
const [STEP, WALK, STRIKE, FALL, ROLL] = [140, 600, 260, 300, 450];
/** A figure that is this many squares away was carried, and appears there. */
const CARRIED = 14;

export interface Stage {
  picture: SVGSVGElement | undefined;
  standings: readonly Standing[];
  reach: Reach | undefined;
  /** Zones and doors as they are, by number and by key. */
  zones: number;
  doors: ReadonlyMap<string, string>;
  /** The place of a figure in its square, from the north. */
  foot: number;
  story: readonly Told[];
  eyes: number;
  pace: number;
  moving: ((on: boolean) => void) | undefined;
}

const calm = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** Return true if the reader wants no motion. */
export function isStill(): boolean {
  const { motion, speed } = house.settings;
  return speed === 0 || motion === "none" || (motion === "system" && (calm?.matches ?? false)) || document.hidden;
}

export class Motion {
  /** Zones and doors that are new. */
  fresh = $state.raw<ReadonlySet<number>>(new Set());
  swung = $state.raw<ReadonlySet<string>>(new Set());
  /** Figures that are gone and still fall. */
  falling = $state.raw<readonly Standing[]>([]);
  private before: Stage | undefined;
  private ways: Reach | undefined;
  private running = 0;
  /** Milliseconds for which dice roll before anybody is hurt. */
  wait = $state(0);
  private told = -1;

  constructor(private readonly stage: () => Stage) {
    $effect(() => {
      const now = this.stage();
      untrack(() => this.follow(now));
    });
  }

  private follow(now: Stage): void {
    const last = this.before;
    const ways = this.ways;
    this.before = now;
    this.ways = now.reach;
    const fresh = now.story.filter((step) => step.seq > this.told && !step.late);
    this.told = now.story.at(-1)?.seq ?? -1;
    const speed = house.settings.speed * now.pace;
    if (!last || !now.picture || isStill() || !speed) {
      this.fresh = new Set();
      this.swung = new Set();
      this.falling = [];
      return;
    }
    this.lay(last, now, speed);
    const told = fresh.flatMap((step) => step.events[now.eyes] ?? step.events[-1] ?? []);
    this.wait = told.some(({ key }) => key === "attacked") ? ROLL / speed : 0;
    const known = new Map(last.standings.map((figure) => [figure.key, figure]));
    for (const figure of now.standings) {
      const was = known.get(figure.key);
      if (was) this.change(was, figure, now, ways, speed);
    }
    this.fall(last, now, speed);
    for (const event of told) if (event.key === "attacked") this.strike(String(event.who), String(event.target), now, speed);
  }

  /** Note what is laid and opened; the style sheet moves it. */
  private lay(last: Stage, now: Stage, speed: number): void {
    const zones = Array.from({ length: Math.max(0, now.zones - last.zones) }, (_, at) => last.zones + at + 1);
    const doors = [...now.doors].filter(([key, look]) => look === "open" && last.doors.has(key) && last.doors.get(key) !== look).map(([key]) => key);
    if (zones.length) this.fresh = new Set(zones);
    if (doors.length) this.swung = new Set(doors);
    if (zones.length || doors.length) this.last(WALK / speed);
  }

  private change(was: Standing, figure: Standing, now: Stage, ways: Reach | undefined, speed: number): void {
    const far = Math.max(Math.abs(figure.x - was.x), Math.abs(figure.y - was.y));
    if (far > 0 && far <= CARRIED) {
      const walked = ways?.steps.get(placeOf([figure.x, figure.y]))?.way;
      const way: readonly Pair[] = walked && placeOf(walked[0]!) === placeOf([was.x, was.y]) ? walked : [[was.x, was.y], [figure.x, figure.y]];
      const steps = walked === way ? way.length - 1 : far;
      const frames = way.map(([x, y]) => ({ transform: `translate(${(x + 0.5) * UNIT}px, ${(y + now.foot) * UNIT}px)` }));
      for (const element of this.elements(now, figure.key)) this.play(element, frames, Math.min(WALK, steps * STEP) / speed);
    }
    if (figure.life[0] < was.life[0]) {
      for (const element of this.elements(now, figure.key, ".figure")) this.play(element, [0, -7, 6, -4, 0].map((x) => ({ transform: `translateX(${x}px)` })), STRIKE / speed, this.wait);
    }
    if (figure.down && !was.down) for (const element of this.elements(now, figure.key, ".card")) this.play(element, [{ transform: "none" }, { transform: "translate(-46px, 0) rotate(90deg)" }], FALL / speed, this.wait);
  }

  private fall(last: Stage, now: Stage, speed: number): void {
    const here = new Set(now.standings.map(({ key }) => key));
    const gone = last.standings.filter(({ key, side }) => side !== "hero" && !here.has(key));
    this.falling = gone;
    if (!gone.length) return;
    this.last(this.wait + (2 * FALL) / speed, () => (this.falling = this.falling === gone ? [] : this.falling));
  }

  /** Let one figure lunge at another. */
  private strike(who: string, target: string, now: Stage, speed: number): void {
    const of = (noun: string) => now.standings.find(({ word, name }) => noun === word || noun === `${word}:${name[1]?.[1] ?? 0}`);
    const [one, other] = [of(who), of(target)];
    if (!one || !other) return;
    const far = Math.hypot(other.x - one.x, other.y - one.y) || 1;
    const [x, y] = [((other.x - one.x) / far) * 34, ((other.y - one.y) / far) * 34];
    for (const element of this.elements(now, one.key, ".figure")) this.play(element, [{ transform: "none" }, { transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], STRIKE / speed);
  }

  private elements({ picture }: Stage, key: string, inner = ""): Element[] {
    return [...(picture?.querySelectorAll(`[data-figure="${CSS.escape(key)}"] ${inner}`.trim()) ?? [])];
  }

  private play(element: Element, frames: Keyframe[], milliseconds: number, delay = 0): void {
    for (const animation of element.getAnimations()) animation.cancel();
    element.animate(frames, { duration: milliseconds, delay, fill: "backwards", easing: frames.length > 2 ? "linear" : "ease-in-out" });
    this.last(delay + milliseconds);
  }

  /** Tell that the board moves for a while. */
  private last(milliseconds: number, then?: () => void): void {
    const { moving } = this.before ?? {};
    if (!this.running++) moving?.(true);
    setTimeout(() => {
      then?.();
      if (!--this.running) this.before?.moving?.(false);
    }, milliseconds);
  }
}
