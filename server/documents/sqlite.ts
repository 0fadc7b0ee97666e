import { chmodSync, closeSync, openSync } from "node:fs";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import {
  Kysely,
  type QueryCompiler,
  type SelectModifierNode,
  type SqliteDatabase,
  type SqliteStatement,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
} from "kysely";
import { Refused, taken } from "./refused.ts";
import type { Database, Schema } from "./schema.ts";

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

/** Opens, or creates readable by the owner alone, the database in `file`. */
export function connectSqlite(file: string): Database {
  try {
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
    const database = new DatabaseSync(file, { timeout: busyTimeout });
    database.exec(pragmas);
    return new Kysely<Schema>({ dialect: new Dialect({ database: statements(database) }) });
  } catch (error) {
    throw refusalOf(error);
  }
}

/** node:sqlite in the shape Kysely knows, with its prepared statements kept. */
function statements(database: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  const prepare = (text: string): SqliteStatement => {
    const statement = database.prepare(text);
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => refusing(() => statement.all(...parameters.map(bindable))),
      run: (parameters) => refusing(() => statement.run(...parameters.map(bindable))),
      iterate: (parameters) => statement.iterate(...parameters.map(bindable)),
    };
  };
  return {
    close: () => database.close(),
    prepare(text) {
      // A failed write can end the transaction by itself (disk full, I/O error): nothing is left to roll back.
      if (text === "rollback" && !database.isTransaction) return ended;
      const known = kept.get(text);
      if (known) return known;
      // A plain "begin" that reads first fails as soon as another process has written in between.
      const made = refusing(() => prepare(text === "begin" ? "begin immediate" : text));
      kept.set(text, made);
      return made;
    },
  };
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  throw new TypeError(`SQLite cannot bind a ${typeof value}`);
}

const ended: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
};

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Result codes that mean the file cannot be used now: busy, locked, out of memory, read-only, I/O, corrupt, full, … */
const unavailable = new Set([5, 6, 7, 8, 10, 11, 13, 14, 15, 23, 26]);

/** node:sqlite's error as a refusal; anything else is a fault of ours and stays what it is. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const code = "errcode" in error && typeof error.errcode === "number" ? error.errcode : undefined;
  if (code === 2067 || code === 1555) return taken(constraintOf(error.message, code === 1555), error);
  if (code === 787) return new Refused({ code: "missing" }, error);
  const closed = "code" in error && error.code === "ERR_INVALID_STATE";
  const fileTrouble = "syscall" in error;
  if (closed || fileTrouble || (code !== undefined && unavailable.has(code & 0xff)))
    return new Refused({ code: "unavailable" }, error);
  return error;
}

/** "UNIQUE constraint failed: reviews.user_id, reviews.gem_id" as PostgreSQL's name for the same constraint. */
function constraintOf(message: string, primary: boolean): string {
  const columns = (message.split(": ")[1] ?? "").split(", ").map((column) => column.split("."));
  const table = columns[0]?.[0] ?? "";
  return primary ? `${table}_pkey` : [table, ...columns.map((column) => column[1]), "key"].join("_");
}

class Dialect extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new Adapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new Compiler();
  }
}

class Adapter extends SqliteAdapter {
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
