// The textures of the tray and of what is soft: cloth, wood, brass, the names of the squares, shadows and dust.

import { CanvasTexture, RepeatWrapping } from "three";
import { token } from "../../../lib/tokens";
import { canvas, grain, texture } from "../../depth/canvas";

/** A number from 0 to 1, the same for the same seed: evenly spaced ones would make rows in the cloth. */
function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** A woven cloth with fibres. It is grey, so that the light of the day or of the torch can have its own colour of cloth. */
export function cloth(): CanvasTexture {
  const size = 512;
  const [made, paint] = canvas(size, size);
  paint.fillStyle = token("weave");
  paint.fillRect(0, 0, size, size);
  const [light, dark] = [token("white"), token("black")];
  for (let at = 0; at < 6000; at += 1) {
    const [x, y] = [chance(at) * size, chance(at + 0.31) * size];
    const [angle, length] = [chance(at + 0.57) * 6.283, 4 + chance(at + 0.83) * 12];
    paint.globalAlpha = at % 2 ? 0.07 : 0.045;
    paint.strokeStyle = at % 2 ? light : dark;
    paint.lineWidth = 0.7 + (at % 3) * 0.35;
    paint.beginPath();
    // Each fibre is drawn on both sides of a border, so that the repeated cloth has no seam.
    for (const left of x > size - 16 ? [0, -size] : x < 16 ? [0, size] : [0])
      for (const down of y > size - 16 ? [0, -size] : y < 16 ? [0, size] : [0]) {
        paint.moveTo(x + left, y + down);
        paint.quadraticCurveTo(x + left + Math.cos(angle) * length * 0.5, y + down + Math.sin(angle) * length * 0.5, x + left + Math.cos(angle + 0.5) * length, y + down + Math.sin(angle + 0.5) * length);
      }
    paint.stroke();
  }
  const painted = texture(made);
  painted.wrapS = painted.wrapT = RepeatWrapping;
  return painted;
}

/** Wood whose grain runs from left to right. */
export function wood(): CanvasTexture {
  const [made, paint] = canvas(1024, 128);
  paint.fillStyle = token("tray-wood");
  paint.fillRect(0, 0, 1024, 128);
  grain(paint, 1024, 128, 110, token("tray-wood-deep"), 0.34);
  grain(paint, 1024, 128, 24, token("rim-lit"), 0.3);
  const painted = texture(made);
  painted.wrapS = RepeatWrapping;
  return painted;
}

/** A strip of brass across its width: dark joints at both sides and two polished ridges. */
export function brass(): CanvasTexture {
  const [made, paint] = canvas(8, 64);
  const shade = paint.createLinearGradient(0, 0, 0, 64);
  const [joint, dull, bright, polished] = [token("tray-wood-deep"), token("brass-dull"), token("tray-brass"), token("brass-lit")];
  for (const [at, colour] of [[0, joint], [0.08, dull], [0.2, polished], [0.32, bright], [0.46, dull], [0.54, dull], [0.68, bright], [0.8, polished], [0.92, dull], [1, joint]] as const) shade.addColorStop(at, colour);
  paint.fillStyle = shade;
  paint.fillRect(0, 0, 8, 64);
  const painted = texture(made);
  painted.wrapS = RepeatWrapping;
  return painted;
}

/** The names of the squares, inlaid in brass, in a grid of 6 by 6; the ground is transparent. */
export function signs(names: readonly string[], grid: number): CanvasTexture {
  const cell = 96;
  const [made, paint] = canvas(cell * grid, cell * grid);
  paint.textAlign = "center";
  paint.textBaseline = "middle";
  paint.font = `600 ${cell * 0.62}px "Cinzel", serif`;
  const [dark, bright] = [token("tray-wood-deep"), token("tray-sign")];
  names.forEach((name, at) => {
    const [x, y] = [((at % grid) + 0.5) * cell, (Math.floor(at / grid) + 0.54) * cell];
    for (const [colour, shift] of [[dark, -2.5], [bright, 0]] as const) {
      paint.fillStyle = colour;
      paint.fillText(name, x, y + shift);
    }
  });
  return texture(made);
}

/** A soft square on black: where a cube touches the cloth. An alpha map on a transparent ground would have hard edges. */
export function smudge(): CanvasTexture {
  const [made, paint] = canvas(64, 64);
  paint.fillStyle = token("black");
  paint.fillRect(0, 0, 64, 64);
  paint.filter = "blur(6px)";
  paint.fillStyle = token("white");
  paint.fillRect(17, 17, 30, 30);
  return new CanvasTexture(made);
}

/** A soft disc on black. */
export function puff(): CanvasTexture {
  const [made, paint] = canvas(64, 64);
  const fade = paint.createRadialGradient(32, 32, 0, 32, 32, 32);
  const [white, black] = [token("white"), token("black")];
  for (let at = 0; at <= 8; at += 1) fade.addColorStop(at / 8, `color-mix(in srgb, ${white} ${Math.round(100 * (1 - at / 8) ** 2)}%, ${black})`);
  paint.fillStyle = fade;
  paint.fillRect(0, 0, 64, 64);
  return new CanvasTexture(made);
}
