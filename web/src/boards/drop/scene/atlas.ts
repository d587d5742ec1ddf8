// The faces of the cubes, carved and painted, all on one texture.

import type { CanvasTexture } from "three";
import { token } from "../../../lib/tokens";
import { canvas, outlines, texture } from "../../depth/canvas";
import { ICONS, isNumbered, kindOf, numberOf, type Style, styleOf } from "../kinds";
import { CELLS, GRID, GUTTER, VEILED } from "./cells";

const CELL = 256;
/** The part of a cell that is the face. */
const FACE = CELL * (1 - 2 * GUTTER);

type Paint = CanvasRenderingContext2D;
type Corner = readonly [number, number];

/** Paint all faces. The painting is split: each step takes a few milliseconds. */
export async function paintFaces(letters: Readonly<Record<string, string>>, pause: () => Promise<void>): Promise<CanvasTexture> {
  const [made, paint] = canvas(CELL * GRID, CELL * GRID);
  for (const [at, id] of CELLS.entries()) {
    if (at % GRID === 0) await pause();
    paint.save();
    paint.translate((at % GRID) * CELL, Math.floor(at / GRID) * CELL);
    paint.beginPath();
    paint.rect(0, 0, CELL, CELL);
    paint.clip();
    paintFace(paint, id, letters[kindOf(id)] ?? "");
    paint.restore();
  }
  return texture(made);
}

function paintFace(paint: Paint, id: string, letter: string): void {
  const kind = kindOf(id);
  const ground = token(id === VEILED ? "cube-veiled" : `cube-${kind}`);
  const line = token(id === VEILED ? "cube-veiled-line" : `cube-${kind}-line`);
  paint.fillStyle = ground;
  paint.fillRect(0, 0, CELL, CELL);
  paint.translate(CELL * GUTTER, CELL * GUTTER);
  worn(paint);
  GROUNDS[styleOf(kind)]?.(paint, line);
  const text = id === VEILED ? "?" : isNumbered(kind) ? numberOf(id) : "";
  // A carving: its upper edge is in the shade, its lower edge in the light.
  const [shade, light] = [token("black"), token("white")];
  for (const [colour, shift, alpha] of [[shade, -4, 0.35], [light, 4.5, 0.4], [line, 0, 1]] as const) {
    paint.save();
    paint.globalAlpha = alpha;
    paint.fillStyle = colour;
    paint.translate(shift * 0.6, shift);
    if (text) write(paint, text, 0.5, 0.53, text.length > 1 ? 0.6 : 0.7);
    else {
      engrave(paint, ICONS[kind] ?? "");
      write(paint, letter, 0.8, 0.81, 0.31);
    }
    paint.restore();
  }
}

function write(paint: Paint, text: string, x: number, y: number, size: number): void {
  paint.font = `700 ${FACE * size}px "Alegreya Sans", sans-serif`;
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  paint.fillText(text, FACE * x, FACE * y);
}

function engrave(paint: Paint, icon: string): void {
  paint.save();
  paint.translate(FACE * 0.09, FACE * 0.07);
  paint.scale((FACE * 0.68) / 512, (FACE * 0.68) / 512);
  for (const path of outlines(icon)) paint.fill(path);
  paint.restore();
}

/** Paint a border that is a little lighter above and darker below, as on something that was handled much. */
function worn(paint: Paint): void {
  const edge = FACE * 0.04;
  paint.save();
  paint.lineWidth = edge;
  paint.globalAlpha = 0.16;
  for (const [colour, points] of [[token("white"), [[0, FACE], [0, 0], [FACE, 0]]], [token("black"), [[FACE, 0], [FACE, FACE], [0, FACE]]]] as const) {
    paint.strokeStyle = colour;
    trace(paint, points);
    paint.stroke();
  }
  paint.restore();
}

function trace(paint: Paint, points: readonly Corner[]): void {
  paint.beginPath();
  points.forEach(([x, y], at) => (at ? paint.lineTo(x, y) : paint.moveTo(x, y)));
}

/** Paint four slopes around a table, as on a cut stone. */
function facets(paint: Paint): void {
  const [low, high] = [FACE * 0.13, FACE * 0.87];
  const [a, b, c, d]: Corner[] = [[0, 0], [FACE, 0], [FACE, FACE], [0, FACE]];
  const [e, f, g, h]: Corner[] = [[low, low], [high, low], [high, high], [low, high]];
  const [white, black] = [token("white"), token("black")];
  for (const [colour, alpha, points] of [[white, 0.42, [a, b, f, e]], [white, 0.18, [a, e, h, d]], [black, 0.18, [b, c, g, f]], [black, 0.34, [d, h, g, c]]] as const) {
    paint.globalAlpha = alpha;
    paint.fillStyle = colour;
    trace(paint, points as readonly Corner[]);
    paint.fill();
  }
  paint.globalAlpha = 0.16;
  paint.fillStyle = white;
  trace(paint, [e!, f!, h!]);
  paint.fill();
  paint.globalAlpha = 1;
}

/** Paint specks and a carved frame. */
function stone(paint: Paint, line: string): void {
  const [white, black] = [token("white"), token("black")];
  paint.globalAlpha = 0.1;
  for (let at = 0; at < 420; at += 1) {
    paint.fillStyle = at % 2 ? white : black;
    paint.fillRect(((at * 0.754877) % 1) * FACE, ((at * 0.56984) % 1) * FACE, 3 + (at % 5), 3 + (at % 3));
  }
  framed(paint, line, 0.1, 0.55);
}

function framed(paint: Paint, line: string, inset: number, alpha: number, dashes: readonly number[] = []): void {
  paint.globalAlpha = alpha;
  paint.strokeStyle = line;
  paint.lineWidth = FACE * 0.03;
  paint.setLineDash([...dashes]);
  paint.strokeRect(FACE * inset, FACE * inset, FACE * (1 - 2 * inset), FACE * (1 - 2 * inset));
  paint.setLineDash([]);
  paint.globalAlpha = 1;
}

const GROUNDS: Partial<Record<Style, (paint: Paint, line: string) => void>> = {
  gem: facets,
  dark: (paint, line) => framed(paint, line, 0.055, 0.9, [19, 12]),
  stone,
  brass: (paint, line) => framed(paint, line, 0.08, 0.7),
};
