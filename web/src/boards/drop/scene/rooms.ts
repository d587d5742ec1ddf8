// The light of rooms on the cloth: the lit room is warm and the cloth around it dark; rooms that somebody is in are jade.

import { Group, type Material, Mesh, MeshBasicMaterial, Path, Shape, ShapeGeometry, Vector2 } from "three";
import type { Point } from "../../../lib/geometry";
import { token } from "../../../lib/tokens";

const vectors = (points: readonly Point[]) => points.map(([x, y]) => new Vector2(x, y));

export class Rooms {
  readonly group = new Group();
  private readonly lit = this.glass("room-lit");
  private readonly own = this.glass("room-own");
  private readonly veil = this.glass("black");
  private day = false;

  constructor(private readonly half: number) {
    this.daylight(false);
  }

  private glass(colour: string): MeshBasicMaterial {
    return new MeshBasicMaterial({ color: token(colour), transparent: true, depthWrite: false, polygonOffset: true, polygonOffsetFactor: -1, toneMapped: false });
  }

  show(room: readonly Point[], own: readonly (readonly Point[])[]): void {
    this.clear();
    for (const each of own) if (each.length > 2) this.lay(new Shape(vectors(each)), this.own);
    if (room.length < 3) return;
    const far = this.half;
    const around = new Shape(vectors([[-far, -far], [far, -far], [far, far], [-far, far]]));
    around.holes.push(new Path(vectors(room)));
    this.lay(around, this.veil);
    this.lay(new Shape(vectors(room)), this.lit);
  }

  private lay(shape: Shape, material: Material): void {
    const made = new Mesh(new ShapeGeometry(shape), material);
    made.position.z = 0.05;
    made.renderOrder = 1;
    this.group.add(made);
  }

  private clear(): void {
    for (const each of this.group.children) (each as Mesh).geometry.dispose();
    this.group.clear();
  }

  daylight(on: boolean): void {
    this.day = on;
    this.lit.opacity = this.day ? 0.34 : 0.2;
    this.own.opacity = this.day ? 0.26 : 0.16;
    this.veil.opacity = this.day ? 0.26 : 0.42;
  }

  dispose(): void {
    this.clear();
    for (const each of [this.lit, this.own, this.veil]) each.dispose();
  }
}
