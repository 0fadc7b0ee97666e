import { type Documents, documentsOn } from "./documents.ts";
import { migrate } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { connectSqlite } from "./sqlite.ts";

const sqlite = "sqlite:";

interface Place {
  /** "sqlite:/path/file" or "postgres://…". */
  readonly url: string;
  /** Told once when the disk has failed a promise; nothing is written from then on, and the process should end. */
  readonly onFatal?: () => void;
}

/** Opens the document database and brings its tables up to date. */
export async function openDocuments({ url, onFatal }: Place): Promise<Documents> {
  await migrateAt(url);
  return documentsOn(await connect(url, "serve", onFatal));
}

async function migrateAt(url: string): Promise<void> {
  const db = await connect(url, "migrate");
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

async function connect(url: string, purpose: "serve" | "migrate", onFatal?: () => void): Promise<Database> {
  if (url.startsWith(sqlite)) return connectSqlite(url.slice(sqlite.length), onFatal);
  const { connectPostgres } = await import("./postgres.ts");
  return connectPostgres(url, purpose);
}
