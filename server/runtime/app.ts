import type { DestinationStream, Logger } from "pino";
import { createGoogle, type Google } from "../auth/google.ts";
import { createHashingProcess } from "../auth/hashing-process.ts";
import { createKeyedHashes, type KeyedHashes } from "../auth/hashes.ts";
import { createPasswords, type Passwords } from "../auth/passwords.ts";
import { systemRandom, type Random } from "../auth/random.ts";
import { createDevelopmentProvider, type DevelopmentProvider } from "../auth/development-provider.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Config } from "./config.ts";
import { agreeOnSettings, refuseUnfinishedMove } from "./agree.ts";
import { openDataFolder } from "./data-folder.ts";
import type { Documents } from "../documents/documents.ts";
import { openDocuments } from "../documents/open.ts";
import { createErasureList, type ErasureList } from "../files/erasure-list.ts";
import type { Files } from "../files/files.ts";
import { createProfileImages, type MakeProfileImage } from "../files/images.ts";
import { createLog } from "./log.ts";
import { createMetrics, noMetrics, type Metrics } from "./metrics.ts";
import type { SendMail } from "../mail/mail.ts";
import { createSimulatedMail, deleteSimulatedMails } from "../mail/simulated.ts";
import { createSmtpMail } from "../mail/smtp.ts";
import { usableDocuments, usableFiles, usableSecrets } from "./parts.ts";
import { createReviewEvents, type ReviewEvents } from "./review-events.ts";

/** Everything the product runs on. It is created here once and passed down as a parameter, never imported. */
export interface App extends KeyedHashes {
  readonly config: Config;
  readonly documents: Documents;
  readonly passwords: Passwords;
  readonly random: Random;
  readonly sendMail: SendMail;
  /** Deletes the stored copies of simulated mails to an address. Mails sent by SMTP have no copies here. */
  readonly forgetMails: (address: string) => Promise<void>;
  readonly files: Files;
  /** The list of erased users, stored outside of the database. */
  readonly erasureList: ErasureList;
  readonly makeProfileImage: MakeProfileImage;
  /** Null when "Continue with Google" is off. */
  readonly google: Google | null;
  /** The development OpenID provider, which replaces Google on this machine; null when there is none. */
  readonly developmentProvider: DevelopmentProvider | null;
  readonly reviewEvents: ReviewEvents;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Resolves after a failed fsync: nothing is written any more, and the process should end. */
  readonly fatal: Promise<void>;
  /** Closes everything that was opened. */
  readonly close: () => Promise<void>;
}

/** The parts that a test may bring itself. */
interface Replaceable extends Partial<Pick<App, "files" | "now" | "passwords" | "random" | "sendMail">> {
  readonly logTo?: DestinationStream;
}

/** The composition root: the only place that knows which parts the product is made of. */
export async function createApp(config: Config, { logTo, ...given }: Replaceable = {}): Promise<App> {
  const { dataDir, mail } = config;
  const now = given.now ?? Date.now;
  const metrics = config.metricsPort === null ? noMetrics : await createMetrics(now);
  const log = createLog(config.logLevel, logTo, metrics);
  await openDataFolder(dataDir);
  const secrets = await usableSecrets(config);
  const ways = signInWithGoogle(config, log);
  const { promise: fatal, resolve: onFatal } = Promise.withResolvers<void>();
  const documents = await usableDocuments(config, () =>
    openDocuments({
      url: config.databaseUrl,
      onFatal,
      onChange: (isAway) =>
        isAway
          ? log.error({ event: "database away" }, "the database does not answer; asked again until it does")
          : log.warn({ event: "database back" }, "the database answers again"),
    }),
  );
  try {
    await refuseUnfinishedMove(documents);
    if (!config.databaseUrl.startsWith("sqlite:")) await agreeOnSettings(documents, config, secrets);
  } catch (error) {
    await documents.close();
    throw error;
  }
  const hasher = createHashingProcess({ log });
  const files = given.files ?? usableFiles(config);
  const smtp = mail.kind === "smtp" ? createSmtpMail(mail) : null;
  return {
    config,
    documents,
    passwords: createPasswords({ hasher }),
    ...createKeyedHashes(secrets),
    random: systemRandom,
    sendMail: smtp ?? createSimulatedMail({ dataDir, log, now }),
    // Always deletes simulated mails: some may be left from before SMTP was set up.
    forgetMails: (address) => deleteSimulatedMails(dataDir, address),
    files,
    erasureList: createErasureList(files),
    makeProfileImage: createProfileImages(),
    ...ways,
    reviewEvents: createReviewEvents(),
    log,
    metrics,
    now,
    fatal,
    ...given,
    close: async () => {
      await ways.developmentProvider?.close();
      await hasher.close();
      await smtp?.close();
      await documents.close();
    },
  };
}

function signInWithGoogle(
  { google, baseUrl }: Config,
  log: Logger,
): Pick<App, "google" | "developmentProvider"> {
  const callback = new URL(paths.googleCallback(), baseUrl);
  // Logs the kind of the error only: its message may contain personal data from Google.
  const onFault = (error: unknown) => {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    const name = error instanceof Error ? error.name : undefined;
    log.warn({ name, code }, "no answer from Google that can be used");
  };
  if (google === null) return { google, developmentProvider: null };
  if (google.kind === "google")
    return { google: createGoogle({ ...google, callback, onFault }), developmentProvider: null };
  const developmentProvider = createDevelopmentProvider(baseUrl, callback);
  const ask: Parameters<typeof createGoogle>[0]["fetch"] = (address, { body, method, headers }) => {
    const sent = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null);
    // oxlint-disable-next-line unicorn/no-invalid-fetch-options -- the method is the caller's
    return developmentProvider.handle(new Request(address, { body: sent, method, headers }));
  };
  return {
    google: createGoogle({ ...developmentProvider, callback, fetch: ask, onFault }),
    developmentProvider,
  };
}
