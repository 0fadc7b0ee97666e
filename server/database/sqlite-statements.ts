import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { QueryResult } from "kysely";
import { refusing } from "./sqlite-errors.ts";

/** Runs one statement on a connection. Refuses as the engine does. */
export type Run = (text: string, parameters: readonly unknown[]) => QueryResult<unknown>;

/** Creates the function that runs statements on a connection and caches the prepared ones. */
export function statements(database: DatabaseSync): Run {
  const prepared = new Map<string, Run>();
  const prepare = (text: string): Run => {
    const statement = database.prepare(text);
    if (statement.columns().length > 0)
      return (_, parameters) => ({ rows: statement.all(...parameters.map(bindable)) });
    return (_, parameters) => {
      const { changes, lastInsertRowid } = statement.run(...parameters.map(bindable));
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
    };
  };
  return (text, parameters) =>
    refusing(() => {
      const run = prepared.get(text) ?? prepare(text);
      prepared.set(text, run);
      return run(text, parameters);
    });
}

function bindable(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  throw new TypeError(`SQLite cannot bind a ${typeof value}`);
}
