import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { appliedMigrations, migrate, pendingMigrations } from "./migrate.ts";
import type { Database } from "./schema.ts";
import { connectSqlite } from "./sqlite.ts";

const sqlite = "sqlite:";
const fileOf = (url: string): string | null => (url.startsWith(sqlite) ? url.slice(sqlite.length) : null);

/** A database as it was at one moment. */
export interface Snapshot {
  readonly db: Database;
  /** The migrations that its tables have. */
  readonly migrations: readonly string[];
}

/**
 * Works on the database as it is at this moment, whatever servers write meanwhile: on PostgreSQL in one transaction that
 * sees nothing newer, on SQLite on a copy that is deleted afterwards.
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
  const copy = `${file}.copy-${randomBytes(6).toString("hex")}`;
  // SQLite writes into a file that is there, empty: so nobody else could read it at any time.
  closeSync(openSync(copy, "wx", 0o600));
  try {
    const source = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
    source.prepare("vacuum into ?").run(copy);
    source.close();
    const db = connectSqlite(copy);
    try {
      return await work({ db, migrations: await appliedMigrations(db) });
    } finally {
      await db.destroy();
    }
  } finally {
    removeSqlite(copy);
  }
}

/**
 * Puts a new database in the place of the one there, whole or not at all: `fill` gets its tables, empty. Nothing of the
 * one before is left.
 */
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
  const draft = `${file}.restored`;
  removeSqlite(draft);
  try {
    const db = connectSqlite(draft);
    try {
      await migrate(db);
      await db.transaction().execute(fill);
    } finally {
      await db.destroy();
    }
    for (const companion of ["-wal", "-shm"]) rmSync(file + companion, { force: true });
    renameSync(draft, file);
  } finally {
    removeSqlite(draft);
  }
}

/** Connects to a database, its tables as they are; a SQLite file that is not there is made. */
export async function openDatabase(url: string): Promise<Database> {
  const file = fileOf(url);
  if (file !== null) return connectSqlite(file);
  const { connectPostgres } = await import("./postgres.ts");
  return connectPostgres(url, "migrate");
}

/** Works on a database that is there, its tables as they are; null where there is none, or none of ours. */
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
 * Whether a server, or anybody else, has the database open. SQLite changes its kind of journal only for who is alone;
 * PostgreSQL lists the connections that our servers name.
 */
export async function isInUse(url: string): Promise<boolean> {
  const file = fileOf(url);
  if (file !== null) return existsSync(file) && isOpenElsewhere(file);
  const { connectPostgres, servingName } = await import("./postgres.ts");
  const db = connectPostgres(url, "migrate");
  try {
    // A connection that was just closed is listed for a moment.
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

function removeSqlite(file: string): void {
  for (const name of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) rmSync(name, { force: true });
}
