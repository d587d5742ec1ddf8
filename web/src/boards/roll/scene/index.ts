// The 3D scene under the board's buttons. It draws only while something moves; positions and upper faces of the dice
// are read from what is drawn.

import {
  type BufferGeometry,
  type Material,
  Mesh,
  MeshPhongMaterial,
  PerspectiveCamera,
  Quaternion,
  Scene,
  type Texture,
  Vector3,
} from "three";
import { token } from "../../../lib/tokens";
import { Renderer } from "../../depth/renderer";
import type { Die } from "../dice";
import { dieSize, laidOut, levelSpot, type Spot } from "../layout";
import { DUNGEON, LEVELS, PARTY } from "../words";
import { facesOf, type Ink, numbersOf } from "./drawing";
import { aim, Lights, TILT } from "./light";
import { levelDie, levelTurn, roundedDie } from "./shapes";
import { acrossOf, alongOf, type Extent, LEDGE, Tray } from "./tray";
import { chance, type Path, type Pose, showing, sideUp, slid, thrown } from "./tumble";

export interface Shown {
  dice: readonly Die[];
  level: number;
  /** Progress towards the dragon, from 0 to 1. */
  heat: number;
}

export interface Onscreen {
  /** The centre in pixels from the upper left, and the apparent size. */
  x: number;
  y: number;
  size: number;
}

interface Wishes {
  drawn: Readonly<Record<string, string>>;
  letters: Readonly<Record<string, string>>;
  /** Called when the first movement begins and when the last one ends. */
  changed: (moving: boolean) => void;
  lost: () => void;
}

interface Thing {
  mesh: Mesh;
  pose: Pose;
  goal: Pose;
  path: Path | null;
  since: number;
  lasts: number;
  /** Number of throws shown so far. */
  throws: number;
  /** The path is a throw. */
  falls: boolean;
}

const SIZE = 0.9;

export class Table {
  private readonly renderer: Renderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(17, 1, 1, 120);
  private readonly lights = new Lights();
  private readonly shapes: { party: BufferGeometry; level: BufferGeometry };
  private readonly materials: Record<"party" | "dungeon" | "level", MeshPhongMaterial>;
  private readonly things = new Map<string, Thing>();
  private readonly kept: (BufferGeometry | Material | Texture)[] = [];
  private tray: Tray | null = null;
  private extent: Extent = { width: 6, height: 5 };
  private size = { width: 0, height: 0 };
  private frame = 0;
  private shown: Shown | null = null;
  /** Script time of each frame, in milliseconds. */
  readonly spent: number[] = [];

  constructor(
    canvas: HTMLCanvasElement,
    private readonly wishes: Wishes,
  ) {
    this.renderer = new Renderer(canvas, wishes.lost);
    const ivory = { ground: token("ivory"), line: token("ivory-line"), edge: token("ivory-edge") };
    const basalt = { ground: token("basalt"), line: token("basalt-line"), edge: token("basalt-edge") };
    const garnet = { ground: token("garnet"), line: token("garnet-line"), edge: token("garnet-deep") };
    const painted = (faces: readonly string[], ink: Ink) =>
      this.keep(facesOf(faces.map((face) => wishes.drawn[face] ?? ""), faces.map((face) => wishes.letters[face] ?? ""), ink));
    this.shapes = { party: this.keep(roundedDie()), level: this.keep(levelDie()) };
    this.materials = {
      party: this.keep(new MeshPhongMaterial({ map: painted(PARTY, ivory), specular: token("ivory-sheen"), shininess: 22 })),
      dungeon: this.keep(new MeshPhongMaterial({ map: painted(DUNGEON, basalt), specular: token("basalt-sheen"), shininess: 22 })),
      level: this.keep(new MeshPhongMaterial({ map: this.keep(numbersOf(LEVELS, garnet)), specular: token("garnet-sheen"), shininess: 60 })),
    };
    this.scene.add(this.lights.group);
  }

  private keep<T extends BufferGeometry | Material | Texture>(thing: T): T {
    this.kept.push(thing);
    return thing;
  }

  /** Switch between daylight and torchlight. */
  daylight(on: boolean): void {
    this.lights.daylight(on);
    this.draw();
  }

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.size.width && height === this.size.height)) return;
    this.size = { width, height };
    const die = dieSize(width, height);
    this.extent = { width: width / die, height: height / die / Math.cos(TILT) };
    this.renderer.resize(width, height);
    this.camera.aspect = width / height;
    aim(this.camera, this.extent);
    this.tray?.dispose();
    if (this.tray) this.scene.remove(this.tray.group);
    this.tray = new Tray(this.extent);
    this.scene.add(this.tray.group);
    this.lights.place(this.extent);
    if (this.shown) this.lay(this.shown, 0, true);
  }

  private restingPlace(spot: Spot | undefined, kind: Die["kind"]): Vector3 {
    if (!spot) return new Vector3(0, 0.5, (kind === "party" ? 1 : -1) * this.extent.height);
    return new Vector3(acrossOf(this.extent, spot.x), (spot.scale * SIZE) / 2, alongOf(this.extent, spot.y));
  }

  private goalOf(die: Die, spot: Spot | undefined): Pose {
    const side = (die.kind === "party" ? PARTY : DUNGEON).findIndex((face) => face === die.face);
    const askew = (chance(Number(die.id.split("-")[1]) * 7 + die.throws * 3.1) - 0.5) * 0.3;
    return { position: this.restingPlace(spot, die.kind), turn: showing(side, askew), scale: (spot?.scale ?? 0) * SIZE };
  }

  private thing(id: string, make: () => Mesh, goal: Pose): Thing {
    const known = this.things.get(id);
    if (known) return known;
    const mesh = make();
    mesh.castShadow = mesh.receiveShadow = true;
    this.scene.add(mesh);
    const pose = { position: goal.position.clone(), turn: goal.turn.clone(), scale: goal.scale };
    const thing: Thing = { mesh, pose, goal, path: null, since: 0, lasts: 0, throws: 0, falls: false };
    this.things.set(id, thing);
    return thing;
  }

  /** Move everything to its new place within `lasts` milliseconds. */
  show(shown: Shown, lasts: number): void {
    this.lay(shown, lasts, false);
  }

  /** Send everything to its place. `on`: dice in the air go on falling, to their places on a table of another size. */
  private lay(shown: Shown, lasts: number, on: boolean): void {
    this.shown = shown;
    const spots = laidOut(shown.dice);
    const begins = performance.now();
    for (const die of shown.dice) {
      const goal = this.goalOf(die, spots.get(die.id));
      const thing = this.thing(die.id, () => new Mesh(this.shapes.party, this.materials[die.kind]), goal);
      const seed = Number(die.id.split("-")[1]) * 13 + die.throws * 5 + (die.kind === "party" ? 0 : 101);
      const falls = die.throws > thing.throws;
      thing.throws = die.throws;
      if (falls) {
        const late = chance(seed + 9) * 0.16;
        this.send(thing, goal, thrown(this.edge(die.kind, seed), goal, seed), begins + lasts * late, lasts * (1 - late));
        thing.falls = true;
      } else if (on && thing.path && thing.falls) {
        this.send(thing, goal, thrown(this.edge(die.kind, seed), goal, seed), thing.since, thing.lasts);
        thing.falls = true;
      } else if (!same(thing.goal, goal) || lasts === 0) this.send(thing, goal, slid(thing.pose, goal), begins, lasts * 0.45);
    }
    this.climb(shown.level, begins, lasts);
    this.lights.glow(shown.heat);
    this.run();
  }

  private climb(level: number, begins: number, lasts: number): void {
    const spot = levelSpot(level);
    const scale = spot.scale * 1.05;
    const position = new Vector3(acrossOf(this.extent, spot.x), LEDGE + scale * 0.42, alongOf(this.extent, spot.y));
    const goal = { position, turn: level ? levelTurn(level) : new Quaternion(), scale };
    const thing = this.thing("level", () => new Mesh(this.shapes.level, this.materials.level), goal);
    if (!same(thing.goal, goal) || lasts === 0) this.send(thing, goal, slid(thing.pose, goal), begins, lasts * 0.5);
  }

  private send(thing: Thing, goal: Pose, path: Path, since: number, lasts: number): void {
    Object.assign(thing, { goal, path, since, lasts, falls: false });
  }

  /** Return the starting point of a throw: the player's side for the party, the far side for the dungeon. */
  private edge(kind: Die["kind"], seed: number): Vector3 {
    const { width, height } = this.extent;
    const x = (chance(seed + 4) - 0.5) * width * 0.5 + width * 0.35;
    return new Vector3(x, 0, kind === "party" ? height * 0.78 : -height * 0.78);
  }

  /** End all movements at once. */
  skip(): void {
    for (const thing of this.things.values()) if (thing.path) thing.lasts = 0;
    cancelAnimationFrame(this.frame);
    this.step(performance.now());
  }

  private run(): void {
    cancelAnimationFrame(this.frame);
    this.wishes.changed(true);
    this.step(performance.now());
  }

  private readonly step = (now: number) => {
    const started = performance.now();
    let moving = false;
    for (const thing of this.things.values()) {
      if (thing.path) {
        const time = thing.lasts > 0 ? Math.min(1, Math.max(0, (now - thing.since) / thing.lasts)) : 1;
        thing.path(time, thing.pose);
        if (time === 1) thing.path = null;
        else moving = true;
      }
      thing.mesh.position.copy(thing.pose.position);
      thing.mesh.quaternion.copy(thing.pose.turn);
      thing.mesh.scale.setScalar(Math.max(thing.pose.scale, 0.001));
      thing.mesh.visible = thing.pose.scale > 0.02;
    }
    this.renderer.render(this.scene, this.camera);
    this.spent.push(performance.now() - started);
    if (this.spent.length > 600) this.spent.shift();
    if (moving) this.frame = requestAnimationFrame(this.step);
    else this.wishes.changed(false);
  };

  /** Compile shaders and upload textures without blocking the page, so that the first frame waits for nothing. */
  async prepare(width: number, height: number): Promise<void> {
    this.resize(width, height);
    const meshes = (["party", "dungeon"] as const).map((kind) => new Mesh(this.shapes.party, this.materials[kind]));
    const level = new Mesh(this.shapes.level, this.materials.level);
    for (const mesh of [...meshes, level]) mesh.castShadow = mesh.receiveShadow = true;
    this.scene.add(...meshes, level);
    await this.renderer.compileAsync(this.scene, this.camera);
    this.draw();
    this.scene.remove(...meshes, level);
  }

  private draw(): void {
    if (this.size.width) this.renderer.render(this.scene, this.camera);
  }

  /** Return the final positions of the dice on the screen. */
  places(): Map<string, Onscreen> {
    const found = new Map<string, Onscreen>();
    const { width, height } = this.size;
    for (const [id, { goal }] of this.things) {
      if (goal.scale < 0.02) continue;
      const top = goal.position.clone().setY(goal.position.y + goal.scale * 0.45);
      const [middle, right] = [top.clone().project(this.camera), top.clone().setX(top.x + goal.scale).project(this.camera)];
      found.set(id, { x: ((middle.x + 1) / 2) * width, y: ((1 - middle.y) / 2) * height, size: ((right.x - middle.x) / 2) * width });
    }
    return found;
  }

  /** Return the upper face of each die as it is drawn now. */
  up(): Map<string, string> {
    const found = new Map<string, string>();
    for (const [id, { mesh }] of this.things) {
      const faces = id.startsWith("party") ? PARTY : DUNGEON;
      if (id !== "level" && mesh.visible) found.set(id, faces[sideUp(mesh.quaternion)] ?? "");
    }
    return found;
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.tray?.dispose();
    for (const thing of this.kept) thing.dispose();
    this.lights.dispose();
    this.renderer.release();
  }
}

function same(one: Pose, other: Pose): boolean {
  return one.position.distanceToSquared(other.position) < 1e-6 && Math.abs(one.turn.dot(other.turn)) > 1 - 1e-6 && Math.abs(one.scale - other.scale) < 1e-4;
}
