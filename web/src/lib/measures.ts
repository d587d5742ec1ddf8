// Measures in units that people read. A measure word has a whole number of small units and the same meaning in every
// game.

export interface Unit {
  /** Number of small units in one unit that people read. */
  per: number;
  /** The message that formats the number with its unit; "" for a plain number. */
  sign: string;
  /** True if the least value follows the greatest one, as for angles. */
  round: boolean;
}

const BARE: Unit = { per: 1, sign: "", round: false };
const UNITS: Record<string, Unit> = {
  "aside=": { per: 10, sign: "ui-unit-degrees", round: false },
  "toward=": { per: 10, sign: "ui-unit-degrees", round: true },
  "x=": { per: 10, sign: "ui-unit-mm", round: false },
  "y=": { per: 10, sign: "ui-unit-mm", round: false },
  "away=": { per: 10, sign: "ui-unit-mm", round: false },
  "height=": { per: 1, sign: "ui-unit-mm", round: false },
};

export const unitOf = (word: string): Unit => UNITS[word] ?? BARE;

/** Return the number in units that people read: 455 tenths of a degree are 45.5. */
export const shownAs = (word: string, number: number): number => number / unitOf(word).per;

/** Return the nearest whole number of small units. */
export const readAs = (word: string, typed: number): number => Math.round(typed * unitOf(word).per);

/** Return the step of one key press: about a fortieth of the range, rounded. */
export function stepOf(word: string, least: number, most: number): number {
  const { per } = unitOf(word);
  const wanted = (most - least) / 40 / per;
  if (wanted <= 1) return per;
  const ten = 10 ** Math.floor(Math.log10(wanted));
  return per * ten * ([1, 2, 5].find((each) => each * ten >= wanted) ?? 10);
}

/** Clamp a number to the bounds; a round measure wraps instead. */
export function bounded(word: string, number: number, least: number, most: number): number {
  if (!unitOf(word).round) return Math.max(least, Math.min(most, number));
  const size = most - least + 1;
  return least + ((((number - least) % size) + size) % size);
}

/** Return the initial value of a measure: 0 if allowed, the least value of a small range, otherwise the middle. */
export function firstOf(least: number, most: number): number {
  if (least <= 0 && most >= 0) return 0;
  return most - least <= 20 ? least : Math.round((least + most) / 2);
}
