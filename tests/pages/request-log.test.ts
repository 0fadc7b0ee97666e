import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { startFaultyPostgres } from "../support/faulty-postgres.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { createWorld, useWorld, type World } from "../support/world.ts";

const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const proxyHeaders = { "X-Request-Id": "edge-7.1", traceparent: `00-${trace}-00f067aa0ba902b7-01` };
const lastRequest = (world: World) => world.logged().findLast(({ msg }) => msg === "request");

describe("the log of requests", () => {
  const world = useWorld({ settings: { TRUST_PROXY: "1" } });

  test("a request is one log line with its id, address, path, duration and bytes, and nothing of the query", async () => {
    const sent = { "X-Forwarded-For": "2001:db8:1:2:3:4:5:6" };
    const before = world.logged().length;
    const { text, headers } = await world.browser().get(`${paths.gem(2)}?canary=7F3A`, { headers: sent });
    expect(world.logged()).toHaveLength(before + 1);
    expect(lastRequest(world)).toMatchObject({
      requestId: headers.get("x-request-id"),
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
    await world.browser().get(paths.gem(2), { headers: proxyHeaders });
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
    await using open = await createWorld({ settings: { TRUST_PROXY: "0" } });
    await open.browser().get(paths.gem(2), { headers: proxyHeaders });
    expect(lastRequest(open)).not.toHaveProperty("proxyRequestId");
  });
});

describe("an outage of the database", () => {
  test("an outage of the database is a few log lines besides the requests, without a stack", async () => {
    await using postgres = await startFaultyPostgres();
    await using world = await createWorld({ settings: postgresSettings(postgres.url) });
    const { browser } = await world.people.signedIn("patient");
    const goBack = await postgres.refuse();
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
    expect(urgent.map(({ msg }) => msg)).toContain("the database does not respond; retrying until it does");
    expect(urgent.length).toBeLessThan(10);
    expect(JSON.stringify(urgent)).not.toContain("stack");
    await goBack();
    await expect.poll(() => world.log.join("")).toContain("database back");
  });

  test("each error in the application's own code is logged with its stack", async () => {
    await using world = await createWorld();
    for (let n = 0; n < 3; n += 1) world.app.log.error({ err: new Error("ours") }, "request failed");
    expect(world.logged().filter(({ msg }) => msg === "request failed")).toMatchObject([
      { err: { stack: expect.any(String) as unknown } },
      {},
      {},
    ]);
  });
});
