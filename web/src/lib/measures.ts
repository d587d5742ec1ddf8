// Measures as people read them. A measure word is a whole number of small units; what it stands for is the same in every
// game that has the word.

export interface Unit {
  /** How many small units make one that people read. */
  per: number;
  /** The message that puts the number beside its sign; "" for a bare number. */
  sign: string;
  /** After the greatest comes the least again. */
  round: boolean;
}

const BARE: Unit = { per: 1, sign: "", round: false };
const UNITS: Record<string, Unit> = {
  "toward=": { per: 10, sign: "ui-unit-degrees", round: true },
  "x=": { per: 10, sign: "ui-unit-mm", round: false },
  "y=": { per: 10, sign: "ui-unit-mm", round: false },
  "away=": { per: 10, sign: "ui-unit-mm", round: false },
  "height=": { per: 1, sign: "ui-unit-mm", round: false },
};

export const unitOf = (word: string): Unit => UNITS[word] ?? BARE;

/** The number as it is read: 455 tenths of a degree are 45.5. */
export const shownAs = (word: string, number: number): number => number / unitOf(word).per;

/** The whole number nearest to what was typed. */
export const readAs = (word: string, typed: number): number => Math.round(typed * unitOf(word).per);

/** How far one press goes: about a fortieth of the way, a round number of what people read. */
export function stepOf(word: string, least: number, most: number): number {
  const { per } = unitOf(word);
  const wanted = (most - least) / 40 / per;
  if (wanted <= 1) return per;
  const ten = 10 ** Math.floor(Math.log10(wanted));
  return per * ten * ([1, 2, 5].find((each) => each * ten >= wanted) ?? 10);
}

/** Within the bounds; a measure that goes round comes in again at the other side. */
export function bounded(word: string, number: number, least: number, most: number): number {
  if (!unitOf(word).round) return Math.max(least, Math.min(most, number));
  const size = most - least + 1;
  return least + ((((number - least) % size) + size) % size);
}

/** Where a measure begins: at nothing, else at the least of a few, else in the middle. */
export function firstOf(least: number, most: number): number {
  if (least <= 0 && most >= 0) return 0;
  return most - least <= 20 ? least : Math.round((least + most) / 2);
}
