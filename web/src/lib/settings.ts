// The settings of this browser, in local storage. They are never sent to the server.

import { LANGUAGES, type LanguageCode } from "./words";

export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "none"] as const;
export const DETAILS = ["brief", "normal", "full"] as const;
export const SOUNDS = ["off", "low", "full"] as const;
/** Display of a game: 3D board, flat board, or text only. */
export const BOARDS = ["deep", "flat", "words"] as const;
export const SPEEDS = [0, 1, 2, 3] as const;
export const QUERIES = ["state", "last", "turn", "things"] as const;
export type Query = (typeof QUERIES)[number];

export interface Settings {
  language: LanguageCode;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  detail: (typeof DETAILS)[number];
  board: (typeof BOARDS)[number];
  /** Speed of movements; 0 turns them off. */
  speed: (typeof SPEEDS)[number];
  /** True to ask for confirmation before a move that wastes something. */
  caution: boolean;
  sound: (typeof SOUNDS)[number];
  /** True to show a notification when a table waits. */
  told: boolean;
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
    board: "deep",
    speed: 1,
    caution: true,
    sound: "low",
    told: false,
    queries: true,
    keys: { state: "F2", last: "F4", turn: "F8", things: "F9" },
    muted: [],
  };
}

export function load(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>;
    const settings = { ...defaults(), ...kept };
    const { language, sound } = settings;
    return {
      ...settings,
      language: LANGUAGES.includes(language) ? language : "en",
      sound: SOUNDS.includes(sound) ? sound : "low",
    };
  } catch {
    return defaults();
  }
}

export function save(settings: Settings): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Without storage the game still works.
  }
}
