import type { Database } from "./schema.ts";

/** How far a move into a database has come; kept in the database itself, with the rows it tells of. */
export interface MoveProgress {
  /** Tells the source apart from another. */
  readonly source: string;
  /** The table that is being copied; empty before the first. */
  readonly table: string;
  /** The key of the last row that was copied of it; empty at its beginning. */
  readonly after: readonly (string | number | null)[];
}

/** Its row among the shared settings: whoever starts a server there is refused. */
const name = "move";

/** How far a move has come; null where none is under way. */
export async function readMove(db: Database): Promise<MoveProgress | null> {
  const row = await db
    .selectFrom("shared_settings")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as `keepMove` wrote it
  return row === undefined ? null : (JSON.parse(row.value) as MoveProgress);
}

/** Keeps how far a move has come. */
export async function keepMove(db: Database, reached: MoveProgress): Promise<void> {
  const value = JSON.stringify(reached);
  await db
    .insertInto("shared_settings")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value }))
    .execute();
}

/** The move is over. */
export async function endMove(db: Database): Promise<void> {
  await db.deleteFrom("shared_settings").where("name", "=", name).execute();
}
