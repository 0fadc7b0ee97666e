type Labels = Readonly<Record<string, string>>;

/** The current value of one series of a gauge. */
type Sample = readonly [labels: Labels, value: number];
type Read = () => readonly Sample[] | Promise<readonly Sample[]>;

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
  /** Registers a value that is read when the metrics are. If that fails, the value is left out. */
  readonly gauge: (name: string, help: string, labelNames: readonly string[], read: Read) => void;
  /** All metrics in the Prometheus text format. */
  readonly text: () => Promise<string>;
}

/** Counts nothing: no port serves the metrics. */
export const noMetrics: Metrics = {
  answered() {},
  refused() {},
  jobRan() {},
  logged() {},
  gauge() {},
  text: () => Promise.resolve(""),
};

const latencies = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** All other methods are counted together, since a client may send any word. */
const methods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"]);

/** Creates the metrics. Loads prom-client only now: it takes 5 MB. */
export async function createMetrics(now: () => number): Promise<Metrics> {
  const { Counter, Gauge, Histogram, Registry } = await import("prom-client");
  const registry = new Registry();
  const registers = [registry];
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const requests = counter("anaba_http_requests_total", "Requests answered; 499: the sender went away", [
    "method",
    "status",
  ]);
  const durations = new Histogram({
    name: "anaba_http_request_duration_seconds",
    help: "From a request's head to its answer",
    labelNames: ["method"],
    buckets: latencies,
    registers,
  });
  const refusals = counter(
    "anaba_action_refusals_total",
    "Actions refused, sign-ins among them (intent signIn)",
    ["intent", "code"],
  );
  const runs = counter("anaba_job_runs_total", "Runs of the background jobs", ["job", "result"]);
  const jobSeconds = counter("anaba_job_seconds_total", "Time that the jobs took", ["job"]);
  const logLines = counter("anaba_log_lines_total", "Lines of the log by level", ["level"]);
  const lastRuns = new Gauge({
    name: "anaba_job_last_success_timestamp_seconds",
    help: "When a job last ran well",
    labelNames: ["job"],
    registers,
  });
  return {
    answered({ method, status, seconds }) {
      const labels = { method: methods.has(method) ? method : "other" };
      requests.inc({ ...labels, status });
      durations.observe(labels, seconds);
    },
    refused: (intent, code) => refusals.inc({ intent, code }),
    jobRan(job, { failed, seconds }) {
      runs.inc({ job, result: failed ? "failed" : "ok" });
      jobSeconds.inc({ job }, seconds);
      if (!failed) lastRuns.set({ job }, now() / 1000);
    },
    logged: (level) => logLines.inc({ level }),
    gauge(name, help, labelNames, read) {
      const gauge = new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers,
        async collect() {
          const samples = await valuesOf(read);
          gauge.reset();
          // Resetting sets a gauge without labels to 0, which a value that could not be read must not say.
          gauge.remove({});
          for (const [labels, value] of samples) gauge.set(labels, value);
        },
      });
    },
    text: () => registry.metrics(),
  };
}

async function valuesOf(read: Read): Promise<readonly Sample[]> {
  try {
    return await read();
  } catch {
    return [];
  }
}
