// The numbers of bodies in films, and their names on the table; shared test vectors keep them equal to content/cubes.py.

/** The cubes in the order of their numbers: the side of a heap in mm, and each type with its count. */
const HEAPS: readonly (readonly [side: number, types: readonly (readonly [type: string, count: number])[]])[] = [
  [8, [["gold", 12], ["key", 4], ["blue", 4], ["clear", 4], ["red", 4], ["potion", 2], ["goblin", 10]]],
  [8, [["pillar", 13]]],
  [10, [["gold", 8], ["key", 2], ["chest", 6], ["blue", 3], ["clear", 3], ["red", 3], ["shield", 2]]],
  [10, [["troll", 4], ["pillar", 5]]],
  [12, [["dragon", 1]]],
  [8, [["relic", 2], ["stairs", 1]]],
];

/** Letters of the types; a pillar has its number. */
const LETTERS: Readonly<Record<string, string>> = {
  gold: "G", key: "K", chest: "C", blue: "B", clear: "L", red: "R", potion: "H", shield: "S",
  relic: "E", goblin: "O", troll: "T", dragon: "D", stairs: "Z", pawn: "Y",
};

const FIRST_PAWN = 100;

/** The sides of the cubes by their names, in the order of their numbers. */
const NAMED: ReadonlyMap<string, number> = (() => {
  const seen: Record<string, number> = {};
  return new Map(
    HEAPS.flatMap(([side, types]) =>
      types.flatMap(([type, count]) =>
        Array.from({ length: count }, (): [string, number] => {
          seen[type] = (seen[type] ?? 0) + 1;
          return [`${type}:${seen[type]}`, side];
        }),
      ),
    ),
  );
})();
/** The names of the cubes, by their numbers. */
export const WORDS: readonly string[] = [...NAMED.keys()];

/** Return the side of a cube in mm. */
export const sideOf = (word: string): number => NAMED.get(word) ?? 0;

/** Return the name of a body. */
export const wordOf = (body: number): string => (body >= FIRST_PAWN ? `pawn:${body - FIRST_PAWN + 1}` : (WORDS[body] ?? `cube:${body}`));

export function letterOf(word: string): string {
  const [type = "", number = ""] = word.split(":");
  return LETTERS[type] ?? number;
}

/** Width, depth and height in mm, by the kinds of bodies in films: small, large, huge, pawn. */
export const SIZES: readonly (readonly [number, number, number])[] = [
  [8, 8, 8],
  [10, 10, 10],
  [12, 12, 12],
  [14, 8.4, 16],
];
