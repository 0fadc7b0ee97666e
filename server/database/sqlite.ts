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
import { type Clock, patienceOn, systemClock } from "./sqlite-patience.ts";

/** How long the opening waits for the locks of other processes, in milliseconds. It blocks the process meanwhile. */
const openingTimeout = 5000;

/**
 * WAL with `synchronous = full`: an acknowledged write survives a power cut. `secure_delete` overwrites deleted data.
 */
const pragmas = `
  pragma journal_mode = wal;
  pragma synchronous = full;
  pragma foreign_keys = on;
  pragma secure_delete = on;
`;

interface Options {
  /** Called once after a failed fsync; from then on writes are refused. */
  readonly onFatal?: (() => void) | undefined;
  /** Measures and makes the pauses in which a write waits for the lock of another process. */
  readonly clock?: Clock;
}

/** Opens the database in `file`, or creates it readable by its owner only. */
export function connectSqlite(
  file: string,
  { onFatal = () => undefined, clock = systemClock }: Options = {},
): Database {
  try {
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
    const writer = new DatabaseSync(file, { timeout: openingTimeout });
    writer.exec(pragmas);
    const reader = new DatabaseSync(file, { timeout: openingTimeout, readOnly: true });
    for (const opened of [writer, reader]) opened.exec("pragma busy_timeout = 0");
    const patience = patienceOn(clock);
    return new Kysely<Schema>({ dialect: new Dialect({ reader, writer, patience, onFatal }) });
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
