import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig } from "vitest/config";

/** Where `pyrite serve` listens while the page is being worked on. */
const SERVER = "127.0.0.1:8765";

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: "../src/pyrite/server/static",
    emptyOutDir: true,
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
    // The tests read the decks of the engine.
    fs: { allow: [".."] },
  },
  test: {
    environment: "happy-dom",
    include: ["tests/**/*.test.ts"],
    // Else style sheets come out empty.
    css: true,
  },
});
