// The geometry of the bodies: a cube with the same drawing on all sides, and a meeple. The upper side is that of +z.

import { type BufferGeometry, ExtrudeGeometry, Shape } from "three";
import { roundedCube } from "../../depth/rounded";

export const cube = (): BufferGeometry => roundedCube(0.07, 4, (_, right, up) => [right, up]);

/** Width, depth and height of a pawn, in millimetres. */
export const PAWN = [14, 8.4, 16] as const;
const BEVEL = 0.6;

/** Build a pawn that stands: its outline looks at the player. */
export function meeple(): BufferGeometry {
  const outline = new Shape();
  outline.moveTo(0, -3.6);
  outline.quadraticCurveTo(0.6, -5.6, 1.6, -7.4);
  outline.lineTo(6.1, -7.4);
  outline.quadraticCurveTo(6.5, -7.3, 6.4, -6.8);
  outline.quadraticCurveTo(5, -2.6, 2.9, -0.6);
  outline.quadraticCurveTo(4.2, -1.3, 5.9, -1.1);
  outline.quadraticCurveTo(6.6, -0.6, 6.3, 0.9);
  outline.quadraticCurveTo(4.6, 2, 2.3, 2.6);
  outline.bezierCurveTo(3.5, 5, 2.4, 7.4, 0, 7.4);
  outline.bezierCurveTo(-2.4, 7.4, -3.5, 5, -2.3, 2.6);
  outline.quadraticCurveTo(-4.6, 2, -6.3, 0.9);
  outline.quadraticCurveTo(-6.6, -0.6, -5.9, -1.1);
  outline.quadraticCurveTo(-4.2, -1.3, -2.9, -0.6);
  outline.quadraticCurveTo(-5, -2.6, -6.4, -6.8);
  outline.quadraticCurveTo(-6.5, -7.3, -6.1, -7.4);
  outline.lineTo(-1.6, -7.4);
  outline.quadraticCurveTo(-0.6, -5.6, 0, -3.6);
  const depth = PAWN[1] - 2 * BEVEL;
  const made = new ExtrudeGeometry(outline, { depth, bevelSize: BEVEL, bevelThickness: BEVEL, bevelSegments: 2, curveSegments: 6 });
  made.translate(0, 0, -depth / 2);
  made.rotateX(Math.PI / 2);
  return made;
}
