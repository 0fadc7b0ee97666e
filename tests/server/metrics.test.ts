import { request as ask, type IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { measure } from "../../server/runtime/gauges.ts";
import { createMetrics } from "../../server/base/metrics.ts";
import { serveMetrics } from "../../server/runtime/metrics-server.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { startJobs } from "../../server/jobs/jobs.ts";
import { createPostgres } from "../support/databases.ts";
import { minute } from "../support/clock.ts";
import { signIn } from "../support/people.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { startServer } from "../support/started-server.ts";
import { createWorld } from "../support/world.ts";

/** The value of a series, which is named as in the text format. */
const valueOf = (text: string, series: string): number => {
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  return line === undefined ? Number.NaN : Number(line.slice(series.length + 1));
};

const counted = { METRICS_PORT: "0" };

/** A line of the Prometheus text format: empty, a comment, or a name, labels and a number. */
const wellFormed =
  /^(?:|# (?:HELP|TYPE) [a-z_]+ .+|[a-z_]+(?:\{[a-z]+="[^"\n]*"(?:,[a-z]+="[^"\n]*")*\})? -?(?:\d|NaN|\+Inf)[\d.e+-]*)$/;

describe("metrics", () => {
  test("metrics count requests by method and status, with their durations", async () => {
    await using world = await createWorld({ settings: counted });
    const browser = world.browser();
    for (let n = 0; n < 3; n += 1) await browser.get(paths.gem(1));
    await browser.get("/nowhere");
    const text = await world.app.metrics.text();
    expect(valueOf(text, 'anaba_http_requests_total{method="GET",status="200"}')).toBe(3);
    expect(valueOf(text, 'anaba_http_requests_total{method="GET",status="404"}')).toBe(1);
    expect(valueOf(text, 'anaba_http_request_duration_seconds_count{method="GET"}')).toBe(4);
    expect(valueOf(text, 'anaba_http_request_duration_seconds_bucket{le="+Inf",method="GET"}')).toBe(4);
  });

  test("metrics count refused sign-ins by reason, log lines, and runs of the jobs", async () => {
    await using world = await createWorld({ settings: counted });
    await world.people.settle("owner");
    await signIn(world.browser(), "owner@example.com", "Wrong8Password");
    await signIn(world.browser(), "canary@example.com", "Wrong8Password");
    const stop = startJobs(world.app);
    await expect
      .poll(() => world.app.metrics.text())
      .toMatch(/anaba_job_runs_total\{job="sweep",result="ok"\} 1/);
    await stop();
    world.app.log.error("something");
    const text = await world.app.metrics.text();
    expect(valueOf(text, 'anaba_action_refusals_total{intent="signIn",code="credentials-wrong"}')).toBe(2);
    expect(valueOf(text, 'anaba_log_lines_total{level="error"}')).toBe(1);
    expect(text).toContain('anaba_job_last_success_timestamp_seconds{job="erasures"}');
  });

  test("metrics have the state of the process, its queues, the outbox and the disk, and no personal data", async () => {
    await using world = await createWorld({
      settings: counted,
      sendMail: () => Promise.reject(Object.assign(new Error("no"), { responseCode: 550 })),
    });
    measure(world.app);
    const mail = { recipient: "canary@example.com", subject: "canary", body: "canary" };
    for (const id of ["a", "b"])
      await world.app.documents.outbox.enqueue({ ...mail, id, createdAt: world.clock.now() });
    await sendDueMails(world.app);
    const wrong = { gemId: 1, userId: null, mistake: "canary", reportedAt: world.clock.now() };
    await world.app.documents.mistakeReports.add({ id: "wrong", ...wrong });
    await world.app.documents.outbox.enqueue({ ...mail, id: "c", createdAt: world.clock.now() });
    world.clock.advance(minute);
    const text = await world.app.metrics.text();
    expect(valueOf(text, 'anaba_outbox_mails{state="waiting"}')).toBe(1);
    expect(valueOf(text, 'anaba_outbox_mails{state="given-up"}')).toBe(2);
    expect(valueOf(text, "anaba_outbox_oldest_seconds")).toBe(60);
    expect(valueOf(text, 'anaba_reports{kind="review"}')).toBe(0);
    expect(valueOf(text, 'anaba_reports{kind="mistake"}')).toBe(1);
    expect(valueOf(text, "anaba_database_up")).toBe(1);
    expect(valueOf(text, 'anaba_password_queue{state="waiting"}')).toBe(0);
    expect(valueOf(text, "anaba_disk_free_bytes")).toBeGreaterThan(0);
    expect(valueOf(text, 'anaba_event_loop_lag_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
    expect(text).toMatch(/anaba_info\{version="\d+\.\d+\.\d+",node="24[\d.]+"\} 1/);
    expect(text).not.toContain("canary");
    for (const line of text.trimEnd().split("\n")) expect(line).toMatch(wellFormed);
  });

  test("metrics have the state of PostgreSQL's pool, and are served during an outage of the database", async () => {
    const database = await createPostgres();
    await using world = await createWorld({ settings: { ...counted, ...postgresSettings(database.url) } });
    measure(world.app);
    expect(
      valueOf(await world.app.metrics.text(), 'anaba_database_connections{state="open"}'),
    ).toBeGreaterThan(0);
    await database.drop();
    const text = await world.app.metrics.text();
    expect(valueOf(text, "anaba_database_up")).toBe(0);
    expect(valueOf(text, "anaba_outbox_oldest_seconds")).toBeNaN();
    expect(valueOf(text, "anaba_disk_free_bytes")).toBeGreaterThan(0);
  });

  test("without METRICS_PORT nothing is counted", async () => {
    await using world = await createWorld();
    await world.browser().get(paths.gem(1));
    measure(world.app);
    expect(await world.app.metrics.text()).toBe("");
  });

  test("the values of metric labels are escaped", async () => {
    const metrics = await createMetrics(Date.now);
    metrics.refused('a"b\\c\nd', "x");
    expect(await metrics.text()).toContain('{intent="a\\"b\\\\c\\nd",code="x"} 1\n');
  });
});

describe("the port of the metrics", () => {
  test("the metrics are served on this machine only and not by the site, and the log begins with version and settings", async () => {
    const settings = {
      METRICS_PORT: "0",
      LOG_LEVEL: "info",
      SMTP_URL: "smtp://someone:canary-password@mail.example",
      MAIL_FROM: "hello@anaba.example",
      AUTH_SECRET: "canaryZk2mXw9LrT4bNc8YhE3uJd6GsA1f",
    };
    await using server = await startServer(settings);
    await expect.poll(() => server.said()).toContain('"event":"metrics"');
    const lines = server.said().trimEnd().split("\n");
    const [first] = lines.map((line): Record<string, unknown> => JSON.parse(line));
    expect(first).toMatchObject({
      event: "start",
      version: expect.stringMatching(/^\d/) as unknown,
      settings: { database: "sqlite", mail: "smtp://mail.example" },
    });
    expect(server.said()).not.toContain("canary");
    const [, address = ""] = /"address":"(http:[^"]+)"/.exec(server.said()) ?? [];
    const answer = await fetch(address);
    expect(answer.headers.get("Content-Type")).toContain("version=0.0.4");
    expect(await answer.text()).toContain("anaba_http_requests_total");
    const head = await fetch(address, { method: "HEAD" });
    expect([head.status, head.headers.get("Content-Type")]).toEqual([
      200,
      answer.headers.get("Content-Type"),
    ]);
    expect((await fetch(new URL("/", address))).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${server.port}/metrics`)).status).toBe(404);
  });

  test.each([
    ["127.0.0.1:9464", 200],
    ["localhost:9464", 200],
    ["[::1]:9464", 200],
    ["rebound.example:9464", 421],
    ["127.0.0.1.rebound.example", 421],
    ["192.0.2.7:9464", 421],
  ])("metrics that are asked for under the name %s are answered %i", async (host, status) => {
    await using world = await createWorld({ settings: counted });
    const server = await serveMetrics(world.app, 0);
    const bound = server.address();
    const port = typeof bound === "object" ? bound?.port : undefined;
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      ask({ port, host: "127.0.0.1", path: "/metrics", headers: { Host: host }, agent: false }, resolve)
        .on("error", reject)
        .end();
    });
    expect(answer.statusCode).toBe(status);
    answer.resume();
    server.close();
  });
});
