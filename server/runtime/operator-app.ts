import { existsSync, statSync } from "node:fs";
import { systemRandom } from "../auth/random.ts";
import { openUnmigrated } from "../documents/open.ts";
import { createErasureList } from "../files/erasure-list.ts";
import type { OperatorApp } from "../usecases/operator/operator.ts";
import { deleteSimulatedMails } from "../mail/simulated.ts";
import { SettingError, type Config } from "./config.ts";
import { createLog } from "./log.ts";
import { filesForCommands, usableDocuments } from "./parts.ts";
import { createReviewEvents } from "./review-events.ts";
import type { DestinationStream } from "pino";

/** What an operator's commands run on, and how it is closed. */
export interface OpenOperatorApp extends OperatorApp {
  readonly close: () => Promise<void>;
}

/**
 * Puts together what an operator's commands need of the product, beside servers that run. It makes nothing that is not
 * there, and changes no tables: a newer release must not surprise the servers of an older one.
 * @throws SettingError where there is no database, or one of an earlier release, or another user's folder.
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
      "database: its tables are those of an earlier release; start the server once, or run npm run ops -- migrate",
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

/** @throws SettingError where the settings name a SQLite database that is not there. */
export function refuseMissingDatabase({ dataDir, databaseUrl }: Config): void {
  const sqlite = databaseUrl.startsWith("sqlite:") ? databaseUrl.slice("sqlite:".length) : null;
  if (sqlite !== null && !existsSync(sqlite))
    throw new SettingError(
      `DATA_DIR: there is no database in ${dataDir}; give the folder that the server has, or start it once`,
    );
}

/**
 * What another user writes into the folder could not be read by the server any more.
 * @throws SettingError where it is another user's.
 */
export function refuseForeignFolder({ dataDir }: Pick<Config, "dataDir">): void {
  const user = process.getuid?.();
  if (user !== undefined && existsSync(dataDir) && statSync(dataDir).uid !== user)
    throw new SettingError(
      `DATA_DIR: ${dataDir} is another user's; run this as the user that the server runs as`,
    );
}
