import type { ServerBuild } from "react-router";
import type { ModuleRunner } from "vite/module-runner";
import { withVite } from "./document.ts";

/** The pages as the server renders them. */
export interface PageBuild {
  /** Rejects where the sources are faulty. The same object until a source changes. */
  readonly current: () => Promise<ServerBuild>;
  /** Says that a source has changed. */
  readonly changed: () => void;
}

/**
 * The pages' modules, evaluated anew with the first request after a change. Never while they are being evaluated: some
 * would then be there twice, and React Router's context keys tell the two apart.
 */
export function createPageBuild(runner: ModuleRunner): PageBuild {
  let build: Promise<ServerBuild> | null = null;
  let stale = true;

  async function evaluate(before: Promise<unknown> | null): Promise<ServerBuild> {
    await before?.catch(() => undefined);
    runner.clearCache();
    return withVite(await runner.import<ServerBuild>("virtual:react-router/server-build"));
  }

  return {
    current() {
      if (build === null || stale) build = evaluate(build);
      stale = false;
      return build;
    },
    changed() {
      stale = true;
    },
  };
}
