import { mkdtemp, rm } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { createApp, type App } from "../../server/runtime/app.ts";
import { readConfig } from "../../server/runtime/config.ts";
import { readBuiltFiles } from "../../server/http/build-output.ts";
import { createSite } from "../../server/http/site.ts";

/** The whole site in this process: real parts on a fresh data folder, a clock of its own, its log in memory. */
export interface TestSite {
  readonly app: App;
  readonly origin: string;
  /** Milliseconds since the epoch; stands still until a test moves it. */
  readonly clock: { now: number };
  /** The lines of the log, parsed. */
  readonly log: readonly Readonly<Record<string, unknown>>[];
  /** The site's answer to a request for an address such as "/gem/1". */
  readonly request: (address: string, init?: RequestInit) => Promise<Response>;
  readonly fetch: (request: Request) => Response | Promise<Response>;
  /** As Node's server calls it, for tests that listen on a port. */
  readonly listener: RequestListener;
  readonly stop: () => void;
  readonly close: () => Promise<void>;
}

const root = path.join(import.meta.dirname, "..", "..");

/** The folder of the build. */
export const buildDir = path.join(root, "build");

/** Opens a site with the given settings beside its own, and the given parts in place of its own. */
export async function openSite(
  settings: Readonly<Record<string, string>> = {},
  given: Partial<Pick<App, "passwords">> = {},
): Promise<TestSite> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "anaba-site-"));
  const config = readConfig({ DATA_DIR: dataDir, BASE_URL: "http://localhost:3000", ...settings });
  const clock = { now: Date.UTC(2026, 3, 1) };
  const log: Record<string, unknown>[] = [];
  const app = await createApp(config, {
    now: () => clock.now,
    logTo: {
      write(line) {
        log.push(JSON.parse(line));
      },
    },
    ...given,
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build is React Router's own
  const build = (await import(pathToFileURL(path.join(buildDir, "server", "index.js")).href)) as ServerBuild;
  const stopping = { yes: false };
  const site = createSite(app, build, readBuiltFiles(buildDir), () => stopping.yes);
  const { origin } = config.baseUrl;
  return {
    app,
    origin,
    clock,
    log,
    request: async (address, init) => site.fetch(new Request(origin + address, init)),
    fetch: (request) => site.fetch(request),
    listener: site.listener,
    stop: () => {
      stopping.yes = true;
    },
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
