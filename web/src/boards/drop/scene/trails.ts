// Speeds and impacts of bodies, worked out from where they are in each frame.

export type Spot = readonly [x: number, y: number, z: number];

export interface Streak {
  from: Spot;
  to: Spot;
  wide: number;
}

export interface Puff {
  x: number;
  y: number;
  z: number;
  wide: number;
  strength: number;
}

interface Course {
  at: Spot;
  /** Millimetres in a millisecond. */
  speed: Spot;
  side: number;
}

interface Impact {
  at: Spot;
  since: number;
  hard: number;
}

/** A streak is as long as the way of this many milliseconds; slower bodies than this many millimetres have none. */
const [BEHIND, LEAST] = [90, 16];
/** A fall of this speed that ends near the cloth raises dust. */
const STRUCK = 0.16;
/** The life of dust, in milliseconds. */
const LASTS = 620;
/** Bodies whose middle is lower than this many sides are near the cloth. */
const LOW = 1.6;

export class Trails {
  private readonly courses = new Map<string, Course>();
  private impacts: Impact[] = [];
  private before = 0;

  /** Note where the bodies in motion are; `now` is in milliseconds. */
  move(bodies: readonly { id: string; x: number; y: number; z: number; side: number }[], now: number): void {
    const passed = now - this.before;
    this.before = now;
    const seen = new Set<string>();
    for (const { id, x, y, z, side } of bodies) {
      seen.add(id);
      const last = this.courses.get(id);
      const at: Spot = [x, y, z];
      // After a long gap there is no speed to tell.
      const speed: Spot = last && passed > 0 && passed < 400 ? [(x - last.at[0]) / passed, (y - last.at[1]) / passed, (z - last.at[2]) / passed] : [0, 0, 0];
      const hard = last ? speed[2] - last.speed[2] : 0;
      if (last && last.speed[2] < -STRUCK && hard > STRUCK && z > 0 && z < LOW * side) this.impacts.push({ at: [x, y, 1], since: now, hard: Math.min(1, hard / 0.9) });
      this.courses.set(id, { at, speed, side });
    }
    for (const id of this.courses.keys()) if (!seen.has(id)) this.courses.delete(id);
  }

  streaks(): Streak[] {
    const found: Streak[] = [];
    for (const { at: [x, y, z], speed: [dx, dy, dz], side } of this.courses.values()) {
      if (Math.hypot(dx, dy, dz) * BEHIND < LEAST) continue;
      found.push({ from: [x - dx * BEHIND, y - dy * BEHIND, z - dz * BEHIND], to: [x, y, z], wide: side * 0.42 });
    }
    return found;
  }

  puffs(now: number): Puff[] {
    this.impacts = this.impacts.filter(({ since }) => now - since < LASTS);
    return this.impacts.map(({ at: [x, y, z], since, hard }) => {
      const age = (now - since) / LASTS;
      return { x, y, z: z + 3 + age * 5, wide: (5 + 12 * Math.sqrt(age)) * (0.6 + 0.6 * hard), strength: 0.75 * hard * (1 - age) ** 1.5 };
    });
  }

  /** Forget the bodies; the dust settles. */
  end(): void {
    this.courses.clear();
  }
}
