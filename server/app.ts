import { mkdir } from "node:fs/promises";
import pino, { type DestinationStream, type Logger } from "pino";
import type { Documents } from "./documents/documents.ts";
import { openDocuments } from "./documents/open.ts";
import type { Config } from "./config.ts";

/** What the product runs on; made here once and handed down, never imported. */
export interface App {
  readonly config: Config;
  readonly documents: Documents;
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Frees everything that was opened. */
  readonly close: () => Promise<void>;
}

/** The composition root: the only place that knows which parts the product is made of. */
export async function createApp(
  config: Config,
  { logTo, now = Date.now }: { readonly logTo?: DestinationStream; readonly now?: () => number } = {},
): Promise<App> {
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logTo);
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const documents = await openDocuments({ url: config.databaseUrl });
  return { config, documents, log, now, close: () => documents.close() };
}
