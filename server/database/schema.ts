import type {
  MistakeReportsTable,
  ReviewReportsTable,
  SavedNotesTable,
  SavedOrdersTable,
  StampsTable,
} from "./own-tables.ts";
import type { Kysely } from "kysely";
import type {
  OpenidAttemptsTable,
  PasskeyChallengesTable,
  PasskeysTable,
  PasswordChecksTable,
  ResetRequestsTable,
  ResetTokensTable,
  SignupAttemptsTable,
} from "./sign-in-tables.ts";

/** Milliseconds since the epoch; a bigint column. */
type Time = number;
/** 0 or 1: SQLite has no boolean type. */
type Flag = number;

interface UsersTable {
  id: string;
  email: string;
  /** The email address in lower case; unique. */
  lower_email: string;
  email_verified: Flag;
  name: string;
  username: string | null;
  nickname: string;
  bio: string;
  profile_image: string | null;
  age: number | null;
  created_at: Time;
  updated_at: Time;
  last_updated: Time | null;
  /** Null while the user may sign in. */
  suspended_at: Time | null;
  suspension_reason: string | null;
}

interface CredentialsTable {
  user_id: string;
  password_hash: string;
}

interface GoogleIdentitiesTable {
  subject: string;
  user_id: string;
}

interface SessionsTable {
  token_hash: string;
  user_id: string;
  created_at: Time;
  expires_at: Time;
  /** Such as "Firefox on Windows"; null when it is not known. */
  browser: string | null;
  /** When the session was used first on the last day of its use; null in a session of an earlier release. */
  last_active_at: Time | null;
}

interface FreedUsernamesTable {
  username: string;
  until: Time;
  /** The user who gave the name up and may take it back; null once that account is deleted. */
  user_id: string | null;
}

interface SavesTable {
  user_id: string;
  gem_id: number;
  saved_at: Time;
}

interface ReviewsTable {
  id: string;
  gem_id: number;
  user_id: string;
  user_nickname: string;
  rating: number;
  review_text: string;
  created_at: Time;
  updated_at: Time;
}

/** A review that is hidden. Its writer's nickname is not stored, since it may change meanwhile. */
interface HiddenReviewsTable {
  id: string;
  gem_id: number;
  user_id: string;
  rating: number;
  review_text: string;
  created_at: Time;
  updated_at: Time;
  hidden_at: Time;
  reason: string;
}

/** For each rating, a number of a gem's reviews. */
interface RatingCounts {
  gem_id: number;
  ones: number;
  twos: number;
  threes: number;
  fours: number;
  fives: number;
}

interface ReviewTotalsTable extends RatingCounts {
  /** Incremented with every change that a page of this gem's reviews would show. */
  revision: number;
}

/**
 * A change of a gem's totals, stored by a server of the previous release, that is not yet added to them: for each rating,
 * how many reviews were added or removed.
 */
interface ReviewTotalChangesTable extends RatingCounts {
  id: string;
}

interface OutboxTable {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: Time;
  next_try_at: Time;
  tries: number;
  failed_at: Time | null;
  /** When the mail becomes useless; null when it never does. */
  expires_at: Time | null;
}

interface RateLimitsTable {
  key: string;
  count: number;
  resets_at: Time;
}

interface FileDeletionsTable {
  key: string;
  created_at: Time;
  due_at: Time;
}

interface ErasuresTable {
  user_id: string;
  erased_at: Time;
}

interface LeasesTable {
  name: string;
  holder: string;
  expires_at: Time;
}

interface SharedSettingsTable {
  name: string;
  value: string;
}

interface AuditEntriesTable {
  id: string;
  at: Time;
  operator: string;
  action: string;
  /** The id of a user, a review or a mail. */
  subject: string;
  /** The user whom it concerns, if any. No foreign key, since the entry outlives the user. */
  user_id: string | null;
  reason: string | null;
}

/** The tables, the same on both engines (see migrations/). */
export interface Schema {
  users: UsersTable;
  credentials: CredentialsTable;
  google_identities: GoogleIdentitiesTable;
  sessions: SessionsTable;
  signup_attempts: SignupAttemptsTable;
  reset_requests: ResetRequestsTable;
  reset_tokens: ResetTokensTable;
  openid_attempts: OpenidAttemptsTable;
  passkeys: PasskeysTable;
  passkey_challenges: PasskeyChallengesTable;
  freed_usernames: FreedUsernamesTable;
  saves: SavesTable;
  saved_orders: SavedOrdersTable;
  saved_notes: SavedNotesTable;
  stamps: StampsTable;
  reviews: ReviewsTable;
  hidden_reviews: HiddenReviewsTable;
  review_reports: ReviewReportsTable;
  mistake_reports: MistakeReportsTable;
  review_totals: ReviewTotalsTable;
  review_total_changes: ReviewTotalChangesTable;
  outbox: OutboxTable;
  rate_limits: RateLimitsTable;
  password_checks: PasswordChecksTable;
  file_deletions: FileDeletionsTable;
  erasures: ErasuresTable;
  shared_settings: SharedSettingsTable;
  leases: LeasesTable;
  audit_entries: AuditEntriesTable;
}

/** A connection or an open transaction on either engine. */
export type Database = Kysely<Schema>;

/**
 * The isolation level that marks a transaction with relaxed durability: a power cut may undo it after its commit. On
 * SQLite its commit does not wait for the disk; on PostgreSQL `relax` in `postgres.ts` says so.
 */
export const relaxedDurability = "read uncommitted";

/**
 * Runs `work` in a transaction. Inside a transaction it joins that one, so that nested calls cannot block each other.
 */
export const inTransaction = <T>(db: Database, work: (inside: Database) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
