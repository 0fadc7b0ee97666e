import path from "node:path";
import type { ServerBuild } from "react-router";
import { createServerModuleRunner, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type { ModuleRunner } from "vite/module-runner";
import type * as ConfigModule from "../../server/runtime/config.ts";
import type * as SiteModule from "../../server/http/site.ts";
import type * as StartAppModule from "../../server/runtime/start-app.ts";
import { withVite } from "./document.ts";
import { readableLog } from "./readable-log.ts";

/** The product as its sources are now. */
export interface Product {
  /** Resolves with the first start. */
  readonly started: Promise<unknown>;
  /** Answers a request; waits for a start under way. Rejects where the sources are faulty. */
  readonly fetch: (...request: Parameters<SiteModule.Site["fetch"]>) => Promise<Response>;
  /** Hears of a changed file, by its absolute path: one of the server's starts the App anew. */
  readonly changed: (file: string) => void;
  readonly stop: () => Promise<void>;
}

interface Running {
  readonly siteOf: (build: ServerBuild) => SiteModule.Site;
  readonly stop: () => Promise<void>;
}

/**
 * The pages' modules, evaluated anew with the first request after a change. Never while they are being evaluated: some
 * would then be there twice, and React Router's context keys tell the two apart.
 */
function createPageBuild(runner: ModuleRunner) {
  let build: Promise<ServerBuild> | null = null;
  let stale = true;

  async function evaluate(before: Promise<unknown> | null): Promise<ServerBuild> {
    await before?.catch(() => undefined);
    runner.clearCache();
    return runner.import<ServerBuild>("virtual:react-router/server-build");
  }

  return {
    current(): Promise<ServerBuild> {
      if (build === null || stale) build = evaluate(build);
      stale = false;
      return build;
    },
    changed(): void {
      stale = true;
    },
  };
}

/**
 * Runs the product in this process from the modules that Vite transforms. The pages and the server are loaded apart, as
 * the two builds of the product are: a changed page leaves the App alone, a changed server leaves the open page alone.
 */
export function createProduct(vite: ViteDevServer, root: string): Product {
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment runs no modules here");
  const server = createServerModuleRunner(ssr, { hmr: false });
  const pages = createPageBuild(createServerModuleRunner(ssr, { hmr: false }));
  const files = { root: path.join(root, "public"), stylesheet: () => null, earlyScript: null };

  async function start(): Promise<Running> {
    const { readConfig } = await server.import<typeof ConfigModule>("/server/runtime/config.ts");
    const { startApp } = await server.import<typeof StartAppModule>("/server/runtime/start-app.ts");
    const { createSite } = await server.import<typeof SiteModule>("/server/http/site.ts");
    const { app, stop } = await startApp(readConfig(process.env), { logTo: readableLog });
    let known: ServerBuild | null = null;
    let site: SiteModule.Site | null = null;
    return {
      // A site of its own for each state of the sources: it caches pages.
      siteOf(build) {
        if (site === null || build !== known) site = createSite(app, withVite(build), files);
        known = build;
        return site;
      },
      stop,
    };
  }

  /** Requests under way, which end before what they work with is closed. */
  const underWay = new Set<Promise<unknown>>();
  let failed = false;
  let waiting = false;
  const first = start();
  let running = first;

  async function startAnew(): Promise<Running> {
    const before = await running.catch(() => null);
    await Promise.allSettled(underWay);
    await before?.stop();
    waiting = false;
    server.clearCache();
    const began = performance.now();
    const anew = await start();
    process.stdout.write(`Started anew in ${Math.round(performance.now() - began)} ms\n`);
    return anew;
  }

  const isOfServer = (file: string) =>
    file.startsWith(path.join(root, "server", path.sep)) ||
    server.evaluatedModules.getModulesByFile(file) !== undefined;

  return {
    started: first,
    async fetch(...request) {
      const { siteOf } = await running;
      const answer = pages.current().then((build) => siteOf(build).fetch(...request));
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
    },
    changed(file) {
      pages.changed();
      if (waiting || !(failed || isOfServer(file))) return;
      waiting = true;
      running = startAnew();
      running.then(
        () => {
          // The page that told of the fault is over.
          if (failed) vite.environments.client.hot.send({ type: "full-reload" });
          failed = false;
        },
        (error: unknown) => {
          failed = true;
          process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
        },
      );
    },
    stop: () =>
      running.then(
        ({ stop }) => stop(),
        () => undefined,
      ),
  };
}
