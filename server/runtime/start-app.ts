import { settleErasures } from "../jobs/erasures.ts";
import { startJobs } from "../jobs/jobs.ts";
import { createApp, type App } from "./app.ts";

/** An App at work. */
export interface StartedApp {
  readonly app: App;
  /** Ends its jobs and frees everything that was opened. */
  readonly stop: () => Promise<void>;
}

/** Creates the App and starts what it does by itself. @throws SettingError as `createApp` does. */
export async function startApp(...parts: Parameters<typeof createApp>): Promise<StartedApp> {
  const app = await createApp(...parts);
  warnOfSimulation(app);
  await settleErasures(app).catch((error: unknown) => app.log.error({ err: error }, "erasures not settled"));
  const stopJobs = startJobs(app);
  return { app, stop: () => stopJobs().then(app.close) };
}

/** A demo on a public address must not be taken for the real thing by whoever runs it. */
function warnOfSimulation({ config, log }: App): void {
  if (config.mail.kind === "simulated" && config.mail.demo)
    log.warn("ALLOW_SIMULATED_EMAIL=1: codes are shown to whoever asks, and no address is ever proven");
}
