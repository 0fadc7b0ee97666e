import { chmodSync, closeSync, openSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import {
  type Dialect as KyselyDialect,
  Kysely,
  type QueryCompiler,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import type { Database, Schema } from "./schema.ts";
import { type Connected, SqliteDriver } from "./sqlite-driver.ts";
import { refusalOf } from "./sqlite-errors.ts";

/** How long a write waits for the lock of another process, in milliseconds. */
const busyTimeout = 5000;

/**
 * WAL with `synchronous = full`: an acknowledged write survives a power cut. `secure_delete` overwrites deleted data.
 */
const pragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;

/**
 * Opens the database in `file`, or creates it readable by its owner only. `onFatal` is called once after a failed
 * fsync; from then on writes are refused.
 */
export function connectSqlite(file: string, onFatal: () => void = () => undefined): Database {
  try {
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
    const writer = new DatabaseSync(file, { timeout: busyTimeout });
    writer.exec(pragmas);
    const reader = new DatabaseSync(file, { timeout: busyTimeout, readOnly: true });
    return new Kysely<Schema>({ dialect: new Dialect({ reader, writer, onFatal }) });
  } catch (error) {
    throw refusalOf(error);
  }
}

class Dialect implements KyselyDialect {
  readonly #connected: Connected;

  constructor(connected: Connected) {
    this.#connected = connected;
  }

  createDriver(): SqliteDriver {
    return new SqliteDriver(this.#connected);
  }

  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }

  createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}

class Adapter extends SqliteAdapter {
  /** Our driver makes callers wait for each other, so that they can share a commit. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /**
   * SQLite can roll schema changes back, although Kysely does not assume it. So all pending migrations run in one
   * transaction.
   */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Compiler extends SqliteQueryCompiler {
  /** Omits row locks ("for update"): here a transaction begins with SQLite's only write lock. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === "Distinct") super.visitSelectModifier(node);
  }
}
