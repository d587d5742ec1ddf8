// The verdicts of a room in words and millimetres. The view measures (DD-27); nothing is measured here.

import type { LanguageCode, Words } from "../../lib/words";

export type Where = "in" | "edge" | "out";

/** A body near the border of a room: its verdict, and how far it lies outside in µm; below zero, how deep it reaches in. */
export type Border = readonly [id: string, where: Where, margin: number];

/** Up to this distance a body still touches, in µm. */
const TOUCH = 100;

/** Return millimetres with so many decimals. */
function millimetres(code: LanguageCode, micro: number, digits: 1 | 2): string {
  return new Intl.NumberFormat(code, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(micro / 1000);
}

/** Round to tenths of a millimetre, to hundredths below a tenth; a miss is rounded up, a depth down. */
function rounded(code: LanguageCode, micro: number, round: (number: number) => number): string {
  return micro < TOUCH ? millimetres(code, round(micro / 10) * 10, 2) : millimetres(code, round(micro / 100) * 100, 1);
}

/** Return a verdict as it is said of a body: "misses: out, by 1.5 mm". */
export function verdictOf(words: Words, where: Where, margin: number | null): string {
  if (margin === null) return words.say(`board-verdict-${where}`);
  const { code } = words;
  if (where === "out") return words.say("board-verdict-misses", { mm: rounded(code, margin, Math.ceil) });
  if (margin > 0) return words.say("board-verdict-touches", { mm: millimetres(code, Math.ceil(margin / 10) * 10, 2), most: millimetres(code, TOUCH, 2) });
  return words.say(where === "edge" ? "board-verdict-reaches" : "board-verdict-deep", { mm: rounded(code, -margin, Math.floor) });
}

/** Return a verdict near the border in a few words, for a label beside the body: "out by 1.5 mm". */
export function labelOf(words: Words, where: Where, margin: number): string {
  const { code } = words;
  if (where === "out") return words.say("board-label-out", { mm: rounded(code, margin, Math.ceil) });
  if (margin > 0) return words.say("board-label-touches", { mm: millimetres(code, Math.ceil(margin / 10) * 10, 2) });
  return words.say(`board-label-${where}`, { mm: rounded(code, -margin, Math.floor) });
}
