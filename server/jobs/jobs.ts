import { jobIntervals, type JobName } from "../../domain/site/job-intervals.ts";
import type { App } from "../app.ts";
import { deleteDueFiles } from "./delete-files.ts";
import { settleErasures } from "./erasures.ts";
import { emptyJournal } from "./empty-journal.ts";
import { pause } from "./pause.ts";
import { sendDueMails } from "./send-mails.ts";
import { tellOfReports } from "./tell-of-reports.ts";
import { sweep } from "./sweep.ts";

interface Job {
  /** Stops early when the signal is aborted. */
  readonly run: (app: App, signal: AbortSignal) => Promise<void>;
  /** Whether it runs once more at shutdown. */
  readonly last?: true;
}

/** The background jobs. */
const jobs: Readonly<Record<JobName, Job>> = {
  "send mails": { run: sendDueMails },
  "delete files": { run: deleteDueFiles },
  erasures: { run: settleErasures, last: true },
  "empty journal": { run: emptyJournal, last: true },
  "tell of reports": { run: tellOfReports },
  sweep: { run: sweep },
};

const isName = (name: string): name is JobName => Object.hasOwn(jobs, name);

/**
 * Starts the jobs. Returns the function that stops them: it resolves when the current runs have ended. Erasures are
 * settled once more at the end, because the operator may be about to restore an older copy of the database.
 */
export function startJobs(app: App): () => Promise<void> {
  const stop = new AbortController();
  const running = Object.keys(jobs)
    .filter(isName)
    .map(async (name) => {
      const { run, last = false } = jobs[name];
      const once = async () => {
        const begun = performance.now();
        const failed = await run(app, stop.signal).then(
          () => false,
          (error: unknown) => {
            app.log.error({ err: error, job: name }, "job failed");
            return true;
          },
        );
        app.metrics.jobRan(name, { failed, seconds: (performance.now() - begun) / 1000 });
      };
      while (!stop.signal.aborted) {
        await once();
        await pause(jobIntervals[name], stop.signal);
      }
      if (last) await once();
    });
  return async () => {
    stop.abort();
    await Promise.all(running);
  };
}
