import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../../domain/site/paths.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { type FaultyPostgres, startFaultyPostgres } from "../support/faulty-postgres.ts";
import { listening } from "../support/listening.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { settling, type SignedIn } from "./signed-in.ts";

/** The result of an outage; times in milliseconds. */
export interface Outage {
  readonly fault: string;
  readonly visitors: { readonly requests: number; readonly failed: number };
  /** Checks of `/readyz` with another status than 200. */
  readonly notReady: number;
  /** Pages of signed-in users with another status than 200. */
  readonly signedInFailed: number;
  /** The longest wait for a response. */
  readonly longest: number;
  /** From the end of the outage to the first successful write. */
  readonly writesAgain: number;
}

/** How long to wait for a successful write, in milliseconds. */
const givenUp = 20_000;
const origin = "http://localhost:3000";
const secret = "pQ7vZk2mXw9LrT4bNc8YhE3uJd6GsA1f";

interface Timed {
  readonly status: number;
  readonly ms: number;
}

async function ask(address: string, init: RequestInit = {}): Promise<Timed> {
  const begun = performance.now();
  const status = await fetch(address, init).then(
    async (response) => (await response.arrayBuffer(), response.status),
    () => 0,
  );
  return { status, ms: performance.now() - begun };
}

/**
 * Two servers on a database that fails in four ways, one after the other, for `lasting` milliseconds each, while
 * people browse and save.
 */
export async function* sufferOutages(lasting: number): AsyncGenerator<Outage> {
  const postgres = await startFaultyPostgres();
  const settings = {
    DATABASE_URL: postgres.url,
    SINGLE_SERVER: "1",
    AUTH_SECRET: secret,
    LOG_LEVEL: "silent",
  };
  const documents = await openDocuments({ url: postgres.url });
  const servers = [await startServer(settings), await startServer(settings)];
  const settle = settling(documents);
  const faults: readonly (readonly [string, () => ReturnType<FaultyPostgres["hang"]>])[] = [
    ["hung", () => postgres.hang()],
    ["refusing", () => postgres.refuse()],
    ["swallowed", () => postgres.swallow()],
    ["read-only", () => postgres.makeReadOnly()],
  ];
  for (const [index, [fault, fail]] of faults.entries()) {
    const people = { saver: await settle(`saver${index}`), after: await settle(`after${index}`) };
    yield { fault, ...(await suffer(servers, people, fail, lasting)) };
  }
  await Promise.all(servers.map((server) => server.stop()));
  await documents.close();
  await postgres.stop();
}

async function suffer(
  servers: readonly StartedServer[],
  { saver, after }: { readonly saver: SignedIn; readonly after: SignedIn },
  fail: () => ReturnType<FaultyPostgres["hang"]>,
  lasting: number,
): Promise<Omit<Outage, "fault">> {
  const at = (n: number, path: string) => `http://127.0.0.1:${servers[n % servers.length]?.port}${path}`;
  const headers = { Cookie: saver.cookie };
  const save = (n: number, { cookie } = saver) =>
    ask(at(n, paths.saves()), {
      method: "POST",
      headers: { Cookie: cookie, Origin: origin },
      body: new URLSearchParams({ gemId: String((n % 12) + 1), intent: "save" }),
    });
  for (const n of servers.keys()) await ask(at(n, paths.readiness()));
  const over = { yes: false };
  const lane = async (once: (n: number) => Promise<Timed>, rest = 20) => {
    const answers: Timed[] = [];
    for (let n = 0; !over.yes; n += 1) {
      answers.push(await once(n));
      await pause(rest);
    }
    return answers;
  };
  const repair = await fail();
  const lanes = Promise.all([
    lane((n) => ask(at(n, paths.gem((n % 12) + 1)))),
    lane((n) => ask(at(n, paths.readiness()))),
    lane((n) => ask(at(n, paths.gem((n % 12) + 1)), { headers })),
    // Fewer than the limit per minute.
    lane((n) => save(n), 1000),
    lane((n) => ask(at(n, paths.saved()), { headers })),
  ]);
  await pause(lasting);
  await repair();
  const repairedAt = performance.now();
  while ((await save(0, after)).status !== 200 && performance.now() - repairedAt < givenUp) await pause(50);
  const writesAgain = performance.now() - repairedAt;
  over.yes = true;
  const all = await lanes;
  const [visited, ready, signedIn] = all;
  const failed = (answers: readonly Timed[]) => answers.filter(({ status }) => status !== 200).length;
  return {
    visitors: { requests: visited.length, failed: failed(visited) },
    notReady: failed(ready),
    signedInFailed: failed(signedIn),
    longest: Math.max(...all.flat().map(({ ms }) => ms)),
    writesAgain,
  };
}

/** The cost of a bucket that accepts connections and does not answer, in milliseconds. */
export interface HungBucket {
  readonly startWithout: number;
  readonly start: number;
  readonly readiness: Timed;
  readonly picture: Timed;
}

/** Starts a server with a bucket that hangs, and one without a bucket. */
export async function sufferHungBucket(): Promise<HungBucket> {
  const silent = createServer((socket) => void socket.on("error", () => undefined));
  const endpoint = encodeURIComponent(`http://127.0.0.1:${await listening(silent)}`);
  const settings = {
    FILES_URL: `s3://anaba?endpoint=${endpoint}&region=r`,
    AWS_ACCESS_KEY_ID: "key",
    AWS_SECRET_ACCESS_KEY: "right",
    LOG_LEVEL: "silent",
  };
  const begin = async (given: Readonly<Record<string, string>>) => {
    const begun = performance.now();
    const server = await startServer(given);
    return { server, ms: performance.now() - begun };
  };
  const without = await begin({ LOG_LEVEL: "silent" });
  await without.server.stop();
  const { server, ms } = await begin(settings);
  const at = `http://127.0.0.1:${server.port}`;
  const readiness = await ask(at + paths.readiness());
  const picture = await ask(`${at}/profile-images/somebody/1700000000000_${"a".repeat(32)}.webp`);
  await server.stop();
  silent.close();
  return { startWithout: without.ms, start: ms, readiness, picture };
}
