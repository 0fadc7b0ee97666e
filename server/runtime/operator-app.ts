import { existsSync, statSync } from "node:fs";
import { systemRandom } from "../auth/random.ts";
import { openUnmigrated } from "../documents/open.ts";
import { createErasureList } from "../files/erasure-list.ts";
import type { OperatorApp } from "../usecases/operator/operator.ts";
import { deleteSimulatedMails } from "../mail/simulated.ts";
import { SettingError, type Config } from "../config/config.ts";
import { createLog } from "../base/log.ts";
import { filesForCommands, usableDocuments } from "./parts.ts";
import { createReviewEvents } from "../base/review-events.ts";
import type { DestinationStream } from "pino";

/** What the operator commands run on. */
export interface OpenOperatorApp extends OperatorApp {
  readonly close: () => Promise<void>;
}

/**
 * Creates what operator commands need. Servers may run at the same time. It creates no database and runs no migration:
 * the servers of an earlier release may still use the tables.
 * @throws SettingError when the database is missing or of an earlier release, or the folder belongs to another user.
 */
export async function createOperatorApp(
  config: Config,
  { operator, logTo, now = Date.now }: { operator: string; logTo: DestinationStream; now?: () => number },
): Promise<OpenOperatorApp> {
  refuseForeignFolder(config);
  refuseMissingDatabase(config);
  const documents = await usableDocuments(config, async () => {
    const opened = await openUnmigrated({ url: config.databaseUrl });
    if (opened.pending.length === 0) return opened.documents;
    await opened.documents.close();
    throw new SettingError(
      "database: its schema is from an earlier release; start the server once, or run npm run ops -- migrate",
    );
  });
  const files = filesForCommands(config);
  return {
    documents,
    files,
    erasureList: createErasureList(files),
    forgetMails: (address) => deleteSimulatedMails(config.dataDir, address),
    log: createLog("warn", logTo),
    now,
    operator,
    random: systemRandom,
    reviewEvents: createReviewEvents(),
    close: () => documents.close(),
  };
}

/** @throws SettingError when the configured SQLite database does not exist. */
export function refuseMissingDatabase({ dataDir, databaseUrl }: Config): void {
  const sqlite = databaseUrl.startsWith("sqlite:") ? databaseUrl.slice("sqlite:".length) : null;
  if (sqlite !== null && !existsSync(sqlite))
    throw new SettingError(
      `DATA_DIR: no database in ${dataDir}; use the server's folder, or start the server once`,
    );
}

/**
 * The server could not read files that another user writes into its folder.
 * @throws SettingError when the folder belongs to another user.
 */
export function refuseForeignFolder({ dataDir }: Pick<Config, "dataDir">): void {
  const user = process.getuid?.();
  if (user !== undefined && existsSync(dataDir) && statSync(dataDir).uid !== user)
    throw new SettingError(`DATA_DIR: ${dataDir} is owned by another user; run this as the server's user`);
}
