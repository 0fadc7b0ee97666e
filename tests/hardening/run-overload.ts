/**
 * Hardening row 33 and fault 21: people browse, first alone and then while 200 sign-ins a second come in, each from
 * another machine with another address. Prints how long pages took and how the memory grew; the exit code is 1 if the
 * slowest hundredth of pages took more than twice as long as before, or the server grew by more than 120 MB.
 * Run: npm run hardening:overload, or with other numbers: npm run hardening:overload -- <seconds> <sign-ins a second>
 */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../../domain/paths.ts";
import { startServer } from "../support/started-server.ts";

const seconds = Number(process.argv[2] ?? 20);
const perSecond = Number(process.argv[3] ?? 200);
const pagesPerSecond = 20;
const server = await startServer({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
const at = `http://127.0.0.1:${server.port}`;

const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, "utf8"))?.[1]) / 1024;

/** Sends so many requests a second, whether answers come or not; resolves with what `send` gave. */
async function openLoop<Value>(rate: number, send: (n: number) => Promise<Value>): Promise<Value[]> {
  const begun = performance.now();
  const sent: Promise<Value>[] = [];
  while (performance.now() - begun < seconds * 1000) {
    const due = Math.floor(((performance.now() - begun) / 1000) * rate);
    while (sent.length < due) sent.push(send(sent.length));
    await pause(2);
  }
  return Promise.all(sent);
}

/** What was answered, and how long it took; 0 for a connection that broke. */
interface Answer {
  readonly status: number;
  readonly took: number;
}

async function ask(address: string, init?: RequestInit): Promise<Answer> {
  const begun = performance.now();
  const status = await fetch(at + address, init).then(
    async (response) => (await response.arrayBuffer(), response.status),
    () => 0,
  );
  return { status, took: performance.now() - begun };
}

const pages = ["/", "/gem/1", "/photos", "/gem/7", "/?q=tea"];
const browse = (n: number) => ask(pages[n % pages.length] ?? "/");
const signIn = (n: number) =>
  ask(paths.signIn(), {
    method: "POST",
    body: new URLSearchParams({ email: `o${n}@example.com`, password: "Wrong8Password" }),
    headers: {
      Origin: "http://localhost:3000",
      "X-Forwarded-For": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
    },
  });

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
const timesOf = (answers: readonly Answer[]) => answers.map(({ took }) => took);
const spread = (answers: readonly Answer[]) =>
  `p50 ${quantile(timesOf(answers), 0.5).toFixed(1)} ms, p99 ${quantile(timesOf(answers), 0.99).toFixed(1)} ms`;
const counts = (answers: readonly Answer[]) =>
  [...Map.groupBy(answers, ({ status }) => status)]
    .map(([status, list]) => `${list.length} × ${status}`)
    .join(", ");

await openLoop(pagesPerSecond, browse);
const idle = await openLoop(pagesPerSecond, browse);
const before = memory();
let most = before;
const watching = setInterval(() => (most = Math.max(most, memory())), 100);
const [busy, signIns] = await Promise.all([openLoop(pagesPerSecond, browse), openLoop(perSecond, signIn)]);
clearInterval(watching);
const ratio = quantile(timesOf(busy), 0.99) / quantile(timesOf(idle), 0.99);
process.stdout.write(
  `pages alone: ${counts(idle)}; ${spread(idle)}\n` +
    `pages beside ${perSecond} sign-ins a second: ${counts(busy)}; ${spread(busy)} (×${ratio.toFixed(2)})\n` +
    `sign-ins: ${counts(signIns)}; refused after ${spread(signIns.filter(({ status }) => status === 503))}\n` +
    `memory ${Math.round(before)} MB, at most ${Math.round(most)} MB\n`,
);
if (ratio > 2 || most - before > 120) process.exitCode = 1;
await server.stop();
