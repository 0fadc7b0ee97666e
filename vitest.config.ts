import { defineConfig } from "vitest/config";

/** Everything that runs without a browser. The React Router plugin stays out: it is not made for tests. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/journeys/**"],
    environment: "node",
    globalSetup: ["tests/support/build.ts", "tests/support/postgres.ts"],
    setupFiles: ["tests/support/setup.ts"],
    // Generous, so that a busy machine is no failure; a quiet one never waits so long.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
