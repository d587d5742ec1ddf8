// The hand over the table: one sees through it, and its rim is bright. The cubes in it are veiled.

import { BufferGeometry, Color, Float32BufferAttribute, Mesh, ShaderMaterial } from "three";
import { token } from "../../../lib/tokens";
import type { Placed } from "./bodies";
import { VEILED } from "./cells";
import type { Held } from "./looks";
import { grow } from "./skin";

/** Millimetres between the points of the skin: about 4,000 triangles. */
const STEP = 6;
const VERTEX = `
varying vec3 vNormal; varying vec3 vEye; varying float vAlong;
void main() {
  vec4 p = modelViewMatrix * vec4(position, 1.);
  vNormal = normalize(normalMatrix * normal); vEye = normalize(-p.xyz); vAlong = position.y;
  gl_Position = projectionMatrix * p;
}`;
const FRAGMENT = `
uniform vec3 colour; uniform vec3 light; varying vec3 vNormal; varying vec3 vEye; varying float vAlong;
void main() {
  vec3 n = normalize(vNormal);
  float rim = pow(1. - abs(dot(n, normalize(vEye))), 1.7);
  float side = .5 + .5 * dot(n, light);
  gl_FragColor = vec4(colour * (.6 + .5 * side), (.15 + .75 * rim) * smoothstep(-135., -45., vAlong));
#include <colorspace_fragment>
}`;

export class Hand {
  private readonly material = new ShaderMaterial({
    uniforms: { colour: { value: new Color() }, light: { value: [-0.5, 0.55, 0.67] } },
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    transparent: true,
  });
  readonly mesh = new Mesh(new BufferGeometry(), this.material);
  private grown = false;

  constructor() {
    this.mesh.visible = false;
    this.mesh.renderOrder = 20;
    this.mesh.frustumCulled = false;
    this.daylight(false);
  }

  /** Build the mesh; until then the cubes float. */
  async grow(pause: () => Promise<void>): Promise<void> {
    const { positions, normals, faces } = await grow(STEP, pause);
    this.mesh.geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
    this.mesh.geometry.setAttribute("normal", new Float32BufferAttribute(normals, 3));
    this.mesh.geometry.setIndex(faces);
    this.grown = true;
  }

  /** Hold the hand over a point: the fingers curl around it. */
  hold(held: Held | null): void {
    this.mesh.visible = held?.is === "hand" && this.grown;
    if (!held) return;
    this.mesh.position.set(held.x + 4, held.y - 62, held.z + 30);
    this.mesh.rotation.set(-0.06, 0, 0.06);
  }

  daylight(on: boolean): void {
    this.material.uniforms.colour!.value = new Color(token(on ? "hand-day" : "hand-night"));
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.material.dispose();
  }
}

/** Return the cubes in a hand that nobody knows yet. */
export function veiled({ veiled, x, y, z }: Held): Placed[] {
  const side = 10;
  return Array.from({ length: veiled ? 3 : 0 }, (_, at) => {
    const angle = at * 2.4 + 0.6;
    const far = at ? side * (0.65 + 0.28 * Math.sqrt(at)) : 0;
    const spin = angle * 0.85;
    const turn = [0.46 * Math.sin(spin), 0.3 * Math.sin(spin), 0.84 * Math.sin(spin), Math.cos(spin)] as const;
    const length = Math.hypot(...turn);
    const [tx, ty, tz, tw] = turn;
    return { id: `${VEILED}:${at}`, side, x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far, z: z + (at % 3) * side * 0.3, turn: [tx / length, ty / length, tz / length, tw / length], glow: 0.25, dim: 0 };
  });
}
