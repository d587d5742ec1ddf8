// Icons by name, `import sword from "icon:broadsword"`: only the icons in use are part of the client.

import collection from "@iconify-json/game-icons/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const MARK = "icon:";
const drawn: Record<string, { body: string }> = collection.icons;

export function gameIcons(): Plugin {
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(MARK) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MARK}`)) return null;
      const name = id.slice(MARK.length + 1);
      const icon = drawn[name];
      if (!icon) throw new Error(`there is no icon ${name}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
