// The renderer of 3D scenes: light, shadows and resolution are the same on all boards.

import { NeutralToneMapping, PCFShadowMap, SRGBColorSpace, WebGLRenderer } from "three";

/** The greatest number of pixels for a pixel of the page. */
const SHARPEST = 2;

export class Renderer extends WebGLRenderer {
  /** `lost` is called if the browser takes the context of the canvas away. */
  constructor(canvas: HTMLCanvasElement, lost: () => void) {
    super({ canvas, antialias: true, alpha: true, powerPreference: "low-power" });
    this.outputColorSpace = SRGBColorSpace;
    this.toneMapping = NeutralToneMapping;
    this.shadowMap.enabled = true;
    this.shadowMap.type = PCFShadowMap;
    this.onLost = (event) => {
      event.preventDefault();
      lost();
    };
    canvas.addEventListener("webglcontextlost", this.onLost);
  }

  private readonly onLost: (event: Event) => void;

  resize(width: number, height: number): void {
    this.setPixelRatio(Math.min(devicePixelRatio, SHARPEST));
    this.setSize(width, height, false);
  }

  /** Give the context back at once: a page has few of them. */
  release(): void {
    this.domElement.removeEventListener("webglcontextlost", this.onLost);
    this.dispose();
    this.forceContextLoss();
  }
}
