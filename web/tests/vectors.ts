// What Python says; tests/browser/test_build.py writes it before it runs these tests.

import type { Verdict } from "../src/lib/fair";
import type { GameWords } from "../src/lib/words";
import type { VerbInfo } from "../src/lib/types";
import type { Item } from "../src/lib/actions";

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

const found = import.meta.glob<Vectors>("../../build/vectors.json", { eager: true, import: "default" });
export const vectors = Object.values(found)[0] as Vectors;

const texts = import.meta.glob<string>("../../src/souterrain/**/locale/*.ftl", { eager: true, query: "?raw", import: "default" });
export const catalogue = (folder: string, code: string): string => texts[`../../src/${folder}/locale/${code}.ftl`]!;
