import type { App } from "../app.ts";
import type { DestinationStream, Logger } from "pino";
import { createGoogle } from "../auth/google.ts";
import { createHashingProcess } from "../auth/hashing-process.ts";
import { createKeyedHashes } from "../base/hashes.ts";
import { createPasswords } from "../auth/passwords.ts";
import { systemRandom } from "../auth/random.ts";
import { createWebauthn } from "../auth/webauthn.ts";
import { createDevelopmentProvider } from "../auth/development-provider.ts";
import { lifetimes } from "../../domain/account/account.ts";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Config } from "../config/config.ts";
import { agreeOnSettings, refuseUnfinishedMove } from "./agree.ts";
import { openDataFolder } from "./data-folder.ts";
import { openDocuments } from "../documents/open.ts";
import { createErasureList } from "../files/erasure-list.ts";
import { createProfileImages } from "../files/images.ts";
import { createLog } from "../base/log.ts";
import { createMetrics, noMetrics } from "../base/metrics.ts";
import { createSimulatedMail, deleteSimulatedMails } from "../mail/simulated.ts";
import { createSmtpMail } from "../mail/smtp.ts";
import { usableDocuments, usableFiles, usableSecrets } from "./parts.ts";
import { createReviewEvents } from "../base/review-events.ts";

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
  const signInOptions = signInWithGoogle(config, log);
  const { promise: fatal, resolve: onFatal } = Promise.withResolvers<void>();
  const documents = await usableDocuments(config, () =>
    openDocuments({
      url: config.databaseUrl,
      onFatal,
      onChange: (isAway) =>
        isAway
          ? log.error({ event: "database away" }, "the database does not respond; retrying until it does")
          : log.warn({ event: "database back" }, "the database responds again"),
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
    ...signInOptions,
    webauthn: createWebauthn({
      baseUrl: config.baseUrl,
      name: messages.site.name,
      timeout: lifetimes.passkeyChallenge,
    }),
    reviewEvents: createReviewEvents(),
    log,
    metrics,
    now,
    fatal,
    ...given,
    close: async () => {
      await signInOptions.developmentProvider?.close();
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
    log.warn({ name, code }, "unusable response from Google");
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
