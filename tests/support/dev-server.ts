import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import * as v from "valibot";

const root = path.join(import.meta.dirname, "..", "..");
const copied = ["app", "domain", "scripts", "server", "package.json", "tsconfig.json", "vite.config.ts"];

/** `npm run dev` on a copy of the sources. */
export interface DevServer {
  readonly origin: string;
  /** The folder of the copy. */
  readonly folder: string;
  /** Its output on stderr. */
  readonly faults: () => string;
  /**
   * Replaces a text in a file of the copy; returns the function that reverts it.
   * @throws Error when the text does not occur exactly once.
   */
  readonly edit: (file: string, text: string, by: string) => () => void;
  readonly stop: () => Promise<void>;
}

/**
 * Copies the sources and starts the development server on them. The copy lies inside the repository, where Node finds
 * the packages; Vite's cache belongs to the copy.
 */
export async function startDevServer(): Promise<DevServer> {
  mkdirSync(path.join(root, "artefacts"), { recursive: true });
  const folder = mkdtempSync(path.join(root, "artefacts", "dev-"));
  for (const name of copied) cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(root, "public"), path.join(folder, "public"));

  const child = spawn(process.execPath, devArguments(), {
    cwd: folder,
    env: {
      PATH: process.env["PATH"],
      PORT: "0",
      BASE_URL: "http://localhost:3000",
      DATA_DIR: path.join(folder, "data"),
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let faults = "";
  const exited = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
      const found = /listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.stderr.on("data", (chunk: Buffer) => {
      faults += chunk.toString();
    });
    child.on("close", () => {
      remove();
      reject(new Error(`the development server ended: ${said}${faults}`));
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    faults: () => faults,
    edit(file, text, by) {
      const at = path.join(folder, file);
      const before = readFileSync(at, "utf8");
      if (before.split(text).length !== 2) throw new Error(`${file} does not hold ${text} once`);
      writeFileSync(
        at,
        before.replace(text, () => by),
      );
      return () => writeFileSync(at, before);
    },
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
      remove();
    },
  };
}

/** Opens a page and waits until Vite's client is connected: changes before that are not repeated. */
export async function openConnected(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent("console", (message) => message.text() === "[vite] connected.");
  await page.goto(address);
  await connected;
}

/** The arguments that package.json's script passes to Node. */
function devArguments(): readonly string[] {
  const { scripts } = v.parse(
    v.object({ scripts: v.object({ dev: v.string() }) }),
    JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")),
  );
  return scripts.dev
    .replace(/^exec /, "")
    .split(" ")
    .slice(1);
}
