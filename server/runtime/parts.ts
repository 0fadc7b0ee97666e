import path from "node:path";
import type { Secrets } from "../base/hashes.ts";
import { readSecrets } from "../auth/secret.ts";
import type { Documents } from "../documents/documents.ts";
import { isRefused } from "../base/refused.ts";
import { isBusy } from "../database/sqlite-errors.ts";
import { createDiskFiles } from "../files/disk.ts";
import type { Files } from "../files/files.ts";
import { createS3Files } from "../files/s3.ts";
import { retryingFiles } from "../files/retrying.ts";
import { SettingError, type Config } from "../config/config.ts";
import { shortestSecret } from "../config/settings.ts";

/**
 * @throws SettingError when no secret can be stored, or the stored one is too short, as after a first start of release
 * 0.1.0 on a full disk.
 */
export async function usableSecrets({
  authSecrets,
  dataDir,
}: Pick<Config, "authSecrets" | "dataDir">): Promise<Secrets> {
  const secrets = await readSecrets(authSecrets, dataDir).catch((error: unknown) => {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new SettingError(
      `DATA_DIR: ${dataDir}/auth-secret cannot be read or written (${code}); free disk space, or use a folder that this user may write to`,
    );
  });
  if (secrets.every(({ length }) => length >= shortestSecret)) return secrets;
  throw new SettingError(
    `DATA_DIR: ${dataDir}/auth-secret is too short; delete it, and a new one is generated`,
  );
}

/**
 * @throws SettingError when the database cannot be opened. The message leaves its address out, which may contain a
 * password.
 */
export async function usableDocuments(
  { databaseUrl: url, dataDir }: Config,
  open: () => Promise<Documents>,
): Promise<Documents> {
  try {
    return await open();
  } catch (error) {
    const cause = isRefused(error) && error.cause instanceof Error ? error.cause : null;
    if (cause === null) throw error;
    const reason = "code" in cause && cause.message === "" ? String(cause.code) : cause.message;
    const mend = isBusy(error) ? "end the process that holds its lock" : "restore a backup";
    throw url.startsWith("sqlite:")
      ? new SettingError(`DATA_DIR: the database in ${dataDir} cannot be used (${reason}); ${mend}`)
      : new SettingError(`DATABASE_URL: the database does not answer (${reason})`);
  }
}

/** The store of uploaded files. */
export const usableFiles = ({ files, dataDir }: Config): Files =>
  files.kind === "s3" ? createS3Files(files) : createDiskFiles(path.join(dataDir, "files"));

/** The file store for a command, which waits and tries again when the storage is busy. */
export const filesForCommands = (config: Config): Files => retryingFiles(usableFiles(config));
