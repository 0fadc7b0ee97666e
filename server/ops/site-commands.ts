import { existsSync } from "node:fs";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { lifetimes } from "../../domain/account/account.ts";
import { beginsBefore, isWithin } from "../../domain/base/stored-times.ts";
import { ok } from "../../domain/base/result.ts";
import { isInUse, onDatabase } from "../database/copies.ts";
import { migrateAt } from "../documents/open.ts";
import { areEmpty } from "../database/tables.ts";
import { settleErasures } from "../jobs/erasures.ts";
import { openDataFolder } from "../runtime/data-folder.ts";
import { refuseForeignFolder } from "../runtime/operator-app.ts";
import { filesForCommands, usableSecrets } from "../runtime/parts.ts";
import { loadConfig } from "../config/secret-files.ts";
import { version } from "../runtime/version.ts";
import { record } from "../usecases/operator/operator.ts";
import { checkBackup, UnusableBackup } from "./backup/read.ts";
import { restoreBackup } from "./backup/restore.ts";
import { writeBackup } from "./backup/write.ts";
import { counted, onSite, print, refuse, timeText, total, type Program } from "./command.ts";

/** `backup`, `restore` and `migrate`: commands for the whole site. */
export function siteCommands(program: Program): void {
  const { root } = program;

  root
    .command("backup")
    .description("write database, images, erasure list and secret to a new archive")
    .argument("<file>", "the new file; only its owner can read it")
    .action((file: string) => backUp(program, file));

  root
    .command("restore")
    .description("restore a backup. Servers must be stopped; users who deleted their account stay deleted")
    .argument("<file>")
    .option("--replace", "replace the existing site, which is deleted")
    .option("--old", "allow a backup older than 90 days, which may restore users who deleted their account")
    .action((file: string, options: RestoreOptions) => restore(program, file, options));

  root
    .command("migrate")
    .description(
      "update the tables to this release; servers of the previous release continue to work on them",
    )
    .action(() => migrateSite(program));
}

async function backUp(program: Program, file: string): Promise<void> {
  const config = loadConfig(program.environment);
  if (existsSync(file)) return refuse(program, `${file}: already exists; give another name`);
  await onSite(program, async (app) => {
    const { documents, files, now } = app;
    const secrets = await usableSecrets(config);
    const { databaseUrl } = config;
    const contents = { databaseUrl, files, secrets, version, now };
    const { createdAt, rows, missing, files: written } = await writeBackup(path.resolve(file), contents);
    const subject = timeText(createdAt);
    await record(app, documents, { action: "backup", subject, userId: null, reason: null });
    const value = { file, rows, files: Object.keys(written).length, missing: missing.length };
    return ok({
      value,
      lines: [`${file}: ${counted(total(rows), "row")}, ${counted(value.files, "file")}`],
    });
  });
}

interface RestoreOptions {
  readonly replace?: true;
  readonly old?: true;
}

async function restore(program: Program, file: string, { replace, old }: RestoreOptions): Promise<void> {
  const config = loadConfig(program.environment);
  const { databaseUrl, dataDir } = config;
  refuseForeignFolder(config);
  if (!existsSync(file)) return refuse(program, `${file}: does not exist`);
  const backup = await checked(program, file);
  if (backup === null) return;
  if (old !== true && !isWithin(backup.createdAt, beginsBefore(Date.now(), lifetimes.tombstone)))
    return refuse(
      program,
      `${file}: is ${backup.createdAt > Date.now() ? "from the future" : "older than 90 days"}; it may restore users who deleted their account. --old allows it`,
    );
  if (await isInUse(databaseUrl)) return refuse(program, "the database is in use; stop every server first");
  if (replace !== true && (await onDatabase(databaseUrl, areEmpty)) === false)
    return refuse(program, "there is already a site; --replace overwrites it with the backup");
  await openDataFolder(dataDir);
  await restoreBackup(file, {
    databaseUrl,
    dataDir,
    files: filesForCommands(config),
    keepsSecret: config.authSecrets === null,
    now: Date.now,
    entry: restoreEntry(program, backup.createdAt),
  });
  await onSite(program, async (app) => {
    await settleErasures(app);
    const value = { file, createdAt: backup.createdAt, rows: backup.rows };
    const from = timeText(backup.createdAt);
    return ok({ value, lines: [`restored as of ${from}: ${counted(total(backup.rows), "row")}`] });
  });
}

/** The entry of a restore in the audit log. */
const restoreEntry = (program: Program, createdAt: number) => ({
  id: randomBytes(16).toString("hex"),
  at: Date.now(),
  operator: program.options().by ?? "",
  action: "restore" as const,
  subject: timeText(createdAt),
  userId: null,
  reason: null,
});

async function migrateSite(program: Program): Promise<void> {
  const config = loadConfig(program.environment);
  refuseForeignFolder(config);
  await openDataFolder(config.dataDir);
  const applied = await migrateAt(config.databaseUrl);
  const lines = applied.length === 0 ? ["nothing to do"] : applied.map((name) => `applied ${name}`);
  print(program, { value: { applied }, lines });
}

/** Checks a backup and returns its manifest; null when it cannot be used, after saying why. */
async function checked(program: Program, file: string) {
  try {
    return await checkBackup(file);
  } catch (error) {
    if (!(error instanceof UnusableBackup)) throw error;
    refuse(program, error.message);
    return null;
  }
}
