import path from "node:path";
import { build } from "vite";

const root = path.join(import.meta.dirname, "..");

/** Bundles the code that runs before hydration on one kind of page into one classic script. */
async function bundle(page: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      // Engines in which the application does not start must be able to read it (docs/decisions/0038-engines.md).
      target: "es2020",
      lib: { entry: `app/critical-path/${page}.ts`, formats: ["iife"], name: "criticalPath" },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error(`${page}: no bundle`);
  return output.output[0].code.trim();
}

/**
 * The critical-path scripts, by kind of page. The server writes them into its documents
 * (docs/decisions/0017-critical-path.md).
 */
export const bundleCriticalPath = async (): Promise<Readonly<Record<"home" | "every-page", string>>> => ({
  home: await bundle("home"),
  "every-page": await bundle("every-page"),
});
