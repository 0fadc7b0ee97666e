/** Writes the bundles of the critical path and of the service worker where the server reads them. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { workerNames } from "../server/http/build-output.ts";
import { bundleCriticalPath } from "./bundle-critical-path.ts";
import { bundleWorker } from "./bundle-worker.ts";

const build = path.join(import.meta.dirname, "..", "build");

function write(folder: string, name: string, script: string): void {
  mkdirSync(path.join(build, folder), { recursive: true });
  writeFileSync(path.join(build, folder, `${name}.js`), script);
}

for (const [page, script] of Object.entries(await bundleCriticalPath())) write("critical-path", page, script);
for (const name of workerNames) write("worker", name, await bundleWorker(name));
