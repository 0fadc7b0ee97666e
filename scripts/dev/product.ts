import path from "node:path";
import type { ModuleRunner } from "vite/module-runner";
import { createServerModuleRunner, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type * as SecretFilesModule from "../../server/runtime/secret-files.ts";
import type { FinishedResponse } from "../../server/http/pipeline.ts";
import type { SiteRequest } from "../../server/http/request.ts";
import type * as SiteModule from "../../server/http/site.ts";
import type * as StartAppModule from "../../server/runtime/start-app.ts";
import { createCurrentPages, type Pages } from "./pages.ts";
import { readableLog } from "./readable-log.ts";
import { createRestarts } from "./restarts.ts";

type Site = SiteModule.Site;

/** The product in the current state of its sources. */
export interface Product {
  /** Resolves after the first start. */
  readonly started: Promise<unknown>;
  /** Answers a request; waits for a start in progress. Rejects when the sources are faulty. */
  readonly answer: (request: SiteRequest) => Promise<FinishedResponse>;
  /** Must be called with the absolute path of each changed file. A file of the server restarts the App. */
  readonly changed: (file: string) => void;
  readonly stop: () => Promise<void>;
}

/** A running App, and its site for the current pages. */
interface Running {
  readonly siteOf: (pages: Pages) => Site;
  readonly stop: () => Promise<void>;
}

/** Starts the App from the modules that `server` runs. */
async function start(server: ModuleRunner, root: string): Promise<Running> {
  server.clearCache();
  const { loadConfig } = await server.import<typeof SecretFilesModule>("/server/runtime/secret-files.ts");
  const { startApp } = await server.import<typeof StartAppModule>("/server/runtime/start-app.ts");
  const { createSite } = await server.import<typeof SiteModule>("/server/http/site.ts");
  const { app, stop } = await startApp(loadConfig(process.env), { logTo: readableLog });
  const files = { root: path.join(root, "public"), stylesheet: () => null };
  let known: { readonly pages: Pages; readonly site: Site } | null = null;
  return {
    // A site belongs to one state of the pages.
    siteOf(made) {
      if (known?.pages !== made)
        known = {
          pages: made,
          site: createSite(app, made.build, { ...files, ...made }, { sharesPages: false }),
        };
      return known.site;
    },
    stop,
  };
}

/**
 * Runs the product in this process, from modules that Vite transforms. Pages and server are loaded separately, like
 * the two builds of the product: a changed page does not restart the App, and a changed server does not reload the
 * open page.
 */
export function createProduct(vite: ViteDevServer, root: string): Product {
  const { ssr, client } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment runs no modules here");
  const pages = createCurrentPages(createServerModuleRunner(ssr, { hmr: false }), root);
  const server = createServerModuleRunner(ssr, { hmr: false });
  const app = createRestarts(() => start(server, root));
  let faultShown = false;

  const isOfServer = (file: string) =>
    file.startsWith(path.posix.join(root.replaceAll(path.sep, "/"), "server/")) ||
    server.evaluatedModules.getModulesByFile(file) !== undefined;

  return {
    started: app.started,
    async answer(request) {
      try {
        const { siteOf } = await app.current();
        return await app.during(pages.get().then((made) => siteOf(made).answer(request)));
      } catch (error) {
        faultShown = true;
        throw error;
      }
    },
    changed(file) {
      pages.changed(file);
      if (app.hasFailed() || isOfServer(file)) app.restart();
      if (faultShown) client.hot.send({ type: "full-reload" });
      faultShown = false;
    },
    async stop() {
      const { stop } = await app.current();
      await stop();
    },
  };
}
