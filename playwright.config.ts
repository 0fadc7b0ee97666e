import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { serverProgram, startEnvironment, startOptions } from "./scripts/start-command.ts";
import { journeyServer, leadsTheRun } from "./tests/journeys/support/server.ts";
import { findChromium, launchOf } from "./tests/support/browser.ts";

const server = await journeyServer();
if (leadsTheRun) {
  execFileSync(process.execPath, ["scripts/build-if-stale.ts"], {
    cwd: import.meta.dirname,
    stdio: "inherit",
  });
  process.env["CHROMIUM_PATH"] = await findChromium();
}

/** A person does a thing in a real browser: against the server as `npm start` runs it, on a fresh data folder. */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "artefacts/journeys",
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
    baseURL: server.origin,
    launchOptions: launchOf(await findChromium()),
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
    command: `"${process.execPath}" ${startOptions.join(" ")} ${serverProgram}`,
    url: `${server.origin}/readyz`,
    env: {
      ...startEnvironment,
      HOST: "127.0.0.1",
      PORT: String(server.port),
      BASE_URL: server.origin,
      DATA_DIR: server.dataDir,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      // Each journey names an address of its own, so that none uses up the limits of another.
      TRUST_PROXY: "1",
    },
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
