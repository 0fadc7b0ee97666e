import { setTimeout as pause } from "node:timers/promises";
import { startServer, type StartedServer } from "../support/started-server.ts";

/** The result of a rolling restart for the people who browse meanwhile. */
export interface Restarts {
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
    const ready = await fetch(`http://127.0.0.1:${upstream.server.port}/readyz`).then(
      async (response) => (await response.text(), response.ok),
      () => false,
    );
    bad = ready ? 0 : bad + 1;
    if (ready) upstream.inService = true;
    else if (bad >= 3) upstream.inService = false;
    await pause(asksEvery);
  }
}

/** The status of a page that arrives completely. */
async function statusOf(address: string): Promise<number> {
  const response = await fetch(address);
  await response.arrayBuffer();
  return response.status;
}

/**
 * docs/security.md fault 23: two servers behind a simulated proxy are restarted in turn, `restarts` times, while
 * people browse over persistent connections.
 */
export async function restartUnderLoad(restarts: number, requestsBetween: number): Promise<Restarts> {
  const upstreams: Upstream[] = [];
  for (let n = 0; n < 2; n += 1) upstreams.push({ server: await startServer(), inService: true });
  const failed: string[] = [];
  const exitCodes: (number | null)[] = [];
  const run = { requests: 0, over: false };
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
        await statusOf(`http://127.0.0.1:${upstream.server.port}${address}`).then(
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
    upstream.server = await startServer();
    while (!upstream.inService) await pause(10);
  }
  await until((restarts + 1) * requestsBetween);
  run.over = true;
  await Promise.all([...browsing, ...watching]);
  await Promise.all(upstreams.map(({ server }) => server.stop()));
  return { requests: run.requests, failed, exitCodes, longestStop };
}
