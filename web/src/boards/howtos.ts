// The pages that tell how to play each game.

import type { HowTo } from "../lib/howto";

const PAGES: Readonly<Record<string, () => Promise<{ HOW: HowTo }>>> = {
  roll: () => import("./roll/howto"),
  drop: () => import("./drop/howto"),
  donjon: () => import("./donjon/howto"),
};

export async function howToOf(game: string): Promise<HowTo | undefined> {
  return (await PAGES[game]?.())?.HOW;
}
