// The emblem and the card gallery of each game, shown outside its tables.

import cubes from "icon:cubes";
import gate from "icon:dungeon-gate";
import lantern from "icon:lantern-flame";
import dice from "icon:rolling-dices";
import type { Component } from "svelte";
import type { Gallery } from "../lib/gallery";
import type { Words } from "../lib/words";

const EMBLEMS: Record<string, string> = { roll: dice, drop: cubes, donjon: gate };

const GALLERIES: Record<string, () => Promise<{ default: Gallery }>> = {
  roll: () => import("./roll/gallery"),
  drop: () => import("./drop/gallery"),
  donjon: () => import("./donjon/gallery"),
};

/** Games whose acts can be practised without a game. */
const PRACTICES: Record<string, () => Promise<{ default: Component<{ words: Words }> }>> = {
  drop: () => import("./drop/Practice.svelte"),
};

/** Choices that a new table shows unfolded: these options, and the seat of the role that only one has. */
interface Opening {
  options: readonly string[];
  role: string;
}

const OPENINGS: Record<string, Opening> = { donjon: { options: ["quest", "danger"], role: "master" } };

export function openingOf(game: string): Opening | undefined {
  return OPENINGS[game];
}

export function emblem(game: string): string {
  return EMBLEMS[game] ?? lantern;
}

export function hasGallery(game: string): boolean {
  return game in GALLERIES;
}

/** Games whose tables hand their heroes on: a campaign with a chronicle. */
export function hasChronicle(game: string): boolean {
  return game === "donjon";
}

export function hasPractice(game: string): boolean {
  return game in PRACTICES;
}

export async function practiceOf(game: string): Promise<Component<{ words: Words }> | undefined> {
  return (await PRACTICES[game]?.())?.default;
}

export async function galleryOf(game: string): Promise<Gallery | undefined> {
  return (await GALLERIES[game]?.())?.default;
}
