import { type Audit, audit } from "./audit.ts";
import { type Backlog, readBacklog } from "./backlog.ts";
import { type Credentials, credentials } from "./sign-in/credentials.ts";
import { type Erasures, erasures } from "./erasures.ts";
import { type FileDeletions, fileDeletions } from "./file-deletions.ts";
import { type GoogleIdentities, googleIdentities } from "./sign-in/google-identities.ts";
import { type HiddenReviews, hiddenReviews } from "./hidden-reviews.ts";
import { type Leases, leases } from "./leases.ts";
import { type OpenidAttempts, openidAttempts } from "./sign-in/openid-attempts.ts";
import { type Outbox, outbox } from "./outbox.ts";
import { type PasskeyChallenges, passkeyChallenges } from "./sign-in/passkey-challenges.ts";
import { type Passkeys, passkeys } from "./sign-in/passkeys.ts";
import { type PasswordChecks, passwordChecks } from "./sign-in/password-checks.ts";
import { type MistakeReports, mistakeReports } from "./mistake-reports.ts";
import { type OpenReportsStore, openReports } from "./open-reports.ts";
import type { PoolState } from "../database/postgres.ts";
import { type RateLimits, rateLimits } from "./rate-limits.ts";
import { type ResetRequests, resetRequests } from "./sign-in/reset-requests.ts";
import { type ResetTokens, resetTokens } from "./sign-in/reset-tokens.ts";
import { type ReviewFigures, readReviewFigures } from "./review-figures.ts";
import { type ReviewReports, reviewReports } from "./review-reports.ts";
import { type Reviews, reviews } from "./reviews.ts";
import { type SavedNotes, savedNotes } from "./saved-notes.ts";
import { type SavedOrders, savedOrders } from "./saved-orders.ts";
import { type Saves, saves } from "./saves.ts";
import { type Stamps, stamps } from "./stamps.ts";
import { type Database, inTransaction, relaxedDurability } from "../database/schema.ts";
import { type Sessions, sessions } from "./sessions.ts";
import { type SharedSettings, sharedSettings } from "./shared-settings.ts";
import { type SignupAttempts, signupAttempts } from "./sign-in/signup-attempts.ts";
import { deleteExpired, expiringTables, type ExpiredBatch, type ExpiringTable } from "./sweep.ts";
import { type Users, users } from "./users.ts";

/** The collections that may be written without waiting for the disk. */
export type Counters = Pick<Documents, "rateLimits" | "passwordChecks">;

/** The document database (docs/product.md §3). Every call throws `Refused` when the engine refuses. */
export interface Documents {
  readonly users: Users;
  readonly credentials: Credentials;
  readonly googleIdentities: GoogleIdentities;
  readonly sessions: Sessions;
  readonly signupAttempts: SignupAttempts;
  readonly resetRequests: ResetRequests;
  readonly resetTokens: ResetTokens;
  readonly openidAttempts: OpenidAttempts;
  readonly passkeys: Passkeys;
  readonly passkeyChallenges: PasskeyChallenges;
  readonly saves: Saves;
  readonly savedOrders: SavedOrders;
  readonly savedNotes: SavedNotes;
  readonly stamps: Stamps;
  readonly reviews: Reviews;
  readonly hiddenReviews: HiddenReviews;
  readonly reviewReports: ReviewReports;
  readonly mistakeReports: MistakeReports;
  readonly openReports: OpenReportsStore;
  readonly outbox: Outbox;
  readonly rateLimits: RateLimits;
  readonly passwordChecks: PasswordChecks;
  readonly fileDeletions: FileDeletions;
  readonly erasures: Erasures;
  readonly sharedSettings: SharedSettings;
  readonly leases: Leases;
  readonly audit: Audit;
  /**
   * Runs `work` in one transaction; when it throws, everything is rolled back. `work` must use the documents it gets,
   * not those outside, and must await nothing else: on SQLite every other writer waits meanwhile.
   */
  transaction<T>(work: (inside: Documents) => Promise<T>): Promise<T>;
  /** Updates counters in one transaction that does not wait for the disk: a power cut may lose the last counts. */
  count<T>(work: (inside: Counters) => Promise<T>): Promise<T>;
  /** Counts the work that waits for the jobs. */
  backlog(now: number): Promise<Backlog>;
  /** Counts the reviews of all gems. */
  reviewFigures(): Promise<ReviewFigures>;
  /** The tables whose rows expire. */
  readonly expiringTables: readonly ExpiringTable[];
  /** Deletes expired rows of one table and returns how many. Expired rows are ignored anyway; this frees their space. */
  deleteExpired(batch: ExpiredBatch): Promise<number>;
  /** Removes erased data from the engine's write-ahead log, where the engine allows it (SQLite). */
  emptyJournal(): Promise<void>;
  /** The state of the connection pool; null where there is none (SQLite). */
  connections(): PoolState | null;
  /** Resolves when the database answers; refuses with unavailable otherwise. */
  ready(): Promise<void>;
  /** Closes the connections. */
  close(): Promise<void>;
}

const counters = (db: Database): Counters => ({
  rateLimits: rateLimits(db),
  passwordChecks: passwordChecks(db),
});

const nothingToDo = () => Promise.resolve();

/** What depends on the engine. */
interface OfEngine {
  /** Makes the commit of a transaction with relaxed durability not wait for the disk; where its isolation level does not. */
  readonly relax?: (inside: Database) => Promise<void>;
  readonly emptyJournal?: () => Promise<void>;
  readonly connections?: () => PoolState | null;
}

/**
 * Creates the documents on a connection or on an open transaction. `emptyJournal` empties the engine's write-ahead
 * log.
 */
export const documentsOn = (
  db: Database,
  { emptyJournal = nothingToDo, connections = () => null, relax = nothingToDo }: OfEngine = {},
): Documents => ({
  users: users(db),
  credentials: credentials(db),
  googleIdentities: googleIdentities(db),
  sessions: sessions(db),
  signupAttempts: signupAttempts(db),
  resetRequests: resetRequests(db),
  resetTokens: resetTokens(db),
  openidAttempts: openidAttempts(db),
  passkeys: passkeys(db),
  passkeyChallenges: passkeyChallenges(db),
  saves: saves(db),
  savedOrders: savedOrders(db),
  savedNotes: savedNotes(db),
  stamps: stamps(db),
  reviews: reviews(db),
  hiddenReviews: hiddenReviews(db),
  reviewReports: reviewReports(db),
  mistakeReports: mistakeReports(db),
  openReports: openReports(db),
  outbox: outbox(db),
  ...counters(db),
  fileDeletions: fileDeletions(db),
  erasures: erasures(db),
  sharedSettings: sharedSettings(db),
  leases: leases(db),
  audit: audit(db),
  transaction: (work) => inTransaction(db, (inside) => work(documentsOn(inside))),
  count: (work) =>
    db.isTransaction
      ? work(counters(db))
      : db
          .transaction()
          .setIsolationLevel(relaxedDurability)
          .execute(async (inside) => {
            await relax(inside);
            return work(counters(inside));
          }),
  backlog: (now) => readBacklog(db, now),
  reviewFigures: () => readReviewFigures(db),
  expiringTables,
  deleteExpired: (batch) => deleteExpired(db, batch),
  emptyJournal,
  connections,
  ready: async () => {
    await db.selectFrom("users").select("id").limit(1).execute();
  },
  close: () => db.destroy(),
});
