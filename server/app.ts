import { mkdir } from "node:fs/promises";
import pino, { type DestinationStream, type Logger } from "pino";
import { createKeyedHash, type KeyedHash } from "./auth/hashes.ts";
import { createPasswords, type Passwords } from "./auth/passwords.ts";
import { systemRandom, type Random } from "./auth/random.ts";
import { readSecret } from "./auth/secret.ts";
import type { Config } from "./config.ts";
import type { Documents } from "./documents/documents.ts";
import { openDocuments } from "./documents/open.ts";
import type { SendMail } from "./mail/mail.ts";
import { createSimulatedMail } from "./mail/simulated.ts";
import { createSmtpMail } from "./mail/smtp.ts";

/** What the product runs on; made here once and handed down, never imported. */
export interface App {
  readonly config: Config;
  readonly documents: Documents;
  readonly passwords: Passwords;
  readonly keyedHash: KeyedHash;
  readonly random: Random;
  readonly sendMail: SendMail;
  readonly log: Logger;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Frees everything that was opened. */
  readonly close: () => Promise<void>;
}

/** The parts that a test may bring itself. */
interface Replaceable extends Partial<Pick<App, "now" | "random" | "passwords" | "sendMail">> {
  readonly logTo?: DestinationStream;
}

/** The composition root: the only place that knows which parts the product is made of. */
export async function createApp(
  config: Config,
  { logTo, now = Date.now, random = systemRandom, passwords = createPasswords(), sendMail }: Replaceable = {},
): Promise<App> {
  const { dataDir, mail } = config;
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime }, logTo);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const secret = await readSecret(config.authSecret, dataDir);
  const documents = await openDocuments({ url: config.databaseUrl });
  return {
    config,
    documents,
    passwords,
    keyedHash: createKeyedHash(secret),
    random,
    sendMail:
      sendMail ?? (mail.kind === "smtp" ? createSmtpMail(mail) : createSimulatedMail({ dataDir, log, now })),
    log,
    now,
    close: () => documents.close(),
  };
}
