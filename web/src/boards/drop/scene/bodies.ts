// All bodies in a few draw calls: cubes and tokens are one instanced mesh with one texture, pawns another; soft squares
// under them are their contact with the cloth, and discs of light lie around the chosen ones.

import {
  type BufferGeometry,
  Color,
  DynamicDrawUsage,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  MeshPhongMaterial,
  PlaneGeometry,
  Quaternion,
  type Texture,
  Vector3,
} from "three";
import { token } from "../../../lib/tokens";
import type { Pose } from "../ground";
import { kindOf } from "../kinds";
import { cellOf, GRID, placeIn } from "./cells";
import { cube, meeple } from "./shapes";
import { puff, smudge } from "./textures";

/** A body as it is drawn now. */
export interface Placed {
  id: string;
  side: number;
  x: number;
  y: number;
  z: number;
  turn: Pose["turn"];
  /** From 0 to 1: how much it shines, and how much it is dimmed. */
  glow: number;
  dim: number;
}

const MOST = 160;
const PAWNS = 8;
/** The height of a token, as a share of its side. */
const PLATE = 0.3;

/** Return the height of the middle of a body at rest. */
export const restingAt = (kind: string, side: number): number => (kind === "token" ? (side * PLATE) / 2 : kind === "pawn" ? 8 : side / 2);

export class Bodies {
  readonly group = new Group();
  private readonly cubes: InstancedMesh;
  private readonly pawns: InstancedMesh;
  private readonly blobs: InstancedMesh;
  private readonly discs: InstancedMesh;
  private readonly cell = new InstancedBufferAttribute(new Float32Array(MOST * 2), 2);
  private readonly state = new InstancedBufferAttribute(new Float32Array(MOST * 2), 2);
  private readonly fade = new InstancedBufferAttribute(new Float32Array(MOST), 1);
  private readonly kept: (BufferGeometry | Material | Texture)[] = [];
  private readonly matrix = new Matrix4();
  private readonly scale = new Vector3();
  private readonly place = new Vector3();
  private readonly turned = new Quaternion();
  private readonly tint = new Color();
  private readonly soft = { strength: 0.8 };

  constructor(
    faces: Texture,
    private readonly half: number,
  ) {
    this.cubes = this.instanced(this.shapeOf(cube(), { cell: this.cell, state: this.state }), carved(faces), MOST);
    this.pawns = this.instanced(meeple(), new MeshPhongMaterial({ color: token("cube-pawn"), specular: token("cube-sheen"), shininess: 30 }), PAWNS);
    this.blobs = this.instanced(this.shapeOf(new PlaneGeometry(1, 1), { fade: this.fade }), shadowy(this.keep(smudge())), MOST);
    this.discs = this.instanced(new PlaneGeometry(1, 1), new MeshBasicMaterial({ color: token("pillar-glow"), alphaMap: this.keep(puff()), transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -4 }), 32);
    this.cubes.castShadow = this.cubes.receiveShadow = this.pawns.castShadow = this.pawns.receiveShadow = true;
    this.blobs.renderOrder = 2;
    this.discs.renderOrder = 3;
    // The shader of pawns knows their colours from the start.
    this.pawns.setColorAt(0, this.tint.setScalar(1));
    this.kept.push(faces);
  }

  private keep<T extends BufferGeometry | Material | Texture>(thing: T): T {
    this.kept.push(thing);
    return thing;
  }

  private shapeOf(shape: BufferGeometry, attributes: Record<string, InstancedBufferAttribute>): BufferGeometry {
    for (const [name, each] of Object.entries(attributes)) shape.setAttribute(name, each.setUsage(DynamicDrawUsage));
    return shape;
  }

  private instanced(shape: BufferGeometry, material: Material, most: number): InstancedMesh {
    const made = new InstancedMesh(this.keep(shape), this.keep(material), most);
    made.instanceMatrix.setUsage(DynamicDrawUsage);
    made.frustumCulled = false;
    made.count = 0;
    this.group.add(made);
    return made;
  }

  /** Put every body where it is. */
  set(all: readonly Placed[]): void {
    const counts = { cubes: 0, pawns: 0, blobs: 0, discs: 0 };
    for (const body of all) {
      const kind = kindOf(body.id);
      this.turned.set(...body.turn);
      if (kind === "pawn" && counts.pawns < PAWNS) this.stand(counts.pawns++, body);
      else if (counts.cubes < MOST) this.lay(counts.cubes++, body, kind === "token" ? PLATE : 1);
      if (Math.max(Math.abs(body.x), Math.abs(body.y)) < this.half && counts.blobs < MOST) this.touch(counts.blobs++, body, restingAt(kind, body.side));
      if (body.glow > 0.3 && counts.discs < 32) this.light(counts.discs++, body);
    }
    for (const name of ["cubes", "pawns", "blobs", "discs"] as const) {
      this[name].count = counts[name];
      this[name].visible = counts[name] > 0;
      this[name].instanceMatrix.needsUpdate = true;
    }
    this.cell.needsUpdate = this.state.needsUpdate = this.fade.needsUpdate = true;
    if (this.pawns.instanceColor) this.pawns.instanceColor.needsUpdate = true;
  }

  private lay(at: number, { id, side, x, y, z, glow, dim }: Placed, plate: number): void {
    this.cubes.setMatrixAt(at, this.matrix.compose(this.place.set(x, y, z), this.turned, this.scale.set(side, side, side * plate)));
    this.cell.setXY(at, ...cellOf(id));
    this.state.setXY(at, glow, dim);
  }

  private stand(at: number, { x, y, z, dim }: Placed): void {
    this.pawns.setMatrixAt(at, this.matrix.compose(this.place.set(x, y, z), this.turned, this.scale.set(1, 1, 1)));
    this.pawns.setColorAt(at, this.tint.setScalar(1 - 0.5 * dim));
  }

  /** Darken the cloth under a body; the higher the body is, the wider and fainter. */
  private touch(at: number, { side, x, y, z, turn, dim }: Placed, rest: number): void {
    const high = Math.max(0, z - rest) / 10;
    const wide = side * (2.2 + high * 0.24);
    this.fade.setX(at, ((1 - 0.4 * dim) * this.soft.strength) / (1 + high * high * 0.1));
    const [, , tz, tw] = turn;
    const yaw = high > 0.3 ? 0 : 2 * Math.atan2(tz, tw);
    this.turned.set(0, 0, Math.sin(yaw / 2), Math.cos(yaw / 2));
    this.blobs.setMatrixAt(at, this.matrix.compose(this.place.set(x, y, 0.12 + at * 0.001), this.turned, this.scale.set(wide, wide, 1)));
  }

  private light(at: number, { side, x, y, glow }: Placed): void {
    this.turned.identity();
    const wide = side * 6 * glow;
    this.discs.setMatrixAt(at, this.matrix.compose(this.place.set(x, y, 0.3), this.turned, this.scale.set(wide, wide, 1)));
  }

  /** Switch between daylight and torchlight. */
  daylight(on: boolean): void {
    this.soft.strength = on ? 0.5 : 0.8;
  }

  dispose(): void {
    for (const thing of this.kept) thing.dispose();
  }
}

/** Return the material of cubes: the face from its cell, a glow in its own colour, and less colour for what is dimmed. */
function carved(faces: Texture): MeshPhongMaterial {
  const material = new MeshPhongMaterial({ map: faces, specular: token("cube-sheen"), shininess: 26 });
  const [low, high] = [placeIn([0, 0], 0, 0)[0] * GRID, placeIn([0, 0], 1, 1)[0] * GRID];
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace("#include <common>", "#include <common>\nattribute vec2 cell; attribute vec2 state; varying vec2 vState;")
      .replace("#include <uv_vertex>", `#include <uv_vertex>\nvMapUv = (mix(vec2(${low}), vec2(${high}), uv) + cell) / ${GRID.toFixed(1)}; vState = state;`);
    shader.fragmentShader = shader.fragmentShader
      .replace("#include <common>", "#include <common>\nvarying vec2 vState;")
      .replace("#include <map_fragment>", "#include <map_fragment>\nfloat grey = dot(diffuseColor.rgb, vec3(.3, .59, .11)); diffuseColor.rgb = mix(diffuseColor.rgb, mix(vec3(grey), diffuseColor.rgb, .5) * .5, vState.y);")
      .replace("#include <emissivemap_fragment>", "#include <emissivemap_fragment>\ntotalEmissiveRadiance += diffuseColor.rgb * vec3(1., .78, .42) * vState.x;");
  };
  return material;
}

/** Return the material of contact shadows, each with its own strength. */
function shadowy(soft: Texture): MeshBasicMaterial {
  const material = new MeshBasicMaterial({ color: token("black"), alphaMap: soft, transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -3 });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace("#include <common>", "#include <common>\nattribute float fade; varying float vFade;").replace("#include <uv_vertex>", "#include <uv_vertex>\nvFade = fade;");
    shader.fragmentShader = shader.fragmentShader.replace("#include <common>", "#include <common>\nvarying float vFade;").replace("#include <alphamap_fragment>", "#include <alphamap_fragment>\ndiffuseColor.a *= vFade;");
  };
  return material;
}
