// The part of the dungeon that is in sight: a place in units of the map, and the pixels of a square.

import { UNIT } from "./units";

/** Pixels that panels cover at each edge of the picture. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Sight {
  /** The unit of the map in the middle of the free rectangle. */
  x: number;
  y: number;
  /** Pixels of a square. */
  px: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
/** Pixels of a square: the least to be chosen, the least with odds beside it, the least and the most by hand. */
export const LEAST = 30;
export const LEGIBLE = 36;
const [FARTHEST, NEAREST] = [10, 160];
/** Pixels of a square by default, in a narrow and in a wide picture. */
const [NARROW, WIDE] = [58, 84];
/** A free rectangle narrower than this, in pixels, is narrow. */
const SLIM = 560;
const GLIDE = 300;
/** Squares get smaller by this factor at most, to show what is not asked about. */
const SMALLER = 0.66;

const between = (least: number, number: number, most: number): number => Math.max(least, Math.min(most, number));
const ease = (t: number): number => 1 - (1 - t) ** 3;

export class Camera {
  width = $state(0);
  height = $state(0);
  insets = $state.raw<Insets>(NO_INSETS);
  private sight = $state.raw<Sight>({ x: 0, y: 0, px: 0 });
  private gliding = 0;

  readonly free: Box = $derived.by(() => {
    const { top, right, bottom, left } = this.insets;
    return { x: left, y: top, width: Math.max(1, this.width - left - right), height: Math.max(1, this.height - top - bottom) };
  });
  readonly ready = $derived(this.width > 0 && this.height > 0);
  /** Pixels of a square when nobody has zoomed. */
  readonly usual = $derived(this.free.width < SLIM ? NARROW : WIDE);
  readonly px = $derived(this.sight.px || this.usual);
  /** The part of the map behind the whole picture, in units. */
  readonly box: Box = $derived.by(() => {
    const unit = UNIT / this.px;
    const [across, down] = [this.free.x + this.free.width / 2, this.free.y + this.free.height / 2];
    return { x: this.sight.x - across * unit, y: this.sight.y - down * unit, width: this.width * unit, height: this.height * unit };
  });

  /** Return true if a box of the map, in units, is inside the free rectangle. */
  holds({ x, y, width, height }: Box): boolean {
    const unit = UNIT / this.px;
    const [west, north] = [this.box.x + this.free.x * unit, this.box.y + this.free.y * unit];
    return x >= west - 1 && y >= north - 1 && x + width <= west + this.free.width * unit + 1 && y + height <= north + this.free.height * unit + 1;
  }

  /** Return true if a box can be shown with squares of so many pixels at least, by default not much smaller than usual. */
  fits({ width, height }: Box, least = this.usual * SMALLER): boolean {
    return Math.min(this.free.width / width, this.free.height / height) * UNIT >= least;
  }

  /** Show a box of the map with a margin; squares get as large as usual, and no smaller than `least` pixels. */
  show(box: Box, milliseconds = GLIDE, most = this.usual, least = LEAST): void {
    const px = between(least, Math.min((this.free.width * UNIT) / box.width, (this.free.height * UNIT) / box.height), most);
    this.glide({ x: box.x + box.width / 2, y: box.y + box.height / 2, px }, milliseconds);
  }

  /** Show the whole map. */
  whole(box: Box, milliseconds = GLIDE): void {
    this.show(box, milliseconds, this.usual, FARTHEST);
  }

  /** Change the scale; a point of the picture, in pixels, stays where it is. */
  zoom(factor: number, at?: readonly [x: number, y: number]): void {
    const { free } = this;
    const [east, south] = at ? [at[0] - free.x - free.width / 2, at[1] - free.y - free.height / 2] : [0, 0];
    const px = between(FARTHEST, this.px * factor, NEAREST);
    const moved = UNIT / this.px - UNIT / px;
    this.stop();
    this.sight = { x: this.sight.x + east * moved, y: this.sight.y + south * moved, px };
  }

  /** Move the map by pixels of the picture. */
  pan(east: number, south: number): void {
    this.stop();
    const unit = UNIT / this.px;
    this.sight = { ...this.sight, px: this.px, x: this.sight.x - east * unit, y: this.sight.y - south * unit };
  }

  stop(): void {
    cancelAnimationFrame(this.gliding);
  }

  private glide(to: Sight, milliseconds: number): void {
    this.stop();
    const from = { ...this.sight, px: this.px };
    if (milliseconds <= 0 || !this.sight.px) {
      this.sight = to;
      return;
    }
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, (now - start) / milliseconds);
      const k = ease(Math.max(0, t));
      this.sight = { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k, px: from.px + (to.px - from.px) * k };
      if (t < 1) this.gliding = requestAnimationFrame(step);
    };
    this.gliding = requestAnimationFrame(step);
  }
}
