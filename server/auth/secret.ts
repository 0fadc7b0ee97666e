import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Secrets } from "./hashes.ts";

/**
 * The product's secrets, the current one first: those of the settings, or one that the first start generates and
 * stores in the data folder, readable by its owner only.
 */
export async function readSecrets(given: Secrets | null, dataDir: string): Promise<Secrets> {
  return given ?? [await storedSecret(dataDir)];
}

async function storedSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, "auth-secret");
  const made = randomBytes(32).toString("base64url");
  try {
    await writeFile(file, made, { flag: "wx", mode: 0o600 });
    return made;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return readFile(file, "utf8");
    throw error;
  }
}
