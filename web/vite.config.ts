import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./icons.ts";
import pack from "./package.json" with { type: "json" };

// Libraries are whole chunks under their versions: what a browser has of them stays good until the version changes, however
// much of them we use. That all of it is there is what the entries of src/vendor see to.
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

/** What the first screen needs is one chunk, and not one for each thing that it shares with others: it comes at once. */
function isFirst(module: string, modules: Modules): boolean {
  const known = first.get(module);
  if (known !== undefined) return known;
  first.set(module, false);
  const found = START.test(module) || (modules.getModuleInfo(module)?.importers ?? []).some((each) => isFirst(each, modules));
  first.set(module, found);
  return found;
}

// The built client is committed: names of files change with their contents only, and nothing in them names a machine.
export default defineConfig({
  plugins: [svelte(), gameIcons()],
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
