// Scenes are loaded on demand, in idle moments, and only while their board is there.

import { house } from "../../house.svelte";
import { idle } from "../../lib/idle";

interface Scene {
  dispose(): void;
}

const bright = matchMedia("(prefers-color-scheme: light)");

/** Return true if the table is seen by day. */
export const isDay = (): boolean => house.settings.theme === "light" || (house.settings.theme === "system" && bright.matches);

/**
 * Load, make and prepare a scene; return null if its board has gone meanwhile. Faces are painted once, so the fonts must
 * be there; without them another font is used.
 */
export async function opened<Module, Made extends Scene>(
  load: () => Promise<Module>,
  make: (module: Module) => Made,
  prepare: (scene: Made) => Promise<void>,
  gone: () => boolean,
): Promise<Made | null> {
  await idle();
  const [module] = await Promise.all([
    load(),
    document.fonts.load('700 32px "Alegreya Sans"').catch(() => []),
    document.fonts.load('600 32px "Cinzel"').catch(() => []),
  ]);
  await idle();
  if (gone()) return null;
  const scene = make(module);
  await prepare(scene).catch((error) => (scene.dispose(), Promise.reject(error)));
  if (!gone()) return scene;
  scene.dispose();
  return null;
}
