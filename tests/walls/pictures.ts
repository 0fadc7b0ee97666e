import { readdirSync } from "node:fs";
import path from "node:path";
import { parseModule, readSource, type Breach, type Module } from "./modules.ts";

const root = path.join(import.meta.dirname, "..", "..");

/** All modules of pictures/, parsed. */
export const readPictureModules = (): readonly Module[] =>
  ["kit", "sheets", "tools"]
    .map((folder) => path.join(root, "pictures", folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && entry.name.endsWith(".ts"))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, "/"))
    .sort()
    .map((file) => parseModule(file, readSource(file)));

/** The folder that a file belongs to: a gem's, `home`, or `tools`; null for the kit. */
function drawnFor(file: string): string | null {
  const folder = /^pictures\/(?:sheets\/)?([^/]+)\//.exec(file)?.[1];
  return folder === undefined || folder === "kit" ? null : folder;
}

/** Finds imports of a print from another gem's folder or the tools, and imports of the kit from either. */
export const picturesCrossed = (modules: readonly Module[]): readonly Breach[] =>
  modules
    .filter(({ file }) => !file.startsWith("pictures/tools/"))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ own, from }) => own && drawnFor(from) !== null && drawnFor(from) !== drawnFor(file))
        .map(({ from, line }) => ({
          at: `${file}:${line} imports ${from}`,
          fix: "move what is shared into pictures/kit.",
        })),
    );

/** Finds modules of the kit that no print uses, or only the prints of one folder. */
export function kitOfOne(modules: readonly Module[]): readonly Breach[] {
  const known = new Map(modules.map((module) => [module.file, module]));
  const users = new Map(modules.map(({ file }) => [file, new Set<string>()]));
  function visit(file: string, user: string): void {
    const seen = users.get(file);
    if (seen === undefined || seen.has(user)) return;
    seen.add(user);
    for (const { own, from } of known.get(file)?.imports ?? []) if (own) visit(from, user);
  }
  for (const { file } of modules) {
    const user = drawnFor(file);
    if (user !== null) visit(file, user);
  }
  return [...users]
    .filter(([file, by]) => drawnFor(file) === null && by.size < 2)
    .map(([file, by]) => ({
      at: `${file} serves ${[...by].join("") || "nothing"} only`,
      fix: "move it to that folder, or remove it.",
    }));
}
