import { sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Empties SQLite's write-ahead log after an erasure. The log holds earlier versions of pages, and with them erased
 * data, until it is overwritten. While another process is reading, the log cannot be emptied; the next run tries
 * again.
 */
export function sqliteJournal(db: Database): () => Promise<void> {
  /** The newest erasure after which this process has emptied the log. */
  let emptiedAfter: string | null = null;
  return async () => {
    const { rows } = await sql<{ rowid: number; erased_at: number }>`
      select rowid, erased_at from erasures order by rowid desc limit 1`.execute(db);
    const [newest] = rows;
    if (newest === undefined) return;
    const name = `${newest.rowid} ${newest.erased_at}`;
    if (name === emptiedAfter) return;
    const emptied = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (emptied.rows[0]?.busy === 0) emptiedAfter = name;
  };
}
