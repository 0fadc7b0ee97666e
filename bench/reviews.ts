/**
 * Row 9: a page of reviews of a gem with 10 reviews and of one with 100,000, in one database and one run. The second
 * may take at most 20 % longer. Each read is a page of ten rows and the totals.
 * Run: npm run bench -- reviews
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { openDocuments } from "../server/documents/open.ts";
import { connectSqlite } from "../server/documents/sqlite.ts";
import { median } from "./product.ts";
import { report } from "./report.ts";

const few = { gemId: 1, reviews: 10 };
const many = { gemId: 2, reviews: 100_000 };
const rounds = 41;
const readsPerRound = 400;

const folder = mkdtempSync(path.join(tmpdir(), "anaba-bench-"));
const file = path.join(folder, "anaba.sqlite");
const documents = await openDocuments({ url: `sqlite:${file}` });
await fill();

/** The mean time of one page and its totals in a round, in microseconds. */
async function time(gemId: number, after?: { createdAt: number; id: string }): Promise<number> {
  const begun = performance.now();
  for (let read = 0; read < readsPerRound; read++) {
    await documents.reviews.page({ gemId, after, limit: 9 });
    await documents.reviews.totals(gemId);
  }
  return ((performance.now() - begun) / readsPerRound) * 1000;
}

const middle = { createdAt: many.reviews / 2, id: `r2-${many.reviews / 2}` };
const top = { createdAt: many.reviews, id: "r" };
const pairs = [
  { name: "first page", small: timed(() => time(few.gemId)), large: timed(() => time(many.gemId)) },
  {
    name: "far down",
    small: timed(() => time(few.gemId, top)),
    large: timed(() => time(many.gemId, middle)),
  },
];
for (let round = 0; round < rounds; round++) {
  for (const { small, large } of pairs) {
    await small.run();
    await large.run();
  }
}
for (const { name, small, large } of pairs)
  console.log(
    `${name.padEnd(10)} ${median(small.measured).toFixed(0)} µs with 10 reviews, ${median(large.measured).toFixed(0)} µs with 100,000`,
  );
report("reviews-many", {
  product: pairs.flatMap(({ large }) => large.measured),
  floor: pairs.flatMap(({ small }) => small.measured),
});
await documents.close();
rmSync(folder, { recursive: true });

function timed(measure: () => Promise<number>) {
  const measured: number[] = [];
  return { measured, run: async () => void measured.push(await measure()) };
}

async function fill(): Promise<void> {
  const db = connectSqlite(file);
  for (const { gemId, reviews } of [few, many]) {
    const series = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(reviews)})`;
    const name = sql`'u' || ${sql.lit(gemId)} || '-' || i`;
    await sql`insert into users (id, email, lower_email, email_verified, name, nickname, bio, created_at, updated_at)
      ${series} select ${name}, ${name}, ${name}, 0, '', 'Somebody', '', 0, 0 from n`.execute(db);
    await sql`insert into reviews (id, gem_id, user_id, user_nickname, rating, review_text, created_at, updated_at)
      ${series} select 'r' || ${sql.lit(gemId)} || '-' || i, ${sql.lit(gemId)}, ${name}, 'Somebody', 4,
        'Go early, before the first bus comes up.', i, i from n`.execute(db);
    await sql`insert into review_totals (gem_id, fours) values (${gemId}, ${reviews})`.execute(db);
  }
  await sql`analyze`.execute(db);
  await db.destroy();
}
