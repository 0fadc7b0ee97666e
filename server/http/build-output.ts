import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The files of the build that the server serves or puts into documents. */
export interface BuiltFiles {
  /** The folder of the static files. */
  readonly root: string;
  /** The text of a built stylesheet by its address; null when there is none. */
  readonly stylesheet: (address: string) => string | null;
  /** The script that runs before hydration, for the home page or for any other page. */
  readonly criticalPath: (page: "home" | "every-page") => string;
}

/** Reads the stylesheets and the critical-path scripts of a build into memory. */
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
