import type { App } from "../app.ts";
import { deleteDueFiles } from "./delete-files.ts";
import { settleErasures } from "./erasures.ts";
import { emptyJournal } from "./empty-journal.ts";
import { pause } from "./pause.ts";
import { sendDueMails } from "./send-mails.ts";
import { sweep } from "./sweep.ts";

const second = 1000;

interface Job {
  readonly name: string;
  /** Stops early when the signal is aborted. */
  readonly run: (app: App, signal: AbortSignal) => Promise<void>;
  /** The pause between two runs in milliseconds. */
  readonly every: number;
  /** Whether it runs once more at shutdown. */
  readonly last?: true;
}

/** The background jobs. */
const jobs: readonly Job[] = [
  { name: "send mails", run: sendDueMails, every: 2 * second },
  { name: "delete files", run: deleteDueFiles, every: 10 * second },
  { name: "erasures", run: settleErasures, every: 60 * second, last: true },
  { name: "empty journal", run: emptyJournal, every: 10 * second, last: true },
  { name: "sweep", run: sweep, every: 600 * second },
];

/**
 * Starts the jobs. Returns the function that stops them: it resolves when the current runs have ended. Erasures are
 * settled once more at the end, because the operator may be about to restore an older copy of the database.
 */
export function startJobs(app: App): () => Promise<void> {
  const stop = new AbortController();
  const running = jobs.map(async ({ name, run, every, last = false }) => {
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
      await pause(every, stop.signal);
    }
    if (last) await once();
  });
  return async () => {
    stop.abort();
    await Promise.all(running);
  };
}
