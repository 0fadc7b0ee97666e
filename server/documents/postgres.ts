import { Kysely, type PostgresPool, type PostgresPoolClient, PostgresDialect } from "kysely";
import { Client, DatabaseError, Pool, type PoolClient, TypeOverrides } from "pg";
import { waitFor } from "../runtime/waiting-time.ts";
import { CircuitBreaker } from "./circuit.ts";
import { Refused, taken } from "./refused.ts";
import type { Database, Schema } from "./schema.ts";

/** Timeouts in milliseconds: with a slow or lost server a request takes seconds, but never hangs. */
const serving = {
  max: 10,
  connectionTimeoutMillis: 2000,
  statement_timeout: 3000,
  query_timeout: 4000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A migration may wait for another process, and may rewrite a large table. */
const migrating = { max: 1, connectionTimeoutMillis: 10_000 };

/** How long a request waits for a connection and for the result of a statement, in milliseconds. */
const timeout = { connection: 2000, statement: 3200 };

/** The timeouts of a probe, in milliseconds. */
const probing = { connectionTimeoutMillis: 800, query_timeout: 800 };

/** The type id of bigint. Our times and counts fit into a number, so they are not parsed as strings. */
const bigint = 20;

/**
 * Creates a pool of connections to the server at `url`; the first query opens the first connection. `onChange` is
 * called when the server stops answering, and when it answers again.
 */
export function connectPostgres(
  url: string,
  purpose: "serve" | "migrate",
  onChange?: (isAway: boolean) => void,
): Database {
  const types = new TypeOverrides();
  types.setTypeParser(bigint, Number);
  const limits = purpose === "serve" ? serving : migrating;
  const pool = new Pool({ connectionString: url, types, keepAlive: true, ...limits });
  // A connection that breaks between two queries emits an error event, which would end the process without a
  // listener. The next query on it fails, and the pool drops it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  if (purpose === "migrate")
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: refusing(pool) }) });
  const circuit = new CircuitBreaker({ probe: () => probe(url), onChange });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: refusing(pool, circuit) }) });
}

/** Checks whether the server answers, on a new connection: those of the pool may all be blocked. */
async function probe(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, ...probing });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    // Not awaited: a server that hangs does not answer the goodbye.
    void client.end().catch(() => undefined);
  }
}

/**
 * Wraps the pool: the engine's errors become refusals, broken connections are dropped, and a circuit breaker guards
 * new calls.
 */
function refusing(pool: Pool, circuit?: CircuitBreaker): PostgresPool {
  return {
    options: pool.options,
    async end() {
      circuit?.close();
      await pool.end();
    },
    async connect() {
      await circuit?.pass();
      const connecting = pool.connect();
      if (circuit === undefined) return refusingClient(await connecting.catch(refuse));
      try {
        return refusingClient(await waitFor(timeout.connection, () => connecting), circuit);
      } catch (error) {
        if (!(error instanceof DatabaseError)) circuit.failed();
        // A connection that arrives too late goes back to the pool.
        connecting.then(
          (client) => client.release(),
          () => undefined,
        );
        return refuse(error);
      }
    },
  };
}

/** Whatever the cause is, such as a wrong password or a missing database: the server cannot be used now. */
function refuse(error: unknown): never {
  throw new Refused({ code: "unavailable" }, error);
}

function refusingClient(client: PoolClient, circuit?: CircuitBreaker): PostgresPoolClient {
  let broken = false;
  const ask = (text: string, values: readonly unknown[]) => {
    if (circuit === undefined) return client.query(text, [...values]);
    return waitFor(timeout.statement, () => client.query(text, [...values]));
  };
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    // A rollback on a broken connection would only wait again; the server rolls back by itself.
    if (broken) throw new Refused({ code: "unavailable" });
    try {
      return await ask(text, parameters);
    } catch (error) {
      broken ||= !(error instanceof DatabaseError);
      if (broken) circuit?.failed();
      throw refusalOf(error);
    }
  };
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- pg types rows and cursors its own way
    query: query as PostgresPoolClient["query"],
    release: (destroy) => client.release(broken || destroy),
  };
}

/** SQLSTATE classes: connection, resources, operator, system; and serialization, deadlock, lock timeout, read-only. */
const unavailable = /^(?:08|53|57|58|40001|40P01|55P03|25006)/;

/** Turns an error of pg into a refusal. A bug of ours (bad SQL, a failed check constraint) stays an error. */
function refusalOf(error: unknown): unknown {
  // The error is not from the server: the connection failed, broke or timed out.
  if (!(error instanceof DatabaseError)) return new Refused({ code: "unavailable" }, error);
  if (error.code === "23505") return taken(error.constraint ?? "", error);
  if (error.code === "23503") return new Refused({ code: "missing" }, error);
  return unavailable.test(error.code ?? "") ? new Refused({ code: "unavailable" }, error) : error;
}
