import { existsSync } from "node:fs";
import { sql } from "kysely";
import { pendingMigrations } from "./migrate.ts";
import { connectSqlite } from "./sqlite.ts";

/** The result of checking a database. */
export interface DatabaseState {
  readonly engine: "SQLite" | "PostgreSQL";
  readonly pending: readonly string[];
  /** What the engine reports about a damaged file; null when it finds no damage. */
  readonly damage: string | null;
  /** Whether it answers but refuses writes, as a standby does. */
  readonly isReadOnly: boolean;
  /** How far its clock is ahead of ours, in milliseconds; null when it uses our clock. */
  readonly skew: number | null;
}

/** Checks the database; null when there is none. Refuses with unavailable when it does not answer. */
export async function checkDatabase(url: string): Promise<DatabaseState | null> {
  if (!url.startsWith("sqlite:")) return checkPostgres(url);
  const file = url.slice("sqlite:".length);
  if (!existsSync(file)) return null;
  const db = connectSqlite(file);
  try {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
    const said = rows[0]?.quick_check ?? "ok";
    const damage = said === "ok" ? null : said;
    const pending = damage === null ? await pendingMigrations(db) : [];
    return { engine: "SQLite", pending, damage, isReadOnly: false, skew: null };
  } finally {
    await db.destroy();
  }
}

async function checkPostgres(url: string): Promise<DatabaseState> {
  const { connectPostgres } = await import("./postgres.ts");
  const db = connectPostgres(url, "serve");
  try {
    const asked = Date.now();
    const { rows } = await sql<{ now: number; read_only: string }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now,
        current_setting('transaction_read_only') as read_only`.execute(db);
    const [row] = rows;
    // The database read its clock about halfway between request and response.
    const skew = row === undefined ? null : row.now - (asked + Date.now()) / 2;
    const pending = await pendingMigrations(db);
    return { engine: "PostgreSQL", pending, damage: null, isReadOnly: row?.read_only === "on", skew };
  } finally {
    await db.destroy();
  }
}
