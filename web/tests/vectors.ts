// Test vectors from Python: `python -m tests.browser.vectors` writes vectors.json.

import type { Verdict } from "../src/lib/fair";
import type { GameWords } from "../src/lib/words";
import type { VerbInfo } from "../src/lib/types";
import type { Item } from "../src/lib/actions";
import found from "./vectors.json";

export interface Vectors {
  trees: {
    verbs: VerbInfo[];
    walks: { verb: string; items: Item[]; choices: [string, number, number][]; done: boolean; fits: boolean; text: string }[];
  }[];
  words: GameWords;
  package: string;
  sentences: { code: "en" | "fr" | "it"; event: Record<string, unknown>; text: string }[];
  views: { sections: Record<string, unknown>; hash: string }[];
  journals: { journal: string; verdict: Verdict }[];
}

export const vectors = found as unknown as Vectors;

const texts = import.meta.glob<string>("../../src/souterrain/**/locale/*.ftl", { eager: true, query: "?raw", import: "default" });
export const catalogue = (folder: string, code: string): string => texts[`../../src/${folder}/locale/${code}.ftl`]!;
