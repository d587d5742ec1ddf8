// The sixteen kinds of furniture, drawn in ink and wash. A drawing fills a block of `w` by `h` units; one that is deeper
// than wide is turned, unless its kind has a drawing of its own for that.

import axe from "icon:battle-axe";
import fire from "icon:campfire";
import star from "icon:cursed-star";
import hooded from "icon:hooded-figure";
import quill from "icon:quill-ink";
import spear from "icon:spear-hook";
import sword from "icon:broadsword";

type Draws = (w: number, h: number) => string;

/** Return an icon with its middle at a point. */
export const glyph = (body: string, x: number, y: number, size: number, look: string): string =>
  `<g class="glyph ${look}" transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})">${body}</g>`;

const box = (x: number, y: number, w: number, h: number, front: number, top: string, side: string): string =>
  `<rect x="${x}" y="${y + h - 2}" width="${w}" height="${front}" class="${side}"/><rect x="${x}" y="${y}" width="${w}" height="${h}" class="${top}"/>`;

const shade = (w: number, h: number): string => `<path class="shade" d="M12 ${h - 14}h${w - 20}l8 11H20Z"/>`;

function shelf(x: number, y: number, w: number, h: number): string {
  let text = `<rect x="${x}" y="${y}" width="${w}" height="${h}" class="hole"/>`;
  for (let book = 0, at = x + 3; at < x + w - 12; book++) {
    const wide = 8 + ((book * 5) % 6);
    const low = (book * 3) % 6;
    text += `<rect x="${at}" y="${y + 3 + low}" width="${wide}" height="${h - 3 - low}" class="book-${book % 4}"/>`;
    at += wide + ((book * 7) % 5 === 0 ? 8 : 2);
  }
  return text;
}

const flask = (x: number, y: number, look: string): string => `<path d="M${x - 5} ${y - 22}h10v14l12 20q2 8-6 8h-22q-8 0-6-8l12-20Z" class="${look}"/>`;
const candle = (x: number, y: number): string => `<rect x="${x - 5}" y="${y}" width="10" height="16" class="page"/><path d="M${x} ${y - 14}q8 8 0 14-8-6 0-14Z" class="flame"/>`;

const DRAWINGS: Readonly<Record<string, Draws>> = {
  chest: () => `<path class="shade" d="M12 84h80l6 10H18Z"/><rect x="14" y="52" width="72" height="36" class="wood-2"/><path d="M14 54V42q0-16 16-16h40q16 0 16 16v12Z" class="wood-1"/><path d="M14 54h72M30 27v61M70 27v61" class="iron"/><rect x="43" y="48" width="14" height="18" rx="2" class="gold"/>`,
  cupboard: (w) => shade(w, 100) + box(8, 4, w - 16, 34, 50, "wood-1", "wood-2") + `<path class="line" d="M${w / 2} 38v50M16 46h${w / 2 - 24}v34H16ZM${w / 2 + 8} 46h${w / 2 - 24}v34h${24 - w / 2}Z"/><circle cx="${w / 2 - 12}" cy="63" r="4" class="gold"/><circle cx="${w / 2 + 12}" cy="63" r="4" class="gold"/>`,
  "weapon-rack": (w) => shade(w, 100) + box(6, 4, w - 12, 16, 72, "wood-1", "wood-2") + `<path d="M10 34h${w - 20}M10 80h${w - 20}" class="rail"/>` + [sword, axe, spear].map((body, at) => glyph(body, 40 + at * 60, 57, 54, "steel")).join(""),
  table: (w, h) => shade(w, h) + box(10, 18, w - 20, h - 46, 16, "wood-1", "wood-2") + `<path class="line" d="M10 ${18 + (h - 46) / 3}h${w - 20}M10 ${18 + ((h - 46) * 2) / 3}h${w - 20}"/><circle cx="48" cy="40" r="13" class="stone-1"/><circle cx="48" cy="40" r="8" class="line"/><path d="M${w - 60} 26h22v24q-11 8-22 0Z" class="metal"/>`,
  bookcase: (w) => shade(w, 100) + box(6, 2, w - 12, 22, 68, "wood-1", "wood-2") + shelf(14, 30, w - 28, 26) + shelf(14, 62, w - 28, 24),
  bench: (w) => shade(w, 100) + box(8, 30, w - 16, 32, 26, "wood-1", "wood-2") + flask(42, 32, "brew-1") + flask(92, 28, "brew-2") + flask(138, 34, "brew-3") + `<path d="M160 46h26" class="line"/>`,
  hearth: (w) => box(6, 2, w - 12, 22, 66, "stone-1", "stone-2") + `<path d="M${w / 2 - 46} 90V62q0-26 46-26t46 26v28Z" class="hole"/>` + glyph(fire, w / 2, 66, 48, "flame"),
  altar: (w, h) => shade(w, h) + box(12, 16, w - 24, h - 56, 34, "stone-1", "stone-2") + `<rect x="${w / 2 - 26}" y="16" width="52" height="${h - 24}" class="cloth"/><path class="line" d="M${w / 2 - 26} ${h - 18}h52"/>${candle(30, 20)}${candle(w - 30, 20)}` + glyph(star, w / 2, 38, 34, "ink"),
  sarcophagus: (w) => shade(w, 100) + box(8, 22, w - 16, 42, 24, "stone-1", "stone-2") + `<path class="lid" d="M20 43q0-14 16-14h${w - 72}l34 8v12l-34 8H36q-16 0-16-14Z"/><circle cx="40" cy="43" r="8" class="line"/><path class="line" d="M58 36v14M58 43h${w - 110}"/>`,
  desk: (w) => shade(w, 100) + box(8, 26, w - 16, 34, 28, "wood-1", "wood-2") + `<path d="M${w / 2 - 34} 32l34 5 34-5v22l-34 5-34-5Z" class="page"/><path class="line" d="M${w / 2} 37v22"/>` + glyph(quill, w - 38, 38, 34, "ink") + candle(34, 28),
  statue: () => `<path class="shade" d="M14 86h76l8 9H20Z"/>` + box(16, 62, 68, 14, 16, "stone-1", "stone-2") + glyph(hooded, 50, 34, 76, "rock"),
  fountain: () => `<ellipse cx="106" cy="112" rx="92" ry="84" class="shade"/><path d="M60 12h80l48 48v80l-48 48H60L12 140V60Z" class="stone-2"/><path d="M62 8h76l46 46v76l-46 46H62L16 130V54Z" class="stone-1"/><path d="M68 24h64l36 36v64l-36 36H68l-36-36V60Z" class="water"/><path class="ripple" d="M62 92a38 38 0 0 1 76 0M52 96a48 48 0 0 0 96 0M74 92a26 26 0 0 0 52 0"/><circle cx="100" cy="90" r="20" class="stone-2"/><circle cx="100" cy="84" r="19" class="stone-1"/><circle cx="100" cy="82" r="9" class="water"/>`,
  circle: () => `<g class="rune"><circle cx="100" cy="100" r="88"/><circle cx="100" cy="100" r="70"/><path d="M100 30 161 135H39ZM100 170 39 65h122Z"/><circle cx="100" cy="100" r="22"/></g>` + glyph(star, 100, 100, 40, "rune-glyph"),
  throne: () => `<path class="shade" d="M16 88h74l8 8H22Z"/><path d="M20 90V24L34 8h32l14 16v66Z" class="stone-2"/><path d="M30 60V28l10-10h20l10 10v32Z" class="cloth"/><rect x="24" y="58" width="52" height="16" class="stone-1"/><rect x="14" y="46" width="14" height="44" class="stone-1"/><rect x="72" y="46" width="14" height="44" class="stone-1"/>`,
  "torture-rack": (w) => shade(w, 100) + box(10, 30, w - 20, 40, 18, "wood-1", "wood-2") + `<circle cx="28" cy="50" r="16" class="wood-2"/><circle cx="${w - 28}" cy="50" r="16" class="wood-2"/><path class="line" d="M44 50h${w - 88}M60 34v32M${w - 60} 34v32M18 40l20 20M18 60l20-20M${w - 38} 40l20 20M${w - 38} 60l20-20"/>`,
  crevasse: (w, h) => `<path class="void" d="M0 14l${w / 9}-8 ${w / 7} 16 ${w / 6}-18 ${w / 7} 14 ${w / 5}-12 ${w - (w * (1 / 9 + 1 / 7 + 1 / 6 + 1 / 7 + 1 / 5))} 8v${h - 30}l-${w / 6} 12-${w / 6}-12-${w / 5} 16-${w / 7}-16-${w / 7} 10-${w - (w * (1 / 6 + 1 / 6 + 1 / 5 + 1 / 7 + 1 / 7))}-8Z"/><path class="rim" d="M0 14l${w / 9}-8 ${w / 7} 16 ${w / 6}-18 ${w / 7} 14 ${w / 5}-12 ${w - (w * (1 / 9 + 1 / 7 + 1 / 6 + 1 / 7 + 1 / 5))} 8"/><path class="depth" d="M${w * 0.12} ${h * 0.3}l${w * 0.18} ${h * 0.1} ${w * 0.2}-${h * 0.08} ${w * 0.3} ${h * 0.1}M${w * 0.2} ${h * 0.55}l${w * 0.2} ${h * 0.06} ${w * 0.25}-${h * 0.06}"/>`,
};

/** Drawings that fill a square or more and look the same from every side. */
const ROUND: ReadonlySet<string> = new Set(["chest", "statue", "fountain", "circle", "throne"]);
/** Things that lie on the floor: figures stand on them. */
export const FLAT: ReadonlySet<string> = new Set(["circle", "crevasse"]);

/** Return the drawing of a kind of furniture on a block of this many squares. */
export function drawing(kind: string, width: number, depth: number): string {
  const draw = DRAWINGS[kind];
  const [w, h] = [width * 100, depth * 100];
  if (!draw) return `<rect x="10" y="10" width="${w - 20}" height="${h - 20}" rx="8" class="wood-1"/>`;
  if (depth <= width || ROUND.has(kind)) return draw(w, h);
  return `<g transform="translate(0 ${h}) rotate(-90)">${draw(h, w)}</g>`;
}

/** Return a bridge of planks over the block of a crevasse, on squares relative to it. */
export function bridge(squares: readonly (readonly [x: number, y: number])[], across: boolean): string {
  const planks = squares.flatMap(([x, y]) => [0, 1, 2, 3].map((plank) => (across ? `<rect x="${x * 100 + plank * 25 + 2}" y="${y * 100 + 6}" width="21" height="88" class="wood-1"/>` : `<rect x="${x * 100 + 6}" y="${y * 100 + plank * 25 + 2}" width="88" height="21" class="wood-1"/>`)));
  return planks.join("");
}
