// Torches and lanterns: where they shine. Walls stop their light, so each is drawn in the zones that it reaches.

import type { Hero } from "../../../pictures/roster";
import type { Figure, Sheet } from "../../../pictures/plan";
import { UNIT } from "./units";

export interface Light {
  key: string;
  x: number;
  y: number;
  /** Radius in squares. */
  far: number;
  zones: readonly number[];
}

/** Radius by what burns, in squares. */
const BURNS: Readonly<Record<string, number>> = { torch: 5.2, lantern: 5.8, "sanctuary-lamp": 7 };

/** Return what a hero carries that shines, or "". */
export function burning({ sheet }: Hero): string {
  const carried = [...(sheet?.worn ?? []), ...(sheet?.pack ?? []).map(([word]) => word).filter((word) => word === "sanctuary-lamp")];
  return carried.find((word) => word in BURNS) ?? "";
}

/** Return the zones on the other side of open doors. */
function beyond(sheet: Sheet, zone: number): number[] {
  const doors = sheet.doors.filter(({ look }) => look === "open" || look === "barred");
  const joined = doors.map(({ squares }) => [...new Set(squares.map(([x, y]) => sheet.at(x, y)?.zone ?? 0))]);
  return joined.filter((zones) => zones.includes(zone)).flat();
}

export function lightsOf(sheet: Sheet, heroes: readonly Hero[], figures: readonly Figure[]): Light[] {
  return heroes.flatMap((hero) => {
    const lamp = burning(hero);
    const figure = figures.find(({ word }) => word === `hero:${hero.number}`);
    const zone = figure && sheet.at(figure.x, figure.y)?.zone;
    if (!lamp || !figure || !zone) return [];
    return [{ key: figure.key, x: (figure.x + 0.5) * UNIT, y: (figure.y + 0.6) * UNIT, far: BURNS[lamp]!, zones: [zone, ...beyond(sheet, zone)] }];
  });
}
