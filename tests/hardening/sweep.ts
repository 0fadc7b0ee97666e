import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { connectPostgres } from "../../server/documents/postgres.ts";
import type { Database } from "../../server/documents/schema.ts";
import { connectSqlite } from "../../server/documents/sqlite.ts";
import { startPostgres } from "../support/embedded-postgres.ts";
import { startServer } from "../support/started-server.ts";
import { createClient, openLoop, quantile } from "./load-maker.ts";
import { settling } from "./signed-in.ts";

/** How many requests people make each second. */
const perSecond = 50;
/** The longest allowed time of a sweep, in seconds. */
export const longestSweep = 600;

interface Engine {
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly url: string;
  readonly connect: () => Database;
  /** Inserts `count` expired rows. */
  readonly fill: (db: Database, count: number) => Promise<unknown>;
  readonly stop: () => Promise<void>;
}

export const onSqlite = (): Engine => {
  const folder = mkdtempSync(path.join(tmpdir(), "anaba-sweep-"));
  const file = path.join(folder, "anaba.sqlite");
  return {
    name: "SQLite",
    settings: { DATA_DIR: folder },
    url: `sqlite:${file}`,
    connect: () => connectSqlite(file),
    fill: (db, count) =>
      sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
        insert into rate_limits (key, count, resets_at) select 'over ' || i, 1, i from n`.execute(db),
    stop: () => Promise.resolve(),
  };
};

export const onPostgres = async (): Promise<Engine> => {
  const postgres = await startPostgres();
  return {
    name: "PostgreSQL",
    settings: {
      DATABASE_URL: postgres.url,
      SINGLE_SERVER: "1",
      AUTH_SECRET: "pQ7vZk2mXw9LrT4bNc8YhE3uJd6GsA1f",
    },
    url: postgres.url,
    connect: () => connectPostgres(postgres.url, "migrate"),
    fill: (db, count) =>
      sql`insert into rate_limits (key, count, resets_at)
        select 'over ' || i, 1, i from generate_series(1, ${sql.lit(count)}) i`.execute(db),
    stop: () => postgres.stop(),
  };
};

/**
 * Browses without a sweep for `alone` seconds, and beside the sweep of `count` rows. Returns the slowest hundredth of
 * both in milliseconds, and the time of the sweep.
 */
export async function sweepBeside(engine: Engine, count: number, alone: number) {
  const documents = await openDocuments({ url: engine.url });
  const { cookie } = await settling(documents)("browser");
  await documents.close();
  const db = engine.connect();
  const left = async () => {
    const found = await db
      .selectFrom("rate_limits")
      .select("key")
      .where("resets_at", "<=", count)
      .limit(1)
      .execute();
    return found.length;
  };
  const savedList = dataPath(paths.saves());
  const requests = [paths.home(), savedList, paths.gem(1), savedList].map(
    (address) =>
      `GET ${address} HTTP/1.1\r\nHost: localhost:3000\r\nAccept: application/json\r\nAccept-Encoding: gzip\r\nCookie: ${address === savedList ? cookie : ""}\r\n\r\n`,
  );
  const browse = async (seconds: number, isOver: () => boolean) => {
    const server = await startServer(engine.settings);
    const client = createClient(server.port);
    const begun = performance.now();
    const aSecond = () => openLoop(1, perSecond, (n) => client.ask(requests[n % requests.length] ?? ""));
    // A server that has just started is slow, with a sweep or without.
    await aSecond();
    const answers = [];
    do answers.push(...(await aSecond()));
    while (performance.now() - begun < seconds * 1000 && !isOver());
    client.close();
    await server.stop();
    return {
      slowest: quantile(
        answers.map(({ took }) => took),
        0.99,
      ),
      failed: answers.filter(({ status }) => status !== 200).length,
      took: (performance.now() - begun) / 1000,
    };
  };
  const without = await browse(alone, () => false);
  await engine.fill(db, count);
  // The sweep starts with the server.
  const state = { isOver: false };
  const watching = (async () => {
    while ((await left()) > 0) await pause(250);
    state.isOver = true;
  })();
  const beside = await browse(longestSweep, () => state.isOver);
  const isCleared = state.isOver;
  if (isCleared) await watching;
  await db.destroy();
  await engine.stop();
  return { without, beside, isCleared };
}
