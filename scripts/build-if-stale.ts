/**
 * Builds unless `build/` is up to date: made from exactly these sources with these tool versions. `npm start` runs
 * it, so that the first start builds and later ones do not.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { putAssetsAside } from "./keep-assets.ts";

const root = path.join(import.meta.dirname, "..");
const sources = [
  "app",
  "domain",
  "server",
  "public",
  "scripts/build-scripts.ts",
  "scripts/bundle-critical-path.ts",
  "scripts/bundle-script.ts",
  "scripts/bundle-worker.ts",
  "scripts/compress-assets.ts",
  "scripts/keep-assets.ts",
];
const settings = ["package.json", "package-lock.json", "vite.config.ts", "vite.server.config.ts"];
const prints = path.join(root, "public", "pictures", path.sep);
const stampFile = path.join(root, "build", "stamp");

/** All files under the given paths, sorted. */
function files(names: readonly string[]): readonly string[] {
  return names
    .map((name) => path.join(root, name))
    .filter((name) => existsSync(name))
    .flatMap((name) =>
      statSync(name).isFile()
        ? [name]
        : readdirSync(name, { recursive: true, withFileTypes: true })
            .filter((entry) => entry.isFile())
            .map((entry) => path.join(entry.parentPath, entry.name)),
    )
    .sort();
}

function stamp(): string {
  const hash = createHash("sha256");
  for (const file of files([...sources, ...settings])) {
    hash.update(path.relative(root, file));
    // The prints are many and large: their names and sizes are enough.
    if (file.startsWith(prints)) hash.update(String(statSync(file).size));
    else hash.update(readFileSync(file));
  }
  return hash.digest("hex");
}

const builder = "node_modules/vite/bin/vite.js";
const wanted = stamp();
const isFresh = existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted;
if (!isFresh && !existsSync(path.join(root, builder))) {
  process.stderr.write(
    "The build is missing or stale, and the build tools are not installed (--omit=dev?). Run: npm ci\n",
  );
  process.exitCode = 1;
} else if (!isFresh) {
  const started = performance.now();
  process.stdout.write("Building…\n");
  const run = (script: string, ...args: string[]) =>
    execFileSync(process.execPath, [path.join(root, script), ...args], {
      cwd: root,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production" },
    });
  const putBack = putAssetsAside(
    path.join(root, "build"),
    path.join(root, "node_modules", ".cache", "earlier-assets"),
  );
  const bundle = (...args: string[]) => run(builder, "build", "--logLevel", "warn", ...args);
  bundle();
  bundle("--ssr");
  const assetsOf = (side: "client" | "server") => path.join(root, "build", side, "assets");
  for (const font of readdirSync(assetsOf("server")).filter((name) => name.endsWith(".woff2")))
    cpSync(path.join(assetsOf("server"), font), path.join(assetsOf("client"), font));
  rmSync(assetsOf("server"), { recursive: true });
  run("scripts/build-scripts.ts");
  bundle("--config", "vite.server.config.ts");
  run("scripts/compress-assets.ts");
  putBack(Date.now());
  writeFileSync(stampFile, wanted);
  process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
}
