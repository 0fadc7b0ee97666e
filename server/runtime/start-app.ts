import { settleErasures } from "../jobs/erasures.ts";
import { startJobs } from "../jobs/jobs.ts";
import type { App } from "../app.ts";
import { createApp } from "./create-app.ts";
import { warningsOf, warningsOfFacts } from "../config/warnings.ts";

/** A running App. */
export interface StartedApp {
  readonly app: App;
  /** Stops its jobs and closes everything that was opened. */
  readonly stop: () => Promise<void>;
}

/**
 * Creates the App and starts its background jobs.
 * @throws SettingError as `createApp` does.
 */
export async function startApp(...[config, ...parts]: Parameters<typeof createApp>): Promise<StartedApp> {
  const app = await createApp(config, ...parts);
  for (const warning of [...warningsOf(config), ...warningsOfFacts(app.now())]) app.log.warn(warning);
  // An unreachable file store ends this by its timeout; it must not prevent the start.
  await settleErasures(app).catch((error: unknown) =>
    app.log.error({ err: error }, "erasures not settled at startup; retrying every minute"),
  );
  const stopJobs = startJobs(app);
  return { app, stop: () => stopJobs().then(app.close) };
}
