import { rmSync } from "node:fs";
import { measureBodies, type BodyCost } from "./body-costs.ts";
import { longestRead, postBody, shapes, tinyChunks } from "./body-shapes.ts";
import { cookieOf, preparePeople } from "../../bench/support/people.ts";
import { paths } from "../../domain/site/paths.ts";
import { createHealthChecker, slowestOf } from "./health-during.ts";
import { caddy } from "../support/proxies.ts";
import { cookieAt, proxyIn, startAttacked, through, type Target } from "./target.ts";
import type { Line, Row } from "./row.ts";

/** So many that nobody reaches the hourly limit of uploads, beyond which none is read. */
const people = 200;
/**
 * The limits in milliseconds: processor time of one body, and response time of a health check. Tiny chunks have a limit
 * of their own, because a bare Node server needs 45 ms for them.
 */
const most = { cpu: 20, health: 200, tinyChunks: 40 };

/** The kinds that the server reads or drops to their end at every address (`server/http/listener.ts`). */
const short = new Set(
  shapes
    .filter(({ bytes, chunk }) => bytes.length <= 64 * 1024 && chunk === undefined)
    .map(({ name }) => name),
);

/**
 * Whether a response may be lost behind Caddy: over HTTP/1.1 it closes a connection whose body the server refused before
 * its end, and may lose the response with it.
 */
const mayBeLost = ({ shape, address }: BodyCost, isSignedIn: boolean) =>
  !short.has(shape) && !(isSignedIn && shape === longestRead.name && address === paths.editProfile());

/** The slowest health check during ten concurrent bodies of one shape, each by another user. */
async function slowestCheck(
  target: Target,
  cookies: readonly string[],
): Promise<{ readonly beside: string; readonly took: number }> {
  const health = createHealthChecker(target);
  let slowest = { beside: "", took: 0 };
  let posted = 0;
  for (const shape of shapes.filter((each) => each !== tinyChunks))
    for (const address of [paths.signIn(), paths.editProfile(), paths.home()]) {
      const post = () => postBody(target, address, shape, cookies[posted++ % cookies.length]);
      const took = slowestOf(await health.during(() => Promise.all(Array.from({ length: 10 }, post))));
      if (took > slowest.took) slowest = { beside: `${shape.name} at ${address}`, took };
    }
  health.end();
  return slowest;
}

/** docs/security.md row 22: bodies of every shape posted to every address, signed out and signed in. */
export const bodies: Row = {
  name: "bodies",
  shows: "row 22: bodies of every shape at every address, one by one and ten at once [times] [proxy]",
  async run(args) {
    const { proxy, rest } = proxyIn(args);
    const times = Number(rest[0] ?? "10");
    const { folder } = await preparePeople({ users: people, reviews: {}, sessions: people });
    const { target, server, stop } = await startAttacked(proxy, { DATA_DIR: folder, LOG_LEVEL: "warn" });
    const pid = server.process.pid ?? 0;
    const lines: Line[] = [];
    for (const [who, cookies] of [
      [`${through(proxy)}by nobody`, []],
      [
        `${through(proxy)}signed in`,
        Array.from({ length: people }, (_, n) => cookieAt(target, cookieOf(n + 1))),
      ],
    ] as const) {
      const costs = await measureBodies({ target, pid }, cookies, times);
      const dearestOf = (some: readonly BodyCost[]) => some.reduce((a, b) => (a.cpu > b.cpu ? a : b));
      const dearest = dearestOf(costs.filter(({ shape }) => shape !== tinyChunks.name));
      const dearestCrumbs = dearestOf(costs.filter(({ shape }) => shape === tinyChunks.name));
      // A 429 for an upload means that it was not read, and its cost not measured.
      const isUnread = (status: number, address: string) =>
        status === 429 && address.startsWith(paths.editProfile());
      const failed = costs.filter((cost) => {
        const isExempt = proxy === caddy && mayBeLost(cost, cookies.length > 0);
        return cost.statuses.some(
          (status) => (status < 200 && !isExempt) || status >= 500 || isUnread(status, cost.address),
        );
      });
      const check = await slowestCheck(target, cookies);
      lines.push(
        {
          figure: `${who}: ${costs.length * times} bodies (${shapes.length} shapes at ${costs.length / shapes.length} addresses${cookies.length === 0 ? "" : ", the sign-out left out"}) took at most ${dearest.cpu.toFixed(1)} ms of processor (${dearest.shape} at ${dearest.address})`,
          bar: `${most.cpu} ms`,
          passed: dearest.cpu <= most.cpu,
        },
        {
          figure: `${who}: ${tinyChunks.name} took at most ${dearestCrumbs.cpu.toFixed(1)} ms of processor (${dearestCrumbs.address})`,
          bar: `${most.tinyChunks} ms`,
          passed: dearestCrumbs.cpu <= most.tinyChunks,
        },
        {
          figure: `${who}: ${failed.length} kinds without a proper answer ${failed
            .slice(0, 5)
            .map(({ shape, address, statuses }) => `${shape} at ${address}: ${statuses.join(" ")}`)
            .join("; ")}`,
          bar: "0",
          passed: failed.length === 0,
        },
        {
          figure: `${who}: ${paths.health()} within ${check.took.toFixed(0)} ms beside ten at once of each shape but ${tinyChunks.name}, at three addresses (slowest: ${check.beside})`,
          bar: `${most.health} ms`,
          passed: check.took <= most.health,
        },
      );
    }
    await stop();
    rmSync(folder, { recursive: true, force: true });
    return lines;
  },
};
