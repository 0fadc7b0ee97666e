/**
 * Row 14: `npm ci` and a build, in a copy of the sources in a new folder, with npm's own cache.
 * Run: npm run bench -- install; TESTS=1 runs `npm test` in the copy too.
 */
import { execFileSync, execSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { report } from "./scoreboard/report.ts";

const root = path.join(import.meta.dirname, "..");
const folder = mkdtempSync(path.join(tmpdir(), "anaba-install-"));
const environment = { ...process.env };
delete environment["NODE_ENV"];

/** Runs a command in the copy. Returns the duration in seconds. */
function time(command: string): number {
  const begun = performance.now();
  execSync(command, { cwd: folder, stdio: ["ignore", "ignore", "inherit"], env: environment });
  return (performance.now() - begun) / 1000;
}

try {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const name of listed.split("\0"))
    if (name !== "") cpSync(path.join(root, name), path.join(folder, name));
  report("install", { product: [time("npm ci")] });
  report("build", { product: [time("npm run build")] });
  if (process.env["TESTS"] === "1") report("test", { product: [time("npm test")] });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
