import { createServer, type Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { adapted, createFolder, startProgram } from "./deployed.ts";
import { freePort, listening } from "./listening.ts";

/** A PostgreSQL server, and whether it is the primary now. */
export interface Host {
  readonly url: string;
  readonly isPrimary: () => boolean;
}

/**
 * Starts HAProxy with `deploy/haproxy-postgresql.cfg` in front of two hosts, each with the health check of a Patroni.
 * Returns the address through which connections go to the primary.
 */
export async function startHaproxy(hosts: readonly [Host, Host]) {
  const checks = hosts.map(patroni);
  const [one, two] = hosts.map(({ url }) => new URL(url).host);
  const [checkOne, checkTwo] = await Promise.all(checks.map(listening));
  const port = await freePort();
  const folder = createFolder("anaba-haproxy-");
  const file = folder.write(
    "haproxy.cfg",
    adapted("haproxy-postgresql.cfg", {
      "127.0.0.1:5000": `127.0.0.1:${port}`,
      "check port 8008": "check",
      "10.0.0.21:5432": `${one} port ${checkOne}`,
      "10.0.0.22:5432": `${two} port ${checkTwo}`,
    }),
  );
  const running = startProgram("haproxy", ["-db", "-f", file]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const primary = hosts.find(({ isPrimary }) => isPrimary());
  // Until its first checks HAProxy counts both hosts as primaries, and uses them in turn.
  for (let inRow = 0; inRow < 2; await pause(50))
    inRow = (await portBehind(url)) === new URL(primary?.url ?? "").port ? inRow + 1 : 0;
  const stop = async (): Promise<void> => {
    await running.stop();
    for (const check of checks) check.close();
    folder.remove();
  };
  return { url, stop, [Symbol.asyncDispose]: stop };
}

/** The port of the PostgreSQL that a new connection leads to. */
async function portBehind(connectionString: string): Promise<string | undefined> {
  const client = new Client({ connectionString });
  client.on("error", () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ port: string }>("select current_setting('port') as port");
    return rows[0]?.port;
  } catch {
    return undefined;
  } finally {
    await client.end();
  }
}

/** Patroni's health check on one host: whether its PostgreSQL is the primary. */
const patroni = ({ isPrimary }: Host): Server =>
  createServer((request, response) => {
    response.writeHead(request.url === "/primary" && isPrimary() ? 200 : 503).end();
  });
