// Canvases and textures for 3D scenes. All textures are painted: no image file is loaded.

import { CanvasTexture, SRGBColorSpace } from "three";

export function canvas(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const made = document.createElement("canvas");
  [made.width, made.height] = [width, height];
  const paint = made.getContext("2d");
  if (!paint) throw new Error("no canvas to paint on");
  return [made, paint];
}

export function texture(made: HTMLCanvasElement): CanvasTexture {
  const painted = new CanvasTexture(made);
  painted.colorSpace = SRGBColorSpace;
  painted.anisotropy = 8;
  return painted;
}

/** Return the outlines of an icon. */
export const outlines = (body: string): Path2D[] => [...body.matchAll(/\sd="([^"]+)"/g)].map((match) => new Path2D(match[1]));

/** Paint fine strokes along the length, as in wood. */
export function grain(paint: CanvasRenderingContext2D, width: number, height: number, count: number, colour: string, strength: number): void {
  paint.save();
  paint.strokeStyle = colour;
  for (let at = 0; at < count; at += 1) {
    const y = ((at * 0.618034) % 1) * height;
    paint.globalAlpha = strength * (0.4 + ((at * 0.377) % 0.6));
    paint.lineWidth = 1 + ((at * 0.73) % 1) * 3;
    paint.beginPath();
    paint.moveTo(0, y);
    paint.bezierCurveTo(width * 0.3, y + ((at * 7) % 13) - 6, width * 0.6, y - ((at * 5) % 11) + 5, width, y);
    paint.stroke();
  }
  paint.restore();
}
