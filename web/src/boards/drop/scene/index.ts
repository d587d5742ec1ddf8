// The tray in depth. It draws only while something moves; the projection that it tells is the one that is drawn.

import { Matrix4, PerspectiveCamera, Scene, Vector3 } from "three";
import type { Point } from "../../../lib/geometry";
import { Renderer } from "../../depth/renderer";
import type { Body, Lens, Motion } from "../ground";
import type { State } from "../overlay";
import { paintFaces } from "./atlas";
import { Bodies } from "./bodies";
import { Eye } from "./eye";
import { Hand, veiled } from "./hand";
import { Lights } from "./light";
import { anchored, type Held, type Situation, straight, viewOf, viewOfFall } from "./looks";
import { Rooms } from "./rooms";
import { Sparks } from "./sparks";
import { Things } from "./things";
import { Tray, WOOD } from "./tray";
import { axesOf, eyeOf, lensOf, type Size, type View } from "./view";

/** Everything that the scene shows. */
export interface Shown {
  bodies: readonly Body[];
  states: ReadonlyMap<string, State>;
  room: readonly Point[];
  own: readonly (readonly Point[])[];
  seen: Omit<Situation, "outer" | "size">;
  motion: Motion;
}

interface Wishes {
  half: number;
  letters: Readonly<Record<string, string>>;
  /** Called with the projection whenever it changes. */
  tell: (lens: Lens) => void;
  lost: () => void;
  /** Wait until there is time for the next piece of work. */
  pause: () => Promise<void>;
}

/** Bodies that are higher than their resting place by this many millimetres are in the air. */
const AIR = 2;

export class Table {
  private readonly renderer: Renderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera();
  private readonly lights = new Lights();
  private readonly sparks = new Sparks();
  private readonly things = new Things();
  private readonly eye = new Eye();
  private readonly hand = new Hand();
  private readonly rooms: Rooms;
  private tray: Tray | null = null;
  private bodies: Bodies | null = null;
  private size: Size = { width: 0, height: 0 };
  private shown: Shown | null = null;
  private frame = 0;
  private told: View | null = null;
  private anchor: Held | null = null;
  /** True while nothing may travel. */
  still = false;
  /** Script time of each frame in milliseconds, and the number of all frames. */
  private readonly spent: number[] = [];
  private frames = 0;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly wishes: Wishes,
  ) {
    this.renderer = new Renderer(canvas, wishes.lost);
    this.renderer.shadowMap.autoUpdate = false;
    this.renderer.info.autoReset = false;
    this.rooms = new Rooms(wishes.half);
    this.scene.add(this.lights.group, this.rooms.group, this.sparks.group, this.hand.mesh);
  }

  /** Paint textures, compile shaders and draw once, piece by piece, so that the page never waits for long. */
  async prepare(size: Size, day: boolean): Promise<void> {
    const { half, letters, pause } = this.wishes;
    this.bodies = new Bodies(await paintFaces(letters, pause), half);
    await pause();
    this.tray = new Tray(half);
    this.scene.add(this.tray.group, this.bodies.group);
    this.daylight(day);
    await pause();
    this.resize(size.width, size.height);
    await this.renderer.compileAsync(this.scene, this.camera);
    await pause();
  }

  /** Build what is not needed at first. */
  async finish(): Promise<void> {
    await this.hand.grow(this.wishes.pause);
    if (this.shown?.seen.held) this.draw();
    this.canvas.dataset.ready = "true";
  }

  /** Switch between daylight and torchlight. */
  daylight(on: boolean): void {
    for (const each of [this.lights, this.rooms, this.sparks, this.hand, this.tray, this.bodies]) each?.daylight(on);
    this.renderer.toneMappingExposure = on ? 1.1 : 1.05;
    this.renderer.shadowMap.needsUpdate = true;
    this.draw();
  }

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.size.width && height === this.size.height)) return;
    this.size = { width, height };
    this.renderer.resize(width, height);
    this.told = null;
    if (this.shown) this.show(this.shown, true);
  }

  /** Show the table as it is. `now` is true if the eye may not travel there. */
  show(shown: Shown, now = false): void {
    const first = this.shown === null;
    if (shown.room !== this.shown?.room || shown.own !== this.shown?.own) this.rooms.show(shown.room, shown.own);
    this.shown = shown;
    this.things.set(shown.bodies, shown.states, shown.room.length > 0, this.still || first);
    if (!shown.motion.playing) this.sparks.trails.end();
    // Depth begins as the flat picture, so that nothing jumps while it fades in.
    if (first) this.eye.jump(straight(shown.seen.sight));
    else if (!shown.motion.playing) this.eye.go(this.goal(shown), this.size, this.still || now);
    this.draw();
  }

  private goal({ seen }: Shown): View {
    this.anchor = seen.held && anchored(this.anchor, seen.held);
    return viewOf({ ...seen, held: this.anchor, outer: this.wishes.half + WOOD, size: this.size });
  }

  /** Draw in the next frame. */
  draw(): void {
    if (!this.frame && this.size.width && this.shown && this.bodies) this.frame = requestAnimationFrame(this.step);
  }

  private readonly step = (now: number) => {
    const started = performance.now();
    this.frame = 0;
    const { shown, bodies } = this;
    if (!shown || !bodies) return;
    const { playing, moving } = shown.motion;
    const changed = this.things.move(shown.motion, now);
    if (playing) this.follow(shown, now);
    const travels = this.eye.step(now, playing);
    const { held } = shown.seen;
    if (changed) bodies.set(held ? [...this.things.placed(), ...veiled(held)] : this.things.placed());
    this.hand.hold(held);
    const dusty = this.sparks.draw(now);
    // A film that is still on its way moves nothing.
    if (moving && !changed && !dusty && this.eye.view === this.told && !this.renderer.shadowMap.needsUpdate) return this.draw();
    const moved = this.look(this.eye.view);
    if (changed || moved) this.renderer.shadowMap.needsUpdate = true;
    if (moving || travels || dusty || this.things.changing) this.draw();
    this.renderer.info.reset();
    this.renderer.render(this.scene, this.camera);
    this.count(performance.now() - started);
  };

  /** Let the eye follow what falls, and note its speed for streaks and dust. */
  private follow(shown: Shown, now: number): void {
    const moving = this.things.moving();
    this.sparks.trails.move(moving, now);
    const high = moving.filter(({ z, side }) => z > side / 2 + AIR);
    const goal = viewOfFall((high.length ? high : moving).map(({ x, y, z }) => [x, y, z] as const), shown.seen.orbit, this.size);
    if (goal) this.eye.follow(goal);
  }

  /** Set the camera and the lights; return true if the shadows have to be drawn anew. */
  private look(view: View): boolean {
    if (view === this.told) return false;
    this.told = view;
    const { camera, size } = this;
    const { right, up, back } = axesOf(view);
    const far = eyeOf(view, size);
    camera.fov = (view.angle * 180) / Math.PI;
    camera.aspect = size.width / size.height;
    camera.near = Math.max(20, far - 1200);
    camera.far = far + 2000;
    camera.matrixAutoUpdate = false;
    camera.matrix.copy(new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...back)));
    camera.matrix.setPosition(view.x + far * back[0], view.y + far * back[1], far * back[2]);
    camera.updateMatrixWorld(true);
    camera.updateProjectionMatrix();
    const lens = lensOf(view, size);
    const reach = Math.hypot(size.width, size.height / Math.max(0.3, Math.cos(view.tilt))) / 2 / view.scale;
    const drawn = this.lights.place([view.x, view.y], reach);
    this.wishes.tell(lens);
    return drawn;
  }

  private count(took: number): void {
    this.spent.push(took);
    if (this.spent.length > 600) this.spent.shift();
    this.frames += 1;
    const moving = this.frame !== 0;
    Object.assign(this.canvas.dataset, { frames: this.frames, moving });
    if (moving) return;
    const script = this.spent.toSorted((one, other) => one - other)[this.spent.length >> 1] ?? 0;
    Object.assign(this.canvas.dataset, { calls: this.renderer.info.render.calls, script: script.toFixed(2), view: JSON.stringify(this.eye.view) });
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    for (const each of [this.tray, this.bodies, this.rooms, this.sparks, this.hand, this.lights]) each?.dispose();
    this.renderer.release();
  }
}
