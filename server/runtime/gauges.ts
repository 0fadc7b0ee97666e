import { statfs } from "node:fs/promises";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { App } from "../app.ts";
import { version } from "./version.ts";
import { waitFor } from "../base/waiting-time.ts";

/** How long the queries for these gauges may take, in milliseconds. */
const timeout = 500;
const nanoseconds = 1e9;

type Measured = Pick<App, "config" | "documents" | "metrics" | "now" | "passwords">;

/**
 * Registers the gauges, which are read when the metrics are: the process, its queues, waiting work and free disk space.
 */
export function measure({ config, documents, metrics, now, passwords }: Measured): void {
  const { gauge } = metrics;
  gauge("anaba_info", "Running version", ["version", "node"], () => [
    [{ version, node: process.versions.node }, 1],
  ]);
  gauge("process_start_time_seconds", "When the process started", [], () => [
    [{}, (Date.now() - process.uptime() * 1000) / 1000],
  ]);
  gauge("process_resident_memory_bytes", "Memory in use", [], () => [[{}, process.memoryUsage.rss()]]);
  gauge("process_cpu_seconds_total", "Processor time used", [], () => {
    const { user, system } = process.cpuUsage();
    return [[{}, (user + system) / 1e6]];
  });
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  gauge("anaba_event_loop_lag_seconds", "Lag of the event loop since it was last read", ["quantile"], () => {
    const quantiles = [50, 99, 100].map(
      (percent) => [{ quantile: String(percent / 100) }, delay.percentile(percent) / nanoseconds] as const,
    );
    delay.reset();
    return quantiles;
  });
  gauge("anaba_database_connections", "Connections of the pool; none on SQLite", ["state"], () => {
    const pool = documents.connections();
    return pool === null
      ? []
      : Object.entries(pool).map(([state, count]: [string, number]) => [{ state }, count] as const);
  });
  gauge("anaba_password_queue", "Passwords being hashed, and waiting for it", ["state"], () => {
    const { running, waiting } = passwords.load();
    return [
      [{ state: "running" }, running],
      [{ state: "waiting" }, waiting],
    ];
  });
  measureBacklog({ documents, metrics, now });
  gauge("anaba_disk_free_bytes", "Free disk space for the data folder", [], async () => {
    const { bavail, bsize } = await statfs(config.dataDir);
    return [[{}, bavail * bsize]];
  });
}

function measureBacklog({ documents, metrics, now }: Pick<Measured, "documents" | "metrics" | "now">): void {
  let reading: ReturnType<typeof documents.backlog> | null = null;
  // Several gauges are read at the same time; they share one query.
  const read = () =>
    (reading ??= waitFor(timeout, () => documents.backlog(now())).finally(() => {
      reading = null;
    }));
  metrics.gauge("anaba_database_up", "Whether the database answers in half a second", [], async () => {
    const isUp = await waitFor(timeout, () => documents.ready()).then(
      () => true,
      () => false,
    );
    return [[{}, Number(isUp)]];
  });
  metrics.gauge("anaba_outbox_mails", "Mails waiting and given up", ["state"], async () => {
    const { mails } = await read();
    return [
      [{ state: "waiting" }, mails.waiting],
      [{ state: "given-up" }, mails.givenUp],
    ];
  });
  metrics.gauge("anaba_outbox_oldest_seconds", "Age of the oldest waiting mail", [], async () => {
    const { mails } = await read();
    return [[{}, mails.oldest === null ? 0 : Math.max(0, now() - mails.oldest) / 1000]];
  });
  metrics.gauge("anaba_reports", "Reports that nobody has resolved", ["kind"], async () => {
    const { reports } = await read();
    return [
      [{ kind: "review" }, reports.reviews],
      [{ kind: "mistake" }, reports.mistakes],
    ];
  });
  metrics.gauge(
    "anaba_file_deletions",
    "Stored files queued for deletion, and those due",
    ["state"],
    async () => {
      const { files } = await read();
      return [
        [{ state: "queued" }, files.waiting],
        [{ state: "due" }, files.due],
      ];
    },
  );
}
