import { Kysely, type PostgresPool, type PostgresPoolClient, PostgresDialect } from "kysely";
import { DatabaseError, Pool, type PoolClient, TypeOverrides } from "pg";
import { Refused, taken } from "./refused.ts";
import type { Database, Schema } from "./schema.ts";

/** Limits in milliseconds, so that a slow or lost server costs a request seconds and never hangs it. */
const serving = {
  max: 10,
  connectionTimeoutMillis: 2000,
  statement_timeout: 3000,
  query_timeout: 4000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A migration may wait for another process's, and may rewrite a large table. */
const migrating = { max: 1, connectionTimeoutMillis: 10_000 };

/** bigint (our times and counts) as a number rather than a string. */
const bigint = 20;

/** A pool of connections to the server at `url`; nothing is opened before the first query. */
export function connectPostgres(url: string, purpose: "serve" | "migrate"): Database {
  const types = new TypeOverrides();
  types.setTypeParser(bigint, Number);
  const limits = purpose === "serve" ? serving : migrating;
  const pool = new Pool({ connectionString: url, types, keepAlive: true, ...limits });
  // A connection that breaks between two queries, idle or inside a transaction, tells it by an event that would end the
  // process if nobody listened. The next query on it fails; the pool lets it go.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: refusing(pool) }) });
}

/** The pool with the engine's errors turned into refusals, and broken connections thrown away. */
function refusing(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      try {
        return refusingClient(await pool.connect());
      } catch (error) {
        // Whatever the server has against us, a password or a database that is gone: it cannot be used now.
        throw new Refused({ code: "unavailable" }, error);
      }
    },
  };
}

function refusingClient(client: PoolClient): PostgresPoolClient {
  let broken = false;
  const query = async (text: string, parameters: readonly unknown[]): Promise<unknown> => {
    try {
      return await client.query(text, [...parameters]);
    } catch (error) {
      broken ||= !(error instanceof DatabaseError);
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
