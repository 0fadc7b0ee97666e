import type { Database } from "../database/schema.ts";

/** The progress of a move, stored in the target database together with the copied rows. */
export interface MoveProgress {
  /** Identifies the source. */
  readonly source: string;
  /** The table that is being copied; empty before the first one. */
  readonly table: string;
  /** The key of the last copied row; empty at the beginning of the table. */
  readonly after: readonly (string | number | null)[];
}

/** A row in the shared settings, so that a server refuses to start on this database. */
const name = "move";

/** The progress of an unfinished move; null when there is none. */
export async function readMove(db: Database): Promise<MoveProgress | null> {
  const row = await db
    .selectFrom("shared_settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `saveMove` wrote it
  return row === undefined ? null : (JSON.parse(row.value) as MoveProgress);
}

export async function saveMove(db: Database, reached: MoveProgress): Promise<void> {
  const value = JSON.stringify(reached);
  await db
    .insertInto("shared_settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** Removes the progress: the move is complete. */
export async function endMove(db: Database): Promise<void> {
  await db.deleteFrom("shared_settings").where("name", "=", name).execute();
}
