import type { Sounds } from "../../sound";

export const SOUNDS: Sounds = {
  delve: "door",
  party: "dice",
  level: "dice",
  rerolled: "dice",
  fought: "blow",
  "faced-dragon": "blow",
  found: "coin",
  xp: "coin",
};
