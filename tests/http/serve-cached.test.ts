import { createServer, request as ask, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveCached } from "../../server/http/cache/serve-cached.ts";
import { PageCache } from "../../server/http/cache/page-cache.ts";
import { listening } from "../support/listening.ts";
import { siteRequest } from "../support/site-request.ts";
import { createWorld, type World } from "../support/world.ts";

interface Sent {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Listens, and returns a function that sends requests. */
async function open(listener: RequestListener) {
  const server = createServer(listener);
  const port = await listening(server);
  const send = (path: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    new Promise<Sent>((resolve, reject) => {
      const request = ask({
        port,
        path,
        method,
        headers: { Host: "localhost:3000", ...headers },
        agent: false,
      });
      request.on("error", reject).on("response", (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk)).on("error", reject);
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      request.end();
    });
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { send, close };
}

let site: World;
beforeAll(async () => {
  site = await createWorld();
});
afterAll(() => site.close());

describe("the layer of cached pages", () => {
  const cache = new PageCache(() => 0);
  const layer = serveCached(cache, false);
  beforeAll(() =>
    cache.page("/gem/1", {
      state: () => Promise.resolve(""),
      make: () =>
        Promise.resolve({
          status: 200,
          headers: [["Content-Type", "text/html; charset=utf-8"]],
          text: "kept",
          isDocument: true,
          isComplete: true,
        }),
    }),
  );
  const passed = (target: string, headers: Readonly<Record<string, string>> = {}, method = "GET") =>
    layer(siteRequest({ target, headers, method }));

  test.each([
    ["a plain request", {}],
    ["cookies that sign nobody in", { cookie: "theme=dark; anaba-device=x" }],
    ["a cookie whose name only ends like the session's", { cookie: "x-anaba-session=x" }],
    ["an empty session", { cookie: "anaba-session=" }],
    ["whatever else a browser says", { "user-agent": "x", accept: "*/*", "sec-fetch-site": "none" }],
  ])("the layer of cached pages answers %s", (_, headers) => {
    expect(passed("/gem/1", headers)).toMatchObject({ status: 200, body: Buffer.from("kept") });
  });

  test.each<[string, string, Readonly<Record<string, string>>, string?]>([
    ["somebody signed in", "/gem/1", { cookie: "a=b; anaba-session=x" }],
    ["somebody signed in, with a space", "/gem/1", { cookie: "a=b; anaba-session =x" }],
    ["another address", "/gem/1?", {}],
    ["the same in other letters", "/gem/%31", {}],
    ["HEAD", "/gem/1", {}, "HEAD"],
    ["POST", "/gem/1", {}, "POST"],
  ])("the layer of cached pages passes %s on", (_, target, headers, method) => {
    expect(passed(target, headers, method)).toBeNull();
  });
});

describe("the cache and the pages", () => {
  let door: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    door = await open(site.listener);
  });
  afterAll(() => door.close());

  const own = new Set(["date", "connection", "keep-alive", "x-request-id"]);
  const comparable = (headers: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !own.has(name))
        .map(([name, value]) => [name, String(value)]),
    );
  const unpack = ({ headers, body }: Pick<Sent, "headers" | "body">) => {
    const encoding = headers["content-encoding"];
    if (encoding === undefined) return body;
    return encoding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
  };

  test.each([
    ["/gem/3?before=x", undefined],
    ["/gem/3?before=x", "gzip"],
    ["/gem/3?before=x", "br;q=0, gzip"],
    ["/gem/3", "br"],
    ["/gem/3.json", "gzip"],
    ["/index.json", undefined],
  ])(
    "the cache and the pages give the same response to %s for a browser that accepts %s, log line included",
    async (address, acceptEncoding) => {
      const headers = acceptEncoding === undefined ? {} : { "Accept-Encoding": acceptEncoding };
      // The first request renders; the clock stands still, so that the page stays fresh.
      await site.request(address);
      const before = site.logged().length;
      const layered = await site.request(address, { headers });
      const direct = await door.send(address, headers);
      const body = Buffer.from(await layered.arrayBuffer());
      const layeredHeaders = Object.fromEntries(layered.headers);
      expect(direct.status).toBe(layered.status);
      expect(comparable(direct.headers)).toEqual(comparable(layeredHeaders));
      expect(unpack(direct).toString()).toBe(unpack({ headers: layeredHeaders, body }).toString());
      const [first, second] = site
        .logged()
        .slice(before)
        .map(({ requestId, time, ms, ...line }) => ({ line, requestId, time, ms }));
      expect(second?.line).toEqual(first?.line);
      expect(second?.requestId).toBe(direct.headers["x-request-id"]);
    },
  );
});
