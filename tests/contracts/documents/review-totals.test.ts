import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { selectPage } from "../../../server/documents/reviews-page.ts";
import type { Database } from "../../../server/documents/schema.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import { createPostgres, engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon, review, settle } from "./people.ts";

/** Pseudo-random numbers (mulberry32): the same seed gives the same numbers, so that a failure can be reproduced. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

describe.each(engines)("review totals on %s", (_engine, create) => {
  const at = opened(create);

  test("review totals are read without waiting for a transaction that is writing", async () => {
    await settle(at.documents, "slow");
    await at.documents.transaction(async (inside) => {
      await review(inside, { gemId: 12, userId: "slow", rating: 5 });
      expect(await at.documents.reviews.totals(12)).toMatchObject({ count: 0, mean: null, revision: 0 });
    });
    expect(await at.documents.reviews.totals(12)).toMatchObject({ count: 1, mean: 5, revision: 1 });
  });

  test("after any order of writes the review totals equal a recount", async () => {
    const pick = numbers(20_261_121);
    const live = new Map<string, Map<number, number>>();
    const idOf = (index: number) => `u${index}`;
    for (let step = 0; step < 400; step++) {
      const id = idOf(pick(8));
      const gemId = 1 + pick(4);
      const rating = 1 + pick(5);
      const own = live.get(id);
      const act = pick(10);
      if (pick(4) === 0) await at.documents.reviews.addUpTotals(1 + pick(5));
      if (!own) {
        await settle(at.documents, id, { email: `${id}-${step}@example.com`, username: null });
        live.set(id, new Map());
      } else if (act < 6) {
        await review(at.documents, { gemId, userId: id, rating });
        own.set(gemId, rating);
      } else if (act < 7) {
        const edit = { id: `${gemId}-${id}`, userId: id, rating, reviewText: "", updatedAt: noon };
        const edited = await at.documents.reviews.update(edit);
        expect(edited !== undefined).toBe(own.has(gemId));
        if (edited) own.set(gemId, rating);
      } else if (act < 9) {
        const removed = await at.documents.reviews.remove({ id: `${gemId}-${id}`, gemId, userId: id });
        expect(removed !== undefined).toBe(own.delete(gemId));
      } else {
        const erased = await at.documents.users.erase({ id, erasedAt: step, usernameFreedUntil: noon });
        expect(erased?.reviewedGems).toEqual([...own.keys()].toSorted((a, b) => a - b));
        live.delete(id);
      }
    }
    for (const gemId of [1, 2, 3, 4]) {
      const ratings = [...live.values()].flatMap((own) => own.get(gemId) ?? []);
      const spread = [1, 2, 3, 4, 5].map((star) => ratings.filter((rating) => rating === star).length);
      const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
      expect(await at.documents.reviews.totals(gemId)).toMatchObject({ count: ratings.length, spread, mean });
    }
  });

  test("adding changes to the totals alters neither counts nor revision, and a server of the previous release reads them", async () => {
    for (let n = 0; n < 30; n += 1) {
      await settle(at.documents, `counted-${n}`);
      await review(at.documents, { gemId: 21, userId: `counted-${n}`, rating: 1 + (n % 5) });
    }
    const before = await at.documents.reviews.totals(21);
    expect(before).toMatchObject({ count: 30, spread: [6, 6, 6, 6, 6], revision: 30 });
    while ((await at.documents.reviews.addUpTotals(7)) > 0)
      expect(await at.documents.reviews.totals(21)).toEqual(before);
    await withConnection(async (db) => {
      expect(await db.selectFrom("review_total_changes").selectAll().execute()).toEqual([]);
      expect(await ofReleaseBefore.read(db, 21)).toMatchObject({ ones: 6, fives: 6, revision: 30 });
      await ofReleaseBefore.count(db, 21);
    });
    expect(await at.documents.reviews.totals(21)).toMatchObject({ count: 31, revision: 31 });
  });

  test("a page of reviews is read from the index, both the first page and a late one", async () => {
    const plans = await withConnection(async (db) => {
      await fill(db);
      const first = selectPage(db, { gemId: 7 }).compile();
      const later = selectPage(db, { gemId: 7, after: { createdAt: noon + 1500, id: "7-1500" } }).compile();
      return [await at.database.plan(db, first), await at.database.plan(db, later)];
    });
    for (const plan of plans) {
      expect(plan).toContain("reviews_newest_first");
      expect(plan).not.toMatch(/temp b-tree|seq scan|\bsort\b|scan reviews/i);
    }
  });

  async function withConnection<T>(use: (db: Database) => Promise<T>): Promise<T> {
    const db = at.database.connect();
    try {
      return await use(db);
    } finally {
      await db.destroy();
    }
  }
});

/** The totals as a server of the previous release reads and writes them (decision 29). */
const ofReleaseBefore = {
  read: (db: Database, gemId: number) =>
    db.selectFrom("review_totals").selectAll().where("gem_id", "=", gemId).executeTakeFirstOrThrow(),
  count: (db: Database, gemId: number) =>
    sql`insert into review_totals (gem_id, ones, twos, threes, fours, fives, revision)
      values (${gemId}, 0, 0, 0, 0, 1, 1)
      on conflict (gem_id) do update set fives = review_totals.fives + excluded.fives,
        revision = review_totals.revision + 1`.execute(db),
};

test("on PostgreSQL a review does not wait for another writer of the same gem", async () => {
  const database = await createPostgres();
  const documents = await openDocuments({ url: database.url });
  for (const id of ["slow", "quick"]) await settle(documents, id);
  await documents.transaction(async (inside) => {
    await review(inside, { gemId: 1, userId: "slow" });
    await review(documents, { gemId: 1, userId: "quick" });
    expect((await documents.reviews.totals(1)).count).toBe(1);
    expect(await documents.reviews.addUpTotals(10)).toBe(1);
  });
  expect(await documents.reviews.totals(1)).toMatchObject({ count: 2, revision: 2 });
  await documents.close();
  await database.drop();
});

test("on PostgreSQL servers that add up at the same time add each change once", async () => {
  const database = await createPostgres();
  const servers = [
    await openDocuments({ url: database.url }),
    await openDocuments({ url: database.url }),
  ] as const;
  for (let n = 0; n < 60; n += 1) {
    await settle(servers[0], `u${n}`);
    await review(servers[0], { gemId: 1 + (n % 3), userId: `u${n}` });
  }
  const adding = Array.from({ length: 12 }, (_, n) => servers[n % 2 === 0 ? 0 : 1].reviews.addUpTotals(7));
  const added = await Promise.all(adding);
  expect(added.reduce((sum, count) => sum + count, 0)).toBe(60);
  for (const gemId of [1, 2, 3])
    expect(await servers[0].reviews.totals(gemId)).toMatchObject({ count: 20, revision: 20 });
  for (const documents of servers) await documents.close();
  await database.drop();
});

/** Three thousand users, each with a review of gems 7, 8 and 9, and up-to-date statistics for the query planner. */
async function fill(db: Database): Promise<void> {
  const series = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)`;
  await sql`insert into users (id, email, lower_email, email_verified, name, nickname, bio, created_at, updated_at)
    ${series} select 'f' || i, 'f' || i, 'f' || i, 0, '', '', '', 0, 0 from n`.execute(db);
  for (const gemId of [7, 8, 9])
    await sql`insert into reviews (id, gem_id, user_id, user_nickname, rating, review_text, created_at, updated_at)
      ${series} select ${sql.lit(`${gemId}-`)} || i, ${sql.lit(gemId)}, 'f' || i, '', 3, '', ${sql.lit(noon)} + i, 0 from n`.execute(
      db,
    );
  await sql`analyze`.execute(db);
}
