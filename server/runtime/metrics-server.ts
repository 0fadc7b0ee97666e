import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { App } from "../app.ts";
import { SettingError } from "../config/config.ts";
import { isLoopbackAuthority } from "../base/loopback.ts";

/** Metrics contain no personal data, but they show how busy the site is. So only this machine can read them. */
const host = "127.0.0.1";
const address = "/metrics";

/**
 * Serves the metrics on loopback and on a separate port, so that no proxy exposes them.
 * @throws SettingError when the port cannot be used.
 */
export async function serveMetrics(
  { metrics, log }: Pick<App, "metrics" | "log">,
  port: number,
): Promise<Server> {
  const server = createServer((request, response) => {
    // A page of another site in a browser on this machine could otherwise read them by a name that leads here (DNS rebinding).
    if (!isLoopbackAuthority(request.headers.host)) {
      response.writeHead(421, { "Content-Type": "text/plain" }).end("use a hostname of this machine\n");
      return;
    }
    if (!["GET", "HEAD"].includes(request.method ?? "") || request.url !== address) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end(`see ${address}\n`);
      return;
    }
    metrics.text().then(
      (text) =>
        response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      (err: unknown) => {
        log.error({ err }, "could not render metrics");
        response.writeHead(500).end();
      },
    );
  });
  server.listen(port, host);
  try {
    await once(server, "listening");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new SettingError(`METRICS_PORT: ${port} cannot be used (${code}); choose a free port`);
  }
  const bound = server.address();
  const taken = typeof bound === "object" ? bound?.port : undefined;
  log.info({ event: "metrics", address: `http://${host}:${taken}${address}` }, "serving metrics");
  // The metrics server must not keep the process running.
  server.unref();
  return server;
}
