import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.join(import.meta.dirname, "..", "..");
const git = (...args: readonly string[]): string =>
  execFileSync("git", [...args], { cwd: root, encoding: "utf8" }).trim();

/** An earlier commit of the product, built in a separate folder. */
export interface EarlierBuild {
  readonly revision: string;
  readonly folder: string;
  remove(): void;
}

/** Whether this is a clone with the commit before the newest migration. */
export function hasHistory(): boolean {
  try {
    return releaseBefore() !== "";
  } catch {
    return false;
  }
}

/** Where the migrations are, and where they were in earlier commits. */
const migrations = ["server/database/migrations", "server/documents/migrations"];

/** The last commit before the newest migration, so its tables are those of the previous release. A move adds none. */
export const releaseBefore = (): string =>
  git("rev-parse", `${git("log", "-1", "--format=%H", "-M", "--diff-filter=A", "--", ...migrations)}^`);

/** Builds a commit with the packages that its own lockfile names. @throws Error without the repository's history. */
export function buildEarlier(revision: string): EarlierBuild {
  const folder = mkdtempSync(path.join(tmpdir(), "anaba-earlier-"));
  const archive = execFileSync("git", ["archive", revision], { cwd: root, maxBuffer: 1e9 });
  execFileSync("tar", ["-x"], { cwd: folder, input: archive });
  execFileSync("npm", ["ci"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  execFileSync(process.execPath, ["scripts/build-if-stale.ts"], { cwd: folder, stdio: "inherit" });
  return { revision, folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
