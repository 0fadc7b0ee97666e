import { type Documents, documentsOn } from "./documents.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { connectSqlite } from "./sqlite.ts";

const sqlite = "sqlite:";

/** Opens the document database at "sqlite:/path/file" or "postgres://…" and brings its tables up to date. */
export async function openDocuments({ url }: { url: string }): Promise<Documents> {
  await migrateAt(url);
  return documentsOn(await connect(url, "serve"));
}

async function migrateAt(url: string): Promise<void> {
  const db = await connect(url, "migrate");
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function connect(url: string, purpose: "serve" | "migrate"): Promise<Database> {
  if (url.startsWith(sqlite)) return connectSqlite(url.slice(sqlite.length));
  const { connectPostgres } = await import("./postgres.ts");
  return connectPostgres(url, purpose);
}
