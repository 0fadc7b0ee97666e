import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";

/** Rules and texts alone: no build, no database, no state that one file could leave to the next. */
const pure = ["domain", "walls", "app", "support"].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`);
/** The stored documents and files, on every engine: a database, no build. */
const contracts = ["tests/contracts/**/*.test.ts"];
/** The key journeys in Firefox and WebKit; Chromium has Playwright's. */
const engines = "tests/engines/*.test.ts";

/**
 * Everything but Playwright's journeys, in four projects, so that each run provides what its tests need and no more:
 * the build and the PostgreSQL server are set up for the projects that name them.
 */
export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["tests/support/setup.ts"],
    // Many tests wait for part of their time, for a child process or a lock.
    maxWorkers: availableParallelism() + 1,
    // Generous, so that a busy machine is no failure; a quiet one never waits so long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      { extends: true, test: { name: "pure", include: pure, pool: "threads", isolate: false } },
      {
        extends: true,
        test: { name: "contracts", include: contracts, globalSetup: ["tests/support/postgres.ts"] },
      },
      {
        extends: true,
        test: {
          name: "product",
          include: ["tests/**/*.test.{ts,tsx}"],
          exclude: [...configDefaults.exclude, "tests/journeys/**", engines, ...pure, ...contracts],
          globalSetup: [
            "tests/support/tell-missing-proxies.ts",
            "tests/support/build.ts",
            "tests/support/postgres.ts",
          ],
        },
      },
      {
        extends: true,
        test: {
          name: "engines",
          include: [engines],
          globalSetup: ["tests/support/build.ts", "tests/engines/support/set-up.ts"],
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
