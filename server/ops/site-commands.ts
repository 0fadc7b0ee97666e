import { existsSync } from "node:fs";
import path from "node:path";
import { randomBytes } from "node:crypto";
import { lifetimes } from "../../domain/account.ts";
import { ok } from "../../domain/result.ts";
import { readSecrets } from "../auth/secret.ts";
import { isInUse, onDatabase } from "../documents/copies.ts";
import { migrateAt } from "../documents/open.ts";
import { areEmpty } from "../documents/tables.ts";
import { settleErasures } from "../jobs/erasures.ts";
import { openDataFolder } from "../runtime/data-folder.ts";
import { refuseForeignFolder } from "../runtime/operator-app.ts";
import { filesForCommands } from "../runtime/parts.ts";
import { loadConfig } from "../runtime/secret-files.ts";
import { version } from "../runtime/version.ts";
import { checkBackup, UnusableBackup } from "./backup/read.ts";
import { restoreBackup } from "./backup/restore.ts";
import { writeBackup } from "./backup/write.ts";
import { counted, exitCodes, onSite, print, timeText, total, type Program } from "./command.ts";

/** `backup`, `restore` and `migrate`: commands for the whole site. */
export function siteCommands(program: Program): void {
  const { root } = program;

  root
    .command("backup")
    .description("write the database, the images, the list of erasures and the secret into one new archive")
    .argument("<file>", "the new file; only its owner can read it")
    .action(async (file: string) => {
      const config = loadConfig(program.environment);
      if (existsSync(file)) return refuse(`${file}: already exists; give another name`);
      await onSite(program, async ({ files, now }) => {
        const secrets = await readSecrets(config.authSecrets, config.dataDir);
        const { databaseUrl } = config;
        const {
          rows,
          missing,
          files: written,
        } = await writeBackup(path.resolve(file), {
          databaseUrl,
          files,
          secrets,
          version,
          now,
        });
        const value = { file, rows, files: Object.keys(written).length, missing: missing.length };
        return ok({
          value,
          lines: [`${file}: ${counted(total(rows), "row")}, ${counted(value.files, "file")}`],
        });
      });
    });

  root
    .command("restore")
    .description("restore a backup. Servers must be stopped; users who deleted their account stay deleted")
    .argument("<file>")
    .option("--replace", "replace the existing site, which is deleted")
    .option(
      "--old",
      "allow a backup older than 90 days, which may bring back users who deleted their account",
    )
    .action(async (file: string, { replace, old }: { readonly replace?: true; readonly old?: true }) => {
      const config = loadConfig(program.environment);
      const { databaseUrl, dataDir } = config;
      refuseForeignFolder(config);
      if (!existsSync(file)) return refuse(`${file}: does not exist`);
      const backup = await checked(file);
      if (backup === null) return;
      if (old !== true && backup.createdAt <= Date.now() - lifetimes.tombstone)
        return refuse(
          `${file}: is older than 90 days; it may bring back users who deleted their account. --old allows it`,
        );
      if (await isInUse(databaseUrl)) return refuse("the database is in use; stop every server first");
      if (replace !== true && (await onDatabase(databaseUrl, areEmpty)) === false)
        return refuse("there is a site already; --replace puts the backup in its place");
      await openDataFolder(dataDir);
      await restoreBackup(file, {
        databaseUrl,
        dataDir,
        files: filesForCommands(config),
        keepsSecret: config.authSecrets === null,
        now: Date.now,
        entry: {
          id: randomBytes(16).toString("hex"),
          at: Date.now(),
          operator: program.options().by ?? "",
          action: "restore",
          subject: timeText(backup.createdAt),
          userId: null,
          reason: null,
        },
      });
      await onSite(program, async (app) => {
        await settleErasures(app);
        const value = { file, createdAt: backup.createdAt, rows: backup.rows };
        const from = timeText(backup.createdAt);
        return ok({ value, lines: [`restored as of ${from}: ${counted(total(backup.rows), "row")}`] });
      });
    });

  root
    .command("migrate")
    .description(
      "update the tables to this release; servers of the previous release continue to work on them",
    )
    .action(async () => {
      const config = loadConfig(program.environment);
      refuseForeignFolder(config);
      await openDataFolder(config.dataDir);
      const applied = await migrateAt(config.databaseUrl);
      const lines = applied.length === 0 ? ["nothing to do"] : applied.map((name) => `applied ${name}`);
      print(program, { value: { applied }, lines });
    });

  function refuse(message: string): void {
    program.err(program.options().json === true ? `${JSON.stringify({ error: message })}\n` : `${message}\n`);
    program.end(exitCodes.refused);
  }

  async function checked(file: string) {
    try {
      return await checkBackup(file);
    } catch (error) {
      if (!(error instanceof UnusableBackup)) throw error;
      refuse(error.message);
      return null;
    }
  }
}
