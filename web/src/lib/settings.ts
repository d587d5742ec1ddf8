// What this browser remembers about its reader. Nothing of it is sent anywhere.

import { LANGUAGES, type LanguageCode } from "./words";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "none"] as const;
export const DETAILS = ["brief", "normal", "full"] as const;
export const SOUNDS = ["off", "soft", "clear"] as const;
export const QUERIES = ["state", "last", "turn", "things"] as const;
export type Query = (typeof QUERIES)[number];

export interface Settings {
  language: LanguageCode;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  detail: (typeof DETAILS)[number];
  /** Whether a table that waits is heard. */
  sound: (typeof SOUNDS)[number];
  queries: boolean;
  keys: Record<Query, string>;
  muted: string[];
}

const PLACE = "souterrain-settings";

function preferred(): LanguageCode {
  const wishes = navigator.languages.map((code) => code.slice(0, 2).toLowerCase());
  return LANGUAGES.find((code) => code === wishes.find((wish) => LANGUAGES.some((known) => known === wish))) ?? "en";
}

export function defaults(): Settings {
  return {
    language: preferred(),
    theme: "system",
    motion: "system",
    detail: "normal",
    sound: "off",
    queries: true,
    keys: { state: "F2", last: "F4", turn: "F8", things: "F9" },
    muted: [],
  };
}

export function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
    const settings = { ...defaults(), ...kept };
    return LANGUAGES.includes(settings.language) ? settings : { ...settings, language: "en" };
  } catch {
    return defaults();
  }
}

export function save(settings: Settings): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
