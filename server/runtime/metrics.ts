import { createRegistry } from "./prometheus.ts";

/** Counts what the application does. Labels come from closed sets: never an address, a path or a person. */
export interface Metrics {
  /** A request was answered. Status 499: the client closed the connection first. */
  readonly answered: (request: {
    readonly method: string;
    readonly status: number;
    readonly seconds: number;
  }) => void;
  /** An action was refused, by its intent and the code of the refusal. */
  readonly refused: (intent: string, code: string) => void;
  /** A job has run. */
  readonly jobRan: (job: string, run: { readonly failed: boolean; readonly seconds: number }) => void;
  /** A log line was written, or left out as a duplicate. */
  readonly logged: (level: string) => void;
  readonly gauge: ReturnType<typeof createRegistry>["gauge"];
  /** All metrics in the Prometheus text format. */
  readonly text: () => Promise<string>;
}

const latencies = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** All other methods are counted together, since a client may send any word. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

export function createMetrics(now: () => number): Metrics {
  const registry = createRegistry();
  const requests = registry.counter(
    "anaba_http_requests_total",
    "Requests answered; 499: the sender went away",
  );
  const durations = registry.histogram(
    "anaba_http_request_duration_seconds",
    "From a request's head to its answer",
    latencies,
  );
  const refusals = registry.counter(
    "anaba_action_refusals_total",
    "Actions refused, sign-ins among them (intent signIn)",
  );
  const runs = registry.counter("anaba_job_runs_total", "Runs of the jobs beside the requests");
  const jobSeconds = registry.counter("anaba_job_seconds_total", "Time that the jobs took");
  const logLines = registry.counter("anaba_log_lines_total", "Lines of the log by level");
  const lastRuns = new Map<string, number>();
  registry.gauge("anaba_job_last_success_timestamp_seconds", "When a job last ran well", () =>
    [...lastRuns].map(([job, at]) => [{ job }, at / 1000]),
  );
  return {
    answered({ method, status, seconds }) {
      const labels = { method: methods.has(method) ? method : "other", status: String(status) };
      requests.add(labels);
      durations.observe({ method: labels.method }, seconds);
    },
    refused: (intent, code) => refusals.add({ intent, code }),
    jobRan(job, { failed, seconds }) {
      runs.add({ job, result: failed ? "failed" : "ok" });
      jobSeconds.add({ job }, seconds);
      if (!failed) lastRuns.set(job, now());
    },
    logged: (level) => logLines.add({ level }),
    gauge: registry.gauge,
    text: registry.text,
  };
}
