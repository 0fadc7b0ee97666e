import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createNonce } from "../../server/http/pages.ts";
import { gzipWithNonce, PageCache, withNonce } from "../../server/http/page-cache.ts";
import { brotliWithNonce, spliceBrotli } from "../../server/http/spliced-brotli.ts";

const placeholder = createNonce();
const html = (words: string) =>
  `<!doctype html><style nonce="${placeholder}">p{}</style><p>${words.repeat(40)}</p><script nonce="${placeholder}">1</script>`;

/** A cache on a clock of its own, and a page that counts how often it is rendered. */
function setUp(render: (rendering: number) => Promise<string> = (n) => Promise.resolve(html(`穴場 ${n} `))) {
  const clock = { now: 1_000_000 };
  const cache = new PageCache(() => clock.now);
  const count = { renderings: 0 };
  const page = (key = "/") =>
    cache.page(key, placeholder, async () => new Response(await render(++count.renderings), { status: 203 }));
  return { clock, cache, count, page };
}

describe("a kept page", () => {
  test("carries the nonce of each answer wherever it belongs", async () => {
    const page = await setUp().page();
    const nonces = [createNonce(), createNonce()] as const;
    expect(withNonce(page, nonces[0])).toBe(html("穴場 1 ").replaceAll(placeholder, nonces[0]));
    for (const nonce of nonces) {
      expect(gunzipSync(gzipWithNonce(page, nonce)).toString()).toBe(withNonce(page, nonce));
    }
    expect(page.status).toBe(203);
  });

  test("is rendered once for requests that come together", async () => {
    const { page, count } = setUp();
    const pages = await Promise.all([page(), page(), page()]);
    expect(count.renderings).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  test("is rendered again after a second, and then once for all who wait", async () => {
    const { page, count, clock } = setUp();
    await page();
    clock.now += 999;
    await page();
    expect(count.renderings).toBe(1);
    clock.now += 1;
    const pages = await Promise.all([page(), page(), page()]);
    expect(count.renderings).toBe(2);
    for (const one of pages) expect(withNonce(one, "x")).toContain("穴場 2 ");
  });

  test("stays as it was compressed when nothing has changed", async () => {
    const { page, clock, count } = setUp(() => Promise.resolve(html("same ")));
    const first = await page();
    clock.now += 1000;
    expect(await page()).toBe(first);
    expect(count.renderings).toBe(2);
    clock.now += 999;
    await page();
    expect(count.renderings).toBe(2);
  });

  test("is forgotten when the cache is cleared", async () => {
    const { page, cache, count } = setUp();
    await page();
    cache.clear();
    expect(withNonce(await page(), "x")).toContain("穴場 2 ");
    expect(count.renderings).toBe(2);
  });

  test("is kept by its address", async () => {
    const { page, count } = setUp();
    await page("/gem/1");
    await page("/gem/2");
    expect(count.renderings).toBe(2);
  });

  test("is not kept when rendering fails", async () => {
    const { page, count } = setUp((n) =>
      n === 1 ? Promise.reject(new Error("no")) : Promise.resolve(html("a")),
    );
    await expect(page()).rejects.toThrow("no");
    expect((await page()).status).toBe(203);
    expect(count.renderings).toBe(2);
  });

  test("does not fill the memory: five hundred addresses are kept", async () => {
    const { page, count } = setUp(() => Promise.resolve("a"));
    for (let n = 0; n <= 500; n++) await page(`/?q=${n}`);
    await page("/?q=500");
    expect(count.renderings).toBe(501);
    await page("/?q=0");
    expect(count.renderings).toBe(502);
  });
});

describe("a page kept in brotli", () => {
  test.each([
    ["no nonce", ["<p>alone</p>"]],
    ["one nonce", ["<p>before ", " after</p>"]],
    ["several", ["a", '">b', '">c', '">d'.repeat(500)]],
    ["Japanese writing beside the nonce", ["穴場", "穴場穴場", "場"]],
  ])("with %s decompresses to the page with the nonce", async (_, parts) => {
    const spliced = await spliceBrotli(parts);
    if (spliced === null) throw new Error("not compressed");
    for (const nonce of [createNonce(), createNonce()]) {
      expect(brotliDecompressSync(brotliWithNonce(spliced, nonce)).toString()).toBe(parts.join(nonce));
    }
  });
});

test("a nonce is 128 random bits in base64", () => {
  const nonces = Array.from({ length: 1000 }, createNonce);
  expect(new Set(nonces).size).toBe(1000);
  for (const nonce of nonces) expect(Buffer.from(nonce, "base64")).toHaveLength(16);
});
