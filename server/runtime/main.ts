import { existsSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { findPackageJSON } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createApp } from "./app.ts";
import { readConfig, SettingError, type Config } from "./config.ts";
import { readBuiltFiles } from "../http/build-output.ts";
import { settleErasures } from "../jobs/erasures.ts";
import { startJobs } from "../jobs/jobs.ts";
import { createDrain } from "./drain.ts";
import { warningsOf } from "./warnings.ts";

/** The same from the sources and from the build. */
const buildDir = path.join(path.dirname(findPackageJSON(".", import.meta.url) ?? ""), "build");
const drainTime = 10_000;

/** What a client may take of time and room (hardening rows 23, 25), in milliseconds and bytes. */
const limits = {
  // Timeouts are enforced when Node looks, and it looks every half minute unless told.
  connectionsCheckingInterval: 2_000,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16 * 1024,
};

/** Reads the settings, builds the App, listens, and stops cleanly on SIGTERM and SIGINT. */
async function main(): Promise<void> {
  // React chooses between its two builds when it is first imported, which is below.
  process.env["NODE_ENV"] ??= "production";
  const config = readConfig(process.env);
  if (!existsSync(buildDir)) throw new SettingError("build: not there; run `npm run build` first");
  const app = await createApp(config);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build is React Router's own
  const build = (await import(pathToFileURL(path.join(buildDir, "server", "index.js")).href)) as ServerBuild;
  for (const warning of warningsOf(config)) app.log.warn(warning);
  // A file store that hangs ends this by its own time-out; it must not hold up the start.
  await settleErasures(app).catch((error: unknown) =>
    app.log.error({ err: error }, "erasures not settled before the start; tried again every minute"),
  );
  const stopJobs = startJobs(app);
  const drain = createDrain();
  const { createSite } = await import("../http/site.ts");
  const site = createSite(app, build, readBuiltFiles(buildDir), drain.isStopping);

  const server = createServer(limits, site.listener);
  server.maxHeadersCount = 100;
  server.listen(config.port, config.host, () => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    process.stdout.write(
      `Anaba listens on http://${config.host}:${port} (public address ${config.baseUrl.origin})\n`,
    );
  });

  server.on("error", (error) => failed(listeningFault(error, config)));

  let stopping = false;
  /** Serves what is under way, and ends. Whoever watches is told first, unless somebody at a terminal waits for the end. */
  const stop = async (why: "SIGTERM" | "SIGINT" | "disk", code = 0) => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal: why }, "stopping");
    setTimeout(() => process.exit(1), drainTime).unref();
    // A connection kept for later requests would lead them to a server that is gone.
    server.prependListener("request", (_: unknown, response: ServerResponse) => {
      response.shouldKeepAlive = false;
    });
    if (why !== "SIGINT") await drain.begin();
    server.close(
      () =>
        void stopJobs()
          .then(app.close)
          .then(() => process.exit(code)),
    );
  };
  void app.fatal.then(() => {
    app.log.fatal({ event: "fsync failed" }, "the disk has failed: nothing is written any more");
    return stop("disk", 1);
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
}

/** Why the server cannot listen, as a setting's fault where it is one. */
function listeningFault(error: Error, { host, port }: Config): Error {
  const code = "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE")
    return new SettingError(`PORT: ${port} is taken by another process; give a free one`);
  if (code === "EACCES")
    return new SettingError(`PORT: this user may not listen on ${port}; give one from 1024`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new SettingError(`HOST: ${host} is no address of this machine; give one, such as 127.0.0.1`);
  return error;
}

function failed(error: unknown): never {
  process.stderr.write(error instanceof SettingError ? `${error.message}\n` : `${String(error)}\n`);
  process.exit(1);
}

main().catch(failed);
