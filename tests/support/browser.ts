import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { isExecutable } from "./programs.ts";

/**
 * The launch options of the tests' browser. As root it runs without a sandbox, because Chromium refuses to run as
 * root with one.
 */
export interface BrowserLaunch {
  readonly executablePath: string;
  readonly chromiumSandbox: boolean;
  readonly args: string[];
  readonly env: Record<string, string>;
}

const root = join(import.meta.dirname, "..", "..");

/** Disables everything that uses the network by itself or changes the rendering from run to run. */
const args = [
  "--headless=new",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-quic",
];

/** The launch options for the browser at this path. */
export function launchOf(executablePath: string): BrowserLaunch {
  const env = environment(executablePath);
  const chromiumSandbox = process.getuid?.() !== 0 && canSandbox(executablePath, env);
  return {
    executablePath,
    chromiumSandbox,
    args: chromiumSandbox ? args : [...args, "--no-sandbox"],
    env,
  };
}

/**
 * Whether this machine allows the browser's sandbox; containers often do not. Tested once and passed to child
 * processes in `CHROMIUM_SANDBOX`.
 */
function canSandbox(executablePath: string, env: Record<string, string>): boolean {
  process.env["CHROMIUM_SANDBOX"] ??= succeeds(executablePath, [...args, "--dump-dom", "about:blank"], env)
    ? "1"
    : "0";
  return process.env["CHROMIUM_SANDBOX"] === "1";
}

/**
 * The path of Chromium: `CHROMIUM_PATH`, or a version that the lock file fixes, so that every machine uses the same
 * browser: the npm package on Linux x64, Playwright's own elsewhere. A browser of the system is used only when it is
 * named.
 * @throws Error that explains what to do when there is none.
 */
export async function findChromium(): Promise<string> {
  const given = process.env["CHROMIUM_PATH"];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`CHROMIUM_PATH: ${given} cannot be executed; name a Chromium, or leave it out.`);
  }
  return (await packaged()) ?? downloaded() ?? download();
}

function downloaded(): string | null {
  const path = chromium.executablePath();
  return path !== "" && isExecutable(path) ? path : null;
}

/**
 * The package would unpack to the system's temporary folder under a name that any user may have taken, and would use
 * an unfinished copy. Here it unpacks beside the package, and the folder gets its name only when it is complete.
 */
async function packaged(): Promise<string | null> {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const folder = join(root, "node_modules", ".cache", "chromium");
  const path = join(folder, "chromium");
  if (isExecutable(path)) return path;
  const unfinished = `${folder}-${process.pid}`;
  const before = process.env["TMPDIR"];
  try {
    const { default: sparticuz, inflate } = await import("@sparticuz/chromium");
    mkdirSync(unfinished, { recursive: true });
    process.env["TMPDIR"] = unfinished;
    await sparticuz.executablePath();
    // It is unpacked for the owner only; all who may read node_modules may run it.
    chmodSync(join(unfinished, "chromium"), 0o755);
    if (!succeeds(join(unfinished, "chromium"), ["--version"], environment(path))) {
      const libraries = new URL("../bin/al2023.tar.br", import.meta.resolve("@sparticuz/chromium"));
      await inflate(fileURLToPath(libraries));
    }
    if (!isExecutable(path)) renameSync(unfinished, folder);
    return path;
  } catch (error) {
    process.stderr.write(`The packaged Chromium cannot be used: ${String(error)}\n`);
    return null;
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function download(): string {
  try {
    execFileSync(
      process.execPath,
      [join(root, "node_modules", "@playwright", "test", "cli.js"), "install", "chromium"],
      { stdio: "inherit" },
    );
  } catch {
    // The error below explains what to do.
  }
  const path = downloaded();
  if (path !== null) return path;
  throw new Error("No Chromium for the browser tests: install one and name it in CHROMIUM_PATH.");
}

/**
 * The packaged fonts when the system has none, and the libraries that were unpacked beside the browser when the
 * system lacks them.
 */
function environment(executablePath: string): Record<string, string> {
  const own = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const fonts = join(executablePath, "..", "fonts");
  const packagedFonts = !existsSync("/etc/fonts") && existsSync(fonts) ? { FONTCONFIG_PATH: fonts } : {};
  const libraries = join(executablePath, "..", "al2023", "lib");
  const packagedLibraries: Record<string, string> = existsSync(libraries)
    ? { LD_LIBRARY_PATH: libraries }
    : {};
  return { ...Object.fromEntries(own), ...packagedFonts, ...packagedLibraries };
}

function succeeds(command: string, commandArgs: readonly string[], env: Record<string, string>): boolean {
  try {
    execFileSync(command, commandArgs, { env, stdio: "ignore", timeout: 60_000 });
    return true;
  } catch {
    return false;
  }
}
