import { existsSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { SettingError } from "../config/config.ts";
import { readBuiltFiles } from "../http/build-output.ts";
import type { RenderPage } from "../http/pages.ts";
import { createDrain } from "./drain.ts";
import { measure } from "./gauges.ts";
import { createHttpServer, listen } from "./http-server.ts";
import { serveMetrics } from "./metrics-server.ts";
import { loadConfig } from "../config/secret-files.ts";
import { startApp } from "./start-app.ts";
import { loggedSettings } from "../config/logged-settings.ts";
import { version } from "./version.ts";

/** Works from the sources and from the build. */
const buildDir = path.join(path.dirname(findPackageJSON(".", import.meta.url) ?? ""), "build");
const drainTime = 10_000;

/** Reads the settings, creates the App, listens, and shuts down gracefully on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  // React selects its production build by this variable when it is first imported, below.
  process.env["NODE_ENV"] ??= "production";
  const config = loadConfig(process.env);
  if (!existsSync(buildDir)) throw new SettingError("build: missing; run `npm run build` first");
  if (["info", "debug", "trace"].includes(config.logLevel))
    say({
      event: "start",
      node: process.versions.node,
      settings: loggedSettings(config),
      msg: "Anaba starts",
    });
  const { app, stop: stopApp } = await startApp(config);
  const pages = pathToFileURL(path.join(buildDir, "server", "pages.js"));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build of app/entry.server.tsx
  const { renderPage } = (await import(pages.href)) as { readonly renderPage: RenderPage };
  const drain = createDrain();
  const { createSite } = await import("../http/site.ts");
  const site = createSite(app, renderPage, readBuiltFiles(buildDir), drain);

  const server = createHttpServer(site.listener);
  let stopping = false;
  /**
   * Finishes the requests in progress and ends the process. Load balancers learn of it first, except after SIGINT:
   * there a person waits at the terminal.
   */
  const stop = async (why: "SIGTERM" | "SIGINT" | "disk", code = 0) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal: why }, "stopping");
    setTimeout(() => process.exit(1), drainTime).unref();
    // Without keep-alive, clients send their next request to another server.
    server.prependListener("request", (_: unknown, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    if (why !== "SIGINT") await drain.begin();
    server.close(() => void stopApp().then(() => process.exit(code)));
  };
  void app.fatal.then(() => {
    app.log.fatal({ event: "fsync failed" }, "fsync failed: the disk can no longer be trusted, stopping");
    return stop("disk", 1);
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
  if (config.metricsPort !== null) {
    measure(app);
    await serveMetrics(app, config.metricsPort);
  }
  // At any log level: the person who starts the server waits for this line.
  await listen(server, config, (msg) => say({ event: "listens", msg }));
}

/** Writes a log line at once, before lines that are buffered. */
function say(line: object): void {
  const head = { level: 30, time: new Date().toISOString(), version };
  process.stdout.write(`${JSON.stringify({ ...head, ...line })}\n`);
}

function failed(error: unknown): never {
  process.stderr.write(error instanceof SettingError ? `${error.message}\n` : `${String(error)}\n`);
  process.exit(1);
}

main().catch(failed);
