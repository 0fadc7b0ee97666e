/** Writes the bundles of the critical path where the server reads them. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundleCriticalPath } from "./bundle-critical-path.ts";

const folder = path.join(import.meta.dirname, "..", "build", "critical-path");

mkdirSync(folder, { recursive: true });
for (const [page, script] of Object.entries(await bundleCriticalPath()))
  writeFileSync(path.join(folder, `${page}.js`), script);
