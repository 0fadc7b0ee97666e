/**
 * Installs and builds the pages of bench/peers/, unless that is done: in a copy below `artefacts/`, so that neither their
 * packages nor their builds are among the sources.
 * Run: npm run bench -- build-peers
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { catalogue } from "../domain/gems/catalogue.ts";
import { pictureId } from "../domain/prints/picture-set.ts";
import { homeHero } from "../domain/prints/pictures.ts";

const root = path.join(import.meta.dirname, "..");
const copy = path.join(root, "artefacts", "peers");
const sources = ["domain", "bench/peers"];
const stamp = path.join(copy, "stamp");

/** The folder in which the peers are built and started. */
export const peersFolder: string = path.join(copy, "bench", "peers");

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

function hashOf(files: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest("hex");
}

/** Runs a command in the copy; its output is shown. */
const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, {
    cwd: peersFolder,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
  });

/** Copies the sources of the peers. Installed packages stay. */
function copySources(): void {
  for (const folder of sources.map((name) => path.join(copy, name)).filter((name) => existsSync(name)))
    for (const name of readdirSync(folder).filter((each) => each !== "node_modules"))
      rmSync(path.join(folder, name), { recursive: true });
  for (const folder of sources)
    for (const file of filesIn(folder)) cpSync(file, path.join(copy, path.relative(root, file)));
  // It refers to the settings of the whole repository, which is not copied.
  rmSync(path.join(copy, "domain", "tsconfig.json"), { force: true });
  const shown = new Set(
    [
      homeHero,
      ...catalogue.map(({ image }) => image),
      ...catalogue.flatMap((gem) => gem.additionalImages),
    ].map(pictureId),
  );
  const pictures = filesIn("public/pictures").filter((file) =>
    shown.has(path.basename(file).replace(/(?:-\d+)?\.\w+$/, "")),
  );
  for (const peer of ["react-router", "next"])
    for (const file of pictures)
      cpSync(file, path.join(peersFolder, peer, "public", "pictures", path.basename(file)));
}

/** Installs, checks and builds the peers. */
function build(): void {
  console.log("Installing and building bench/peers/ in artefacts/peers/ …");
  mkdirSync(copy, { recursive: true });
  copySources();
  const lock = hashOf([path.join(root, "bench", "peers", "package-lock.json")]);
  const installed = path.join(copy, "installed");
  if (!existsSync(installed) || readFileSync(installed, "utf8") !== lock) {
    // Not `npm ci`: the lock file has Next.js's compiler for Linux only, and on another system npm adds its own.
    run("npm", "install", "--no-audit", "--no-fund");
    writeFileSync(installed, lock);
  }
  run("npm", "run", "check");
  run("npm", "run", "build");
}

if (process.argv[1] === import.meta.filename) {
  const wanted = hashOf(sources.flatMap(filesIn));
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== wanted) {
    build();
    writeFileSync(stamp, wanted);
  }
}
