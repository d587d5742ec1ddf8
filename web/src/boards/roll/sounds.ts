import type { Sound } from "../../sound";

export const SOUNDS: Readonly<Record<string, Sound>> = {
  delve: "door",
  party: "dice",
  level: "dice",
  rerolled: "dice",
  fought: "blow",
  "faced-dragon": "blow",
  found: "coin",
  xp: "coin",
};
