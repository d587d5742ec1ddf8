// The traces of a fall in the air: streaks behind fast bodies, and dust where one strikes the cloth. Both are read from the
// motion of the bodies. Streaks are one draw call, dust is another.

import {
  BufferAttribute,
  BufferGeometry,
  Color,
  DoubleSide,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  ShaderMaterial,
} from "three";
import { token } from "../../../lib/tokens";
import { type Puff, Trails } from "./trails";

const MOST = 160;
const STREAK = `
attribute vec3 tail; attribute vec3 head; attribute float wide;
varying float vAlong;
void main() {
  vec4 a = modelViewMatrix * vec4(tail, 1.), b = modelViewMatrix * vec4(head, 1.);
  vec3 across = normalize(cross(b.xyz - a.xyz, -b.xyz)) * wide * mix(.3, 1., position.y);
  vAlong = position.y;
  gl_Position = projectionMatrix * vec4(mix(a.xyz, b.xyz, position.y) + across * position.x, 1.);
}`;
const STREAKED = `
uniform vec3 colour; uniform float strength; varying float vAlong;
void main() { gl_FragColor = vec4(colour, strength * vAlong * vAlong);
#include <colorspace_fragment>
}`;
const DUST = `
attribute vec3 middle; attribute vec2 cloud;
varying vec2 vAt; varying float vFade;
void main() {
  vAt = position.xy; vFade = cloud.y;
  vec4 p = modelViewMatrix * vec4(middle, 1.);
  gl_Position = projectionMatrix * (p + vec4(position.xy * vec2(1., .66) * cloud.x, 0., 0.));
}`;
const DUSTED = `
uniform vec3 colour; varying vec2 vAt; varying float vFade;
void main() { float far = 1. - min(1., length(vAt)); gl_FragColor = vec4(colour, vFade * far * far);
#include <colorspace_fragment>
}`;

export class Sparks {
  readonly group = new Group();
  readonly trails = new Trails();
  private readonly tail = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
  private readonly head = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
  private readonly wide = new InstancedBufferAttribute(new Float32Array(MOST), 1);
  private readonly middle = new InstancedBufferAttribute(new Float32Array(MOST * 3), 3);
  private readonly cloud = new InstancedBufferAttribute(new Float32Array(MOST * 2), 2);
  private readonly streaks: Mesh<InstancedBufferGeometry, ShaderMaterial>;
  private readonly dust: Mesh<InstancedBufferGeometry, ShaderMaterial>;

  constructor() {
    this.streaks = this.made([-1, 0, 1, 0, 1, 1, -1, 1], { tail: this.tail, head: this.head, wide: this.wide }, STREAK, STREAKED);
    this.dust = this.made([-1, -1, 1, -1, 1, 1, -1, 1], { middle: this.middle, cloud: this.cloud }, DUST, DUSTED);
    this.daylight(false);
  }

  private made(corners: readonly number[], attributes: Record<string, InstancedBufferAttribute>, vertex: string, fragment: string): Mesh<InstancedBufferGeometry, ShaderMaterial> {
    const shape = new InstancedBufferGeometry();
    const flat: BufferGeometry = shape;
    flat.setAttribute("position", new BufferAttribute(new Float32Array([0, 1, 2, 3].flatMap((at) => [corners[2 * at]!, corners[2 * at + 1]!, 0])), 3));
    flat.setIndex([0, 1, 2, 0, 2, 3]);
    for (const [name, each] of Object.entries(attributes)) flat.setAttribute(name, each.setUsage(DynamicDrawUsage));
    const uniforms = { colour: { value: new Color() }, strength: { value: 0.26 } };
    const mesh = new Mesh(shape, new ShaderMaterial({ uniforms, vertexShader: vertex, fragmentShader: fragment, transparent: true, depthWrite: false, side: DoubleSide }));
    mesh.frustumCulled = false;
    mesh.renderOrder = 5;
    mesh.visible = false;
    this.group.add(mesh);
    return mesh;
  }

  /** Draw the streaks and the dust of this moment; return true while there is something. */
  draw(now: number): boolean {
    const streaks = this.trails.streaks().slice(0, MOST);
    streaks.forEach(({ from, to, wide }, at) => {
      this.tail.setXYZ(at, ...from);
      this.head.setXYZ(at, ...to);
      this.wide.setX(at, wide);
    });
    const puffs: readonly Puff[] = this.trails.puffs(now).slice(0, MOST);
    puffs.forEach(({ x, y, z, wide, strength }, at) => {
      this.middle.setXYZ(at, x, y, z);
      this.cloud.setXY(at, wide, strength);
    });
    for (const each of [this.tail, this.head, this.wide, this.middle, this.cloud]) each.needsUpdate = true;
    this.streaks.geometry.instanceCount = streaks.length;
    this.dust.geometry.instanceCount = puffs.length;
    this.streaks.visible = streaks.length > 0;
    this.dust.visible = puffs.length > 0;
    return streaks.length + puffs.length > 0;
  }

  /** Switch between daylight and torchlight. */
  daylight(on: boolean): void {
    for (const { material } of [this.streaks, this.dust]) material.uniforms.colour!.value = new Color(token(on ? "dust-day" : "dust-night"));
  }

  dispose(): void {
    for (const { geometry, material } of [this.streaks, this.dust]) geometry.dispose(), material.dispose();
  }
}
