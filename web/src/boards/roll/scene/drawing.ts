// The textures of the scene, painted on canvases: no image file is loaded.

import type { CanvasTexture } from "three";
import { token } from "../../../lib/tokens";
import { canvas, grain, outlines, texture } from "../../depth/canvas";

const CELL = 256;
const SMALL = 512;

export interface Ink {
  ground: string;
  line: string;
  /** Colour of the lit edge of a carving. */
  edge: string;
}

/** Paint six faces in two rows of three: the carved icon, and its letter in the corner. */
export function facesOf(bodies: readonly string[], letters: readonly string[], ink: Ink): CanvasTexture {
  const [made, paint] = canvas(CELL * 3, CELL * 2);
  paint.fillStyle = ink.ground;
  paint.fillRect(0, 0, made.width, made.height);
  bodies.forEach((body, at) => {
    const [left, top] = [(at % 3) * CELL, Math.floor(at / 3) * CELL];
    for (const [colour, shift] of [[ink.edge, 2.5], [ink.line, 0]] as const) {
      paint.save();
      paint.translate(left + CELL * 0.17, top + CELL * 0.15 + shift);
      paint.scale((CELL * 0.55) / 512, (CELL * 0.55) / 512);
      paint.fillStyle = colour;
      for (const path of outlines(body)) paint.fill(path);
      paint.restore();
      paint.fillStyle = colour;
      paint.font = `700 ${CELL * 0.28}px "Alegreya Sans", sans-serif`;
      paint.textAlign = "center";
      paint.fillText(letters[at] ?? "", left + CELL * 0.77, top + CELL * 0.86 + shift);
    }
  });
  return texture(made);
}

/** Paint the ten numbers of the level die in two rows of five. */
export function numbersOf(count: number, ink: Ink): CanvasTexture {
  const [made, paint] = canvas(CELL * 5, CELL * 2);
  paint.fillStyle = ink.ground;
  paint.fillRect(0, 0, made.width, made.height);
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  paint.font = `600 ${CELL * 0.42}px "Cinzel", serif`;
  for (let at = 0; at < count; at += 1) {
    paint.fillStyle = ink.line;
    paint.fillText(String(at + 1), ((at % 5) + 0.5) * CELL, (Math.floor(at / 5) + 0.5) * CELL);
  }
  return texture(made);
}

/** Paint the numbered steps of the ledge on which the level die stands. */
export function stepsOf(count: number, width: number, height: number): CanvasTexture {
  const [made, paint] = canvas(2048, Math.max(64, Math.round((2048 * height) / width)));
  const [step, tall] = [made.width / count, made.height];
  paint.fillStyle = token("ledge");
  paint.fillRect(0, 0, made.width, made.height);
  grain(paint, made.width, made.height, 90, token("ledge-grain"), 0.1);
  const [hollow, number] = [token("ledge-step"), token("ledge-number")];
  for (let at = 0; at < count; at += 1) {
    paint.fillStyle = hollow;
    paint.beginPath();
    paint.roundRect(at * step + step * 0.1, tall * 0.14, step * 0.8, tall * 0.72, 14);
    paint.fill();
    paint.fillStyle = number;
    paint.font = `600 ${Math.min(step * 0.42, tall * 0.5)}px "Cinzel", serif`;
    paint.textAlign = "center";
    paint.textBaseline = "middle";
    paint.fillText(String(at + 1), (at + 0.5) * step, tall * 0.53);
  }
  return texture(made);
}

export function wood(): CanvasTexture {
  const [made, paint] = canvas(SMALL, SMALL);
  paint.fillStyle = token("plank");
  paint.fillRect(0, 0, SMALL, SMALL);
  grain(paint, SMALL, SMALL, 160, token("plank-grain"), 0.22);
  return texture(made);
}

export function leather(colour: string): CanvasTexture {
  const [made, paint] = canvas(SMALL, SMALL);
  paint.fillStyle = colour;
  paint.fillRect(0, 0, SMALL, SMALL);
  const [light, dark] = [token("white"), token("black")];
  for (let at = 0; at < 5200; at += 1) {
    const [x, y] = [((at * 0.754877) % 1) * SMALL, ((at * 0.56984) % 1) * SMALL];
    paint.fillStyle = at % 2 ? light : dark;
    paint.globalAlpha = 0.035;
    paint.beginPath();
    paint.arc(x, y, 1 + (at % 5) * 0.6, 0, 7);
    paint.fill();
  }
  return texture(made);
}
