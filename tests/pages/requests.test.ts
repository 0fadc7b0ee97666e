import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { describe, expect, test, vi } from "vitest";
import * as messages from "../../domain/site/messages.ts";
import { paths } from "../../domain/site/paths.ts";
import { cookieName } from "../../server/http/request/session-cookie.ts";
import { buildDir, createWorld, useWorld } from "../support/world.ts";

const site = useWorld();

const ownForm = (body: RequestInit["body"], headers: Record<string, string> = {}): RequestInit => ({
  method: "POST",
  headers: { Origin: site.origin, "Content-Type": "application/x-www-form-urlencoded", ...headers },
  body: body ?? null,
});

describe("methods", () => {
  test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "PROPFIND", "BREW"])(
    "the method %s is answered 405 everywhere",
    async (method) => {
      for (const address of ["/", "/gem/1", "/nowhere", "/healthz", "/icons/favicon.svg"]) {
        const response = await site.request(address, { method });
        expect(response.status, address).toBe(405);
        expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
      }
    },
  );

  test("POST to a page without an action is refused without a server error", async () => {
    for (const address of ["/", "/gem/1", "/photos", "/nowhere", "/sitemap.xml"]) {
      const { status } = await site.request(address, ownForm("a=1"));
      expect([404, 405], address).toContain(status);
    }
  });
});

describe("bodies (docs/security.md row 22)", () => {
  test.each(["gzip", "br", "deflate", "zstd", "gzip, gzip", "x"])(
    "a body compressed with %s is refused",
    async (encoding) => {
      const response = await site.request(
        "/nowhere",
        ownForm(gzipSync("x"), { "Content-Encoding": encoding }),
      );
      expect(response.status).toBe(415);
    },
  );

  test("a body that is too large is refused, announced or not", async () => {
    const long = `a=${"x".repeat(64 * 1024)}`;
    const announced = await site.request(
      paths.signIn(),
      ownForm(long, { "Content-Length": String(long.length) }),
    );
    expect(announced.status).toBe(413);
    expect(await announced.text()).toBe(messages.http.bodyTooLarge);
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const init: RequestInit & { readonly duplex: "half" } = { ...ownForm(endless), duplex: "half" };
    const streamed = await site.request(paths.signIn(), init);
    expect(streamed.status).toBe(413);
  });

  test("a body that is not multipart has the size limit of a form, even at the upload address", async () => {
    const upload = (headers: Readonly<Record<string, string>>) =>
      site.request(paths.editProfile(), ownForm("x".repeat(2 * 1024 * 1024), headers));
    expect((await upload({ "Content-Length": String(2 * 1024 * 1024) })).status).toBe(413);
    expect((await upload({ "Content-Type": "multipart/form-data; boundary=b" })).status).toBe(401);
  });
});

describe("compression", () => {
  const accepting = (encoding: string, cookie = "") => ({
    headers: { "Accept-Encoding": encoding, ...(cookie === "" ? {} : { Cookie: cookie }) },
  });
  const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());

  test("a cached page is sent in an encoding that the browser accepts", async () => {
    const plain = await site.request("/gem/2", accepting("identity"));
    expect(plain.headers.get("content-encoding")).toBeNull();
    const steady = (text: string) => text.replace(/nonce="[^"]*"/g, "");
    const wanted = steady(await plain.text());
    const gzipped = await site.request("/gem/2", accepting("gzip"));
    expect(gzipped.headers.get("content-encoding")).toBe("gzip");
    expect(steady(gunzipSync(await bytes(gzipped)).toString())).toBe(wanted);
    const either = await site.request("/gem/2", accepting("gzip, deflate, br, zstd"));
    const encoding = either.headers.get("content-encoding");
    const body = await bytes(either);
    const text = encoding === "br" ? brotliDecompressSync(body) : gunzipSync(body);
    expect(steady(text.toString())).toBe(wanted);
  });

  test("a page for a signed-in user is compressed", async () => {
    const response = await site.request(
      "/gem/2",
      accepting("gzip", `${cookieName("session", false)}=unknown`),
    );
    expect(response.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await bytes(response)).toString()).toContain("<!doctype html>");
  });

  test.each(["identity", "gzip;q=0, identity", "br;q=0, gzip;q=0.0", "zstd"])(
    "with Accept-Encoding %s nothing is compressed",
    async (encoding) => {
      for (const cookie of ["", `${cookieName("session", false)}=unknown`]) {
        const response = await site.request("/gem/3", accepting(encoding, cookie));
        expect(response.headers.get("content-encoding")).toBeNull();
      }
    },
  );

  test("built files are served from copies compressed at build time", async () => {
    const assets = path.join(buildDir, "client", "assets");
    const scripts = readdirSync(assets).filter((name) => /\.(?:js|css)$/.test(name));
    expect(scripts.length).toBeGreaterThan(0);
    for (const name of scripts) {
      const response = await site.request(`/assets/${name}`, accepting("gzip, br"));
      expect(response.headers.get("content-encoding"), name).toBe("br");
      expect(response.headers.get("vary"), name).toMatch(/accept-encoding/i);
      expect(brotliDecompressSync(await bytes(response)), name).toEqual(
        readFileSync(path.join(assets, name)),
      );
    }
  });
});

describe("health", () => {
  test("/healthz and /readyz answer", async () => {
    for (const address of ["/healthz", "/readyz"]) expect((await site.request(address)).status).toBe(200);
  });

  test("a server that stops is alive but not ready", async () => {
    await using stopping = await createWorld();
    stopping.stop();
    expect((await stopping.request("/healthz")).status).toBe(200);
    expect((await stopping.request("/readyz")).status).toBe(503);
  });

  test("a server whose database has not answered yet is not ready", async () => {
    const never = await createWorld();
    await never.app.documents.ready();
    await never.app.close();
    expect((await never.request("/readyz")).status).toBe(503);
    await never.close().catch(() => undefined);
  });

  test("/readyz?verbose asks the database and the bucket at most once a second", async () => {
    await using asked = await createWorld();
    const database = vi.spyOn(asked.app.documents, "ready");
    const files = vi.spyOn(asked.app.files, "ready").mockRejectedValue(new Error("away"));
    const counts = async () => {
      const reports = await Promise.all(
        ["verbose", "verbose&x=1", "verbose"].map(async (query) => {
          const response = await asked.request(`/readyz?${query}`);
          return (await response.json()) as unknown;
        }),
      );
      expect(new Set(reports.map((report) => JSON.stringify(report))).size).toBe(1);
      return [database.mock.calls.length, files.mock.calls.length];
    };
    expect(await counts()).toEqual([1, 1]);
    asked.clock.advance(999);
    expect(await counts()).toEqual([1, 1]);
    asked.clock.advance(1);
    expect(await counts()).toEqual([2, 2]);
    asked.clock.advance(-60_000);
    expect(await counts()).toEqual([3, 3]);
  });

  test("a server that has lost its database stays ready, for visitors browse on", async () => {
    const lost = await createWorld();
    expect((await lost.request("/readyz")).status).toBe(200);
    await lost.app.close();
    expect((await lost.request("/readyz")).status).toBe(200);
    const told = await lost.request("/readyz?verbose");
    expect(await told.json()).toEqual({ ready: true, stopping: false, database: "away", files: "ok" });
    for (const address of ["/", "/gem/1", "/photos", "/photos/gem/1"]) {
      expect((await lost.request(address)).status, address).toBe(200);
    }
    expect(lost.logged().some(({ msg }) => msg === "reviews not read")).toBe(true);
    await lost.close().catch(() => undefined);
  });
});

describe("the log", () => {
  test("the log has no error for mistakes of visitors", async () => {
    await site.request("/gem/13");
    await site.request("/nowhere");
    await site.request("/nowhere", { method: "POST", headers: { Origin: site.origin }, body: "x" });
    expect(site.logged().filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });
});
