import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { settleErasures } from "../../server/jobs/erasures.ts";
import { startS3 } from "../contracts/files/s3-stub.ts";
import { listening } from "../support/listening.ts";
import { createWorld, type World } from "../support/world.ts";

const key = `profile-images/somebody/1700000000000_${"a".repeat(32)}.webp`;

/** A world whose files are in a bucket at this address. */
const withBucket = (endpoint: string): Promise<World> =>
  createWorld({
    settings: {
      FILES_URL: `s3://anaba?endpoint=${encodeURIComponent(endpoint)}&region=r`,
      AWS_ACCESS_KEY_ID: "key",
      AWS_SECRET_ACCESS_KEY: "right",
    },
  });

describe("a bucket that hangs", () => {
  const held: { silent?: Server; world?: World } = {};
  const world = () => {
    if (held.world === undefined) throw new Error("the world is there only while tests run");
    return held.world;
  };
  beforeAll(async () => {
    held.silent = createServer((socket) => void socket.on("error", () => undefined));
    held.world = await withBucket(`http://127.0.0.1:${await listening(held.silent)}`);
  });
  afterAll(async () => {
    await held.world?.close();
    held.silent?.close();
  });

  test("with a bucket that hangs the server stays ready, serves pages, and reports it in /readyz?verbose", async () => {
    const browser = world().browser();
    for (const address of [paths.readiness(), paths.home(), paths.gem(1)])
      expect((await browser.get(address)).status, address).toBe(200);
    expect((await browser.get(`${paths.readiness()}?verbose`)).body).toMatchObject({
      database: "ok",
      files: "away",
    });
  });

  test("with a bucket that hangs an image gets a 503 with Retry-After", async () => {
    const { status, headers } = await world().browser().get(`/${key}`);
    expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([
      503,
      "1",
      "private, no-store",
    ]);
  });

  test("a bucket that hangs does not block deletions and jobs for ever", async () => {
    await expect(settleErasures(world().app)).rejects.toThrow();
  });
});

test("an image gets a 503 while the bucket refuses, and 200 afterwards", async () => {
  const s3 = await startS3();
  const world = await withBucket(s3.config.endpoint.href);
  await world.app.files.put(key, new Uint8Array([1, 2, 3]));
  expect((await world.browser().get(`/${key}`)).status).toBe(200);
  await s3.close();
  expect((await world.browser().get(`/${key}`)).status).toBe(503);
  await world.close();
});

describe("an uploaded picture in caches", () => {
  const held: { world?: World } = {};
  const world = () => {
    if (held.world === undefined) throw new Error("the world is there only while tests run");
    return held.world;
  };
  beforeAll(async () => {
    held.world = await createWorld();
    await held.world.app.files.put(key, new Uint8Array([1, 2, 3]));
  });
  afterAll(() => held.world?.close());

  test("caches keep an image for at most five minutes and revalidate it by its tag", async () => {
    const browser = world().browser();
    const first = await browser.get(`/${key}`);
    const maxAge = Number(/^public, max-age=(\d+)$/.exec(first.headers.get("Cache-Control") ?? "")?.[1]);
    expect(maxAge).toBeLessThanOrEqual(300);
    const tag = first.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[^"]+"$/);
    for (const given of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await browser.get(`/${key}`, { headers: { "If-None-Match": given } });
      expect([again.status, again.text, again.headers.get("ETag")], given).toEqual([304, "", tag]);
      expect(again.headers.get("Cache-Control")).toBe(first.headers.get("Cache-Control"));
    }
    expect((await browser.get(`/${key}`, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("a cache that revalidates a deleted image gets 404", async () => {
    const browser = world().browser();
    const tag = (await browser.get(`/${key}`)).headers.get("ETag") ?? "";
    await world().app.files.remove(key);
    const again = await browser.get(`/${key}`, { headers: { "If-None-Match": tag } });
    expect([again.status, again.headers.get("Cache-Control")]).toEqual([404, "private, no-store"]);
  });
});
