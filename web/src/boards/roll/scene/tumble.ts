// The movement of dice along precomputed paths. A throw ends with the drawn face up because it is computed backwards:
// the last rotation is the wanted one, and the rotations before it are wound back from there.

import { Matrix4, Quaternion, Vector3 } from "three";

export interface Pose {
  position: Vector3;
  turn: Quaternion;
  scale: number;
}

/** A path to a pose, at a time from 0 to 1. */
export type Path = (time: number, out: Pose) => void;

const [X, Y, Z] = [new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, 1)];
const back = (of: Vector3) => of.clone().negate();

/** The six sides of a die in the order of its faces: the normal, and the direction of the upper edge of the icon. */
const SIDES: readonly (readonly [normal: Vector3, upper: Vector3])[] = [
  [X, Y],
  [back(X), Y],
  [Y, back(Z)],
  [back(Y), Z],
  [Z, Y],
  [back(Z), Y],
];

const basis = (normal: Vector3, upper: Vector3) => new Matrix4().makeBasis(new Vector3().crossVectors(upper, normal), normal, upper);

/** Return the rotation of a die with one side up, rotated by `askew` about the vertical axis. */
export function showing(side: number, askew = 0): Quaternion {
  const [normal, upper] = SIDES[side] ?? SIDES[0]!;
  const flat = basis(Y, back(Z)).multiply(basis(normal, upper).transpose());
  return new Quaternion().setFromRotationMatrix(flat).premultiply(new Quaternion().setFromAxisAngle(Y, askew));
}

/** Return the side that is up. */
export function sideUp(turn: Quaternion): number {
  const heights = SIDES.map(([normal]) => normal.clone().applyQuaternion(turn).y);
  return heights.indexOf(Math.max(...heights));
}

const turned = new Vector3();

/** Return the height of the centre of a unit die that touches the table in this rotation. */
export function standing(turn: Quaternion): number {
  return [X, Y, Z].reduce((sum, axis) => sum + Math.abs(turned.copy(axis).applyQuaternion(turn).y), 0) / 2;
}

/** Return a pseudo-random number from 0 to 1, the same for the same seed. */
export function chance(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const easeOut = (time: number) => 1 - (1 - time) ** 3;
const easeBoth = (time: number) => time * time * (3 - 2 * time);

/** Return the height of a fall with two bounces, each lower than the one before. */
function bounce(time: number): number {
  const [first, second] = [0.42, 0.74];
  if (time < first) return 1 - (time / first) ** 2;
  if (time < second) return 0.28 * arch((time - first) / (second - first));
  return 0.06 * arch((time - second) / (1 - second));
}

const arch = (time: number) => 4 * time * (1 - time);

/** Return the path of a throw from outside the tray: the die flies in, rolls and ends in the given pose. */
export function thrown(from: Vector3, to: Pose, seed: number): Path {
  const along = new Vector3().subVectors(to.position, from).setY(0);
  const axis = new Vector3(along.z, 0, -along.x).normalize();
  const twist = new Quaternion();
  const wind = new Quaternion();
  const height = 2.2 + chance(seed) * 1.2;
  // The number of rotations need not be whole: the path is computed from its end.
  const rolls = (Math.PI * (1.6 + chance(seed + 1) * 1.4) + along.length() * 0.5) * (along.lengthSq() ? 1 : 0);
  const spin = (chance(seed + 2) - 0.5) * Math.PI * 2.4;
  return (time, out) => {
    const left = 1 - easeOut(time);
    out.turn.copy(to.turn);
    out.turn.premultiply(twist.setFromAxisAngle(Y, spin * left)).premultiply(wind.setFromAxisAngle(axis, -rolls * left));
    out.scale = to.scale;
    out.position.lerpVectors(from, to.position, 1 - left);
    out.position.y = to.position.y + (standing(out.turn) - 0.5 + bounce(time) * height) * to.scale;
  };
}

/** Return the path of a slide over the table with a small hop; a die with another face turns over on the way. */
export function slid(from: Pose, to: Pose): Path {
  const start = { position: from.position.clone(), turn: from.turn.clone(), scale: from.scale };
  const far = start.position.distanceTo(to.position);
  const hop = Math.max(Math.min(0.5, far * 0.25), start.turn.angleTo(to.turn) > 0.5 ? 0.9 : 0);
  return (time, out) => {
    const done = easeBoth(time);
    out.position.lerpVectors(start.position, to.position, done);
    out.position.y += hop * arch(time);
    out.turn.slerpQuaternions(start.turn, to.turn, done);
    out.scale = start.scale + (to.scale - start.scale) * done;
  };
}
