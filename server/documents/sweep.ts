import { type RawBuilder, sql } from "kysely";
import { lifetimes } from "../../domain/account/account.ts";
import { limits } from "../../domain/site/limits.ts";
import { verification } from "../../domain/account/signup.ts";
import { endsAhead } from "../../domain/base/stored-times.ts";
import type { Database } from "../database/schema.ts";

/** The longest window of a limit. */
const longestWindow = Math.max(...Object.values(limits).map(({ windowMs }) => windowMs));

/**
 * The tables whose rows expire, with the primary key, the column of the expiry time (indexed by migrations 0008, 0010 and 0014)
 * and the longest life of a row. An expiry too far ahead counts as over (`domain/base/stored-times.ts`), but what lasts for
 * weeks is deleted at its stored time only: a clock that is behind for an hour must not sign everybody out for good.
 */
const expiring = {
  sessions: { key: "token_hash", expiry: "expires_at", length: null },
  signup_attempts: { key: "id_hash", expiry: "expires_at", length: verification.attemptLifetime },
  reset_requests: { key: "id", expiry: "expires_at", length: lifetimes.resetToken },
  reset_tokens: { key: "token_hash", expiry: "expires_at", length: lifetimes.resetToken },
  openid_attempts: { key: "state_hash", expiry: "expires_at", length: lifetimes.openidAttempt },
  passkey_challenges: { key: "challenge_hash", expiry: "expires_at", length: lifetimes.passkeyChallenge },
  password_checks: { key: "account_key", expiry: "expires_at", length: longestWindow },
  rate_limits: { key: "key", expiry: "resets_at", length: longestWindow },
  freed_usernames: { key: "username", expiry: "until", length: null },
} as const;

/** The names of the tables whose rows expire. */
export type ExpiringTable = keyof typeof expiring;
const isExpiring = (name: string): name is ExpiringTable => Object.hasOwn(expiring, name);
export const expiringTables: readonly ExpiringTable[] = Object.keys(expiring).filter(isExpiring);

/** Rows to delete. */
export interface ExpiredBatch {
  readonly table: ExpiringTable;
  /** In ms since the epoch. */
  readonly now: number;
  /** The maximum number of rows. */
  readonly limit: number;
}

/** Deletes rows of a table that are over at `now`. Returns how many were deleted. */
export async function deleteExpired(
  db: Database,
  { table: name, now, limit }: ExpiredBatch,
): Promise<number> {
  const { length } = expiring[name];
  const expiry = sql.ref(expiring[name].expiry);
  const deleted = await deleteSome(db, name, sql`${expiry} <= ${now}`, limit);
  if (length === null || deleted === limit) return deleted;
  const { upTo } = endsAhead(now, length);
  return deleted + (await deleteSome(db, name, sql`${expiry} > ${upTo}`, limit - deleted));
}

/** One range of the index at a time: a condition with both would read all rows between them. */
async function deleteSome(
  db: Database,
  name: ExpiringTable,
  isOver: RawBuilder<unknown>,
  limit: number,
): Promise<number> {
  const table = sql.table(name);
  const key = sql.ref(expiring[name].key);
  const expiry = sql.ref(expiring[name].expiry);
  // The condition is repeated, so that a row that was renewed while this statement waited for its lock is kept.
  const { numAffectedRows = 0n } = await sql`
    delete from ${table}
    where ${key} in (select ${key} from ${table} where ${isOver} order by ${expiry} limit ${limit})
    and ${isOver}`.execute(db);
  return Number(numAffectedRows);
}
