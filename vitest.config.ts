import { defineConfig } from "vitest/config";

/** Everything that runs without a browser. The React Router plugin stays out: it is not made for tests. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/journeys/**"],
    environment: "node",
    globalSetup: ["tests/support/build.ts", "tests/support/postgres.ts"],
    setupFiles: ["tests/support/setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
