import path from "node:path";
import { build } from "vite";

const root = path.join(import.meta.dirname, "..");

/**
 * Bundles a module and all that it imports into one classic script.
 * @param entry its path in the repository.
 * @param target the oldest version of the language that runs it.
 */
export async function bundleScript(entry: string, target: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: { write: false, target, lib: { entry, formats: ["iife"], name: "script" } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !("output" in output)) throw new Error(`${entry}: no bundle`);
  return output.output[0].code.trim();
}
