import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { longestReview } from "../../../domain/reviews/review.ts";
import { isShowable } from "../../../domain/base/text.ts";
import { fill } from "../../../scripts/seed/fill.ts";
import { engines } from "../../support/databases.ts";
import { wrongTotals } from "../../support/recount.ts";
import { opened } from "./opened.ts";
import { day, noon } from "./people.ts";

describe.each(engines)("a seeded database on %s", (_engine, create) => {
  const at = opened(create);

  test("a seeded database has the requested volume within three years, and its totals equal a recount", async () => {
    const users = 105;
    const reviews = 200;
    await fill(at.documents, { users, reviews, run: "test", seed: 7, now: noon, passwordHash: "none" });
    await using db = at.database.connect();
    const { rows } = await sql<{ review_text: string; created_at: number; updated_at: number }>`
        select review_text, created_at, updated_at from reviews`.execute(db);
    expect(rows).toHaveLength(reviews);
    for (const row of rows) {
      expect(row.created_at).toBeGreaterThan(noon - 3 * 366 * day);
      expect(row.updated_at).toBeGreaterThanOrEqual(row.created_at);
      expect(row.updated_at).toBeLessThanOrEqual(noon);
      expect(row.review_text.length).toBeLessThanOrEqual(longestReview);
      expect(isShowable(row.review_text)).toBe(true);
    }
    const people = await db.selectFrom("users").select("id").execute();
    expect(people).toHaveLength(users);
    const { count } = await db
      .selectFrom("saves")
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(count).toBeGreaterThan(users);
    expect(await wrongTotals(db)).toEqual([]);
    const totals = await Promise.all(
      Array.from({ length: 12 }, (_, index) => at.documents.reviews.totals(index + 1)),
    );
    expect(totals.reduce((sum, each) => sum + each.count, 0)).toBe(reviews);
  });
});
