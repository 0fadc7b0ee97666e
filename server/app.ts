import type { Logger } from "pino";
import type { DevelopmentProvider } from "./auth/development-provider.ts";
import type { Google } from "./auth/google.ts";
import type { Passwords } from "./auth/passwords.ts";
import type { Random } from "./auth/random.ts";
import type { Webauthn } from "./auth/webauthn.ts";
import type { KeyedHashes } from "./base/hashes.ts";
import type { Metrics } from "./base/metrics.ts";
import type { ReviewEvents } from "./base/review-events.ts";
import type { Config } from "./config/config.ts";
import type { Documents } from "./documents/documents.ts";
import type { ErasureList } from "./files/erasure-list.ts";
import type { Files } from "./files/files.ts";
import type { MakeProfileImage } from "./files/images.ts";
import type { SendMail } from "./mail/mail.ts";

/** Everything the product runs on. `createApp` creates it once, and it is passed down as a parameter, never imported. */
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
  readonly webauthn: Webauthn;
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
