import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { connectPostgres } from "../../server/database/postgres.ts";
import type { Database } from "../../server/database/schema.ts";
import { connectSqlite } from "../../server/database/sqlite.ts";
import { startPostgres } from "../support/embedded-postgres.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { startServer } from "../support/started-server.ts";
import { createClient, openLoop, quantile } from "./load-maker.ts";
import { settling } from "./signed-in.ts";
import type { Line, Row } from "./row.ts";

/** How many requests people make each second. */
const perSecond = 50;
/** The longest allowed time of a sweep, in seconds. */
const longestSweep = 600;
/** How long people browse without the sweep, in seconds. */
const browsedAlone = 20;

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
  const folder = mkdtempDisposableSync(path.join(tmpdir(), "anaba-sweep-"));
  const file = path.join(folder.path, "anaba.sqlite");
  return {
    name: "SQLite",
    settings: { DATA_DIR: folder.path },
    url: `sqlite:${file}`,
    connect: () => connectSqlite(file),
    fill: (db, count) =>
      sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
        insert into rate_limits (key, count, resets_at) select 'over ' || i, 1, i from n`.execute(db),
    stop: () => Promise.resolve(folder.remove()),
  };
};

const onPostgres = async (): Promise<Engine> => {
  const postgres = await startPostgres();
  return {
    name: "PostgreSQL",
    settings: postgresSettings(postgres.url),
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
  const expired = db.selectFrom("rate_limits").select("key").where("resets_at", "<=", count).limit(1);
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
    while ((await expired.execute()).length > 0) await pause(250);
    state.isOver = true;
  })();
  const beside = await browse(longestSweep, () => state.isOver);
  const isCleared = state.isOver;
  if (isCleared) await watching;
  await db.destroy();
  await engine.stop();
  return { without, beside, isCleared };
}

/** docs/security.md, fault "the sweep": millions of expired rows are deleted while people browse. */
export const sweeping: Row = {
  name: "sweep",
  shows: "2,500,000 expired rows are cleared beside people who browse [rows]",
  async run([given = "2500000"]) {
    const count = Number(given);
    const lines: Line[] = [];
    for (const engine of [onSqlite(), await onPostgres()]) {
      const { without, beside, isCleared } = await sweepBeside(engine, count, browsedAlone);
      lines.push(
        {
          figure: `${engine.name}: ${count} rows ${isCleared ? "cleared" : "not cleared"} in ${beside.took.toFixed(0)} s, ${beside.failed} requests failed`,
          bar: `${longestSweep} s, 0`,
          passed: isCleared && beside.failed === 0,
        },
        {
          figure: `${engine.name}: the slowest hundredth of requests took ${beside.slowest.toFixed(1)} ms, ${without.slowest.toFixed(1)} without the sweep`,
          bar: "×2",
          passed: beside.slowest <= 2 * without.slowest,
        },
      );
    }
    return lines;
  },
};
