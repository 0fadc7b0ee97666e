import { execFileSync } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { createCluster, startCluster } from "./embedded-postgres.ts";
import { type Host, startHaproxy } from "./haproxy.ts";
import { listening } from "./listening.ts";
import { hasProgram } from "./programs.ts";

/** A primary with a synchronous standby: a write is acknowledged when both have it on disk. */
export interface PostgresPair extends AsyncDisposable {
  /** The address that leads to the primary: HAProxy where it is installed, else like the one that Patroni moves. */
  readonly url: string;
  /** Kills the primary, as in a power cut. */
  killPrimary(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
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
  let present = primary.url;
  const address = await (hasProgram("haproxy") ? startHaproxy : startMovingAddress)([
    { url: primary.url, isPrimary: () => present === primary.url },
    { url: standby.url, isPrimary: () => present === standby.url },
  ]);
  return {
    url: address.url,
    killPrimary: () => primary.end("SIGKILL"),
    async promote() {
      await ask(standby.url, "select pg_promote()");
      present = standby.url;
    },
    async [Symbol.asyncDispose]() {
      await address.stop();
      await standby.end("SIGINT");
      await rm(first.folder, { recursive: true });
    },
  };
}

/** An address whose new connections lead to the primary. */
async function startMovingAddress(hosts: readonly Host[]) {
  const server = createServer((near) => {
    const { port, hostname } = new URL(hosts.find(({ isPrimary }) => isPrimary())?.url ?? "");
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const)
      one.on("error", () => undefined).on("close", () => other.destroy());
    near.pipe(far).pipe(near);
  });
  const port = await listening(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () => Promise.resolve(void server.close()),
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
