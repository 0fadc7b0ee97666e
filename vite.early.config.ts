import { defineConfig } from "vite";

/** Builds the early search script: one classic script that the server writes into the home page. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "build/early",
    target: "es2022",
    lib: {
      entry: "app/critical-path/early-search.ts",
      formats: ["iife"],
      name: "early",
      fileName: () => "early-search.js",
    },
  },
});
