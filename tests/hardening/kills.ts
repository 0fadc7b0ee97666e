import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../../domain/site/paths.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { startPair } from "../support/postgres-pair.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { inMs, shareOf, type Row } from "./row.ts";
import { inhabitedFolder, postForm, type SignedIn } from "./signed-in.ts";
import { startTwo } from "./two-servers.ts";

const gems = 12;
const lanes = 8;
/** The time until an operator or a tool such as Patroni promotes the standby, in milliseconds. */
const reaction = 2000;

/**
 * Two servers use a primary with a synchronous standby, and users save gems. After a third of `writes` one server is
 * killed and started again. After two thirds the primary is killed and the standby promoted. `gaps` are the longest
 * times without an acknowledged write after each, in milliseconds.
 */
async function killWhileWriting(writes: number) {
  await using pair = await startPair();
  const settings = { ...postgresSettings(pair.url), LOG_LEVEL: "silent" };
  await using two = await startTwo(settings);
  const people: SignedIn[] = [];
  for (const id of savers(writes)) people.push(await two.settle(id));
  const { servers } = two;
  const { acknowledged, state, writing, until } = save(people, writes, (n) => servers[n % 2 === 0 ? 0 : 1]);

  await until(1 / 3);
  const serverKilled = performance.now();
  servers[0].process.kill("SIGKILL");
  servers[0] = await startServer(settings);
  await until(2 / 3);
  const primaryKilled = performance.now();
  await pair.killPrimary();
  await pause(reaction);
  await pair.promote();
  await writing;

  const lost = await countLost(pair.url, acknowledged);
  const times = acknowledged.map(({ at }) => at);
  return {
    acknowledged: acknowledged.length,
    failed: state.failed,
    lost,
    gaps: {
      server: longestGap(
        times.filter((at) => at < primaryKilled),
        serverKilled,
      ),
      primary: longestGap(times, primaryKilled),
    },
  };
}

/** A server that can be killed. */
type Killable = Pick<StartedServer, "port" | "process" | "stop">;

const startProduct = (dataDir: string): Promise<Killable> =>
  startServer({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });

/** Starts the negative control: a server that confirms writes before it makes them. */
export async function startCareless(dataDir: string): Promise<Killable> {
  const file = new URL("careless-server.ts", import.meta.url);
  const child = fork(file, [`sqlite:${dataDir}/anaba.sqlite`], { execArgv: [] });
  const [port]: number[] = await once(child, "message");
  const stop = async () => {
    child.disconnect();
    await once(child, "exit");
    return child.exitCode;
  };
  return { port: port ?? 0, process: child, stop };
}

/**
 * A server on SQLite is killed `times` while users save gems, and started again on the same folder. By default it is
 * the product. Returns how many writes were acknowledged, how many requests failed and were sent again, and how many
 * acknowledged writes are missing in the database.
 */
export async function killOnSqlite(
  writes: number,
  times: number,
  start: (dataDir: string) => Promise<Killable> = startProduct,
) {
  using home = await inhabitedFolder(savers(writes));
  const { dataDir, url, people } = home;
  let server = await start(dataDir);
  const { acknowledged, state, writing, until } = save(people, writes, () => server);
  for (let kill = 1; kill <= times; kill += 1) {
    await until(kill / (times + 1));
    server.process.kill("SIGKILL");
    server = await start(dataDir);
  }
  await writing;
  await server.stop();
  const lost = await countLost(url, acknowledged);
  return { acknowledged: acknowledged.length, failed: state.failed, lost };
}

interface Acknowledged {
  readonly id: string;
  readonly gem: number;
  readonly at: number;
}

/** The ids of as many users as there are writes of a different gem each. */
const savers = (count: number) => Array.from({ length: Math.ceil(count / gems) }, (_, n) => `saver-${n}`);

/** Saves a different gem for a different user with each write; a failed one goes to the next server. */
function save(people: readonly SignedIn[], writes: number, serverFor: (n: number) => Killable) {
  const acknowledged: Acknowledged[] = [];
  const state = { next: 0, failed: 0 };
  const lane = async () => {
    for (let cell = state.next++; cell < writes; cell = state.next++) {
      const person = people[Math.floor(cell / gems)];
      if (person === undefined) return;
      const gem = 1 + (cell % gems);
      const fields = { gemId: String(gem), intent: "save" };
      const post = (n: number) => postForm(serverFor(n).port, person, paths.saves(), fields).catch(() => 0);
      for (let tries = 0; (await post(cell + tries)) !== 200; tries += 1) {
        state.failed += 1;
        await pause(20);
      }
      acknowledged.push({ id: person.id, gem, at: performance.now() });
    }
  };
  const writing = Promise.all(Array.from({ length: lanes }, lane));
  const until = async (share: number) => {
    while (acknowledged.length < writes * share) await pause(5);
  };
  return { acknowledged, state, writing, until };
}

/** How many acknowledged writes are not in the database. */
async function countLost(url: string, acknowledged: readonly Acknowledged[]): Promise<number> {
  const documents = await openDocuments({ url });
  const kept = new Map<string, ReadonlySet<number>>();
  for (const id of new Set(acknowledged.map((each) => each.id)))
    kept.set(id, new Set(await documents.saves.list(id)));
  await documents.close();
  return acknowledged.filter(({ id, gem }) => kept.get(id)?.has(gem) !== true).length;
}

/** The longest time between two writes after a moment. */
function longestGap(times: readonly number[], since: number): number {
  const after = [since, ...times.filter((at) => at >= since)];
  return Math.max(0, ...after.slice(1).map((at, index) => at - (after[index] ?? at)));
}

const allWrites = 10_000;
const mostGap = 10_000;
/** How often the server on SQLite is killed. */
const killsOnSqlite = 10;
/** Enough for the negative control, which loses half of them or more. */
const controlWrites = 60;

/**
 * A server on SQLite, and a server and the primary on PostgreSQL, are killed with `kill -9` while users write. No
 * acknowledged write may be lost.
 */
export const kills: Row = {
  name: "kills",
  shows:
    "kill -9 of servers and of the primary, under 10,000 acknowledged writes on SQLite and PostgreSQL [share]",
  async run(args) {
    const writes = Math.ceil(allWrites * shareOf(args));
    const onSqlite = await killOnSqlite(writes, killsOnSqlite);
    const control = await killOnSqlite(controlWrites, 1, startCareless);
    const { acknowledged, failed, lost, gaps } = await killWhileWriting(writes);
    return [
      {
        figure: `SQLite: ${onSqlite.acknowledged} writes acknowledged over ${killsOnSqlite} kills, ${onSqlite.failed} requests sent again: ${onSqlite.lost} lost`,
        bar: "0 lost",
        passed: onSqlite.lost === 0,
      },
      {
        figure: `negative control, a server that acknowledges writes before it makes them: ${control.lost} of ${control.acknowledged} lost`,
        bar: "some lost",
        passed: control.lost > 0,
      },
      {
        figure: `PostgreSQL: ${acknowledged} writes acknowledged, ${failed} requests sent again: ${lost} lost`,
        bar: "0 lost",
        passed: lost === 0,
      },
      {
        figure: `no write for ${inMs(gaps.server)} after the server was killed, for ${inMs(gaps.primary)} after the primary was, 2,000 of them until the standby was promoted`,
        bar: `${inMs(mostGap)} each`,
        passed: Math.max(gaps.server, gaps.primary) <= mostGap,
      },
    ];
  },
};
