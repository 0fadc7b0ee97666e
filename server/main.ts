import { existsSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { serve } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createApp, type App } from "./app.ts";
import { isLoopback, readConfig, SettingError } from "./config.ts";
import { readBuiltFiles } from "./http/built-files.ts";
import { createSite } from "./http/site.ts";
import { startJobs } from "./jobs/jobs.ts";

const buildDir = path.join(import.meta.dirname, "..", "build");
const drainTime = 10_000;

/** Reads the settings, builds the App, listens, and stops cleanly on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (!existsSync(buildDir)) throw new SettingError("build: not there; run `npm run build` first");
  const app = await createApp(config);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build is React Router's own
  const build = (await import(pathToFileURL(path.join(buildDir, "server", "index.js")).href)) as ServerBuild;
  warnOfSimulation(app);
  const stopJobs = startJobs(app);
  let stopping = false;
  const site = createSite(app, build, readBuiltFiles(buildDir), () => stopping);

  const server = serve(
    {
      fetch: site.fetch,
      hostname: config.host,
      port: config.port,
      serverOptions: {
        // Timeouts are enforced when Node looks, and it looks every half minute unless told.
        connectionsCheckingInterval: 2_000,
        headersTimeout: 10_000,
        requestTimeout: 30_000,
        keepAliveTimeout: 5_000,
        maxHeaderSize: 16 * 1024,
      },
    },
    ({ port }) => {
      process.stdout.write(
        `Anaba listens on http://${config.host}:${port} (public address ${config.baseUrl.origin})\n`,
      );
    },
  );
  if ("maxHeadersCount" in server) server.maxHeadersCount = 100;

  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, "stopping");
    setTimeout(() => process.exit(1), drainTime).unref();
    server.close(
      () =>
        void stopJobs()
          .then(app.close)
          .then(() => process.exit(0)),
    );
  };
  process.on("SIGTERM", stop).on("SIGINT", stop);
}

/** A demo on a public address must not be taken for the real thing by whoever runs it. */
function warnOfSimulation({ config, log }: App): void {
  if (config.mail.kind === "simulated" && !isLoopback(config.baseUrl))
    log.warn("ALLOW_SIMULATED_EMAIL=1: codes are shown to whoever asks, and no address is ever proven");
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof SettingError ? `${error.message}\n` : `${String(error)}\n`);
  process.exit(1);
});
