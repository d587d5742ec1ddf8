// The lights (a torch above the table, ambient light, embers in the lair) and the camera.

import { Color, Group, HemisphereLight, type PerspectiveCamera, PointLight, SpotLight, Vector3 } from "three";
import { token } from "../../../lib/tokens";
import { AREAS } from "../layout";
import { acrossOf, alongOf, type Extent, LEDGE } from "./tray";

/** Tilt of the camera from the vertical, in radians. */
export const TILT = 0.3;

export class Lights {
  readonly group = new Group();
  private readonly torch = new SpotLight(token("light-night"), 1, 0, 0.75, 0.65);
  private readonly embers = new PointLight(token("light-embers"), 0, 6, 1.6);

  constructor() {
    const { shadow } = this.torch;
    this.torch.castShadow = true;
    shadow.mapSize.set(1024, 1024);
    shadow.radius = 4;
    shadow.bias = -0.0006;
    shadow.normalBias = 0.02;
    this.group.add(new HemisphereLight(token("light-sky"), token("light-ground"), 1.15), this.torch, this.torch.target, this.embers);
  }

  /** Place the lights for a table of this size; the torch hangs as high as the table is wide. */
  place(extent: Extent): void {
    const { width, height } = extent;
    const reach = Math.max(width, height);
    this.torch.position.set(-width * 0.32, reach * 1.15, -height * 0.42);
    this.torch.target.position.set(width * 0.04, 0, height * 0.04);
    this.torch.shadow.camera.near = reach * 0.4;
    this.torch.shadow.camera.far = reach * 2.4;
    this.torch.intensity = 3.9 * reach * reach;
    const { lair } = AREAS;
    this.embers.position.set(acrossOf(extent, lair.left + lair.width / 2), 1.1, alongOf(extent, lair.top + lair.height / 2));
  }

  /** Switch between daylight and torchlight. */
  daylight(on: boolean): void {
    this.torch.color = new Color(token(on ? "light-day" : "light-night"));
  }

  glow(heat: number): void {
    this.embers.intensity = heat * 16;
  }

  dispose(): void {
    this.torch.shadow.dispose();
  }
}

/** Move the camera as close as possible with the whole tray in view. */
export function aim(camera: PerspectiveCamera, { width, height }: Extent): void {
  const corners = [-1, 1].flatMap((x) => [-1, 1].map((z) => new Vector3((x * width) / 2, z < 0 ? LEDGE + 0.5 : 0.2, (z * height) / 2)));
  const fits = (far: number, shift: number): boolean => {
    camera.position.set(0, far * Math.cos(TILT), far * Math.sin(TILT) + shift);
    camera.lookAt(0, 0, shift);
    camera.updateMatrixWorld();
    camera.updateProjectionMatrix();
    return corners.every((corner) => {
      const seen = corner.clone().project(camera);
      return Math.abs(seen.x) <= 1 && Math.abs(seen.y) <= 1;
    });
  };
  let best = { far: 100, shift: 0 };
  for (let shift = -0.6; shift <= 0.6; shift += 0.05) {
    let [near, far] = [3, 100];
    for (let step = 0; step < 16; step += 1) {
      const middle = (near + far) / 2;
      if (fits(middle, shift)) far = middle;
      else near = middle;
    }
    if (far < best.far) best = { far, shift };
  }
  fits(best.far, best.shift);
}
