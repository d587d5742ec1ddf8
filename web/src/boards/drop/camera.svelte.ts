// The part of the table that is in sight, seen straight from above.

import { boxOf, type Point } from "../../lib/geometry";
import type { Lens } from "./ground";

/** Width of the rim around the cloth, in millimetres. */
export const RIM = 26;
/** The greatest scale, in pixels of a millimetre. */
const NEAREST = 14;
/** Pixels around framed points, and as a share of the size; those of words above and buttons below where it is narrow. */
const [PAD, SHARE, HIGH, LOW] = [44, 0.08, 28, 44];
/** A picture narrower than this, in pixels, shows a lit room alone: cubes would be dots otherwise. */
const NARROW = 440;

export interface Sight {
  /** The middle of the picture, in millimetres. */
  x: number;
  y: number;
  /** Pixels of a millimetre. */
  scale: number;
}

/** A turn about the vertical and a tilt from it, in radians. */
export interface Orbit {
  turn: number;
  tilt: number;
}

/** The tilts of a table at rest, and of an eye just above the table. */
export const [REST, LEVEL] = [0.3, 1.2];
/** Radians of a pixel. */
const SWING = 0.006;

/** Return the projection of a table seen straight from above. */
export function lensOf({ x, y, scale }: Sight, width: number, height: number): Lens {
  return {
    at: ([px, py]) => [width / 2 + (px - x) * scale, height / 2 - (py - y) * scale],
    from: ([px, py]) => [x + (px - width / 2) / scale, y - (py - height / 2) / scale],
    scale,
    straight: true,
  };
}

const between = (least: number, number: number, most: number): number => Math.max(least, Math.min(most, number));

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Half the width of the table. */
  half = $state(450);
  /** The part that was asked for; its scale is a multiple of that of the whole table, so that it stays when the size changes. */
  private wish = $state.raw<Sight | null>(null);
  /** The way of the eye around the table in depth; null is the view of the moment, north up. */
  orbit = $state.raw<Orbit | null>(null);

  private readonly all: Sight = $derived.by(() => {
    const room = Math.min(this.width, this.height) || 1;
    return { x: 0, y: 0, scale: room / (2 * (this.half + RIM)) };
  });
  readonly sight = $derived(this.wish ? { ...this.wish, scale: Math.min(NEAREST, this.wish.scale * this.all.scale) } : this.all);
  readonly lens = $derived(lensOf(this.sight, this.width, this.height));
  /** True while the whole table is in sight. */
  readonly isWhole = $derived(this.wish === null);
  readonly isNarrow = $derived(this.width > 0 && this.width < NARROW);
  /** True while the eye looks along the table. */
  readonly isLevel = $derived(this.orbit !== null && this.orbit.tilt === LEVEL);
  readonly isNearest = $derived(this.sight.scale >= NEAREST);

  /** Show the whole table with its rim. */
  whole(): void {
    this.wish = null;
  }

  /** Show these points, with a margin. */
  frame(points: readonly Point[]): void {
    if (!points.length) return this.whole();
    const pad = Math.min(PAD, SHARE * Math.min(this.width, this.height));
    const box = boxOf(points);
    const wide = (this.width - 2 * pad) / (box.width || 1);
    const [above, below] = this.isNarrow ? [HIGH, LOW] : [0, 0];
    const high = (this.height - 2 * pad - above - below) / (box.height || 1);
    const scale = Math.min(wide, high, NEAREST);
    this.look({ x: box.x + box.width / 2, y: box.y + (box.height + (above - below) / scale) / 2, scale });
  }

  /** Change the scale; the point under a pixel stays there. By default that is the middle. */
  zoom(by: number, at: Point = [this.width / 2, this.height / 2]): void {
    const [x, y] = this.lens.from(at);
    const scale = between(this.all.scale, this.sight.scale * by, NEAREST);
    this.look({ x: x - (at[0] - this.width / 2) / scale, y: y + (at[1] - this.height / 2) / scale, scale });
  }

  /** Move the picture by pixels. */
  pan(right: number, down: number): void {
    if (this.isWhole) return;
    const { x, y, scale } = this.sight;
    this.look({ x: x - right / scale, y: y + down / scale, scale });
  }

  /** Go around the table by pixels of a finger. */
  swing(right: number, down: number): void {
    const { turn, tilt } = this.orbit ?? { turn: 0, tilt: REST };
    this.orbit = { turn: turn - right * SWING, tilt: between(0, tilt - down * SWING, LEVEL) };
  }

  /** Look along the table, or from above with the north up. */
  level(on: boolean): void {
    this.orbit = on ? { turn: this.orbit?.turn ?? 0, tilt: LEVEL } : null;
  }

  /** Look at a part of the table; the table fills the picture as far as it can. */
  private look({ x, y, scale }: Sight): void {
    if (scale <= this.all.scale * 1.001) return this.whole();
    const least = Math.min(scale, NEAREST);
    const far = (size: number) => Math.max(0, this.half + RIM - size / 2 / least);
    const [across, along] = [far(this.width), far(this.height)];
    this.wish = { x: between(-across, x, across), y: between(-along, y, along), scale: least / this.all.scale };
  }
}
