import { hash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import * as v from "valibot";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { dataPath } from "../../domain/site/pages.ts";
import { paths } from "../../domain/site/paths.ts";
import type * as Entry from "../../app/entry.server.tsx";
import { readBuiltFiles } from "../../server/http/build-output.ts";
import { pagesThat } from "../../server/http/public-pages.ts";
import { createSite } from "../../server/http/site.ts";
import { day } from "../support/clock.ts";
import { fetchOf } from "../support/fetch.ts";
import { writeReview } from "../support/people.ts";
import { postgresSite, sqliteSite } from "../support/site-of-engine.ts";
import { buildDir, createWorld, useWorld, type World } from "../support/world.ts";

const packSchema = v.object({
  build: v.string(),
  files: v.array(v.string()),
  pages: v.array(
    v.object({
      path: v.string(),
      headers: v.array(v.tuple([v.string(), v.string()])),
      body: v.string(),
    }),
  ),
});
const offerSchema = v.object({
  offline: v.object({
    build: v.string(),
    wordsBytes: v.number(),
    printsBytes: v.number(),
    prints: v.array(v.string()),
  }),
});

const inBrotli = { headers: { "Accept-Encoding": "br, gzip" } };
const fetchPack = (world: World, init: RequestInit = inBrotli) => world.request(paths.offlinePack(), init);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const parse = (json: Buffer) => v.parse(packSchema, JSON.parse(json.toString("utf8")));
const readPack = async (world: World) => parse(brotliDecompressSync(await bytesOf(await fetchPack(world))));
const readOffer = async (world: World) => {
  const response = await world.request(dataPath(paths.offline()));
  return v.parse(offerSchema, await response.json()).offline;
};

const world = useWorld();

describe("the pack", () => {
  test("has every page that can be kept, as a document and as its data, and no other", async () => {
    const { pages } = await readPack(world);
    const wanted = pagesThat("isKept").flatMap((page) => [page, dataPath(page)]);
    expect(wanted).toEqual(expect.arrayContaining(["/", "/gem/12.json", "/map", "/list", "/offline.json"]));
    expect(pages.map((page) => page.path).toSorted()).toEqual(wanted.toSorted());
    for (const { path: address, headers, body } of pages) {
      const type = new Headers(headers).get("Content-Type");
      if (address.endsWith(".json")) {
        expect(type).toBe("application/json");
        expect(JSON.parse(body), address).toBeTypeOf("object");
      } else {
        expect(type).toBe("text/html; charset=utf-8");
        expect(body, address).toMatch(/^<!doctype html>.*<\/html>$/s);
      }
    }
  });

  test("has a list of all gems, from which the browser can take any other list", async () => {
    const { pages } = await readPack(world);
    const list = v.parse(
      v.object({ gems: v.array(v.object({ id: v.number() })) }),
      JSON.parse(pages.find((page) => page.path === dataPath(paths.list()))?.body ?? ""),
    );
    expect(list.gems.map(({ id }) => id)).toEqual(catalogue.map(({ id }) => id));
  });

  test("lets a kept page run its own scripts and styles, by their hashes, and nothing else", async () => {
    const { pages } = await readPack(world);
    const documents = pages.filter((page) => !page.path.endsWith(".json"));
    expect(documents.length).toBeGreaterThan(30);
    for (const { path: address, headers, body } of documents) {
      const policy = new Headers(headers).get("Content-Security-Policy") ?? "";
      expect(policy, address).toMatch(/^default-src 'none'; script-src 'sha256-\S+' 'strict-dynamic'; /);
      expect(body, address).not.toContain("nonce=");
      const [, script = ""] = /<script>([^]*?)<\/script>/.exec(body) ?? [];
      expect(script).not.toBe("");
      expect(policy).toContain(`'sha256-${hash("sha256", script, "base64")}'`);
    }
    for (const { path: address, headers } of pages.filter((page) => page.path.endsWith(".json")))
      expect(new Headers(headers).get("Content-Security-Policy"), address).toContain("sandbox");
  });

  test("says of every page that it is a copy, for somebody who may be signed in", async () => {
    const { pages } = await readPack(world);
    for (const { path: address, body } of pages.filter((page) => !page.path.endsWith(".json"))) {
      expect(body, address).toContain('"currentUser":null,"isSessionUnknown":true');
      expect(body, address).toContain('"isCopy":true');
    }
  });

  test("names only files that are served, each with the bytes that the page “Offline” counts", async () => {
    const { files } = await readPack(world);
    const { wordsBytes, printsBytes, prints } = await readOffer(world);
    expect(files).toEqual(expect.arrayContaining([expect.stringMatching(/^\/assets\/.*\.woff2$/)]));
    const weigh = async (addresses: readonly string[]) => {
      let total = 0;
      for (const address of addresses) {
        const response = await world.request(address, inBrotli);
        expect(response.status, address).toBe(200);
        total += (await bytesOf(response)).length;
      }
      return total;
    };
    expect(wordsBytes).toBe((await weigh(files)) + (await bytesOf(await fetchPack(world))).length);
    expect(printsBytes).toBe(await weigh(prints));
    expect(new Set(prints).size).toBe(61);
  });

  test("weighs at most 0.5 MB with its files, and 1.7 MB with the prints", async () => {
    const { wordsBytes, printsBytes } = await readOffer(world);
    expect(wordsBytes).toBeLessThanOrEqual(500_000);
    expect(wordsBytes + printsBytes).toBeLessThanOrEqual(1_700_000);
  });

  test("has no list of common passwords, and nothing of pages that need a connection", async () => {
    const { files } = await readPack(world);
    expect(files.some((file) => file.startsWith("/assets/home-"))).toBe(true);
    const ofNoUse = /^\/assets\/(?:password(?!-field)|account-settings|privacy|stamps)-/;
    expect(files.filter((file) => ofNoUse.test(file))).toEqual([]);
  });

  test("counts its own size almost right in its own copy of the page “Offline”", async () => {
    const { pages, build } = await readPack(world);
    const copy = v.parse(
      offerSchema,
      JSON.parse(pages.find((page) => page.path === dataPath(paths.offline()))?.body ?? ""),
    ).offline;
    const { wordsBytes, ...offer } = await readOffer(world);
    expect({ ...copy, wordsBytes }).toEqual(offer.build === build ? { ...offer, wordsBytes } : null);
    expect(Math.abs(copy.wordsBytes - wordsBytes)).toBeLessThan(5000);
  });
});

describe("the pack has nothing personal (docs/security.md row 38)", () => {
  test("it is the same for a visitor and for a user, and names nobody and no review", async () => {
    await using own = await createWorld();
    const { user, browser } = await own.people.signedIn("keeper", { nickname: "Canary Person" });
    await writeReview(own.app.documents, { gemId: 1, userId: user.id, reviewText: "canary review" });
    await browser.post(paths.saves(), { gemId: "4", intent: "save" });
    const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const asUser = await fetchPack(own, { headers: { ...inBrotli.headers, Cookie } });
    expect(asUser.status).toBe(200);
    expect(asUser.headers.has("Set-Cookie")).toBe(false);
    const bytes = await bytesOf(asUser);
    expect((await bytesOf(await fetchPack(own))).equals(bytes)).toBe(true);
    const json = brotliDecompressSync(bytes).toString("utf8");
    for (const word of ["Canary Person", "canary review", "keeper", user.id, "savedGems"])
      expect(json, word).not.toContain(word);
    for (const { path: address, body } of parse(Buffer.from(json)).pages)
      if (/^\/gem\/\d+\.json$/.test(address)) expect(body, address).toContain('"reviews":null');
  });

  test("making it reads nothing from the database and writes no error to the log", async () => {
    await using own = await createWorld();
    const totals = vi.spyOn(own.app.documents.reviews, "totals");
    const page = vi.spyOn(own.app.documents.reviews, "page");
    expect((await fetchPack(own)).status).toBe(200);
    expect(totals).not.toHaveBeenCalled();
    expect(page).not.toHaveBeenCalled();
    expect(own.logged().filter(({ level }) => Number(level) > 30)).toEqual([]);
  });
});

describe("the id of a build", () => {
  test("two servers with the same settings give the same pack, whatever their database is", async () => {
    await using onSqlite = await sqliteSite();
    await using onPostgres = await postgresSite();
    await using one = await createWorld({ settings: onSqlite.settings });
    await using other = await createWorld({ settings: onPostgres.settings, startsAt: one.clock.now() });
    await using second = await other.another();
    const packs = await Promise.all([one, other, second].map(async (each) => bytesOf(await fetchPack(each))));
    expect(packs[1]?.equals(packs[0] ?? Buffer.of())).toBe(true);
    expect(packs[2]?.equals(packs[0] ?? Buffer.of())).toBe(true);
  });

  test("another day makes other pages, but no other build", async () => {
    const startsAt = Date.UTC(2026, 3, 1);
    await using spring = await createWorld({ startsAt });
    await using autumn = await createWorld({ startsAt: startsAt + 200 * day });
    const [one, other] = await Promise.all([readPack(spring), readPack(autumn)]);
    expect(other.build).toBe(one.build);
    const home = ({ pages }: typeof one) => pages.find((page) => page.path === paths.home())?.body;
    expect(home(other)).not.toBe(home(one));
  });

  test("a setting that shows in the pages makes another build", async () => {
    await using elsewhere = await createWorld({
      settings: { BASE_URL: "https://anaba.example", ALLOW_SIMULATED_EMAIL: "1" },
    });
    expect((await readPack(elsewhere)).build).not.toBe((await readPack(world)).build);
  });

  test("the pages are made once, for all who ask at the same time", async () => {
    await using own = await createWorld();
    const answers = await Promise.all(Array.from({ length: 20 }, () => fetchPack(own)));
    const tags = new Set(answers.map(({ headers }) => headers.get("ETag")));
    expect(tags.size).toBe(1);
    own.clock.advance(3 * day);
    expect((await fetchPack(own)).headers.get("ETag")).toBe([...tags][0]);
  });
});

describe("a request for the pack", () => {
  test("in brotli, which may be stored and is revalidated", async () => {
    const { status, headers } = await fetchPack(world);
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("application/json");
    expect(headers.get("Content-Encoding")).toBe("br");
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.get("Vary")).toBe("Accept-Encoding");
    expect(headers.get("Content-Security-Policy")).toContain("sandbox");
  });

  test("with the tag of the present pack is answered by 304, in each encoding by its own", async () => {
    const brotli = (await fetchPack(world)).headers.get("ETag") ?? "";
    const gzip =
      (await fetchPack(world, { headers: { "Accept-Encoding": "gzip" } })).headers.get("ETag") ?? "";
    expect(gzip).not.toBe(brotli);
    const ask = (encoding: string, tag: string) =>
      fetchPack(world, { headers: { "Accept-Encoding": encoding, "If-None-Match": tag } });
    const unchanged = await ask("br", brotli);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get("ETag")).toBe(brotli);
    expect((await ask("gzip", gzip)).status).toBe(304);
    expect((await ask("br", gzip)).status).toBe(200);
    expect((await ask("br", '"other"')).status).toBe(200);
  });

  test("by HEAD has the same headers and no body", async () => {
    const { headers } = await fetchPack(world);
    const head = await fetchPack(world, { ...inBrotli, method: "HEAD" });
    expect(await head.text()).toBe("");
    for (const name of ["Content-Length", "ETag", "Content-Encoding", "Content-Type"])
      expect(head.headers.get(name), name).toBe(headers.get(name));
  });

  test("without brotli gets the same pack in gzip, and without either 406", async () => {
    const gzip = await fetchPack(world, { headers: { "Accept-Encoding": "gzip;q=1, br;q=0" } });
    expect(gzip.headers.get("Content-Encoding")).toBe("gzip");
    const brotli = brotliDecompressSync(await bytesOf(await fetchPack(world)));
    expect(gunzipSync(await bytesOf(gzip)).equals(brotli)).toBe(true);
    expect((await fetchPack(world, { headers: { "Accept-Encoding": "identity" } })).status).toBe(406);
    const any = await fetchPack(world, {});
    expect([any.status, any.headers.get("Content-Encoding")]).toEqual([200, "br"]);
  });

  test("is answered by 503 when the pack cannot be made, and the next one tries again", async () => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- built from this very module
    const { renderPage } = (await import(
      pathToFileURL(path.join(buildDir, "server", "pages.js")).href
    )) as typeof Entry;
    const render = vi.fn(renderPage).mockRejectedValueOnce(new Error("no memory"));
    const ask = fetchOf(createSite(world.app, render, readBuiltFiles(buildDir)).answer);
    const statusAt = async (address: string) => (await ask(new Request(world.origin + address))).status;
    const before = world.log.length;
    expect(await statusAt(paths.offlinePack())).toBe(503);
    expect(world.log.slice(before).join("")).toContain("offline pack not made");
    expect(await statusAt(paths.offlinePack())).toBe(200);
    render.mockResolvedValueOnce({ status: 404, headers: [], html: "" });
    const again = fetchOf(createSite(world.app, render, readBuiltFiles(buildDir)).answer);
    const offer = new Request(world.origin + dataPath(paths.offline()));
    expect((await again(offer)).status).toBe(503);
    world.clock.advance(1001);
    expect((await again(offer)).status).toBe(200);
  });
});

test("the pack leaves out the files of an earlier build, which are still served for its open pages", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "anaba-build-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ["client/.vite", "client/assets", "critical-path", "worker"])
    cpSync(path.join(buildDir, part), path.join(folder, part), { recursive: true });
  const assets = path.join(folder, "client", "assets");
  for (const name of ["old-123456.js", "old-123456.js.br"]) writeFileSync(path.join(assets, name), "");
  writeFileSync(path.join(assets, "new-123456.js"), "");
  writeFileSync(
    path.join(folder, "replaced-assets.json"),
    JSON.stringify({ "old-123456.js": 1, "old-123456.js.br": 1 }),
  );
  mkdirSync(path.join(folder, "server"));
  const built = readBuiltFiles(folder);
  expect(built.assets).toContain("/assets/new-123456.js");
  expect(built.assets).not.toContain("/assets/old-123456.js");
});

describe("the worker", () => {
  test("is a script that is asked for each time, and may only fetch from here", async () => {
    const { status, headers } = await world.request(paths.worker());
    expect(status).toBe(200);
    expect(headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const tag = headers.get("ETag") ?? "";
    const unchanged = await world.request(paths.worker(), { headers: { "If-None-Match": tag } });
    expect(unchanged.status).toBe(304);
  });

  test("is the same for a user, and names no build", async () => {
    const { browser } = await world.people.signedIn("worker_reader");
    const { text, headers } = await browser.get(paths.worker());
    expect(headers.has("Set-Cookie")).toBe(false);
    expect(text).toBe(await (await world.request(paths.worker())).text());
    expect(text).not.toContain((await readPack(world)).build);
    expect(() => new Script(text)).not.toThrow();
  });
});

describe("with OFFLINE=off (docs/operating.md)", () => {
  const off = useWorld({ settings: { OFFLINE: "off" } });

  test("nothing is offered, and there is no pack", async () => {
    const offer = await off.request(dataPath(paths.offline()));
    expect(await offer.json()).toMatchObject({ offline: null });
    expect((await off.request(paths.offline())).status).toBe(200);
    expect((await fetchPack(off)).status).toBe(404);
  });

  test("no shortcut of an installed site leads there", async () => {
    const manifestOf = async (site: typeof world): Promise<unknown> =>
      (await site.request(paths.webManifest())).json();
    expect(await manifestOf(world)).toMatchObject({ shortcuts: [{}, {}, { url: paths.offline() }] });
    expect(await manifestOf(off)).toMatchObject({
      shortcuts: [{ url: paths.map() }, { url: paths.saved() }],
    });
  });

  test("every page knows it, so that none leads to an offer", async () => {
    expect(await (await off.request(dataPath(paths.site()))).json()).toMatchObject({ isOfflineOff: true });
    expect(await (await world.request(dataPath(paths.site()))).json()).not.toHaveProperty("isOfflineOff");
  });

  test("the worker is replaced by one that deletes every copy and itself", async () => {
    const response = await off.request(paths.worker());
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("no-cache");
    const deleted: string[] = [];
    const handlers = new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>();
    const unregister = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
    const skipWaiting = vi.fn<() => Promise<void>>().mockResolvedValue();
    new Script(await response.text()).runInNewContext({
      self: {
        addEventListener: handlers.set.bind(handlers),
        registration: { unregister },
        skipWaiting,
      },
      caches: {
        keys: async () => ["anaba-files", "anaba-pages-1"],
        delete: async (name: string) => deleted.push(name),
      },
    });
    for (const name of ["install", "activate"]) {
      const work: Promise<unknown>[] = [];
      handlers.get(name)?.({ waitUntil: (each) => void work.push(each) });
      await Promise.all(work);
    }
    expect(skipWaiting).toHaveBeenCalledOnce();
    expect(deleted).toEqual(["anaba-files", "anaba-pages-1"]);
    expect(unregister).toHaveBeenCalledOnce();
    expect([...handlers.keys()]).toEqual(["install", "activate"]);
  });
});
