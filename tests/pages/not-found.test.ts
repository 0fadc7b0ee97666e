import { describe, expect, test, vi } from "vitest";
import { mainHeading, readHead } from "../support/head.ts";
import { useWorld } from "../support/world.ts";

const site = useWorld();

/** Spellings of an id that are not a gem's address. */
const ids = [
  "0",
  "13",
  "01",
  "1.0",
  "1e0",
  "+1",
  "-1",
  "1;2",
  "%31",
  "9007199254740993",
  "abc",
  "١",
  "１",
  "NaN",
  "null",
  "__proto__",
];

test.each([
  "/gem/%31.json",
  "/GEM/1.json",
  "/gem/1/.json",
  "/gem/%31/card",
  "/gem/%31/card.json",
  "/photos/gem/%31.json",
])("another spelling of a gem's address, %s, is not found", async (address) => {
  const response = await site.request(address);
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("Otagi");
});

describe.each(["/gem/", "/photos/gem/"])("under %s", (folder) => {
  test.each(ids)(`under ${folder} the id %s is not found`, async (id) => {
    const response = await site.request(folder + id);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(mainHeading(html)).toBe("Gem not found");
    expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go Home<\/a>/);
    const head = readHead(html);
    expect(head.meta("robots")).toBe("noindex");
    expect(head.canonical).toBeNull();
  });
});

test.each([
  "/nowhere",
  "/gem",
  "/gem/",
  "/gem/1/2",
  "/photos/1",
  "/photos/gem",
  "/profile/x.css",
  "/saved/1",
  "/index.html",
  "/assets/",
  "/assets/nowhere.js",
  "/pictures/nowhere.jpg",
  "/.env",
  "/package.json",
  "/server/runtime/main.ts",
  "/%2e%2e/package.json",
  "/constructor",
  "/__proto__",
  "/愛宕",
])("the address %s is not found", async (address) => {
  const response = await site.request(address);
  expect(response.status).toBe(404);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const html = await response.text();
  expect(mainHeading(html)).toBe("Page not found");
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go Home<\/a>/);
});

test("the data of an address that is not a page is not found", async () => {
  const response = await site.request("/gem/13.json");
  expect(response.status).toBe(404);
});

test("an address in another spelling does not change the cached page of the right one", async () => {
  const other = await site.request("/gem/%33");
  const right = await site.request("/gem/3");
  expect([other.status, right.status]).toEqual([404, 200]);
});

test("an error page has the site's title, styles and scripts, and is not indexed", async () => {
  vi.spyOn(site.app.documents.resetTokens, "find").mockRejectedValueOnce(new Error("canary of the engine"));
  const response = await site.request("/reset-password");
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(mainHeading(html)).toBe("An unexpected error occurred");
  expect(html).toContain("<title>An unexpected error occurred");
  expect(readHead(html).meta("robots")).toBe("noindex");
  const [known = ""] =
    /\/assets\/entry\.client-[\w-]+\.js/.exec(await (await site.request("/gem/1")).text()) ?? [];
  expect(known).not.toBe("");
  expect(html).toContain(known);
  expect(html).toMatch(/<style nonce="[^"]+">[^<]{1000,}/);
  expect(html).not.toContain("canary");
});
