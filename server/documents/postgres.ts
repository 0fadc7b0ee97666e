import { Kysely, type PostgresPool, type PostgresPoolClient, PostgresDialect } from "kysely";
import { Client, DatabaseError, Pool, type PoolClient, TypeOverrides } from "pg";
import { waitFor } from "../runtime/waiting-time.ts";
import { Circuit } from "./circuit.ts";
import { Refused, taken } from "./refused.ts";
import type { Database, Schema } from "./schema.ts";

/** The name that connections of servers have at PostgreSQL. */
export const servingName = "anaba";

/** Limits in milliseconds, so that a slow or lost server costs a request seconds and never hangs it. */
const serving = {
  application_name: servingName,
  max: 10,
  connectionTimeoutMillis: 2000,
  statement_timeout: 3000,
  query_timeout: 4000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A migration may wait for another process's, and may rewrite a large table. */
const migrating = { application_name: "anaba commands", max: 1, connectionTimeoutMillis: 10_000 };

/** How long a request waits for a connection, and for the answer to a statement, in milliseconds. */
const patience = { connection: 2000, statement: 3200 };

/** A server that lives answers a probe within this time, in milliseconds. */
const probing = { connectionTimeoutMillis: 800, query_timeout: 800 };

/** bigint (our times and counts) as a number rather than a string. */
const bigint = 20;

/**
 * A pool of connections to the server at `url`; nothing is opened before the first query. `onChange` is told when the
 * server stops answering, and when it answers again.
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
  // A connection that breaks between two queries, idle or inside a transaction, tells it by an event that would end the
  // process if nobody listened. The next query on it fails; the pool lets it go.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  if (purpose === "migrate")
    return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: refusing(pool) }) });
  const circuit = new Circuit({ probe: () => probe(url), onChange });
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: refusing(pool, circuit) }) });
}

/** Asks for a sign of life, on a connection of its own: those of the pool may all be waiting. */
async function probe(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, ...probing });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    // It says goodbye, which a server that hangs does not hear.
    void client.end().catch(() => undefined);
  }
}

/** The pool with the engine's errors turned into refusals, broken connections thrown away, and a circuit in front of it. */
function refusing(pool: Pool, circuit?: Circuit): PostgresPool {
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
        return refusingClient(await waitFor(patience.connection, () => connecting), circuit);
      } catch (error) {
        if (!(error instanceof DatabaseError)) circuit.failed();
        // One that comes too late is somebody else's.
        connecting.then(
          (client) => client.release(),
          () => undefined,
        );
        return refuse(error);
      }
    },
  };
}

/** Whatever the server has against us, a password or a database that is gone: it cannot be used now. */
function refuse(error: unknown): never {
  throw new Refused({ code: "unavailable" }, error);
}

function refusingClient(client: PoolClient, circuit?: Circuit): PostgresPoolClient {
  let broken = false;
  const ask = (text: string, values: readonly unknown[]) => {
    if (circuit === undefined) return client.query(text, [...values]);
    return waitFor(patience.statement, () => client.query(text, [...values]));
  };
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    // A rollback over it would wait as long again, and the server undoes by itself what is not committed.
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

/** What pg threw as a refusal; a fault of ours (bad SQL, a failed check) stays what it is. */
function refusalOf(error: unknown): unknown {
  // Not from the server: the connection could not be made, broke, or took too long.
  if (!(error instanceof DatabaseError)) return new Refused({ code: "unavailable" }, error);
  if (error.code === "23505") return taken(error.constraint ?? "", error);
  if (error.code === "23503") return new Refused({ code: "missing" }, error);
  return unavailable.test(error.code ?? "") ? new Refused({ code: "unavailable" }, error) : error;
}
