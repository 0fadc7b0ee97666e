import { expect, test } from "vitest";
import { isUnchanged } from "../../server/http/response/conditional.ts";
import { useWorld } from "../support/world.ts";

const state = { tag: '"a-1"', modifiedAt: Date.UTC(2026, 10, 22, 12, 0, 0, 500) };

test.each([
  [{ "if-none-match": '"a-1"' }, true],
  [{ "if-none-match": 'W/"a-1", "b"' }, true],
  [{ "if-none-match": "*" }, true],
  [{ "if-none-match": '"b"' }, false],
  [{ "if-none-match": '"b"', "if-modified-since": "Sun, 22 Nov 2026 12:00:00 GMT" }, false],
  [{ "if-modified-since": "Sun, 22 Nov 2026 12:00:00 GMT" }, true],
  [{ "if-modified-since": "Sun, 22 Nov 2026 11:59:59 GMT" }, false],
  [{ "if-modified-since": "yesterday" }, false],
  [{}, false],
])("a request with the headers %j has the current version: %s", (headers, unchanged) => {
  expect(isUnchanged(headers, state)).toBe(unchanged);
});

const site = useWorld();

test.each(["/icons/favicon.svg", "/pictures/home-hero.jpg"])(
  "the file %s is answered 304 when the client has it, by its tag and by its date",
  async (address) => {
    const first = await site.request(address);
    const [tag, date] = [first.headers.get("etag") ?? "", first.headers.get("last-modified") ?? ""];
    expect(first.status).toBe(200);
    for (const headers of [{ "If-None-Match": tag }, { "If-Modified-Since": date }]) {
      const again = await site.request(address, { headers });
      expect(again.status).toBe(304);
      expect(again.headers.get("etag")).toBe(tag);
      expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
      expect(await again.text()).toBe("");
    }
    expect((await site.request(address, { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  },
);
