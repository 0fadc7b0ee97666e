import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { hashToken } from "../../server/base/hashes.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { connectSqlite } from "../../server/database/sqlite.ts";

/** The volumes of a prepared database. */
interface Volumes {
  readonly users: number;
  /** The number of reviews by gem id; written by the first users. */
  readonly reviews: Readonly<Record<number, number>>;
  /** The number of signed-in users, the first ones. */
  readonly sessions?: number;
  /** The password hash of all users; without it they have none. */
  readonly passwordHash?: string;
}

const month = 30 * 24 * 60 * 60_000;

/** The session token of a user, by number. */
const tokenOf = (n: number) => `token-${n}`;

/** The session cookie of a user, by number. */
export const cookieOf = (n: number): string => `anaba-session=${tokenOf(n)}`;

/**
 * The number of the user behind request `n`: each of the users in turn, in an order in which neighbours in the database
 * do not follow each other.
 * @param users must not be a multiple of 7919.
 */
export const personOf = (n: number, users: number): number => 1 + ((n * 7919) % users);

/** Creates a data folder with a filled database. The users are named `u` and a number from 1 on. */
export async function preparePeople({ users, reviews, sessions = 0, passwordHash }: Volumes) {
  const folder = mkdtempSync(path.join(tmpdir(), "anaba-bench-"));
  const file = path.join(folder, "anaba.sqlite");
  await (await openDocuments({ url: `sqlite:${file}` })).close();
  const db = connectSqlite(file);
  // The data can be created again, so no write needs to wait for the disk.
  await sql`pragma synchronous = off`.execute(db);
  const numbers = (most: number) =>
    sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(most)})`;
  await sql`insert into users (id, email, lower_email, email_verified, name, username, nickname, bio, created_at, updated_at)
    ${numbers(users)} select 'u' || i, 'u' || i || '@example.com', 'u' || i || '@example.com', 0, 'Somebody', 'user_' || i,
      'Somebody', 'Walks a lot, mostly uphill.', 0, 0 from n`.execute(db);
  await sql`insert into saves (user_id, gem_id, saved_at)
    ${numbers(users)} select 'u' || i, 1 + i % 12, i from n`.execute(db);
  for (const [gemId, count] of Object.entries(reviews)) {
    const gem = sql.lit(Number(gemId));
    await sql`insert into reviews (id, gem_id, user_id, user_nickname, rating, review_text, created_at, updated_at)
      ${numbers(count)} select 'r' || ${gem} || '-' || i, ${gem}, 'u' || i, 'Somebody', 4,
        'Go early, before the first bus comes up. We had the moss garden to ourselves for an hour; the tea house opens at ten and is worth the wait, and the path behind it leads on to a second gate that most people miss.',
        i, i from n`.execute(db);
    await sql`insert into review_totals (gem_id, fours) values (${gem}, ${sql.lit(count)})`.execute(db);
  }
  if (passwordHash !== undefined)
    await sql`insert into credentials (user_id, password_hash)
      ${numbers(users)} select 'u' || i, ${passwordHash} from n`.execute(db);
  const now = Date.now();
  for (let n = 1; n <= sessions; n++)
    await db
      .insertInto("sessions")
      .values({
        token_hash: hashToken(tokenOf(n)),
        user_id: `u${n}`,
        created_at: now,
        expires_at: now + month,
      })
      .execute();
  await sql`analyze`.execute(db);
  await db.destroy();
  return { folder, file };
}
