import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { journeyServer } from "./tests/journeys/support/server.ts";

/** A person does a thing in a real browser: against the server as `npm start` runs it, on a fresh data folder. */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "artefacts/journeys",
  globalSetup: "./tests/journeys/support/find-browser.ts",
  fullyParallel: true,
  // A journey waits for part of its time: for a reload that comes after half a second, for a state it looks for again.
  workers: availableParallelism() + 1,
  retries: 0,
  // Generous, so that a busy machine is no failure; a quiet one never waits so long.
  timeout: 180_000,
  globalTimeout: 120 * 60_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  forbidOnly: true,
  use: {
    baseURL: journeyServer.origin,
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
  },
  // A phone is where little space and a touch screen leave most to go wrong, so everything runs there. On a desktop run
  // the journeys whose promise depends on the size: one through each screen, and all about how things look and fit.
  projects: [
    { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: "desktop", grep: /@every-size/, use: { viewport: { width: 1280, height: 900 } } },
  ],
  webServer: {
    command: `rm -rf "${journeyServer.dataDir}" && exec npm start --silent`,
    // `npm start` builds first.
    timeout: 180_000,
    url: `${journeyServer.origin}/readyz`,
    env: {
      HOST: "127.0.0.1",
      PORT: String(journeyServer.port),
      BASE_URL: journeyServer.origin,
      DATA_DIR: journeyServer.dataDir,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      // Each journey names an address of its own, so that none uses up the limits of another.
      TRUST_PROXY: "1",
    },
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
