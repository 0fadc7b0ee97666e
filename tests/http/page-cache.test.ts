import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { hash } from "node:crypto";
import { cachedResponse, createCachedPage, type CachedPage } from "../../server/http/cache/cached-page.ts";
import { noncePlaceholder } from "../../server/http/cache/inline-hashes.ts";
import { createNonce } from "../../server/http/response/nonce.ts";
import { PageCache } from "../../server/http/cache/page-cache.ts";
import type { MadePage } from "../../server/http/pages.ts";
import { Clock } from "../support/clock.ts";

const html = (words: string) =>
  `<!doctype html><style nonce="${noncePlaceholder}">p{}</style><p>${words.repeat(40)}</p><script nonce="${noncePlaceholder}">1</script>`;

const document = (text: string, status = 200): MadePage => ({
  status,
  headers: [["Content-Type", "text/html; charset=utf-8"]],
  text,
  isDocument: true,
  isComplete: true,
});

/** A cache with its own clock, and a page that counts its renderings. */
function setUp(
  render: (rendering: number) => Promise<string> = (n) => Promise.resolve(html(`穴場 ${n} `)),
  state: () => Promise<string | null> = () => Promise.resolve(null),
) {
  const clock = new Clock(1_000_000);
  const cache = new PageCache(clock.now);
  const count = { renderings: 0 };
  const page = (key = "/") =>
    cache.page(key, {
      state,
      make: async () => document(await render(++count.renderings), 203),
    });
  return { clock, cache, count, page };
}

/** A page as it is sent to a browser that accepts these encodings. */
function sent(page: CachedPage, acceptEncoding?: string) {
  const { status, headers, body } = cachedResponse(page, acceptEncoding);
  const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : Buffer.from(body ?? []);
  return {
    status,
    bytes,
    headers: new Headers(headers.map(([name, value]): [string, string] => [name, value])),
  };
}
const textOf = (page: CachedPage) => sent(page).bytes.toString();
const hashOf = (text: string) => `'sha256-${hash("sha256", text, "base64")}'`;

describe("a cached page", () => {
  test("a cached page is the same for everybody in every encoding", async () => {
    const page = await setUp().page();
    await expect.poll(() => page.brotli).toBeTruthy();
    const wanted = html("穴場 1 ").replaceAll(` nonce="${noncePlaceholder}"`, "");
    const plain = sent(page);
    expect(plain.headers.get("content-encoding")).toBeNull();
    expect(plain.bytes.toString()).toBe(wanted);
    const gzip = sent(page, "gzip, deflate");
    expect(gzip.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(gzip.bytes).toString()).toBe(wanted);
    const brotli = sent(page, "gzip, br");
    expect(brotli.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(wanted);
    expect(sent(page, "gzip, br")).toEqual(brotli);
    expect(plain.status).toBe(203);
  });

  test("a cached page allows its inline scripts and styles by hash, and nothing else", async () => {
    const policy = sent(await setUp().page()).headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`script-src ${hashOf("1")} 'strict-dynamic';`);
    expect(policy).toContain(`style-src 'self' ${hashOf("p{}")};`);
    expect(policy).not.toContain("nonce");
  });

  test.each([
    ["a script in a text", "<script>alert(1)</script>", "alert(1)"],
    [
      "a script with a nonce of its own",
      '<script nonce="AAAAAAAAAAAAAAAAAAAAAA==">alert(2)</script>',
      "alert(2)",
    ],
    ["a style in a text", "<style>p{color:red}</style>", "p{color:red}"],
  ])("a cached page does not allow injected markup: %s", async (_, markup, text) => {
    const page = await setUp(() => Promise.resolve(html(markup))).page();
    expect(textOf(page)).toContain(text);
    expect(sent(page).headers.get("content-security-policy")).not.toContain(hashOf(text));
  });

  test("a cached page does not reveal the nonce it was rendered with", async () => {
    const page = createCachedPage(document(html("a")));
    const { bytes, headers } = sent(page);
    expect(bytes.toString() + JSON.stringify([...headers])).not.toContain(noncePlaceholder);
  });

  test("a page is rendered once for concurrent requests", async () => {
    const { page, count } = setUp();
    const pages = await Promise.all([page(), page(), page()]);
    expect(count.renderings).toBe(1);
    expect(new Set(pages).size).toBe(1);
  });

  test("a page is rendered again after a second, once for all who wait", async () => {
    const { page, cache, count, clock } = setUp();
    const first = await page();
    clock.advance(999);
    expect(await page()).toBe(first);
    expect(cache.fresh("/")).toBe(first);
    expect(count.renderings).toBe(1);
    clock.advance(1);
    expect(cache.fresh("/")).toBeNull();
    const pages = await Promise.all([page(), page(), page()]);
    expect(count.renderings).toBe(2);
    for (const one of pages) expect(textOf(one)).toContain("穴場 2 ");
  });

  test("after a second a page is kept when its state is the same, and rendered again when it has changed", async () => {
    const now = { state: "a" };
    const { page, cache, count, clock } = setUp(undefined, () => Promise.resolve(now.state));
    const first = await page();
    clock.advance(60_000);
    expect(cache.fresh("/")).toBeNull();
    expect(await page()).toBe(first);
    expect(cache.fresh("/")).toBe(first);
    expect(count.renderings).toBe(1);
    now.state = "b";
    clock.advance(1000);
    expect(textOf(await page())).toContain("穴場 2 ");
    clock.advance(1000);
    await page();
    expect(count.renderings).toBe(2);
  });

  test("a page whose state changes during rendering is rendered again", async () => {
    const now = { state: "a" };
    const { page, count, clock } = setUp(
      (n) => {
        now.state = "b";
        return Promise.resolve(html(`${n} `));
      },
      () => Promise.resolve(now.state),
    );
    await page();
    clock.advance(1000);
    await page();
    expect(count.renderings).toBe(2);
  });

  test("a cached page is not fresh after the clock was set back", async () => {
    const { page, cache, count, clock } = setUp();
    await page();
    clock.advance(-2 * 24 * 60 * 60_000);
    expect(cache.fresh("/")).toBeNull();
    expect(textOf(await page())).toContain("穴場 2 ");
    expect(count.renderings).toBe(2);
  });

  test("the compressed copy of a page is kept when nothing has changed", async () => {
    const { page, clock, count } = setUp(() => Promise.resolve(html("same ")));
    const first = await page();
    clock.advance(1000);
    expect(await page()).toBe(first);
    expect(count.renderings).toBe(2);
    clock.advance(999);
    await page();
    expect(count.renderings).toBe(2);
  });

  test("an expired page is rendered again with any query; other pages stay cached", async () => {
    const { page, cache, count } = setUp();
    await page("/gem/1");
    await page("/gem/1?before=2");
    const other = await page("/gem/11");
    cache.expire(new Set(["/gem/1"]));
    expect(cache.fresh("/gem/11")).toBe(other);
    expect(textOf(await page("/gem/1"))).toContain("穴場 4 ");
    expect(textOf(await page("/gem/1?before=2"))).toContain("穴場 5 ");
    expect(count.renderings).toBe(5);
  });

  test("a page that expires during rendering is not stored", async () => {
    const waiting: (() => void)[] = [];
    const { page, cache, count } = setUp(async (n) => {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
      return html(`穴場 ${n} `);
    });
    const before = page();
    cache.expire(new Set(["/"]));
    const after = page();
    await expect.poll(() => waiting.length).toBe(2);
    for (const resolve of waiting.toReversed()) resolve();
    expect(textOf(await before)).toContain("穴場 1 ");
    expect(textOf(await after)).toContain("穴場 2 ");
    expect(cache.fresh("/")).toBe(await after);
    expect(count.renderings).toBe(2);
  });

  test("a page is not stored when rendering fails", async () => {
    const { page, count } = setUp((n) =>
      n === 1 ? Promise.reject(new Error("no")) : Promise.resolve(html("a")),
    );
    await expect(page()).rejects.toThrow("no");
    expect((await page()).gzip.status).toBe(203);
    expect(count.renderings).toBe(2);
  });

  test("the page cache is limited to five hundred addresses, and evicts those with a query first", async () => {
    const { page, cache, count } = setUp(() => Promise.resolve("a"));
    const home = await page("/");
    for (let n = 1; n <= 500; n++) await page(`/?q=${n}`);
    await page("/?q=500");
    expect(count.renderings).toBe(501);
    expect(cache.fresh("/")).toBe(home);
    await page("/?q=1");
    expect(count.renderings).toBe(502);
  });
});

describe("the best compression", () => {
  test("the best compression is not used for addresses with a query", async () => {
    const { page } = setUp();
    const search = await page("/?q=temple");
    const home = await page("/");
    await expect.poll(() => home.brotli).toBeTruthy();
    expect(search.brotli).toBeUndefined();
  });

  test("the best compression is not used for a page that has just changed", async () => {
    const { page, clock, count } = setUp((n) => Promise.resolve(html(n < 3 ? `${n} ` : "same ")));
    await page();
    clock.advance(1000);
    expect((await page()).brotli).toBeUndefined();
    clock.advance(1000);
    const third = await page();
    expect(third.brotli).toBeUndefined();
    clock.advance(1000);
    expect(await page()).toBe(third);
    expect(count.renderings).toBe(4);
    await expect.poll(() => third.brotli).toBeTruthy();
  });
});

test("a nonce is 128 random bits in base64", () => {
  const nonces = Array.from({ length: 1000 }, createNonce);
  expect(new Set(nonces).size).toBe(1000);
  for (const nonce of nonces) expect(Buffer.from(nonce, "base64")).toHaveLength(16);
});
