import { type Documents, documentsOn } from "./documents.ts";
import { migrate } from "./migrate.ts";
import { connectPostgres } from "./postgres.ts";
import type { Database } from "./schema.ts";
import { connectSqlite } from "./sqlite.ts";

const sqlite = "sqlite:";

/** Opens the document database at "sqlite:/path/file" or "postgres://…" and brings its tables up to date. */
export async function openDocuments({ url }: { url: string }): Promise<Documents> {
  await migrateAt(url);
  return documentsOn(connect(url, "serve"));
}

async function migrateAt(url: string): Promise<void> {
  const db = connect(url, "migrate");
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

const connect = (url: string, purpose: "serve" | "migrate"): Database =>
  url.startsWith(sqlite) ? connectSqlite(url.slice(sqlite.length)) : connectPostgres(url, purpose);
