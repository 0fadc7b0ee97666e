import { measureBodies, type BodyCost } from "./body-costs.ts";
import { postBody, shapes, tinyChunks } from "./body-shapes.ts";
import { cookieOf, preparePeople } from "../../bench/people.ts";
import { startProduct } from "../../bench/product.ts";
import { paths } from "../../domain/site/paths.ts";
import type { Line, Row } from "./row.ts";

const port = 4343;
/** So many that nobody reaches the hourly limit of uploads, beyond which none is read. */
const people = 200;
/**
 * The limits in milliseconds: processor time of one body, and response time of a health check. Tiny chunks have a limit
 * of their own, because a bare Node server needs 45 ms for them.
 */
const most = { cpu: 20, health: 200, tinyChunks: 40 };

/** The slowest health check during ten concurrent bodies of one shape, each by another user. */
async function slowestCheck(
  base: string,
  cookies: readonly string[],
): Promise<{ readonly beside: string; readonly took: number }> {
  let slowest = { beside: "", took: 0 };
  let posted = 0;
  for (const shape of shapes.filter((each) => each !== tinyChunks))
    for (const address of [paths.signIn(), paths.editProfile(), paths.home()]) {
      const posts = Array.from({ length: 10 }, () =>
        postBody(port, address, shape, cookies[posted++ % cookies.length]),
      );
      const begun = performance.now();
      await (await fetch(base + paths.health())).text();
      const took = performance.now() - begun;
      if (took > slowest.took) slowest = { beside: `${shape.name} at ${address}`, took };
      await Promise.all(posts);
    }
  return slowest;
}

/** docs/security.md row 22: bodies of every shape posted to every address, signed out and signed in. */
export const bodies: Row = {
  name: "bodies",
  shows: "row 22: bodies of every shape at every address, one by one and ten at once [times]",
  async run([given = "10"]) {
    const times = Number(given);
    const { folder } = await preparePeople({ users: people, reviews: {}, sessions: people });
    const settings = { BASE_URL: "http://localhost:3000", LOG_LEVEL: "warn" };
    const { pid, base, stop } = await startProduct(port, { folder, settings });
    const lines: Line[] = [];
    for (const [who, cookies] of [
      ["by nobody", []],
      ["signed in", Array.from({ length: people }, (_, n) => cookieOf(n + 1))],
    ] as const) {
      const costs = await measureBodies({ port, pid }, cookies, times);
      const dearestOf = (some: readonly BodyCost[]) => some.reduce((a, b) => (a.cpu > b.cpu ? a : b));
      const dearest = dearestOf(costs.filter(({ shape }) => shape !== tinyChunks.name));
      const dearestCrumbs = dearestOf(costs.filter(({ shape }) => shape === tinyChunks.name));
      // A 429 for an upload means that it was not read, and its cost not measured.
      const isUnread = (status: number, address: string) =>
        status === 429 && address.startsWith(paths.editProfile());
      const failed = costs.filter(({ statuses, address }) =>
        statuses.some((status) => status < 200 || status >= 500 || isUnread(status, address)),
      );
      const check = await slowestCheck(base, cookies);
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
    return lines;
  },
};
