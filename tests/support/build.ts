import { execFileSync } from "node:child_process";
import path from "node:path";

const root = path.join(import.meta.dirname, "..", "..");

/** Builds before a test run if the sources have changed: whole-request tests use the built product. */
export default function setup(): void {
  execFileSync(process.execPath, [path.join(root, "scripts", "build-if-stale.ts")], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
}
