import { existsSync, renameSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { appliedMigrations, migrate, pendingMigrations } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { connectSqlite } from "./sqlite.ts";
import { withPlaceForCopy, withSqliteCopy } from "./sqlite-copies.ts";

const sqlite = "sqlite:";
const fileOf = (url: string): string | null => (url.startsWith(sqlite) ? url.slice(sqlite.length) : null);

/** A consistent view of the database at one moment. */
export interface Snapshot {
  readonly db: Database;
  /** The migrations that have been applied. */
  readonly migrations: readonly string[];
}

/**
 * Runs `work` on a consistent view of the database while servers go on writing: on PostgreSQL in one repeatable-read
 * transaction, on SQLite on a temporary copy.
 */
export async function onSnapshot<T>(url: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T> {
  const file = fileOf(url);
  if (file === null) {
    const { connectPostgres } = await import("./postgres.ts");
    const db = connectPostgres(url, "migrate");
    try {
      const migrations = await appliedMigrations(db);
      const transaction = db.transaction().setIsolationLevel("repeatable read");
      return await transaction.execute((inside) => work({ db: inside, migrations }));
    } finally {
      await db.destroy();
    }
  }
  return withSqliteCopy(file, async (copy) => {
    const db = connectSqlite(copy);
    try {
      return await work({ db, migrations: await appliedMigrations(db) });
    } finally {
      await db.destroy();
    }
  });
}

/** Replaces a database completely or not at all. `fill` gets the empty tables. Nothing of the old database remains. */
export async function replaceDatabase(url: string, fill: (db: Database) => Promise<void>): Promise<void> {
  const file = fileOf(url);
  if (file === null) {
    const { connectPostgres } = await import("./postgres.ts");
    const db = connectPostgres(url, "migrate");
    try {
      await migrate(db);
      await db.transaction().execute(fill);
    } finally {
      await db.destroy();
    }
    return;
  }
  await withPlaceForCopy(file, async (draft) => {
    const db = connectSqlite(draft);
    try {
      await migrate(db);
      await db.transaction().execute(fill);
    } finally {
      await db.destroy();
    }
    for (const companion of ["-wal", "-shm"]) rmSync(file + companion, { force: true });
    renameSync(draft, file);
  });
}

/** Connects to a database without migrating it. A missing SQLite file is created. */
export async function openDatabase(url: string): Promise<Database> {
  const file = fileOf(url);
  if (file !== null) return connectSqlite(file);
  const { connectPostgres } = await import("./postgres.ts");
  return connectPostgres(url, "migrate");
}

/**
 * Runs `work` on an existing database without migrating it; null when there is no database, or not one of this product.
 */
export async function onDatabase<T>(url: string, work: (db: Database) => Promise<T>): Promise<T | null> {
  const file = fileOf(url);
  if (file !== null && !existsSync(file)) return null;
  const db = await openDatabase(url);
  try {
    return (await pendingMigrations(db)).length > 0 ? null : await work(db);
  } finally {
    await db.destroy();
  }
}

const looks = 10;
const betweenLooks = 200;

/**
 * Whether anybody else has the database open. SQLite changes its journal mode only for a single connection; PostgreSQL
 * lists the connections by the name that our servers give.
 */
export async function isInUse(url: string): Promise<boolean> {
  const file = fileOf(url);
  if (file !== null) return existsSync(file) && isOpenElsewhere(file);
  const { connectPostgres, servingName } = await import("./postgres.ts");
  const db = connectPostgres(url, "migrate");
  try {
    // PostgreSQL still lists a connection for a moment after it was closed.
    for (let look = 0; look < looks; look += 1) {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and application_name = ${servingName}`.execute(db);
      if (rows.length === 0) return false;
      await sleep(betweenLooks);
    }
    return true;
  } finally {
    await db.destroy();
  }
}

function isOpenElsewhere(file: string): boolean {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("pragma journal_mode = delete");
    database.exec("pragma journal_mode = wal");
    return false;
  } catch {
    return true;
  } finally {
    database.close();
  }
}
