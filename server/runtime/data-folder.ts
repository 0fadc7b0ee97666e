import { constants } from "node:fs";
import { access, chmod, mkdir, readdir, stat } from "node:fs/promises";
import path from "node:path";
import { SettingError } from "../config/config.ts";

/** The secret files of the data folder. Their presence shows that a folder is the product's own. */
const secrets = ["anaba.sqlite", "anaba.sqlite-wal", "anaba.sqlite-shm", "auth-secret"];
/** Created by the file system itself. */
const systemsOwn: ReadonlySet<string> = new Set(["lost+found"]);

const othersMask = 0o077;

/**
 * Creates the data folder, or opens an existing one, readable by its owner only (docs/security.md row 37). An
 * existing folder that others may read is made private, but only when it is empty or the product's own: otherwise a
 * mistyped setting could close /tmp to everybody else.
 * @throws SettingError when the folder cannot be used or cannot be made private.
 */
export async function openDataFolder(folder: string): Promise<void> {
  const refusal = (reason: string) => new SettingError(`DATA_DIR: ${reason}`);
  const failed = (error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    return refusal(`${folder} cannot be used (${code}); use a folder that this user may write to`);
  };
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
    throw failed(error);
  });
  // Windows has no file modes.
  const { mode } = await stat(folder);
  if (process.platform !== "win32" && (mode & othersMask) !== 0) {
    const names = (await readdir(folder)).filter((name) => !systemsOwn.has(name));
    if (names.length > 0 && !names.some((name) => secrets.includes(name)))
      throw refusal(
        `other users can read ${folder}, and it contains other files; use a dedicated folder, such as ${path.join(folder, "anaba")}`,
      );
    await chmod(folder, 0o700).catch(() => {
      throw refusal(
        `other users can read ${folder}, and another user owns it; use a dedicated folder, such as ${path.join(folder, "anaba")}`,
      );
    });
  }
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw failed(error);
  });
  for (const name of secrets)
    await chmod(path.join(folder, name), 0o600).catch((error: unknown) => {
      if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
        throw refusal(
          `${path.join(folder, name)} is owned by another user; run the server as that user, or use another folder`,
        );
    });
}
