/**
 * Measures the bytes of a row on PostgreSQL, indexes included, for docs/growth.md: 100,000 rows of each table that
 * grows with the number of users. Run: npm run bench -- row-sizes
 */
import { sql } from "kysely";
import { openDatabase } from "../server/database/copies.ts";
import { migrate } from "../server/database/migrate.ts";
import { startPostgres } from "../tests/support/embedded-postgres.ts";

const rows = 100_000;
/** 300 characters, as in a medium review. */
const text = "Go early, before the first bus comes up. ".repeat(8).slice(0, 300);

const postgres = await startPostgres();
const db = await openDatabase(postgres.url);
await migrate(db);
const series = sql`generate_series(1, ${sql.lit(rows)}) i`;
// As long and as incompressible as our ids and hashes.
const id = sql`md5(i::text)`;
const hash = sql`md5(i::text) || substr(md5((-i)::text), 1, 11)`;
const filled = {
  users: sql`insert into users (id, email, lower_email, email_verified, name, username, nickname, bio, profile_image, created_at, updated_at)
    select ${id}, 'person' || i || '@example.com', 'person' || i || '@example.com', 1, 'Some Body', 'person_' || i, 'Somebody',
      'Walks a lot, mostly uphill.', 'profile-images/' || ${id} || '/1700000000000_' || ${id} || '.webp', i, i from ${series}`,
  credentials: sql`insert into credentials (user_id, password_hash) select ${id},
    '$argon2id$v=19$m=19456,t=2,p=1$' || substr(${id}, 1, 22) || '$' || ${hash} from ${series}`,
  sessions: sql`insert into sessions (token_hash, user_id, created_at, expires_at) select ${hash}, ${id}, i, i from ${series}`,
  saves: sql`insert into saves (user_id, gem_id, saved_at) select ${id}, 1 + i % 12, i from ${series}`,
  reviews: sql`insert into reviews (id, gem_id, user_id, user_nickname, rating, review_text, created_at, updated_at)
    select ${id}, 1 + i % 12, ${id}, 'Somebody', 1 + i % 5, ${text}, i, i from ${series}`,
  erasures: sql`insert into erasures (user_id, erased_at) select ${id}, i from ${series}`,
  rate_limits: sql`insert into rate_limits (key, count, resets_at) select 'saves ' || ${hash}, 1, i from ${series}`,
};
for (const [table, insert] of Object.entries(filled)) {
  await insert.execute(db);
  await sql`vacuum analyze ${sql.table(table)}`.execute(db);
  const size = await sql<{ row: number; indexes: number }>`
    select pg_table_size(${table}) as row, pg_indexes_size(${table}) as indexes`.execute(db);
  const { row = 0, indexes = 0 } = size.rows[0] ?? {};
  console.log(
    `${table.padEnd(12)} ${((row + indexes) / rows).toFixed(0)} bytes a row, ${(indexes / rows).toFixed(0)} of them indexes`,
  );
}
await db.destroy();
await postgres.stop();
