import type { DatabaseSync } from "node:sqlite";
import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from "kysely";
import { CommitGroup, type Unit } from "./commit-group.ts";
import { Refused } from "../base/refused.ts";
import { relaxedDurability } from "./schema.ts";
import { isFsyncFailure, refusing } from "./sqlite-errors.ts";
import type { Patience } from "./sqlite-patience.ts";
import { statements, type Run } from "./sqlite-statements.ts";

/**
 * Two connections to one file. Neither waits for a lock by itself: SQLite would block the whole process meanwhile.
 * `onFatal` is called once after a failed fsync.
 */
export interface Connected {
  readonly reader: DatabaseSync;
  readonly writer: DatabaseSync;
  readonly patience: Patience;
  readonly onFatal: () => void;
}

/**
 * Kysely's driver for two connections to one file. Reads outside of a transaction see committed data and do not wait for writers.
 * Everything else uses the writing connection, where transactions share their commits.
 */
export class SqliteDriver implements Driver {
  readonly #databases: readonly DatabaseSync[];
  readonly #read: Run;
  readonly #patience: Patience;
  readonly #write: Run;
  readonly #group: CommitGroup;
  readonly #onFatal: () => void;
  /** After a failed fsync the database is read-only. */
  #isLost = false;

  constructor({ reader, writer, patience, onFatal }: Connected) {
    this.#databases = [reader, writer];
    this.#patience = patience;
    this.#onFatal = onFatal;
    this.#read = statements(reader);
    const write = statements(writer);
    this.#write = (...statement) => this.#watching(() => write(...statement));
    this.#group = new CommitGroup({
      run: (statement) => this.#write(statement, []),
      isInTransaction: () => refusing(() => writer.isTransaction),
      check: () => this.#check(),
      patience,
    });
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Connection> {
    return new Connection((query, unit) => this.#execute(query, unit));
  }

  async beginTransaction(connection: Connection, { isolationLevel }: TransactionSettings): Promise<void> {
    connection.unit = await this.#group.begin({ durable: isolationLevel !== relaxedDurability });
  }

  async commitTransaction(connection: Connection): Promise<void> {
    const { unit } = connection;
    connection.unit = null;
    await unit?.keep();
  }

  /** After a failed commit there is nothing left to roll back. */
  async rollbackTransaction(connection: Connection): Promise<void> {
    const { unit } = connection;
    connection.unit = null;
    unit?.drop();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#group.alone(() => {
      for (const database of this.#databases) database.close();
    });
  }

  async #execute(
    { sql, parameters, query }: CompiledQuery,
    unit: Unit | null,
  ): Promise<QueryResult<unknown>> {
    if (unit !== null) return this.#write(sql, parameters);
    if (query.kind === "SelectQueryNode") return this.#patience()(() => this.#read(sql, parameters));
    // A raw statement may be a pragma, which cannot run inside a transaction.
    if (query.kind === "RawNode")
      return this.#group.alone(() => (this.#check(), this.#write(sql, parameters)));
    const own = await this.#group.begin({ durable: true });
    const result = dropping(own, () => this.#write(sql, parameters));
    await own.keep();
    return result;
  }

  #watching<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (isFsyncFailure(error) && !this.#isLost) {
        this.#isLost = true;
        this.#onFatal();
      }
      throw error;
    }
  }

  #check(): void {
    if (this.#isLost) throw new Refused({ code: "unavailable" });
  }
}

function dropping<T>(unit: Unit, work: () => T): T {
  try {
    return work();
  } catch (error) {
    unit.drop();
    throw error;
  }
}

type Execute = (query: CompiledQuery, unit: Unit | null) => Promise<QueryResult<unknown>>;

/** A virtual connection of Kysely: it only holds the current transaction, if there is one. */
class Connection implements DatabaseConnection {
  readonly #execute: Execute;
  unit: Unit | null = null;

  constructor(execute: Execute) {
    this.#execute = execute;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Kysely knows the rows by its types alone
    return (await this.#execute(query, this.unit)) as QueryResult<Row>;
  }

  streamQuery(): never {
    throw new Error("streaming is not supported");
  }
}
