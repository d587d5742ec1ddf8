// The tray: leather floor, wooden rim and dividers, a ledge with ten steps. Its layout is that of the board; one unit
// is the side of a die.

import { BoxGeometry, type BufferGeometry, type CanvasTexture, Group, type Material, Mesh, MeshLambertMaterial, PlaneGeometry, RepeatWrapping } from "three";
import { token } from "../../../lib/tokens";
import { type Area, AREAS } from "../layout";
import { LEVELS } from "../words";
import { leather, stepsOf, wood } from "./drawing";

export const LEDGE = 0.3;
const RIM = 0.42;
const THICK = 0.16;

/** Size of the table, in dice. */
export interface Extent {
  width: number;
  height: number;
}

/** Convert fractions of the board to coordinates of the scene. */
export const acrossOf = (extent: Extent, x: number): number => (x - 0.5) * extent.width;
export const alongOf = (extent: Extent, y: number): number => (y - 0.5) * extent.height;

export class Tray {
  readonly group = new Group();
  private readonly kept: (BufferGeometry | Material | CanvasTexture)[] = [];

  constructor(private readonly extent: Extent) {
    const planks = this.keep(wood());
    const rim = this.keep(new MeshLambertMaterial({ map: planks }));
    const felt = this.keep(leather(token("felt")));
    felt.wrapS = felt.wrapT = RepeatWrapping;
    felt.repeat.set(extent.width / 3, extent.height / 3);
    const floor = new Mesh(this.keep(new PlaneGeometry(extent.width, extent.height)), this.keep(new MeshLambertMaterial({ map: felt })));
    floor.rotation.x = -Math.PI / 2;
    floor.receiveShadow = true;
    this.group.add(floor);
    this.frame(rim);
    this.dividers(rim);
    this.ledge();
  }

  private keep<T extends BufferGeometry | Material | CanvasTexture>(thing: T): T {
    this.kept.push(thing);
    return thing;
  }

  private box(material: Material | Material[], x: number, z: number, width: number, height: number, depth: number): void {
    const made = new Mesh(this.keep(new BoxGeometry(width, height, depth)), material);
    made.position.set(x, height / 2, z);
    made.castShadow = made.receiveShadow = true;
    this.group.add(made);
  }

  private frame(rim: Material): void {
    const { width, height } = this.extent;
    for (const side of [-1, 1]) {
      this.box(rim, 0, (side * (height + RIM)) / 2, width + 2 * RIM, 0.7, RIM);
      this.box(rim, (side * (width + RIM)) / 2, 0, RIM, 0.7, height);
    }
  }

  private dividers(rim: Material): void {
    const { dungeon, party, lair } = AREAS;
    const top = alongOf(this.extent, dungeon.top) - THICK / 2;
    const middle = alongOf(this.extent, (dungeon.top + dungeon.height + party.top) / 2);
    const bottom = this.extent.height / 2;
    const wall = acrossOf(this.extent, (dungeon.left + dungeon.width + lair.left) / 2);
    this.box(rim, 0, middle, this.extent.width, 0.34, THICK);
    this.box(rim, wall, (top + bottom) / 2, THICK, 0.34, bottom - top);
  }

  private ledge(): void {
    const { levels, dungeon }: Record<string, Area> = AREAS;
    const depth = alongOf(this.extent, (levels!.top + levels!.height + dungeon!.top) / 2) + this.extent.height / 2;
    const steps = this.keep(stepsOf(LEVELS, this.extent.width * levels!.width, depth));
    const side = this.keep(new MeshLambertMaterial({ color: token("ledge") }));
    const top = this.keep(new MeshLambertMaterial({ map: steps }));
    const z = -this.extent.height / 2 + depth / 2;
    this.box([side, side, top, side, side, side], 0, z, this.extent.width * levels!.width, LEDGE, depth);
  }

  dispose(): void {
    for (const thing of this.kept) thing.dispose();
  }
}
