import { createServer, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { createFolder } from "../support/deployed.ts";
import { freePort } from "../support/listening.ts";
import { listening } from "../support/listening.ts";
import { caddy, haproxy, nginx, type Ports, type Proxy } from "../support/proxies.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";

const origin = "https://anaba.example";

/** The response of the proxy. */
interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly cookies: readonly string[];
}

interface Asked {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request as a visitor of anaba.example, and accepts any certificate. Status 0 when there is no response. */
const ask = (
  { port, isSecure }: { readonly port: number; readonly isSecure: boolean },
  { path: address, method = "GET", headers = {}, body }: Asked,
): Promise<Answer> =>
  new Promise((resolve) => {
    const options = {
      port,
      method,
      path: address,
      host: "127.0.0.1",
      headers: { Host: "anaba.example", ...headers },
    };
    const request = isSecure
      ? requestHttps({ ...options, servername: "anaba.example", rejectUnauthorized: false })
      : requestHttp(options);
    request.on("error", () => resolve({ status: 0, location: undefined, cookies: [] }));
    request.on("response", (response) => {
      response.resume().on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          location: response.headers.location,
          cookies: response.headers["set-cookie"] ?? [],
        }),
      );
    });
    request.end(body);
  });

describe.each([nginx, haproxy, caddy])("the configuration of $name in deploy/", (proxy) => {
  describe.skipIf(!proxy.isThere)(`with ${proxy.name} installed`, () => {
    const folder = createFolder("anaba-proxy-");
    const held: { server?: StartedServer; ports?: Ports; running?: ReturnType<Proxy["start"]> } = {};
    const secure = (asked: Asked) => ask({ port: held.ports?.secure ?? 0, isSecure: true }, asked);
    beforeAll(async () => {
      held.server = await startServer({
        BASE_URL: origin,
        ALLOW_SIMULATED_EMAIL: "1",
        TRUST_PROXY: "1",
        LOG_LEVEL: "info",
      });
      held.ports = { plain: await freePort(), secure: await freePort() };
      held.running = proxy.start(folder, held.ports, held.server.port);
    });
    afterAll(async () => {
      await held.running?.stop();
      await held.server?.stop();
      folder.remove();
    });

    test(`${proxy.name} forwards pages over TLS, and redirects plain HTTP to it`, async () => {
      await expect.poll(async () => (await secure({ path: paths.home() })).status).toBe(200);
      expect((await secure({ path: paths.gem(1) })).status).toBe(200);
      const plain = await ask({ port: held.ports?.plain ?? 0, isSecure: false }, { path: paths.gem(1) });
      expect([plain.status, plain.location?.replace(/:\d+/, "")]).toEqual([308, `${origin}/gem/1`]);
    });

    test(`through ${proxy.name} a form posts, and a visitor cannot choose the address that limits count`, async () => {
      await expect.poll(async () => (await secure({ path: paths.home() })).status).toBe(200);
      const answer = await secure({
        path: paths.signIn(),
        method: "POST",
        headers: {
          Origin: origin,
          "Content-Type": "application/x-www-form-urlencoded",
          "X-Forwarded-For": "203.0.113.9",
          "X-Request-Id": "chosen",
        },
        body: "email=nobody%40example.com&password=Kumano8Kodo",
      });
      expect(answer.status).toBe(401);
      const line = () =>
        held.server
          ?.said()
          .split("\n")
          .find((each) => each.includes('"path":"/sign-in"'));
      await expect.poll(line).toBeDefined();
      expect(line()).toContain('"address":"127.0.0.1"');
      expect(line()).toMatch(/"proxyRequestId":"(?!chosen)[^"]+"/);
    });

    test(`no log of ${proxy.name} has a query, such as the token of a password reset`, async () => {
      await expect.poll(async () => (await secure({ path: paths.home() })).status).toBe(200);
      const reset = {
        path: paths.resetPassword("canary"),
        headers: { Referer: `${origin}${paths.home()}?q=canary` },
      };
      expect((await secure(reset)).status).toBe(302);
      await ask({ port: held.ports?.plain ?? 0, isSecure: false }, reset);
      // Proxies log failures in other words than successes.
      await held.server?.stop();
      expect((await secure(reset)).status).toBeGreaterThanOrEqual(500);
      await held.running?.stop();
      const logs = path.join(folder.folder, "logs");
      const files = proxy.name === "nginx" ? readdirSync(logs) : [];
      const said = [
        held.running?.said(),
        ...files.map((name) => readFileSync(path.join(logs, name), "utf8")),
      ];
      expect(said.join("")).toContain(paths.resetPassword());
      expect(said.join("")).not.toContain("canary");
    });
  });
});

const deployed = (name: string) => readFileSync(path.join(import.meta.dirname, "../../deploy", name), "utf8");

/** Where the programs are not installed, this is what is known of their logs. */
test("the log formats in deploy/ name no variable that has a query", () => {
  const site = deployed("nginx.conf");
  const formats = site.match(/log_format anaba [^;]+;/g) ?? [];
  expect(formats).toHaveLength(1);
  expect(formats.join("")).not.toMatch(/\$(?:request|request_uri|args|query_string|arg_\w+|http_referer)\b/);
  for (const server of site.split(/^server \{/m).slice(1)) {
    expect(server.match(/access_log .*/g)).toEqual(["access_log /var/log/nginx/anaba.log anaba;"]);
    expect(server.match(/error_log .*/g)).toEqual(["error_log /var/log/nginx/anaba-error.log alert;"]);
  }
  expect(deployed("haproxy.cfg")).toMatch(/^ +log-format .*%HM %HP %HV/m);
  expect(deployed("haproxy.cfg")).not.toMatch(/^ +option httplog|%(?:HU|HQ|r)\b|%\[url/m);
  expect(deployed("Caddyfile")).toMatch(
    /^\t\t\t\trequest>uri regexp `\\\?\.\*` ""\n\t\t\t\trequest>headers delete$/m,
  );
});

describe.each([nginx, haproxy])("during a roll-out behind $name", (proxy) => {
  test.skipIf(!proxy.isThere)(
    `an asset that one of two builds lacks comes from the other through ${proxy.name}`,
    async () => {
      const asset = (name: string) => `/assets/only-${name}.js`;
      const builds = ["old", "new"].map((name) =>
        createServer((request, response) => {
          const isThere = [paths.readiness(), asset(name)].includes(request.url ?? "");
          response.writeHead(isThere ? 200 : 404).end();
        }),
      );
      const [one = 0, two = 0] = await Promise.all(builds.map(listening));
      const ports = { plain: await freePort(), secure: await freePort() };
      const folder = createFolder("anaba-proxy-");
      const running = proxy.start(folder, ports, one, two);
      const status = async (address: string) =>
        (await ask({ port: ports.secure, isSecure: true }, { path: address })).status;
      await expect.poll(() => status(asset("old"))).toBe(200);
      for (let n = 0; n < 6; n += 1)
        for (const name of ["old", "new"]) expect(await status(asset(name))).toBe(200);
      expect(await status(asset("neither"))).toBe(404);
      await running.stop();
      for (const build of builds) build.close();
      folder.remove();
    },
  );
});
