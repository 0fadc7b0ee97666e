import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { type FaultyPostgres, startFaultyPostgres } from "../support/faulty-postgres.ts";
import { createWorld, useWorld, type World } from "../support/world.ts";

const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const ofProxy = { "X-Request-Id": "edge-7.1", traceparent: `00-${trace}-00f067aa0ba902b7-01` };
const lastRequest = (world: World) => world.logged().findLast(({ msg }) => msg === "request");

describe("the log of requests", () => {
  const world = useWorld({ settings: { TRUST_PROXY: "1" } });

  test("the log line of a request has its address, path, duration and bytes, and nothing of the query", async () => {
    const headers = { "X-Forwarded-For": "2001:db8:1:2:3:4:5:6" };
    const { text } = await world.browser().get(`${paths.gem(2)}?canary=7F3A`, { headers });
    expect(lastRequest(world)).toMatchObject({
      address: "2001:db8:1:2::/64",
      method: "GET",
      path: paths.gem(2),
      status: 200,
      bytes: Buffer.byteLength(text),
      ms: expect.any(Number) as unknown,
    });
    expect(JSON.stringify(lastRequest(world))).not.toContain("7F3A");
  });

  test("the log line of a request has the trusted proxy's request id and trace", async () => {
    await world.browser().get(paths.gem(2), { headers: ofProxy });
    expect(lastRequest(world)).toMatchObject({ proxyRequestId: "edge-7.1", trace });
  });

  test.each([
    { "X-Request-Id": "a b" },
    { "X-Request-Id": "x".repeat(129) },
    { "X-Request-Id": '{"level":60}' },
    { traceparent: "00-short-01" },
  ])("leaves %j out, which is no name", async (headers) => {
    await world.browser().get(paths.gem(2), { headers });
    const line = lastRequest(world) ?? {};
    expect(["proxyRequestId", "trace"].filter((name) => name in line)).toEqual([]);
  });

  test("without a trusted proxy the log ignores the request ids of clients", async () => {
    const open = await createWorld({ settings: { TRUST_PROXY: "0" } });
    await open.browser().get(paths.gem(2), { headers: ofProxy });
    expect(lastRequest(open)).not.toHaveProperty("proxyRequestId");
    await open.close();
  });
});

describe("an outage of the database", () => {
  const held: { postgres?: FaultyPostgres } = {};
  beforeAll(async () => {
    held.postgres = await startFaultyPostgres();
  });
  afterAll(async () => held.postgres?.stop());

  test("an outage of the database is a few log lines besides the requests, without a stack", async () => {
    const url = held.postgres?.url ?? "";
    const settings = {
      DATABASE_URL: url,
      SINGLE_SERVER: "1",
      AUTH_SECRET: "pQ7vZk2mXw9LrT4bNc8YhE3uJd6GsA1f",
    };
    const world = await createWorld({ settings });
    const { browser } = await world.people.signedIn("patient");
    const goBack = await held.postgres?.refuse();
    const before = world.log.length;
    for (let n = 0; n < 30; n += 1) {
      world.clock.advance(2000);
      await browser.get(paths.gem(1));
      await browser.get(paths.saved());
      await browser.post(paths.saves(), { gemId: "3", intent: "save" });
      await browser.post(paths.ownReviews(), { gemId: "3", intent: "write", rating: "3", reviewText: "" });
    }
    const urgent = world
      .logged()
      .slice(before)
      .filter(({ level }) => Number(level) >= 40);
    expect(urgent.map(({ msg }) => msg)).toContain("the database does not answer; asked again until it does");
    expect(urgent.length).toBeLessThan(10);
    expect(JSON.stringify(urgent)).not.toContain("stack");
    await goBack?.();
    await expect.poll(() => world.log.join("")).toContain("database back");
    await world.close();
  });

  test("each error in the application's own code is logged with its stack", async () => {
    const world = await createWorld();
    for (let n = 0; n < 3; n += 1) world.app.log.error({ err: new Error("ours") }, "request failed");
    expect(world.logged().filter(({ msg }) => msg === "request failed")).toMatchObject([
      { err: { stack: expect.any(String) as unknown } },
      {},
      {},
    ]);
    await world.close();
  });
});
