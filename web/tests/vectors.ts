// Test vectors from Python: `python -m tests.browser.vectors` writes vectors.json.

import type { Verdict } from "../src/lib/fair";
import type { GameWords } from "../src/lib/words";
import type { VerbInfo } from "../src/lib/types";
import type { Item } from "../src/lib/actions";
import found from "./vectors.json";

interface Said {
  code: "en" | "fr" | "it";
  sentence: string;
  text: string;
}

export interface Vectors {
  trees: {
    verbs: VerbInfo[];
    walks: { verb: string; items: Item[]; choices: [string, number, number][]; done: boolean; fits: boolean; text: string }[];
  }[];
  words: GameWords;
  package: string;
  sentences: { code: "en" | "fr" | "it"; event: Record<string, unknown>; text: string }[];
  said: Said[];
  measured: { package: string; nouns: GameWords["nouns"]; said: Said[] }[];
  views: { sections: Record<string, unknown>; hash: string }[];
  journals: { journal: string; verdict: Verdict }[];
  films: {
    film: string;
    frames: number;
    tracks: { id: number; kind: number; left: boolean; first: number; rows: number[][] }[];
    contacts: [frame: number, one: number, other: number, hardness: number][];
  }[];
  cubes: { words: string[]; sides: number[]; letters: Record<string, string> };
  lengths: { shift: number; slide: number; breath: number; reach: number };
  shifts: {
    own: number[];
    others: number[][];
    limit: number;
    toward: [number, number];
    placed: number[];
    centre: [number, number];
    shift: [number, number] | null;
    slid: number[];
  }[];
}

export const vectors = found as unknown as Vectors;

const texts = import.meta.glob<string>("../../src/souterrain/**/locale/*.ftl", { eager: true, query: "?raw", import: "default" });
export const catalogue = (folder: string, code: string): string => texts[`../../src/${folder}/locale/${code}.ftl`]!;

const own = import.meta.glob<string>("../src/locale/**/*.ftl", { eager: true, query: "?raw", import: "default" });
/** Return the client's own catalogues of a language as one text. */
export const client = (code: string): string => `${own[`../src/locale/first/${code}.ftl`]!}\n${own[`../src/locale/${code}.ftl`]!}`;
