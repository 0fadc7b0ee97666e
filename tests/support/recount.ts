import { sql } from "kysely";
import { readTotals } from "../../server/documents/review-totals.ts";
import type { Database } from "../../server/database/schema.ts";

/** The gems whose totals differ from the sum of their reviews. */
export async function wrongTotals(db: Database): Promise<readonly unknown[]> {
  const { rows } = await sql<{ gem_id: number; rating: number; count: number }>`
    select gem_id, rating, count(*) as count from reviews group by gem_id, rating`.execute(db);
  const counted = await sql<{ gem_id: number }>`select gem_id from review_totals
    union select gem_id from reviews`.execute(db);
  const wrong: unknown[] = [];
  for (const { gem_id } of counted.rows) {
    const { spread } = await readTotals(db, gem_id);
    const recount = spread.map(
      (_, index) => rows.find((row) => row.gem_id === gem_id && row.rating === index + 1)?.count ?? 0,
    );
    if (spread.some((count, index) => count !== recount[index])) wrong.push({ gem_id, spread, recount });
  }
  return wrong;
}
