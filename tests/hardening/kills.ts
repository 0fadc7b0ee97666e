import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../../domain/site/paths.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { startPair } from "../support/postgres-pair.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { settling, type SignedIn } from "./signed-in.ts";

/** The results of the writes. Times in milliseconds. */
export interface Kills {
  /** The number of acknowledged writes. Each one saves a different gem for a different user. */
  readonly acknowledged: number;
  /** The number of failed requests. Each was sent again to the other server. */
  readonly failed: number;
  /** The number of acknowledged writes that are missing in the database. */
  readonly lost: number;
  /** The longest time without an acknowledged write, after the server was killed and after the primary was killed. */
  readonly gaps: { readonly server: number; readonly primary: number };
}

const gems = 12;
const lanes = 8;
/** The time until an operator or a tool such as Patroni promotes the standby, in milliseconds. */
const reaction = 2000;
const origin = "http://localhost:3000";

/**
 * Two servers use a primary with a synchronous standby, and users save gems. After a third of `writes` one server is
 * killed and started again. After two thirds the primary is killed and the standby promoted.
 */
export async function killWhileWriting(writes: number): Promise<Kills> {
  const pair = await startPair();
  const settings = {
    DATABASE_URL: pair.url,
    SINGLE_SERVER: "1",
    AUTH_SECRET: randomBytes(32).toString("base64"),
    LOG_LEVEL: "silent",
  };
  const documents = await openDocuments({ url: pair.url });
  const servers = [await startServer(settings), await startServer(settings)];
  const people = await settlePeople(settling(documents), writes);
  const { acknowledged, state, writing, until } = save(people, writes, (n) => servers[n % 2]);

  await until(1 / 3);
  const serverKilled = performance.now();
  servers[0]?.process.kill("SIGKILL");
  servers[0] = await startServer(settings);
  await until(2 / 3);
  const primaryKilled = performance.now();
  await pair.killPrimary();
  await pause(reaction);
  await pair.promote();
  await writing;

  const lost = await countLost(pair.url, acknowledged);
  await documents.close();
  await Promise.all(servers.map((server) => server.stop()));
  await pair.stop();
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
  const child = fork(file, [sqliteIn(dataDir)], { execArgv: [] });
  const [port]: number[] = await once(child, "message");
  const stop = async () => {
    child.disconnect();
    await once(child, "exit");
    return child.exitCode;
  };
  return { port: port ?? 0, process: child, stop };
}

const sqliteIn = (dataDir: string) => `sqlite:${dataDir}/anaba.sqlite`;

/**
 * A server on SQLite is killed `kills` times while users save gems, and started again on the same folder. By default it
 * is the product.
 */
export async function killOnSqlite(
  writes: number,
  kills: number,
  start: (dataDir: string) => Promise<Killable> = startProduct,
): Promise<Omit<Kills, "gaps">> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-kills-"));
  const url = sqliteIn(dataDir);
  const documents = await openDocuments({ url });
  const people = await settlePeople(settling(documents), writes);
  await documents.close();
  let server = await start(dataDir);
  const { acknowledged, state, writing, until } = save(people, writes, () => server);
  for (let kill = 1; kill <= kills; kill += 1) {
    await until(kill / (kills + 1));
    server.process.kill("SIGKILL");
    server = await start(dataDir);
  }
  await writing;
  await server.stop();
  const lost = await countLost(url, acknowledged);
  rmSync(dataDir, { recursive: true, force: true });
  return { acknowledged: acknowledged.length, failed: state.failed, lost };
}

interface Acknowledged {
  readonly id: string;
  readonly gem: number;
  readonly at: number;
}

async function settlePeople(settle: ReturnType<typeof settling>, writes: number) {
  const people: SignedIn[] = [];
  for (let n = 0; n < Math.ceil(writes / gems); n += 1) people.push(await settle(`saver-${n}`));
  return people;
}

/** Saves a different gem for a different user with each write; a failed one goes to the next server. */
function save(people: readonly SignedIn[], writes: number, serverFor: (n: number) => Killable | undefined) {
  const acknowledged: Acknowledged[] = [];
  const state = { next: 0, failed: 0 };
  const lane = async () => {
    for (let cell = state.next++; cell < writes; cell = state.next++) {
      const person = people[Math.floor(cell / gems)];
      if (person === undefined) return;
      const gem = 1 + (cell % gems);
      for (let tries = 0; !(await isSaved(serverFor(cell + tries), person, gem)); tries += 1) {
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

async function isSaved(server: Killable | undefined, { cookie }: SignedIn, gem: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${server?.port}${paths.saves()}`, {
    method: "POST",
    body: new URLSearchParams({ gemId: String(gem), intent: "save" }),
    headers: { Cookie: cookie, Origin: origin, "Sec-Fetch-Site": "same-origin" },
  }).catch(() => null);
  await response?.arrayBuffer().catch(() => null);
  return response?.status === 200;
}

/** The longest time between two writes after a moment. */
function longestGap(times: readonly number[], since: number): number {
  const after = [since, ...times.filter((at) => at >= since)];
  return Math.max(0, ...after.slice(1).map((at, index) => at - (after[index] ?? at)));
}
