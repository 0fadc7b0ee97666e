import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { createServerModuleRunner, type ViteDevServer } from "vite";
import type * as EntryModule from "../../app/entry.server.tsx";
import type { RouteName } from "../../app/page.ts";
import type * as SecretFilesModule from "../../server/config/secret-files.ts";
import type { RenderPage } from "../../server/http/pages.ts";
import type { FinishedResponse } from "../../server/http/pipeline.ts";
import type { SiteRequest } from "../../server/http/request/request.ts";
import type * as SiteModule from "../../server/http/site.ts";
import type * as StartAppModule from "../../server/runtime/start-app.ts";
import { bundleCriticalPath } from "../bundle-critical-path.ts";
import { bundleWorker } from "../bundle-worker.ts";
import { viteFiles, withVite } from "./document.ts";
import { readableLog } from "./readable-log.ts";

/** The product in the current state of its sources. */
export interface Product {
  /** Resolves after the first start. */
  readonly started: Promise<unknown>;
  /** Answers a request; waits for a start in progress. Rejects when the sources are faulty. */
  readonly answer: (request: SiteRequest) => Promise<FinishedResponse>;
  /** Must be called with the absolute path of each changed file. A file of the server or the domain restarts the App. */
  readonly changed: (file: string) => void;
  readonly stop: () => Promise<void>;
}

/** The text of an error with its stack trace, which Vite has mapped to the sources. */
export const textOf = (fault: unknown): string =>
  stripVTControlCharacters(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault));

/**
 * Runs the product in this process, from modules that Vite transforms. Each import evaluates again what Vite has
 * invalidated since: pages with the next request, the server when the App restarts.
 */
export function createProduct(vite: ViteDevServer, root: string): Product {
  const { ssr, client } = vite.environments;
  const runner = createServerModuleRunner(ssr, { hmr: false });
  const isIn = (file: string, ...folders: readonly string[]) =>
    folders.some((folder) => file.startsWith(path.posix.join(root.replaceAll(path.sep, "/"), folder, "/")));
  const inProgress = new Set<Promise<unknown>>();
  let bundles: ReturnType<typeof bundleCriticalPath> | null = null;
  let isFaultShown = false;

  const importPages = () => runner.import<typeof EntryModule>("/app/entry.server.tsx");
  const renderPage: RenderPage = async (request, input) => {
    const [{ renderPage: render }, scripts] = await Promise.all([
      importPages(),
      (bundles ??= bundleCriticalPath()),
    ]);
    let shown: RouteName = "notFound";
    const filesOf = (page: RouteName) => {
      shown = page;
      return viteFiles(scripts[page === "home" ? "home" : "every-page"]);
    };
    const { html, ...page } = await render(request, { ...input, filesOf });
    const modules = { environment: ssr, runner };
    return { ...page, html: await withVite(html, { page: shown, nonce: input.nonce }, modules) };
  };

  async function start() {
    const { loadConfig } = await runner.import<typeof SecretFilesModule>("/server/config/secret-files.ts");
    const { startApp } = await runner.import<typeof StartAppModule>("/server/runtime/start-app.ts");
    const { createSite } = await runner.import<typeof SiteModule>("/server/http/site.ts");
    const { app, stop } = await startApp(loadConfig(process.env), { logTo: readableLog });
    // The browser's modules come from Vite, so a phone cannot keep them.
    const files = {
      root: path.join(root, "public"),
      assets: [],
      keptAssets: [],
      worker: bundleWorker,
      filesOf: () => viteFiles(""),
    };
    return { site: createSite(app, renderPage, files, { cachesPages: false }), stop };
  }

  const started = start();
  let running = started;
  let hasFailed = false;
  let isRestartDue = false;

  async function restart(before: typeof running): ReturnType<typeof start> {
    const old = await before.catch(() => null);
    await Promise.allSettled(inProgress);
    await old?.stop();
    // The changes until now belong to the same restart.
    isRestartDue = false;
    hasFailed = true;
    const began = performance.now();
    const anew = await start();
    hasFailed = false;
    process.stdout.write(`Server restarted in ${Math.round(performance.now() - began)} ms\n`);
    return anew;
  }

  return {
    started,
    async answer(request) {
      try {
        const { site } = await running;
        // Faulty pages are shown, rather than logged as a failed request.
        const work = importPages().then(() => site.answer(request));
        inProgress.add(work);
        return await work.finally(() => inProgress.delete(work));
      } catch (error) {
        isFaultShown = true;
        throw error;
      }
    },
    changed(file) {
      if (hasFailed || isFaultShown) {
        // A failed import is remembered too, and a new file may mend it.
        ssr.moduleGraph.invalidateAll();
        runner.clearCache();
      }
      if (isIn(file, "app/document", "domain")) bundles = null;
      if ((hasFailed || isIn(file, "server", "domain")) && !isRestartDue) {
        isRestartDue = true;
        running = restart(running);
        running.catch((error: unknown) => process.stderr.write(`${textOf(error)}\n`));
      }
      if (isFaultShown) client.hot.send({ type: "full-reload" });
      isFaultShown = false;
    },
    stop: async () => (await running).stop(),
  };
}
