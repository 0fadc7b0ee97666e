import { sql } from "kysely";
import type { Database } from "../../server/documents/schema.ts";

/** The gems whose totals differ from a recount of their reviews. */
export async function wrongTotals(db: Database): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select gem_id from review_totals as t
    where (ones, twos, threes, fours, fives) <> (
      select count(case rating when 1 then 1 end), count(case rating when 2 then 1 end),
        count(case rating when 3 then 1 end), count(case rating when 4 then 1 end),
        count(case rating when 5 then 1 end)
      from reviews where reviews.gem_id = t.gem_id)`.execute(db);
  return rows;
}
