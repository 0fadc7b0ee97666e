import { type Documents, documentsOn } from "./documents.ts";
import { migrate, pendingMigrations } from "../database/migrate.ts";
import { readPostgresAddress } from "../base/postgres-address.ts";
import type { Database } from "../database/schema.ts";
import { connectSqlite } from "../database/sqlite.ts";
import { removeAbandonedCopies } from "../database/sqlite-copies.ts";
import { sqliteJournal } from "../database/sqlite-journal.ts";

const sqlite = "sqlite:";

interface Place {
  /** "sqlite:/path/file" or "postgres://…". */
  readonly url: string;
  /** Called once after a failed fsync. From then on nothing is written, and the process should end. */
  readonly onFatal?: () => void;
  /** Called when the engine stops answering, and when it answers again. */
  readonly onChange?: (isAway: boolean) => void;
}

/** Opens the document database and runs the pending migrations. Deletes the copies that killed backups left. */
export async function openDocuments(place: Place): Promise<Documents> {
  const migrating = await connect(place, "migrate");
  try {
    await migrate(migrating);
  } finally {
    await migrating.destroy();
  }
  const db = await connect(place, "serve");
  if (place.url.startsWith(sqlite)) {
    removeAbandonedCopies(place.url.slice(sqlite.length));
    return documentsOn(db, { emptyJournal: sqliteJournal(db) });
  }
  const { poolState, relax } = await import("../database/postgres.ts");
  return documentsOn(db, { connections: () => poolState(db), relax });
}

/** Runs the pending migrations and returns their names. */
export async function migrateAt(url: string): Promise<readonly string[]> {
  const db = await connect({ url }, "migrate");
  try {
    const pending = await pendingMigrations(db);
    await migrate(db);
    return pending;
  } finally {
    await db.destroy();
  }
}

/** Opens the document database without migrating it, and returns the pending migrations. */
export async function openUnmigrated(
  place: Place,
): Promise<{ readonly documents: Documents; readonly pending: readonly string[] }> {
  const db = await connect(place, "serve");
  try {
    return { documents: documentsOn(db), pending: await pendingMigrations(db) };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

async function connect({ url, onFatal, onChange }: Place, purpose: "serve" | "migrate"): Promise<Database> {
  if (url.startsWith(sqlite))
    return connectSqlite(url.slice(sqlite.length), { onFatal: purpose === "serve" ? onFatal : undefined });
  const { connectPostgres, requireTimeouts } = await import("../database/postgres.ts");
  const db = connectPostgres(url, purpose, onChange);
  if (purpose === "serve" && readPostgresAddress(url)?.isPooled === true) await requireTimeouts(db);
  return db;
}
