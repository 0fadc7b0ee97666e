import { setTimeout as pause } from "node:timers/promises";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { inMs, noneOf, shareOf, type Row } from "./row.ts";
import { getStatus } from "./signed-in.ts";

/** The result of a rolling restart for the people who browse meanwhile. */
interface Restarts {
  readonly requests: number;
  /** Failed requests, in words. */
  readonly failed: readonly string[];
  readonly exitCodes: readonly (number | null)[];
  /** The longest time from SIGTERM to the end of a process, in milliseconds. */
  readonly longestStop: number;
}

const lanes = 6;
const addresses = ["/", "/gem/1", "/gem/7?reviews=2", "/photos", "/photos/gem/3", "/?q=tea", "/gem/2.json"];
const asksEvery = 50;
/** The pause between two requests of one person, in milliseconds. */
const reading = 15;

/** A server as a proxy sees it: three failed checks in a row take it out of service, one success brings it back. */
interface Upstream {
  server: StartedServer;
  inService: boolean;
}

async function watch(upstream: Upstream, isOver: () => boolean): Promise<void> {
  let bad = 0;
  while (!isOver()) {
    const ready = (await getStatus(upstream.server.port, "/readyz").catch(() => 0)) === 200;
    bad = ready ? 0 : bad + 1;
    if (ready) upstream.inService = true;
    else if (bad >= 3) upstream.inService = false;
    await pause(asksEvery);
  }
}

/**
 * docs/security.md fault 23: two servers behind a simulated proxy are restarted in turn, `restarts` times, while
 * people browse over persistent connections.
 */
export async function restartUnderLoad(
  restarts: number,
  requestsBetween: number,
  start: () => Promise<StartedServer> = startServer,
): Promise<Restarts> {
  const upstreams: Upstream[] = [];
  const run = { requests: 0, over: false };
  try {
    for (let n = 0; n < 2; n += 1) upstreams.push({ server: await start(), inService: true });
    return await restartEach(upstreams, { restarts, requestsBetween, start, run });
  } finally {
    // Otherwise servers and people outlive a start that failed, and with them this process.
    run.over = true;
    await Promise.all(upstreams.map(({ server }) => server.stop()));
  }
}

interface Plan {
  readonly restarts: number;
  readonly requestsBetween: number;
  readonly start: () => Promise<StartedServer>;
  readonly run: { requests: number; over: boolean };
}

async function restartEach(
  upstreams: readonly Upstream[],
  { restarts, requestsBetween, start, run }: Plan,
): Promise<Restarts> {
  const failed: string[] = [];
  const exitCodes: (number | null)[] = [];
  let longestStop = 0;
  const watching = upstreams.map((upstream) => watch(upstream, () => run.over));
  const browse = async () => {
    while (!run.over) {
      const able = upstreams.filter(({ inService }) => inService);
      const upstream = able[run.requests % able.length];
      const address = addresses[run.requests % addresses.length] ?? "/";
      run.requests += 1;
      await pause(reading);
      if (upstream === undefined) failed.push("no server in service");
      else
        await getStatus(upstream.server.port, address).then(
          (status) => (status === 200 ? 0 : failed.push(`${address}: ${status}`)),
          (error: unknown) => failed.push(`${address}: ${String(error)}`),
        );
    }
  };
  const browsing = Array.from({ length: lanes }, browse);
  const until = async (requests: number) => {
    for (; run.requests < requests;) await pause(10);
  };
  for (let n = 0; n < restarts; n += 1) {
    await until((n + 1) * requestsBetween);
    const upstream = upstreams[n % 2];
    if (upstream === undefined) continue;
    const begun = performance.now();
    exitCodes.push(await upstream.server.stop());
    longestStop = Math.max(longestStop, performance.now() - begun);
    upstream.server = await start();
    while (!upstream.inService) await pause(10);
  }
  await until((restarts + 1) * requestsBetween);
  run.over = true;
  await Promise.all([...browsing, ...watching]);
  return { requests: run.requests, failed, exitCodes, longestStop };
}

/** docs/security.md fault 23 at its full count: two servers restarted in turn under load, 10,000 requests in all. */
export const shutdown: Row = {
  name: "shutdown",
  shows: "fault 23: two servers restarted in turn under load [share]",
  async run(args) {
    const restarts = 8;
    const perRound = Math.ceil((10_000 * shareOf(args)) / (restarts + 1));
    const { requests, failed, exitCodes, longestStop } = await restartUnderLoad(restarts, perRound);
    return [
      noneOf(`${requests} requests over ${restarts} restarts: ${failed.length} failed`, failed),
      {
        figure: `exit codes ${exitCodes.join(", ")}`,
        bar: "0 each",
        passed: exitCodes.every((code) => code === 0),
      },
      {
        figure: `longest stop ${inMs(longestStop)}`,
        bar: "10,000 ms",
        passed: longestStop <= 10_000,
      },
    ];
  },
};
