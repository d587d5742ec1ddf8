import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./icons.ts";
import pack from "./package.json" with { type: "json" };

// Libraries are complete chunks named by their versions: a browser's cached copy stays valid until the version changes,
// independent of the parts that are used. The entries of src/vendor import all of each library.
const LIBRARIES: Record<string, string> = { svelte: pack.devDependencies.svelte, three: pack.dependencies.three };

function libraryOf(module: string): string | null {
  const name = /node_modules\/([\w-]+)\//.exec(module)?.[1] ?? "";
  return name in LIBRARIES ? `${name}-${LIBRARIES[name]}` : null;
}

const isLibrary = (chunk: { name: string }) => Object.entries(LIBRARIES).some(([name, version]) => chunk.name === `${name}-${version}`);

interface Modules {
  getModuleInfo(module: string): { importers: readonly string[] } | null;
}

const START = /\/src\/main\.ts$/;
const first = new Map<string, boolean>();

/**
 * Return true for modules of the first screen. They are one chunk instead of one per shared module, so that the page
 * loads quickly.
 */
function isFirst(module: string, modules: Modules): boolean {
  const known = first.get(module);
  if (known !== undefined) return known;
  first.set(module, false);
  const found = START.test(module) || (modules.getModuleInfo(module)?.importers ?? []).some((each) => isFirst(each, modules));
  first.set(module, found);
  return found;
}

/** Leave comments and empty lines out of the catalogues. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    transform(code, id) {
      if (!id.endsWith(".ftl?raw")) return null;
      const text: string = JSON.parse(code.replace(/^export default /, "").replace(/;?\s*$/, ""));
      return `export default ${JSON.stringify(text.replace(/^(#.*)?\n/gm, ""))}`;
    },
  };
}

/** Write the list of the files that a browser keeps for use without a network: all but the 3D library. */
function fileList(): Plugin {
  return {
    name: "file-list",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/") && !/\/(three-|all-of-|scene-)/.test(name));
      this.emitFile({ type: "asset", fileName: "files.json", source: JSON.stringify(files.sort().map((name) => `/${name}`)) });
    },
  };
}

// The built client is committed: file names change with their contents only, and no file contains a path of this
// machine.
export default defineConfig({
  plugins: [svelte(), gameIcons(), catalogues(), fileList()],
  build: {
    outDir: "../src/souterrain/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      preserveEntrySignatures: "strict",
      input: { index: "index.html", "all-of-svelte": "src/vendor/svelte.ts", "all-of-three": "src/vendor/three.ts", sw: "worker/sw.ts" },
      output: {
        codeSplitting: {
          groups: [
            { debugName: "libraries", name: libraryOf, test: /node_modules\/(svelte|three)\//, priority: 2 },
            { debugName: "first", name: (module, modules) => (isFirst(module, modules) ? "first" : null), priority: 1 },
          ],
        },
        entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        chunkFileNames: (chunk) => (isLibrary(chunk) ? "assets/[name].js" : "assets/[name]-[hash].js"),
      },
    },
  },
  // One process for all test files: they share no state but modules, and a process for each takes three times as long.
  test: { include: ["tests/**/*.test.ts"], environment: "node", pool: "threads", isolate: false },
});
