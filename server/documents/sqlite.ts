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

/** How long a write waits for another process to finish its own, in milliseconds. */
const busyTimeout = 5000;

/**
 * WAL with FULL is what keeps an acknowledged write through a power cut; secure_delete overwrites what was erased.
 */
const pragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;

/**
 * Opens, or creates readable by the owner alone, the database in `file`. `onFatal` is told once when an fsync has failed;
 * writes are refused from then on.
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
  /** Callers take their turns in our driver, where they share their commits. */
  override get supportsMultipleConnections(): boolean {
    return true;
  }

  /** SQLite can roll a migration back; Kysely is only careful. It makes all pending ones one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class Compiler extends SqliteQueryCompiler {
  /** Row locks ("for update") are left out: a transaction here begins with the only write lock there is. */
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === "Distinct") super.visitSelectModifier(node);
  }
}
