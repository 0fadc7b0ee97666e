/**
 * Builds what runs before the application, each page's kind into one classic script that the server writes into the
 * document (docs/decisions/0023-critical-path.md).
 */
import path from "node:path";
import { build } from "vite";

const root = path.join(import.meta.dirname, "..");

for (const name of ["every-page", "home"])
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: "build/critical-path",
      emptyOutDir: name === "every-page",
      target: "es2022",
      lib: {
        entry: `app/critical-path/${name}.ts`,
        formats: ["iife"],
        name: "criticalPath",
        fileName: () => `${name}.js`,
      },
    },
  });
