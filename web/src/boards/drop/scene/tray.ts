// The tray: cloth, a flush strip of brass and wood with the names of the squares, on a dark floor. The edge is open, so
// nothing is raised. One unit is a millimetre; x to the right, y away from the player, z up.

import {
  BufferGeometry,
  type CanvasTexture,
  Color,
  Float32BufferAttribute,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
} from "three";
import { token } from "../../../lib/tokens";
import { brass, cloth, puff, signs, wood } from "./textures";

/** Widths of the brass and of the wood around the cloth. */
export const [BRASS, WOOD] = [8, 26];
const THICK = 22;
const SQUARE = 50;
const GRID = 6;
/** Millimetres of one repetition of the cloth and of the wood. */
const [WEAVE, PLANK] = [64, 420];

type Quad = readonly [readonly number[], readonly number[], readonly number[], readonly number[]];

/** Build flat quadrangles; each has four corners and four places on the texture. */
function quads(all: readonly { corners: Quad; places: Quad }[]): BufferGeometry {
  const made = new BufferGeometry();
  made.setAttribute("position", new Float32BufferAttribute(all.flatMap(({ corners }) => corners.flat()), 3));
  made.setAttribute("uv", new Float32BufferAttribute(all.flatMap(({ places }) => places.flat()), 2));
  made.setIndex(all.flatMap((_, at) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * at + corner)));
  made.computeVertexNormals();
  return made;
}

/** Build a mitred frame between two squares; the texture runs along it. */
function frame(inner: number, outer: number, z: number, repeat: number): BufferGeometry {
  return quads(
    [0, 1, 2, 3].map((side) => {
      const turned = (x: number, y: number) => [[x, y], [-y, x], [-x, -y], [y, -x]][side]!;
      const corners: Quad = [[...turned(-outer, -outer), z], [...turned(outer, -outer), z], [...turned(inner, -inner), z], [...turned(-inner, -inner), z]];
      const shift = side * 0.37;
      const along = (x: number) => x / repeat + shift;
      return { corners, places: [[along(-outer), 0], [along(outer), 0], [along(inner), 1], [along(-inner), 1]] };
    }),
  );
}

/** Build the four sides of a block under the frame. */
function block(outer: number): BufferGeometry {
  return quads(
    [0, 1, 2, 3].map((side) => {
      const turned = (x: number, y: number) => [[x, y], [-y, x], [-x, -y], [y, -x]][side]!;
      const corners: Quad = [[...turned(-outer, -outer), -THICK], [...turned(outer, -outer), -THICK], [...turned(outer, -outer), 0], [...turned(-outer, -outer), 0]];
      const along = (outer * 2) / PLANK;
      return { corners, places: [[0, 0], [along, 0], [along, 0.8], [0, 0.8]] };
    }),
  );
}

/** Build the names of the squares on the wood: columns along two sides, rows along the others; A1 is at the far left. */
function names(half: number): { texts: string[]; shape: BufferGeometry } {
  const count = Math.round((2 * half) / SQUARE);
  const texts = [...Array.from({ length: count }, (_, at) => String.fromCharCode(65 + at)), ...Array.from({ length: count }, (_, at) => String(at + 1))];
  const size = 13;
  const across = half + BRASS + (WOOD - BRASS) / 2;
  const spots = Array.from({ length: count }, (_, at) => (at + 0.5) * SQUARE - half).flatMap((along, at) => [
    [at, along, across], [at, along, -across], [count + at, -across, -along], [count + at, across, -along],
  ] as const);
  const shape = quads(
    spots.map(([text, x, y]) => {
      const [left, top] = [(text % GRID) / GRID, 1 - Math.floor(text / GRID) / GRID];
      const [right, bottom] = [left + 1 / GRID, top - 1 / GRID];
      return {
        corners: [[x - size, y - size, 0.1], [x + size, y - size, 0.1], [x + size, y + size, 0.1], [x - size, y + size, 0.1]],
        places: [[left, bottom], [right, bottom], [right, top], [left, top]],
      };
    }),
  );
  return { texts, shape };
}

export class Tray {
  readonly group = new Group();
  private readonly kept: (BufferGeometry | Material | CanvasTexture)[] = [];
  private readonly felt = new MeshLambertMaterial();
  private readonly dark: MeshBasicMaterial;

  constructor(half: number) {
    const outer = half + WOOD;
    const weave = this.keep(cloth());
    weave.repeat.set((2 * half) / WEAVE, (2 * half) / WEAVE);
    this.felt.map = weave;
    this.lay(new PlaneGeometry(2 * half, 2 * half), this.felt, true);
    const planks = this.keep(new MeshLambertMaterial({ map: this.keep(wood()) }));
    this.lay(frame(half + BRASS, outer, 0, PLANK), planks, true);
    this.lay(block(outer), planks, false);
    this.lay(frame(half, half + BRASS, 0, PLANK), new MeshLambertMaterial({ map: this.keep(brass()) }), true);
    const { texts, shape } = names(half);
    this.lay(shape, new MeshLambertMaterial({ map: this.keep(signs(texts, GRID)), transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -2 }), false);
    // A soft shadow on whatever the tray stands on.
    this.dark = this.keep(new MeshBasicMaterial({ color: token("black"), alphaMap: this.keep(puff()), transparent: true, depthWrite: false }));
    const shadow = this.lay(new PlaneGeometry(outer * 4.4, outer * 4.4), this.dark, false);
    shadow.position.z = -THICK;
    shadow.renderOrder = -1;
  }

  private keep<T extends BufferGeometry | Material | CanvasTexture>(thing: T): T {
    this.kept.push(thing);
    return thing;
  }

  private lay(shape: BufferGeometry, material: Material, shaded: boolean): Mesh {
    const made = new Mesh(this.keep(shape), this.keep(material));
    made.receiveShadow = shaded;
    this.group.add(made);
    return made;
  }

  /** Switch between daylight and torchlight. */
  daylight(on: boolean): void {
    this.felt.color = new Color(token(on ? "felt-jade-day" : "felt-jade"));
    this.dark.opacity = on ? 0.35 : 0.8;
  }

  dispose(): void {
    for (const thing of this.kept) thing.dispose();
  }
}
