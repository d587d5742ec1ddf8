// The sound of contacts: small cubes higher than large ones, hard contacts louder, and a body brighter than the cloth.

import type { Knock } from "../../sound";
import type { Heard } from "./reel";

/** Hertz on the cloth, by the kinds of bodies: small, large, huge, pawn. */
const PITCHES = [1750, 1350, 950, 620] as const;
/** Two cubes click; the cloth dulls. */
const CLICK = 2.1;
/** Impulses in µN·s, as powers of two, that are just heard and that are loudest. */
const [FAINT, LOUD] = [6, 11.5];
/** The most knocks of one frame. */
const MOST = 7;
/** Seconds from the edge of the table to the floor. */
const FLOOR = 0.4;

/** Return the loudness of an impulse, from 0 to 1. */
export const loudnessOf = (hardness: number): number => Math.min(1, Math.max(0, (Math.log2(Math.max(1, hardness)) - FAINT) / (LOUD - FAINT))) ** 1.5;

export function pitchOf({ kind, against }: Pick<Heard, "kind" | "against">): number {
  return (PITCHES[kind] ?? PITCHES[0]) * (against === "body" ? CLICK : 1);
}

/** Return the knocks of what is heard in one frame, the loudest only. */
export function knocksOf(heard: readonly Heard[]): Knock[] {
  const loudest = heard.toSorted((one, other) => Number(other.against === "edge") - Number(one.against === "edge") || other.hardness - one.hardness);
  return loudest.slice(0, MOST).flatMap((each): Knock[] => {
    const pitch = pitchOf(each);
    if (each.against === "edge")
      return [
        { pitch, to: pitch / 4, loudness: 0.5, long: 0.38, after: 0 },
        { pitch: 170, to: 120, loudness: 1.6, long: 0.16, after: FLOOR },
      ];
    const body = each.against === "body";
    return [{ pitch, to: pitch * 0.8, loudness: loudnessOf(each.hardness) * (body ? 1 : 1.4), long: body ? 0.035 : 0.07, after: 0 }];
  });
}
