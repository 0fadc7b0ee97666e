import { Client, Pool, type PoolConfig } from "pg";
import type { PostgresAddress } from "./postgres-address.ts";

/** The timeouts of a probe, in milliseconds. */
const probing = { connectionTimeoutMillis: 800, query_timeout: 800 };

/** How many connections a pool has, how many of them are idle, and how many callers wait for one. */
export interface PoolState {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The pool of connections to the host in use. */
export interface Hosts {
  /** Whether there are several hosts, so that another one may become the primary. */
  readonly areSeveral: boolean;
  /** The pool to take a connection from. */
  pool(): Promise<Pool>;
  /** Checks whether the host answers. With several hosts, finds the one that accepts writes and switches to it. */
  probe(): Promise<void>;
  readonly state: () => PoolState;
  end(): Promise<void>;
}

/** Creates the hosts; nothing is connected before `pool` is called. */
export function createHosts({ urls }: Pick<PostgresAddress, "urls">, config: PoolConfig): Hosts {
  const [only] = urls;
  const areSeveral = urls.length > 1;
  let current = areSeveral ? null : { url: only, pool: createPool({ connectionString: only, ...config }) };
  let finding: Promise<Pool> | null = null;

  async function find(): Promise<Pool> {
    const url = await Promise.any(urls.map(async (each) => (await checkWritable(each), each)));
    if (current?.url !== url) {
      // Connections of the old pool that are in use are still released to it.
      void current?.pool.end().catch(() => undefined);
      current = { url, pool: createPool({ connectionString: url, ...config }) };
    }
    return current.pool;
  }
  const findOnce = () =>
    (finding ??= find().finally(() => {
      finding = null;
    }));

  return {
    areSeveral,
    pool: () => (current === null ? findOnce() : Promise.resolve(current.pool)),
    async probe() {
      await (areSeveral ? findOnce() : ask(only, "select 1"));
    },
    state: () => ({
      open: current?.pool.totalCount ?? 0,
      idle: current?.pool.idleCount ?? 0,
      waiting: current?.pool.waitingCount ?? 0,
    }),
    end: async () => current?.pool.end(),
  };
}

function createPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // A connection that breaks between two queries emits an error event, which would end the process without a
  // listener. The next query on it fails, and the pool drops it.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/** Rejects a standby, and a primary that was set to read-only: both answer but refuse writes. */
async function checkWritable(url: string): Promise<void> {
  const [row] = await ask(url, "show transaction_read_only");
  if (row?.["transaction_read_only"] !== "off") throw new Error("the host takes no writes");
}

/** Runs a statement on a new connection: those of the pool may all be blocked. */
async function ask(connectionString: string, statement: string): Promise<readonly Record<string, unknown>[]> {
  const client = new Client({ connectionString, ...probing });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    return rows;
  } finally {
    // Not awaited: a host that hangs does not answer.
    void client.end().catch(() => undefined);
  }
}
