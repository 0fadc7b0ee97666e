import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../../domain/site/paths.ts";
import { bucketSettings } from "../contracts/files/s3-stub.ts";
import { type FaultyPostgres, startFaultyPostgres } from "../support/faulty-postgres.ts";
import { listening } from "../support/listening.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { startServer } from "../support/started-server.ts";
import { inMs, shareOf, type Line, type Row } from "./row.ts";
import { getStatus, postForm, timed, type Timed } from "./signed-in.ts";
import { startTwo, type TwoServers } from "./two-servers.ts";

/** How long to wait for a successful write, in milliseconds. */
const givenUp = 20_000;
const longestAnswer = 5000;

/**
 * Two servers on a database that fails in four ways, one after the other, for `lasting` milliseconds each, while
 * people browse and save.
 */
async function* sufferOutages(lasting: number) {
  await using postgres = await startFaultyPostgres();
  await using two = await startTwo({ ...postgresSettings(postgres.url), LOG_LEVEL: "silent" });
  const faults: readonly (readonly [string, () => ReturnType<FaultyPostgres["hang"]>])[] = [
    ["hung", () => postgres.hang()],
    ["refusing", () => postgres.refuse()],
    ["swallowed", () => postgres.swallow()],
    ["read-only", () => postgres.makeReadOnly()],
  ];
  for (const [fault, fail] of faults) yield { fault, ...(await suffer(two, fault, fail, lasting)) };
}

async function suffer(
  { servers, settle }: TwoServers,
  fault: string,
  fail: () => ReturnType<FaultyPostgres["hang"]>,
  lasting: number,
) {
  const [saver, after] = [await settle(`saver-${fault}`), await settle(`after-${fault}`)];
  const port = (n: number) => servers[n % 2 === 0 ? 0 : 1].port;
  const get = (n: number, address: string, headers?: HeadersInit) =>
    timed(getStatus(port(n), address, headers));
  const save = (n: number, by = saver) =>
    timed(postForm(port(n), by, paths.saves(), { gemId: String((n % 12) + 1), intent: "save" }));
  const headers = { Cookie: saver.cookie };
  for (const n of servers.keys()) await get(n, paths.readiness());
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
    lane((n) => get(n, paths.gem((n % 12) + 1))),
    lane((n) => get(n, paths.readiness())),
    lane((n) => get(n, paths.gem((n % 12) + 1), headers)),
    // Fewer than the limit per minute.
    lane((n) => save(n), 1000),
    lane((n) => get(n, paths.saved(), headers)),
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
    visitors: visited.length,
    failed: failed(visited),
    notReady: failed(ready),
    signedInFailed: failed(signedIn),
    longest: Math.max(...all.flat().map(({ ms }) => ms)),
    writesAgain,
  };
}

async function ofDatabase(share: number): Promise<readonly Line[]> {
  const lines: Line[] = [];
  for await (const outage of sufferOutages(10_000 * share)) {
    const { fault, visitors, failed, notReady, signedInFailed, longest, writesAgain } = outage;
    lines.push(
      {
        figure: `${fault}: ${visitors} visitors' pages, ${failed} failed; ${notReady} times not ready (${signedInFailed} pages of people with a session said why they cannot be shown)`,
        bar: "0 failed, never not ready",
        passed: failed + notReady === 0,
      },
      {
        figure: `${fault}: longest answer ${inMs(longest)}, writes again after ${inMs(writesAgain)}`,
        bar: `${inMs(longestAnswer)} each`,
        passed: longest <= longestAnswer && writesAgain <= longestAnswer,
      },
    );
  }
  return lines;
}

/** A server with a bucket that accepts connections and does not answer, and one without a bucket. */
async function ofBucket(): Promise<readonly Line[]> {
  const silent = createServer((socket) => void socket.on("error", () => undefined));
  const settings = bucketSettings(`http://127.0.0.1:${await listening(silent)}`);
  const begin = async (given: Readonly<Record<string, string>>) => {
    const begun = performance.now();
    const server = await startServer({ ...given, LOG_LEVEL: "silent" });
    return { server, ms: performance.now() - begun };
  };
  const without = await begin({});
  await without.server.stop();
  const { server, ms } = await begin(settings);
  const readiness = await timed(getStatus(server.port, paths.readiness()));
  const picture = `/profile-images/somebody/1700000000000_${"a".repeat(32)}.webp`;
  const image = await timed(getStatus(server.port, picture));
  await server.stop();
  silent.close();
  return [
    {
      figure: `hung bucket: start ${inMs(ms)}, without a bucket ${inMs(without.ms)}`,
      bar: "at most 2,000 ms more",
      passed: ms - without.ms <= 2000,
    },
    {
      figure: `hung bucket: readiness ${readiness.status} after ${inMs(readiness.ms)}, a picture ${image.status} after ${inMs(image.ms)}`,
      bar: "200, and 503 within 2,000 ms",
      passed: readiness.status === 200 && image.status === 503 && image.ms <= 2000,
    },
  ];
}

/**
 * A database that hangs, refuses connections, is cut off or is read-only, and a bucket that hangs, under two servers
 * in use.
 */
export const outages: Row = {
  name: "outages",
  shows: "a database and a bucket that fail in turn, under two servers in use [share]",
  run: async (args) => [...(await ofDatabase(shareOf(args))), ...(await ofBucket())],
};
