// The zones that heroes see now, and those that are dark without a light, as the view tells.

import type { Sight } from "./ground";

interface SightSection {
  kind: "sight";
  zones: number[];
  dark: number[];
}

/** Return what is seen of the zones; everything, if the view does not tell. */
export function sightIn(sections: Record<string, unknown>, zones: number): Sight {
  const told = Object.values(sections).find((each) => (each as SightSection | null)?.kind === "sight") as SightSection | undefined;
  const seen = told?.zones ?? Array.from({ length: zones }, (_, at) => at + 1);
  return { seen: new Set(seen), gloom: new Set(told?.dark ?? []) };
}
