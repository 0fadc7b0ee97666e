/**
 * `npm run digests`: draws sheets at a quarter of their size and prints the SHA-256 of each one's pixels. It shows whether a
 * change to the code changes a print. All sheets, or some: `npm run digests -- otagi-hero otagi-a`. Each is drawn in an empty
 * folder, so that no cached carving is used and no master is overwritten.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { drawingSettings, readSheets, sheetProgram } from "./paths.ts";

const named = process.argv.slice(2);
const ids = named.length > 0 ? named : readSheets().map(({ id }) => id);
for (const id of ids) console.log(`${await digestOf(id)}  ${id}`);

async function digestOf(id: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "print-"));
  try {
    for (const name of ["out", ".cache"]) mkdirSync(join(folder, name));
    await draw(id, folder);
    const { data } = await sharp(join(folder, "out", `${id}.png`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    return createHash("sha256").update(data).digest("hex");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @throws Error if the sheet's program fails. */
function draw(id: string, cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const program = sheetProgram(id);
    const env = { ...process.env, ...drawingSettings(id), SS: "0.25", QUIET: "1" };
    const child = spawn(process.execPath, [program], {
      cwd,
      env,
      stdio: ["ignore", "ignore", "inherit"],
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${String(code)}.`)),
    );
  });
}
