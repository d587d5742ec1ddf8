import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built client is committed: names of files change with their contents only, and nothing in them names a machine.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/souterrain/web/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
