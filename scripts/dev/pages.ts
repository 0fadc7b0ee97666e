import path from "node:path";
import type { ServerBuild } from "react-router";
import type { ModuleRunner } from "vite/module-runner";
import { bundleCriticalPath } from "../bundle-critical-path.ts";
import { withVite } from "./document.ts";

/** What the server makes pages of. */
export interface Pages {
  readonly build: ServerBuild;
  /** The script that runs before the application. */
  readonly criticalPath: (page: "home" | "every-page") => string;
}

/** The pages as their sources are now. */
export interface CurrentPages {
  /** Rejects where the sources are faulty. The same object until a source changes. */
  readonly get: () => Promise<Pages>;
  /** Hears of a changed file, by its absolute path. */
  readonly changed: (file: string) => void;
}

/**
 * The pages' modules, evaluated anew with the first request after a change. Never while they are being evaluated: some
 * would then be there twice, and React Router's context keys tell the two apart. The critical path is bundled, and anew
 * only where its sources have changed.
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
