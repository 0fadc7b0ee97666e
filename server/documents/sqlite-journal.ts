import { sql } from "kysely";
import type { Database } from "./schema.ts";

/**
 * Empties SQLite's write-ahead log after an erasure: the log keeps pages as they were before, and with them what was
 * erased, until it is written over by chance. Where another process is in the middle of reading, the next run does it.
 */
export function sqliteJournal(db: Database): () => Promise<void> {
  /** The newest erasure that the log has been emptied after, in this process. */
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
