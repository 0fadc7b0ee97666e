import { afterEach, describe, expect, test } from "vitest";
import { fixture } from "../support/fixture.ts";
import { startServer } from "../support/started-server.ts";

const server = fixture(async (owned) => owned.use(await startServer()));

const close = "Host: localhost:3000\r\nConnection: close\r\n\r\n";
const statusOf = (answer: string) => Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0);
const get = (target: string, headers = "") => server.send(`GET ${target} HTTP/1.1\r\n${headers}${close}`);

afterEach(async () => {
  expect(statusOf(await get("/healthz")), "the server lives").toBe(200);
});

describe("a request's target (docs/security.md row 15)", () => {
  test.each([
    ["//evil.example", 400],
    ["//evil.example/gem/1", 400],
    ["/\\evil.example", 400],
    ["/%5Cevil.example", 400],
    ["/%2e%2e", 400],
    ["/%2e%2e/package.json", 400],
    ["/../../package.json", 400],
    ["/..%2f..%2fpackage.json", 400],
    ["/;x", 404],
    ["/gem/1;x", 404],
    ["/%00", 400],
    ["/%0d%0aSet-Cookie:x=1", 400],
    ["/%E0%A4%A", 400],
    ["http://[", 400],
    ["http://evil.example/", 200],
    ["*", 400],
    ["gem/1", 400],
    ["/?q=%00", 200],
    ["/#x", 200],
  ])("the request target %s gets %i", async (target, status) => {
    const answer = await get(target);
    expect(statusOf(answer)).toBe(status);
    expect(answer).not.toContain("evil.example/");
    expect(answer).not.toMatch(/^set-cookie/im);
  });
});

describe("methods on the wire", () => {
  test.each(["TRACE", "OPTIONS", "PUT", "DELETE", "PROPFIND"])(
    "the method %s gets 405 over the network",
    async (method) => {
      const answer = await server.send(`${method} / HTTP/1.1\r\nX-Canary: canary\r\n${close}`);
      expect(statusOf(answer)).toBe(405);
      expect(answer).not.toContain("canary");
    },
  );

  test("an unknown method gets 400", async () => {
    expect(statusOf(await server.send(`BREW / HTTP/1.1\r\n${close}`))).toBe(400);
  });

  test("CONNECT is refused", async () => {
    const answer = await server.send(`CONNECT evil.example:443 HTTP/1.1\r\n${close}`);
    expect(answer).not.toMatch(/^HTTP\/1\.1 2/);
  });
});

describe("headers (docs/security.md row 25)", () => {
  test.each([
    ["one of 20 kB", `X-Long: ${"x".repeat(20_000)}\r\n`],
    ["2,500 of them", Array.from({ length: 2500 }, (_, n) => `X-${n}: ${n}\r\n`).join("")],
    ["a cookie of 20 kB", `Cookie: a=${"x".repeat(20_000)}\r\n`],
  ])("headers that are too large (%s) get 431", async (_, headers) => {
    expect(statusOf(await get("/", headers))).toBe(431);
  });

  test.each([
    ["__proto__", "__proto__: x\r\n"],
    ["constructor", "constructor: x\r\nprototype: y\r\n"],
    ["a host that is none", "X-Forwarded-Host: http://[\r\n"],
    ["many proxies", `X-Forwarded-For: ${"1.2.3.4,".repeat(500)}\r\n`],
    ["an odd encoding", "Accept-Encoding: ,,;;q=x, *\r\n"],
    ["an odd range", "Range: bytes=-0,5-2,x\r\n"],
    ["odd cookies", "Cookie: ;;=;a;=b;anaba-session\r\n"],
    ["an upgrade", "Upgrade: h2c\r\n"],
  ])("a header (%s) changes nothing", async (_, headers) => {
    expect(statusOf(await get("/", headers))).toBe(200);
  });

  test.each([
    ["no host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["two hosts", `GET / HTTP/1.1\r\nHost: a\r\n${close}`],
    ["a broken host", "GET / HTTP/1.1\r\nHost: a b/[\r\nConnection: close\r\n\r\n"],
    [
      "a length and chunks",
      `POST / HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n${close}0\r\n\r\n`,
    ],
    ["two lengths", `POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n${close}ab`],
    ["a broken chunk", `POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n${close}zz\r\n\r\n`],
    ["a space before the colon", `GET / HTTP/1.1\r\nX-A : b\r\n${close}`],
    ["a folded line", `GET / HTTP/1.1\r\nX-A: b\r\n c\r\n${close}`],
    ["bare line feeds", "GET / HTTP/1.1\nHost: localhost:3000\nConnection: close\n\n"],
    ["a zero byte", `GET / HTTP/1.1\r\nX-A: b\0c\r\n${close}`],
    ["no HTTP at all", "\x16\x03\x01\x02\0\x01\0\x01\xFC\x03\x03\r\n\r\n"],
  ])("a malformed request (%s) gets 400 (docs/security.md row 24)", async (_, bytes) => {
    expect(statusOf(await server.send(bytes))).toBe(400);
  });
});

test("a request whose headers never end is closed (docs/security.md row 23)", async () => {
  const answer = await server.send("GET / HTTP/1.1\r\nHost: localhost:3000\r\nX-A: ");
  expect(statusOf(answer)).toBe(408);
});
