import { once } from "node:events";
import { type Socket, connect, createServer } from "node:net";
import { Client } from "pg";
import { startPostgres } from "./embedded-postgres.ts";
import { listening } from "./listening.ts";

/** A PostgreSQL server with faults. Each method causes one and returns the function that ends it. */
export interface FaultyPostgres extends AsyncDisposable {
  /** The server's address, through the connection that can be cut. */
  readonly url: string;
  /** Stops all its processes: connections are accepted, and nothing is answered. */
  hang(): Promise<() => Promise<void>>;
  /** Stops listening, and closes its connections. */
  refuse(): Promise<() => Promise<void>>;
  /** Connections are accepted on the way, and nothing arrives. */
  swallow(): Promise<() => Promise<void>>;
  /** Answers, but refuses writes. */
  makeReadOnly(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server behind a connection that can be cut. */
export async function startFaultyPostgres(): Promise<FaultyPostgres> {
  const postgres = await startPostgres();
  const { port, hostname } = new URL(postgres.url);
  const operator = new Client({ connectionString: postgres.url });
  operator.on("error", () => undefined);
  await operator.connect();
  // The operator overrides the default for all others.
  await operator.query("set default_transaction_read_only = off");

  const sockets = new Set<Socket>();
  const line = { swallows: false };
  const proxy = createServer((near) => {
    sockets.add(near.on("error", () => undefined));
    if (line.swallows) return;
    const far = connect(Number(port), hostname);
    sockets.add(far.on("error", () => undefined).on("close", () => near.destroy()));
    near.on("close", () => far.destroy());
    near.pipe(far).pipe(near);
  });
  const url = new URL(postgres.url);
  url.port = String(await listening(proxy));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };
  const listenAgain = async () => {
    proxy.listen(Number(url.port), "127.0.0.1");
    await once(proxy, "listening");
  };
  const endConnections = () =>
    operator.query("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()");

  const stop = async () => {
    cut();
    proxy.close();
    await operator.end();
    await postgres.stop();
  };
  return {
    url: url.href,
    async hang() {
      const { pid } = postgres;
      if (pid === null) throw new Error("only a server of our own can be stopped");
      process.kill(pid, "SIGSTOP");
      const { rows } = await operator.query<{ pid: number }>("select pid from pg_stat_activity");
      const all = [pid, ...rows.map((row) => row.pid)];
      for (const one of all) process.kill(one, "SIGSTOP");
      return () => {
        for (const one of all) process.kill(one, "SIGCONT");
        return Promise.resolve();
      };
    },
    async refuse() {
      proxy.close();
      cut();
      return listenAgain;
    },
    swallow() {
      for (const socket of sockets) socket.unpipe().pause();
      line.swallows = true;
      return Promise.resolve(async () => {
        line.swallows = false;
        cut();
      });
    },
    async makeReadOnly() {
      await operator.query("alter system set default_transaction_read_only = on");
      await operator.query("select pg_reload_conf()");
      await endConnections();
      return async () => {
        await operator.query("alter system reset default_transaction_read_only");
        await operator.query("select pg_reload_conf()");
        await endConnections();
      };
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}
