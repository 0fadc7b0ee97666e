import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the build left for the documents to carry. */
export interface BuiltFiles {
  /** Folder of the files that are served as they are. */
  readonly root: string;
  /** The text of a built stylesheet by its address, or null. */
  readonly stylesheet: (address: string) => string | null;
  readonly earlyScript: string | null;
}

/** Reads the stylesheets and the early script of a finished build into memory. */
export function readBuiltFiles(buildDir: string): BuiltFiles {
  const root = path.join(buildDir, "client");
  const assets = path.join(root, "assets");
  const stylesheets = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, readFileSync(path.join(assets, name), "utf8")]),
  );
  const early = path.join(buildDir, "early", "early-search.js");
  return {
    root,
    stylesheet: (address) => stylesheets.get(address) ?? null,
    earlyScript: existsSync(early) ? readFileSync(early, "utf8").trim() : null,
  };
}
