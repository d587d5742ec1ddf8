// What a game shows outside its table: the emblem on its door, and a gallery of its cards.

import cubes from "icon:cubes";
import gate from "icon:dungeon-gate";
import lantern from "icon:lantern-flame";
import dice from "icon:rolling-dices";
import type { Gallery } from "../lib/gallery";

const EMBLEMS: Record<string, string> = { roll: dice, drop: cubes, donjon: gate };

const GALLERIES: Record<string, () => Promise<{ default: Gallery }>> = {
  roll: () => import("./roll/gallery"),
};

export function emblem(game: string): string {
  return EMBLEMS[game] ?? lantern;
}

export function hasGallery(game: string): boolean {
  return game in GALLERIES;
}

export async function galleryOf(game: string): Promise<Gallery | undefined> {
  return (await GALLERIES[game]?.())?.default;
}
