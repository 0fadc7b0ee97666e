import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  sql,
} from "kysely";
import { Client, DatabaseError, Pool, type PoolClient, TypeOverrides } from "pg";
import { waitFor } from "../base/waiting-time.ts";
import { CircuitBreaker } from "./circuit.ts";
import { readPostgresAddress } from "../base/postgres-address.ts";
import { Refused, taken } from "../base/refused.ts";
import type { Database, Schema } from "./schema.ts";

/** The name of the servers' connections in PostgreSQL's own views, unless the address gives another. */
export const servingName = "anaba";

/** Timeouts in milliseconds: with a slow or lost server a request takes seconds, but never hangs. */
const serving = { application_name: servingName, connectionTimeoutMillis: 2000, query_timeout: 4000 };

/**
 * Timeouts in milliseconds that are set for each session. PgBouncer refuses them; behind it the role must have them.
 */
const timeoutsOfSession = { statement_timeout: 3000, idle_in_transaction_session_timeout: 10_000 };

/** The timeouts of a probe, in milliseconds. */
const probing = { connectionTimeoutMillis: 800, query_timeout: 800 };

/** A migration may wait for another process, and may rewrite a large table. */
const migrating = { application_name: "anaba commands", max: 1, connectionTimeoutMillis: 10_000 };

/** How long a request waits for a connection and for the result of a statement, in milliseconds. */
const timeout = { connection: 2000, statement: 3200 };

/** The type id of bigint. Our times and counts fit into a number, so they are not parsed as strings. */
const bigint = 20;

/**
 * Creates a pool of connections to the server at `url` (`postgres-address.ts`); the first query opens the first connection.
 * `onChange` is called when the server stops answering, and when it answers again.
 * @throws TypeError for an address that cannot be used.
 */
export function connectPostgres(
  url: string,
  purpose: "serve" | "migrate",
  onChange?: (isAway: boolean) => void,
): Database {
  const address = readPostgresAddress(url);
  if (address === null) throw new TypeError("the address of the database cannot be used");
  const types = new TypeOverrides();
  types.setTypeParser(bigint, Number);
  const limits =
    purpose === "migrate"
      ? migrating
      : { ...serving, max: address.connectionLimit, ...(!address.isPooled && timeoutsOfSession) };
  const pool = new Pool({ connectionString: address.url, types, keepAlive: true, ...limits });
  // A connection that breaks between two queries emits an error event, which would end the process without a
  // listener. The next query on it fails, and the pool drops it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  if (purpose === "migrate") return databaseOf(refusing(pool));
  const circuit = new CircuitBreaker({ probe: () => probe(address.url), onChange });
  const db = databaseOf(refusing(pool, circuit));
  pools.set(db, pool);
  return db;
}

/** Checks on a new connection whether the server answers: those of the pool may all be blocked. */
async function probe(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, ...probing });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    // Not awaited: a server that hangs does not answer.
    void client.end().catch(() => undefined);
  }
}

/** How many connections a pool has, how many of them are idle, and how many callers wait for one. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

const pools = new WeakMap<Database, Pool>();

/** The state of the pool behind a database; null where there is none. */
export function poolState(db: Database): PoolState | null {
  const pool = pools.get(db);
  return pool ? { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount } : null;
}

/** Lets the commit of a transaction not wait for the disk and for standbys; a crash of PostgreSQL may undo it. */
export async function relax(inside: Database): Promise<void> {
  await sql`set local synchronous_commit = off`.execute(inside);
}

const databaseOf = (pool: PostgresPool): Database => new Kysely<Schema>({ dialect: new Dialect({ pool }) });

class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

class Adapter extends PostgresAdapter {
  /**
   * Waits for the migration of another process, and lets a migration take its time, where the role has a timeout as
   * well. Lock and setting end with the transaction: behind PgBouncer a session belongs to nobody.
   */
  override async acquireMigrationLock(inside: Kysely<unknown>): Promise<void> {
    await sql`set local statement_timeout = 0`.execute(inside);
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(inside);
  }

  override async releaseMigrationLock(): Promise<void> {}
}

/** The number of Kysely's own lock, which earlier releases take. */
const migrationLock = 3_853_314_791_062_309_107n;

/**
 * Wraps the pool: the engine's errors become refusals, broken connections are dropped, and a circuit breaker guards
 * new calls.
 */
function refusing(pool: Pool, circuit?: CircuitBreaker): PostgresPool {
  return {
    options: {},
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
      broken ||= !(error instanceof DatabaseError) || error.code === readOnly;
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

/**
 * The SQLSTATE of a write on a standby. The connection was opened when its host was the primary; a new one leads to the
 * present primary (decision 42).
 */
const readOnly = "25006";

/** Turns an error of pg into a refusal. A bug of ours (bad SQL, a failed check constraint) stays an error. */
function refusalOf(error: unknown): unknown {
  // The error is not from the server: the connection failed, broke or timed out.
  if (!(error instanceof DatabaseError)) return new Refused({ code: "unavailable" }, error);
  if (error.code === "23505") return taken(error.constraint ?? "", error);
  if (error.code === "23503") return new Refused({ code: "missing" }, error);
  return unavailable.test(error.code ?? "") ? new Refused({ code: "unavailable" }, error) : error;
}

/**
 * Checks that statements cannot run for ever behind PgBouncer. It shares a connection among several clients and
 * therefore refuses session timeouts, so the role must have them.
 * @throws Refused with a cause that says how to set them.
 */
export async function requireTimeouts(db: Database): Promise<void> {
  for (const [name, ms] of Object.entries(timeoutsOfSession)) {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    if (rows[0]?.value === "0")
      throw new Refused(
        { code: "unavailable" },
        new Error(
          `behind PgBouncer the role must have the timeouts; run: alter role current_user set ${name} = ${ms}`,
        ),
      );
  }
}
