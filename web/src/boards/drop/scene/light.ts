// The lights: the sky, one directional light with the only shadows, and a torch whose pool lies on what is in sight.

import { Color, DirectionalLight, Group, HemisphereLight, SpotLight } from "three";
import type { Point } from "../../../lib/geometry";
import { token } from "../../../lib/tokens";

/** The place of the light: never the mirror image of the eye, or all flat tops would flash at once. */
const FROM = [-0.46, 0.38, 0.92] as const;
const HIGH = 1000;

export class Lights {
  readonly group = new Group();
  private readonly sky = new HemisphereLight();
  private readonly sun = new DirectionalLight();
  private readonly torch = new SpotLight(token("light-night"), 1, 0, 0.5, 1, 0);
  private box = "";

  constructor() {
    const { shadow } = this.sun;
    this.sky.position.set(0, 0, 1);
    this.sun.castShadow = true;
    shadow.mapSize.set(2048, 2048);
    shadow.radius = 3;
    shadow.bias = -0.0003;
    this.group.add(this.sky, this.sun, this.sun.target, this.torch, this.torch.target);
  }

  /** Switch between daylight and torchlight. */
  daylight(on: boolean): void {
    const time = on ? "day" : "night";
    this.sky.color = new Color(token(`jade-sky-${time}`));
    this.sky.groundColor = new Color(token(`jade-ground-${time}`));
    this.sky.intensity = on ? 1.45 : 0.62;
    this.sun.color = new Color(token(`light-${time}`));
    this.sun.intensity = on ? 1.7 : 0.9;
    this.torch.color = new Color(token(`light-${time}`));
    this.torch.intensity = on ? 0.6 : 3.3;
  }

  /** Light what is in sight: a disc around a point. Return true if the shadows have to be drawn again. */
  place([x, y]: Point, reach: number): boolean {
    // Steps of a quarter, so that the shadows do not crawl while the eye moves.
    const wide = Math.min(720, 2 ** (Math.ceil(Math.log2(Math.max(40, reach)) * 4) / 4));
    const step = wide / 8;
    const [midX, midY] = [Math.round(x / step) * step, Math.round(y / step) * step];
    this.torch.position.set(x - 330, y + 260, 1180);
    // The pool of a slanting torch reaches further away from it than towards it.
    this.torch.target.position.set(x - reach * 0.1, y + reach * 0.1, 0);
    this.torch.angle = Math.min(0.45, Math.max(0.08, (reach * 0.86) / 1300));
    const box = [midX, midY, wide].join();
    if (box === this.box) return false;
    this.box = box;
    const { camera } = this.sun.shadow;
    this.sun.position.set(midX + FROM[0] * HIGH, midY + FROM[1] * HIGH, FROM[2] * HIGH);
    this.sun.target.position.set(midX, midY, 0);
    const span = wide * 1.12 + 20;
    Object.assign(camera, { left: -span, right: span, top: span, bottom: -span, near: 100, far: 2400 });
    this.sun.shadow.normalBias = wide / 2400;
    camera.updateProjectionMatrix();
    return true;
  }

  dispose(): void {
    this.sun.shadow.dispose();
  }
}
