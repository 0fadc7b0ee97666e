import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { connect, type Socket } from "node:net";
import { connect as connectSecure } from "node:tls";
import { createFolder } from "../support/deployed.ts";
import { freePort } from "../support/listening.ts";
import { caddy, haproxy, nginx, type Proxy } from "../support/proxies.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";

/** Where an attack connects: to the server itself, or over TLS to a proxy of `deploy/` in front of it. */
export interface Target {
  readonly port: number;
  /** The public origin. */
  readonly origin: string;
}

/** The server itself. */
export const direct = (port: number): Target => ({ port, origin: "http://localhost:3000" });

const isSecure = ({ origin }: Target) => origin.startsWith("https:");
const loopback = "127.0.0.1";
/** The certificate of the tests is self-signed. */
const secure = { servername: "anaba.example", rejectUnauthorized: false } as const;

/** The `Host` of a request. */
export const hostOf = ({ origin }: Target): string => new URL(origin).host;

/** A session cookie of `bench/support/people.ts`, under the name that it has at this target. */
export const cookieAt = (target: Target, cookie: string): string =>
  isSecure(target) ? `__Host-${cookie}` : cookie;

/** Opens a connection. Calls `onOpen` when it can carry a request. */
export const openSocket = (target: Target, onOpen: () => void): Socket =>
  isSecure(target)
    ? connectSecure({ port: target.port, host: loopback, ...secure, ALPNProtocols: ["http/1.1"] }, onOpen)
    : connect(target.port, loopback, onOpen);

/** Requests a page on a connection that is kept open; returns its status, or null when it did not arrive whole. */
export const getPage = (target: Target, path: string): Promise<number | null> =>
  new Promise((resolve) => {
    const options = { port: target.port, host: loopback, path, headers: { Host: hostOf(target) } };
    const request = isSecure(target) ? requestHttps({ ...options, ...secure }) : requestHttp(options);
    request
      .on("response", (response) => {
        response
          .resume()
          .on("error", () => undefined)
          .on("close", () => resolve(response.complete ? (response.statusCode ?? null) : null));
      })
      .on("error", () => resolve(null))
      .end();
  });

/** A server, and where to attack it. */
export interface Attacked {
  readonly target: Target;
  readonly server: StartedServer;
  readonly stop: () => Promise<void>;
}

/** Starts a server, behind a proxy or alone. */
export async function startAttacked(
  proxy: Proxy | null,
  settings: Readonly<Record<string, string>> = {},
  start: Parameters<typeof startServer>[1] = {},
): Promise<Attacked> {
  if (proxy === null) {
    const server = await startServer(settings, start);
    return { target: direct(server.port), server, stop: async () => void (await server.stop()) };
  }
  if (!proxy.isThere) throw new Error(`${proxy.name} or openssl is not installed`);
  const origin = "https://anaba.example";
  const behindProxy = { BASE_URL: origin, ALLOW_SIMULATED_EMAIL: "1", TRUST_PROXY: "1" };
  const server = await startServer({ ...behindProxy, ...settings }, start);
  const folder = createFolder("anaba-proxy-");
  const ports = { plain: await freePort(), secure: await freePort() };
  const running = proxy.start(folder, ports, server.port);
  const target = { port: ports.secure, origin };
  for (let attempt = 0; (await getPage(target, "/readyz")) !== 200; attempt += 1) {
    if (attempt === 200) throw new Error(`${proxy.name} does not answer: ${running.said()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    target,
    server,
    async stop() {
      await running.stop();
      await server.stop();
      folder.remove();
    },
  };
}

/** Takes the name of a proxy out of a row's arguments. */
export function proxyIn(args: readonly string[]): {
  readonly proxy: Proxy | null;
  readonly rest: readonly string[];
} {
  const named = (arg: string) => [nginx, caddy, haproxy].find(({ name }) => name.toLowerCase() === arg);
  const proxy = args.map(named).find((each) => each !== undefined) ?? null;
  return { proxy, rest: args.filter((arg) => named(arg) === undefined) };
}

/** "through nginx: " where the attack goes through a proxy. */
export const through = (proxy: Proxy | null): string => (proxy === null ? "" : `through ${proxy.name}: `);
