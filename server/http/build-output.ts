import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What the build left for the documents to carry. */
export interface BuiltFiles {
  /** Folder of the files that are served as they are. */
  readonly root: string;
  /** The text of a built stylesheet by its address, or null. */
  readonly stylesheet: (address: string) => string | null;
  /** The text of the script that runs before the application, for the home page or any other. */
  readonly criticalPath: (page: "home" | "every-page") => string;
}

/** Reads the stylesheets and the critical path of a finished build into memory. */
export function readBuiltFiles(buildDir: string): BuiltFiles {
  const root = path.join(buildDir, "client");
  const assets = path.join(root, "assets");
  const stylesheets = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith(".css"))
      .map((name) => [`/assets/${name}`, readFileSync(path.join(assets, name), "utf8")]),
  );
  const readScript = (page: string) =>
    readFileSync(path.join(buildDir, "critical-path", `${page}.js`), "utf8").trim();
  const scripts = { home: readScript("home"), "every-page": readScript("every-page") };
  return {
    root,
    stylesheet: (address) => stylesheets.get(address) ?? null,
    criticalPath: (page) => scripts[page],
  };
}
