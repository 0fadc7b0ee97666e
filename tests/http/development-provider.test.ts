import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { createWorld, type World } from "../support/world.ts";

const document = `${paths.developmentProvider()}/.well-known/openid-configuration`;

describe("in this process", () => {
  let world: World | undefined;
  afterEach(() => world?.close());

  /** The status of the provider's first document. */
  async function statusOf(
    settings: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>>,
    address = "127.0.0.1",
  ): Promise<number> {
    world = await createWorld({ settings });
    return (await world.browser().get(document, { address, headers })).status;
  }

  test.each([
    ["203.0.113.1", 404],
    ["::ffff:203.0.113.1", 404],
    ["127.0.0.1", 200],
    ["::1", 200],
    ["::ffff:127.0.0.1", 200],
  ])("the development OpenID provider answers %s with %i", async (address, status) => {
    expect(await statusOf({}, {}, address)).toBe(status);
  });

  const visitor = "203.0.113.9";
  const declared = { TRUST_PROXY: "1", BASE_URL: "http://localhost:3000" };
  test.each<[Record<string, string>, Record<string, string>, number]>([
    [{ "X-Forwarded-For": visitor }, {}, 404],
    [{ "X-Real-IP": visitor }, {}, 404],
    [{ Forwarded: `for=${visitor}` }, {}, 404],
    [{ Via: "1.1 proxy" }, {}, 404],
    [{ "X-Forwarded-For": visitor }, { TRUST_PROXY: "0" }, 404],
    [{ "X-Forwarded-For": visitor }, { TRUST_PROXY: "1" }, 404],
    // Both settings together say that the proxy and its visitors are on this machine.
    [{ "X-Forwarded-For": visitor }, declared, 200],
    [{ "X-Forwarded-For": visitor, Host: "anaba.example" }, declared, 404],
  ])(
    "behind a proxy on this machine (%j, settings %j) the development OpenID provider answers with %i",
    async (headers, settings, status) => {
      expect(await statusOf(settings, headers)).toBe(status);
    },
  );
});

describe("over the wire", () => {
  let server: StartedServer;
  beforeAll(async () => {
    server = await startServer({ BASE_URL: "" });
  });
  afterAll(() => server.stop());

  const get = (line: string, host: string) =>
    server.send(`GET ${document} ${line}\r\n${host}Connection: close\r\n\r\n`);

  test.each(["localhost", "LOCALHOST:3000", "127.0.0.1", "127.8.9.10:80", "[::1]:3000"])(
    "the development OpenID provider answers a browser on this machine that asks for %s",
    async (host) => {
      expect(await get("HTTP/1.1", `Host: ${host}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    },
  );

  test.each([
    "anaba.example",
    "anaba.example:3000",
    "203.0.113.9",
    "localhost.example",
    "127.0.0.1.example",
    "[2001:db8::1]:3000",
    "upstream",
  ])(
    "the development OpenID provider refuses a proxy without headers of its own that asks for %s",
    async (host) => {
      expect(await get("HTTP/1.1", `Host: ${host}\r\n`)).toMatch(/^HTTP\/1\.1 404 /);
    },
  );

  test("the development OpenID provider refuses HTTP/1.0, which proxies speak and browsers do not", async () => {
    expect(await get("HTTP/1.0", "Host: localhost:3000\r\n")).toMatch(/^HTTP\/1\.1 404 /);
    expect(await get("HTTP/1.0", "")).toMatch(/^HTTP\/1\.1 404 /);
  });
});
