import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Secrets } from "./hashes.ts";

/**
 * The product's secrets, the present one first: those given, or one made at the first start and kept in the data folder
 * for its owner alone.
 */
export async function readSecrets(given: Secrets | null, dataDir: string): Promise<Secrets> {
  return given ?? [await keptSecret(dataDir)];
}

async function keptSecret(dataDir: string): Promise<string> {
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
