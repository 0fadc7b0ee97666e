import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { selectPage } from "../../../server/documents/reviews-page.ts";
import type { Database } from "../../../server/database/schema.ts";
import { openDocuments } from "../../../server/documents/open.ts";
import { sweep } from "../../../server/jobs/sweep.ts";
import { createPostgres, engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { change, noon, review, settle } from "./people.ts";

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

  test("what a server of the previous release counts is added by the next sweep, once", async () => {
    await settle(at.documents, "counted");
    await review(at.documents, { gemId: 21, userId: "counted", rating: 1 });
    await using db = at.database.connect();
    for (const gemId of [22, 21, 21]) await previousRelease.count(db, gemId);
    expect(await previousRelease.read(db, 21)).toMatchObject({ ones: 1, fives: 2, revision: 3 });
    for (let run = 0; run < 2; run += 1) {
      await sweep({ documents: at.documents, now: () => noon });
      const totals = await at.documents.reviews.totals(21);
      expect(totals).toMatchObject({ count: 3, spread: [1, 0, 0, 0, 2], revision: 3 });
      expect(await at.documents.reviews.totals(22)).toMatchObject({ count: 1, mean: 5, revision: 1 });
    }
    expect(await previousRelease.read(db, 21)).toMatchObject({ ones: 1, fives: 2, revision: 3 });
  });

  test("a page of reviews is read from the index, both the first page and a late one", async () => {
    await using db = at.database.connect();
    await fill(db);
    for (const after of [undefined, { createdAt: noon + 1500, id: "7-1500" }]) {
      const plan = await at.database.plan(db, selectPage(db, { gemId: 7, after }).compile());
      expect(plan).toContain("reviews_newest_first");
      expect(plan).not.toMatch(/temp b-tree|seq scan|\bsort\b|scan reviews/i);
    }
  });
});

/** How a server of the previous release counts a review, and reads the totals (decision 29). */
const previousRelease = {
  count: (db: Database, gemId: number) =>
    sql`insert into review_total_changes (id, gem_id, ones, twos, threes, fours, fives)
      values (${randomUUID()}, ${gemId}, 0, 0, 0, 0, 1)`.execute(db),
  read: async (db: Database, gemId: number) => {
    const { rows } =
      await sql`select sum(ones) as ones, sum(fives) as fives, cast(sum(revision) as bigint) as revision from (
      select ones, fives, revision from review_totals where gem_id = ${gemId}
      union all select ones, fives, 1 from review_total_changes where gem_id = ${gemId}) as parts`.execute(
        db,
      );
    return rows[0];
  },
};

test("on PostgreSQL users who change the reviews of the same gems at once exclude no other, and no change is lost", async () => {
  await using database = await createPostgres();
  const documents = await openDocuments({ url: database.url });
  const ids = Array.from({ length: 8 }, (_, n) => `u${n}`);
  const gems = [1, 2, 3, 4, 5];
  for (const [n, userId] of ids.entries()) {
    await settle(documents, userId);
    for (const gemId of n % 2 === 0 ? gems : gems.toReversed()) await review(documents, { gemId, userId });
  }
  for (let round = 1; round <= 10; round += 1) {
    await Promise.all(ids.map((id) => change(documents, id, { nickname: `${id} ${round}` })));
  }
  const revision = ids.length + 10 * ids.length;
  for (const gemId of gems)
    expect(await documents.reviews.totals(gemId)).toMatchObject({ count: ids.length, revision });
  await documents.close();
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
