import { randomBytes } from "node:crypto";
import { link, open, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Secrets } from "../base/hashes.ts";

/**
 * The product's secrets, the current one first: those of the settings, or one that the first start generates and
 * stores in the data folder, readable by its owner only.
 */
export async function readSecrets(given: Secrets | null, dataDir: string): Promise<Secrets> {
  return given ?? [await storedSecret(path.join(dataDir, "auth-secret"))];
}

async function storedSecret(file: string): Promise<string> {
  return (await unless("ENOENT", readFile(file, "utf8"))) ?? createSecret(file);
}

/** Creates the file complete or not at all: an empty one, as on a full disk, would prevent every later start. */
async function createSecret(file: string): Promise<string> {
  const draft = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    const secret = randomBytes(32).toString("base64url");
    await writeFile(draft, secret, { flag: "wx", mode: 0o600, flush: true });
    // Unlike a rename, a link does not replace a file: of two starts at once, both get the secret of the first.
    await unless("EEXIST", link(draft, file));
  } finally {
    await rm(draft, { force: true });
  }
  await flushFolder(path.dirname(file));
  return readFile(file, "utf8");
}

/** Makes a new name in the folder survive a power cut. Windows cannot open folders. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

/** The value, or undefined when the work fails with this code. */
async function unless<T>(code: string, work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === code) return undefined;
    throw error;
  }
}
