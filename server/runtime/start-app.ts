import { settleErasures } from "../jobs/erasures.ts";
import { startJobs } from "../jobs/jobs.ts";
import { createApp, type App } from "./app.ts";
import { warningsOf } from "./warnings.ts";

/** An App at work. */
export interface StartedApp {
  readonly app: App;
  /** Ends its jobs and frees everything that was opened. */
  readonly stop: () => Promise<void>;
}

/** Creates the App and starts what it does by itself. @throws SettingError as `createApp` does. */
export async function startApp(...[config, ...parts]: Parameters<typeof createApp>): Promise<StartedApp> {
  const app = await createApp(config, ...parts);
  for (const warning of warningsOf(config)) app.log.warn(warning);
  // A file store that hangs ends this by its own time-out; it must not hold up the start.
  await settleErasures(app).catch((error: unknown) =>
    app.log.error({ err: error }, "erasures not settled before the start; tried again every minute"),
  );
  const stopJobs = startJobs(app);
  return { app, stop: () => stopJobs().then(app.close) };
}
