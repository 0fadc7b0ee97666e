import { createServer } from "node:net";
import { beforeAll, describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { settleErasures } from "../../server/jobs/erasures.ts";
import { bucketSettings, startS3 } from "../contracts/files/s3-stub.ts";
import { fixture } from "../support/fixture.ts";
import { listening } from "../support/listening.ts";
import { createWorld, useWorld } from "../support/world.ts";

const key = `profile-images/somebody/1700000000000_${"a".repeat(32)}.webp`;

describe("a bucket that hangs", () => {
  const world = fixture(async (owned) => {
    const silent = createServer((socket) => void socket.on("error", () => undefined));
    owned.defer(() => void silent.close());
    const settings = bucketSettings(`http://127.0.0.1:${await listening(silent)}`);
    return owned.use(await createWorld({ settings }));
  });

  test("with a bucket that hangs the server stays ready, serves pages, and reports it in /readyz?verbose", async () => {
    const browser = world.browser();
    for (const address of [paths.readiness(), paths.home(), paths.gem(1)])
      expect((await browser.get(address)).status, address).toBe(200);
    expect((await browser.get(`${paths.readiness()}?verbose`)).body).toMatchObject({
      database: "ok",
      files: "away",
    });
  });

  test("with a bucket that hangs an image gets a 503 with Retry-After", async () => {
    const { status, headers } = await world.browser().get(`/${key}`);
    expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([
      503,
      "1",
      "private, no-store",
    ]);
  });

  test("a bucket that hangs does not block deletions and jobs for ever", async () => {
    await expect(settleErasures(world.app)).rejects.toThrow();
  });
});

test("an image gets a 503 while the bucket refuses, and 200 afterwards", async () => {
  const s3 = await startS3();
  await using world = await createWorld({ settings: s3.settings });
  await world.app.files.put(key, new Uint8Array([1, 2, 3]));
  expect((await world.browser().get(`/${key}`)).status).toBe(200);
  await s3.close();
  expect((await world.browser().get(`/${key}`)).status).toBe(503);
});

describe("an uploaded picture in caches", () => {
  const world = useWorld();
  beforeAll(() => world.app.files.put(key, new Uint8Array([1, 2, 3])));

  test("caches keep an image for at most five minutes and revalidate it by its tag", async () => {
    const browser = world.browser();
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
    const browser = world.browser();
    const tag = (await browser.get(`/${key}`)).headers.get("ETag") ?? "";
    await world.app.files.remove(key);
    const again = await browser.get(`/${key}`, { headers: { "If-None-Match": tag } });
    expect([again.status, again.headers.get("Cache-Control")]).toEqual([404, "private, no-store"]);
  });
});
