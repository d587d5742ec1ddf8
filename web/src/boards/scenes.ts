// A small moving picture for the door of each game: dice that tumble, cubes that fall, a gate that opens.

type Point = readonly [number, number];

const points = (all: readonly Point[]): string => all.map(([x, y]) => `${x},${y}`).join(" ");

/** Return a cube seen from a corner: top, left and right face, of edge `size`, its top corner at (0, 0). */
function cube(size: number): string {
  const [wide, low] = [size * 0.866, size * 0.5];
  const faces: readonly (readonly [string, readonly Point[]])[] = [
    ["top", [[0, 0], [wide, low], [0, size], [-wide, low]]],
    ["left", [[-wide, low], [0, size], [0, 2 * size], [-wide, size + low]]],
    ["right", [[wide, low], [0, size], [0, 2 * size], [wide, size + low]]],
  ];
  return faces.map(([name, corners]) => `<polygon class="${name}" points="${points(corners)}"/>`).join("");
}

/** Return pips on the three faces of a cube. */
function pips(size: number): string {
  const [wide, low, round] = [size * 0.866, size * 0.5, size * 0.11];
  const spots: readonly Point[] = [
    [0, low], [-wide * 0.45, low], [wide * 0.45, low],
    [-wide * 0.72, size * 0.95], [-wide * 0.28, size * 1.55],
    [wide * 0.5, size * 1.25],
  ];
  return spots.map(([x, y]) => `<circle class="pip" cx="${x}" cy="${y}" r="${round}"/>`).join("");
}

const die = (x: number, y: number, size: number, order: number): string =>
  `<g transform="translate(${x} ${y})"><g class="tumbles order-${order}">${cube(size)}${pips(size)}</g></g>`;

const falling = (x: number, y: number, size: number, order: number, paint: string): string =>
  `<g transform="translate(${x} ${y})"><g class="falls order-${order} ${paint}">${cube(size)}</g></g>`;

const GATE = `
  <path class="light" d="M38 96V44a22 22 0 0 1 44 0v52z"/>
  <g class="steps-in"><circle cx="60" cy="60" r="6"/><path d="M50 96c0-22 4-29 10-29s10 7 10 29z"/><path d="M74 58v38" class="staff"/></g>
  <path class="wing one" d="M38 96V44a22 22 0 0 1 22-22v74z"/>
  <path class="wing two" d="M82 96V44a22 22 0 0 0-22-22v74z"/>
  <path class="frame" d="M30 96V44a30 30 0 0 1 60 0v52h-8V44a22 22 0 0 0-44 0v52z"/>
  <g class="blaze"><path d="M15 40c-5 7-4 12 0 14 4-2 5-7 0-14z"/><path d="M105 40c-5 7-4 12 0 14 4-2 5-7 0-14z"/></g>
  <path class="holder" d="M12 56h6l-2 14h-2zM102 56h6l-2 14h-2z"/>`;

const SCENES: Readonly<Record<string, string>> = {
  roll: die(38, 22, 26, 0) + die(84, 42, 24, 1),
  drop:
    falling(60, 52, 20, 0, "grey") + falling(29, 58, 18, 1, "yellow") + falling(92, 57, 18, 2, "blue") +
    falling(44, 24, 18, 3, "red") + falling(77, 22, 18, 4, "green"),
  donjon: GATE,
};

/** Return the picture of a game in a box from (0, 12) to (120, 100); nothing for a game without one. */
export function sceneOf(game: string): string {
  return SCENES[game] ?? "";
}
