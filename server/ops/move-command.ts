import { createHash, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { audit } from "../documents/audit.ts";
import { isInUse, openDatabase } from "../database/copies.ts";
import { migrate, pendingMigrations } from "../database/migrate.ts";
import { endMove, saveMove, readMove } from "../documents/move-progress.ts";
import { areEmpty } from "../database/tables.ts";
import { SettingError, type Config } from "../config/config.ts";
import { openDataFolder } from "../runtime/data-folder.ts";
import { refuseForeignFolder, refuseMissingDatabase } from "../runtime/operator-app.ts";
import { filesForCommands, usableSecrets } from "../runtime/parts.ts";
import { loadConfig } from "../config/secret-files.ts";
import { keepSecret } from "./backup/restore.ts";
import { counted, print, refuse, total, type Program } from "./command.ts";
import { compareRows, copyFiles, copyRows } from "./move/copy.ts";

/** `move`: copies a site to another database and another file store. */
export function moveCommand(program: Program): void {
  program.root
    .command("move")
    .description(
      "move a site between SQLite and PostgreSQL, disk and S3. Servers must be stopped; can be repeated",
    )
    .requiredOption(
      "--from <file>",
      "settings of the current site, one NAME=value on each line; - for the environment",
    )
    .requiredOption("--to <file>", "settings of the new site, in the same format")
    .action(async ({ from, to }: { readonly from: string; readonly to: string }) => {
      const source = loadConfig(settingsIn(from, program));
      const target = loadConfig(settingsIn(to, program));
      for (const config of [source, target]) refuseForeignFolder(config);
      refuseMissingDatabase(source);
      const refusal = await move(source, target, program);
      if (refusal !== null) refuse(program, refusal);
    });
}

/** Reads the settings from a file. They are not mixed with environment variables, which describe the other site. */
function settingsIn(file: string, { environment }: Program): Readonly<Record<string, string | undefined>> {
  if (file === "-") return environment;
  if (!existsSync(file))
    throw new SettingError(`${file}: does not exist; give a file of settings, one NAME=value on each line`);
  return parseEnv(readFileSync(file, "utf8"));
}

/** Moves everything. Returns the reason when the move is refused, else null. */
async function move(source: Config, target: Config, program: Program): Promise<string | null> {
  if (source.databaseUrl === target.databaseUrl) return "both settings name the same database";
  if (await isInUse(source.databaseUrl)) return "the database to move is in use; stop every server first";
  const secrets = await usableSecrets(source);
  if (target.authSecrets !== null && !target.authSecrets.includes(secrets[0]))
    return "AUTH_SECRET: differs; give the new site the secret of the old one (the file auth-secret in its DATA_DIR)";
  await openDataFolder(target.dataDir);
  const ends = { from: await openDatabase(source.databaseUrl), to: await openDatabase(target.databaseUrl) };
  const say = (text: string) => program.err(`${text}\n`);
  try {
    if ((await pendingMigrations(ends.from)).length > 0)
      return "the old site's schema is from an earlier release; run migrate there first";
    await migrate(ends.to);
    const name = fingerprint(source.databaseUrl);
    const reached = await readMove(ends.to);
    if (reached === null && !(await areEmpty(ends.to))) return "the new site already has data";
    if (reached !== null && reached.source !== name) return "another site's move into this one is unfinished";
    if (reached === null) await saveMove(ends.to, { source: name, table: "", after: [] });
    await copyRows(ends.from, ends.to, name, say);
    const files = await copyFiles(
      { db: ends.from, files: filesForCommands(source) },
      filesForCommands(target),
      say,
    );
    const { rows, different } = await compareRows(ends.from, ends.to);
    if (different.length > 0)
      return `the two sites differ in: ${different.join(", ")}; data was written during the move. Empty the new site and start again`;
    if (target.authSecrets === null) await keepSecret(target.dataDir, Buffer.from(secrets.join(",")));
    await endMove(ends.to);
    await audit(ends.to).add({
      id: randomBytes(16).toString("hex"),
      at: Date.now(),
      operator: program.options().by ?? "",
      action: "move",
      subject: name,
      userId: null,
      reason: null,
    });
    const lines = [`moved and compared: ${counted(total(rows), "row")}, ${counted(files.files, "file")}`];
    if (files.missing > 0) lines.push(`${counted(files.missing, "picture")} missing`);
    print(program, { value: { rows, ...files }, lines });
    return null;
  } finally {
    await ends.from.destroy();
    await ends.to.destroy();
  }
}

const fingerprint = (url: string): string => createHash("sha256").update(url).digest("hex").slice(0, 16);
