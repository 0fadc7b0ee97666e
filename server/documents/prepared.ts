import type { Compilable, CompiledQuery, QueryResult } from "kysely";
import type { Database } from "./schema.ts";

/** Stands in a prepared query for a value that each execution gives. */
class Placeholder {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(name) });

/** Executes a query on a connection or in a transaction. Refuses as the engine does. */
type Execute<Given, Row> = (db: Database, given: Given) => Promise<QueryResult<Row>>;

/**
 * Prepares a query: `build` runs once for each engine, and each execution only puts its values in. To build and compile a
 * query takes Kysely longer than SQLite needs to run it (decision 37). `build` must use what it is given as
 * values of the query only, since it gets placeholders.
 */
export function prepared<Given extends object, Row>(
  build: (db: Database, given: Given) => Compilable<Row>,
): Execute<Given, Row> {
  const compiled = new WeakMap<object, CompiledQuery<Row>>();
  const compile = (db: Database): CompiledQuery<Row> => {
    // oxlint-disable-next-line no-unsafe-type-assertion -- each property is a placeholder, which Kysely passes on as a value
    const query = build(db, placeholders as Given).compile();
    compiled.set(db.getExecutor().adapter, query);
    return query;
  };
  return (db, given) => {
    // A transaction has the adapter of its connection.
    const query = compiled.get(db.getExecutor().adapter) ?? compile(db);
    const values = new Map<string | symbol, unknown>(Object.entries(given));
    return db.executeQuery({
      ...query,
      parameters: query.parameters.map((value) =>
        value instanceof Placeholder ? values.get(value.name) : value,
      ),
    });
  };
}
