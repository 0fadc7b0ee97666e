import path from "node:path";
import type { ServerBuild } from "react-router";
import type { ModuleRunner } from "vite/module-runner";
import { bundleCriticalPath } from "../bundle-critical-path.ts";
import { withVite } from "./document.ts";

/** The pages' modules, as the server needs them. */
export interface Pages {
  readonly build: ServerBuild;
  /** The script that runs before hydration. */
  readonly criticalPath: (page: "home" | "every-page") => string;
}

/** The pages in the current state of their sources. */
export interface CurrentPages {
  /** The same object until a source changes. Rejects when the sources are faulty. */
  readonly get: () => Promise<Pages>;
  /** Must be called with the absolute path of each changed file. */
  readonly changed: (file: string) => void;
}

/**
 * Evaluates the pages' modules again with the first request after a change. It waits for an evaluation in progress:
 * otherwise some modules would exist twice, with different context keys of React Router. The critical path is bundled
 * again only when its own sources have changed.
 */
export function createCurrentPages(runner: ModuleRunner, root: string): CurrentPages {
  let pages: Promise<Pages> | null = null;
  let stale = true;
  let bundles: ReturnType<typeof bundleCriticalPath> | null = null;

  async function evaluate(before: Promise<unknown> | null): Promise<Pages> {
    await before?.catch(() => undefined);
    runner.clearCache();
    const [build, scripts] = await Promise.all([
      runner.import<ServerBuild>("virtual:react-router/server-build"),
      (bundles ??= bundleCriticalPath()),
    ]);
    return { build: withVite(build), criticalPath: (page) => scripts[page] };
  }

  const bundled = ["app/critical-path/", "domain/"].map(
    (folder) => `${root.replaceAll(path.sep, "/")}/${folder}`,
  );
  return {
    get() {
      if (pages === null || stale) pages = evaluate(pages);
      stale = false;
      return pages;
    },
    changed(file) {
      stale = true;
      if (bundled.some((folder) => file.startsWith(folder))) bundles = null;
    },
  };
}
