import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ModuleRunner } from "vite/module-runner";
import { createServerModuleRunner, isRunnableDevEnvironment, type ViteDevServer } from "vite";
import type * as EntryModule from "../../app/entry.server.tsx";
import type { RouteName } from "../../app/page.ts";
import type * as SecretFilesModule from "../../server/runtime/secret-files.ts";
import type { RenderPage } from "../../server/http/pages.ts";
import type { FinishedResponse } from "../../server/http/pipeline.ts";
import type { SiteRequest } from "../../server/http/request.ts";
import type * as SiteModule from "../../server/http/site.ts";
import type * as StartAppModule from "../../server/runtime/start-app.ts";
import { bundleCriticalPath } from "../bundle-critical-path.ts";
import { viteFiles, withVite } from "./document.ts";
import { readableLog } from "./readable-log.ts";

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

/** The text of an error with its stack trace, which Vite has mapped to the sources. */
export const textOf = (fault: unknown): string =>
  stripVTControlCharacters(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));

/** Starts the App from the modules that `server` runs. */
async function start(server: ModuleRunner, root: string, renderPage: RenderPage) {
  server.clearCache();
  const { loadConfig } = await server.import<typeof SecretFilesModule>("/server/runtime/secret-files.ts");
  const { startApp } = await server.import<typeof StartAppModule>("/server/runtime/start-app.ts");
  const { createSite } = await server.import<typeof SiteModule>("/server/http/site.ts");
  const { app, stop } = await startApp(loadConfig(process.env), { logTo: readableLog });
  const files = { root: path.join(root, "public"), filesOf: () => viteFiles("") };
  return { site: createSite(app, renderPage, files, { cachesPages: false }), stop };
}

/**
 * Runs the product in this process, from modules that Vite transforms. Pages and server are loaded separately, like
 * the two builds of the product: a changed page does not restart the App, and a changed server does not reload the
 * open page. What has changed is loaded again with the next request.
 */
export function createProduct(vite: ViteDevServer, root: string): Product {
  const { ssr, client } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error("Vite's ssr environment runs no modules here");
  const pageModules = createServerModuleRunner(ssr, { hmr: false });
  const serverModules = createServerModuleRunner(ssr, { hmr: false });
  const inProgress = new Set<Promise<unknown>>();
  const inRoot = (folder: string) => path.posix.join(root.replaceAll(path.sep, "/"), folder, "/");
  let bundles: ReturnType<typeof bundleCriticalPath> | null = null;
  let pages: Promise<RenderPage> | null = null;
  let isStale = true;
  let isFaultShown = false;

  async function loadPages(before: Promise<unknown> | null): Promise<RenderPage> {
    // Two evaluations at once would mix their modules.
    await before?.catch(() => undefined);
    pageModules.clearCache();
    const [{ renderPage }, scripts] = await Promise.all([
      pageModules.import<typeof EntryModule>("/app/entry.server.tsx"),
      (bundles ??= bundleCriticalPath()),
    ]);
    return async (request, input) => {
      let shown: RouteName = "notFound";
      const filesOf = (page: RouteName) => {
        shown = page;
        return viteFiles(scripts[page === "home" ? "home" : "every-page"]);
      };
      const { html, ...page } = await renderPage(request, { ...input, filesOf });
      const { nonce } = input;
      const modules = { environment: ssr, runner: pageModules };
      return { ...page, html: await withVite(html, { page: shown, nonce }, modules) };
    };
  }
  const currentPages = () => {
    if (pages === null || isStale) pages = loadPages(pages);
    isStale = false;
    return pages;
  };
  const renderPage: RenderPage = async (...asked) => (await currentPages())(...asked);

  const started = start(serverModules, root, renderPage);
  let running = started;
  let hasFailed = false;
  let isRestartDue = false;

  async function restart(before: typeof running): ReturnType<typeof start> {
    const old = await before.catch(() => null);
    await Promise.allSettled(inProgress);
    await old?.stop();
    // The changes until now belong to the same restart.
    isRestartDue = false;
    const began = performance.now();
    try {
      const anew = await start(serverModules, root, renderPage);
      process.stdout.write(`Server started anew in ${Math.round(performance.now() - began)} ms\n`);
      hasFailed = false;
      return anew;
    } catch (error) {
      process.stderr.write(`${textOf(error)}\n`);
      hasFailed = true;
      throw error;
    }
  }

  return {
    started,
    async answer(request) {
      try {
        const { site } = await running;
        // Faulty pages are shown, rather than logged as a failed request.
        const work = currentPages().then(() => site.answer(request));
        inProgress.add(work);
        return await work.finally(() => inProgress.delete(work));
      } catch (error) {
        isFaultShown = true;
        throw error;
      }
    },
    changed(file) {
      isStale = true;
      if (["app/critical-path", "domain"].some((folder) => file.startsWith(inRoot(folder)))) bundles = null;
      const isOfServer =
        file.startsWith(inRoot("server")) ||
        serverModules.evaluatedModules.getModulesByFile(file) !== undefined;
      if ((hasFailed || isOfServer) && !isRestartDue) {
        isRestartDue = true;
        running = restart(running);
        running.catch(() => undefined);
      }
      if (isFaultShown) client.hot.send({ type: "full-reload" });
      isFaultShown = false;
    },
    stop: async () => (await running).stop(),
  };
}
