import { type Documents, documentsOn } from "./documents.ts";
import { migrate } from "./migrate.ts";
import { readPostgresAddress } from "./postgres-address.ts";
import type { Database } from "./schema.ts";
import { connectSqlite } from "./sqlite.ts";
import { sqliteJournal } from "./sqlite-journal.ts";

const sqlite = "sqlite:";

interface Place {
  /** "sqlite:/path/file" or "postgres://…". */
  readonly url: string;
  /** Called once after a failed fsync. From then on nothing is written, and the process should end. */
  readonly onFatal?: () => void;
  /** Called when the engine stops answering, and when it answers again. */
  readonly onChange?: (isAway: boolean) => void;
}

/** Opens the document database and runs the pending migrations. */
export async function openDocuments(place: Place): Promise<Documents> {
  const migrating = await connect(place, "migrate");
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  const db = await connect(place, "serve");
  return documentsOn(db, place.url.startsWith(sqlite) ? sqliteJournal(db) : undefined);
}

async function connect({ url, onFatal, onChange }: Place, purpose: "serve" | "migrate"): Promise<Database> {
  if (url.startsWith(sqlite))
    return connectSqlite(url.slice(sqlite.length), purpose === "serve" ? onFatal : undefined);
  const { connectPostgres, requireTimeouts } = await import("./postgres.ts");
  const db = connectPostgres(url, purpose, onChange);
  if (purpose === "serve" && readPostgresAddress(url)?.isPooled === true) await requireTimeouts(db);
  return db;
}
