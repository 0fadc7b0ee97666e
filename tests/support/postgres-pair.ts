import { execFileSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { createCluster, startCluster } from "./embedded-postgres.ts";

/** A primary with a synchronous standby: a write is acknowledged when both have it on disk. */
export interface PostgresPair {
  /** An address with both hosts. */
  readonly url: string;
  /** Kills the primary, as in a power cut. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both; resolves when the standby receives the primary's changes. */
export async function startPair(): Promise<PostgresPair> {
  const first = await createCluster();
  const second = { ...first, data: join(first.folder, "standby") };
  // A copy of a primary that was never started can become its standby.
  execFileSync("cp", ["-a", first.data, second.data]);
  await writeFile(join(second.data, "standby.signal"), "", { mode: 0o644 });
  const primary = await startCluster(first, ["fsync=on", "synchronous_standby_names=*"]);
  const { hostname, port } = new URL(primary.url);
  const source = `primary_conninfo=host=${hostname} port=${port} user=postgres`;
  const standby = await startCluster(second, ["fsync=on", source]);
  while ((await ask(primary.url, "select 1 from pg_stat_replication where sync_state = 'sync'")) === 0)
    await pause(100);
  const hosts = [primary.url, standby.url].map((url) => new URL(url).host).join(",");
  return {
    url: `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`,
    killPrimary: () => primary.end("SIGKILL"),
    promote: async () => void (await ask(standby.url, "select pg_promote()")),
    async stop() {
      await standby.end("SIGINT");
      await rm(first.folder, { recursive: true });
    },
  };
}

/** Runs a query; returns the number of rows. */
async function ask(url: string, text: string): Promise<number> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows.length;
  } finally {
    await client.end();
  }
}
