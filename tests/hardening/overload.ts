import { fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { paths } from "../../domain/site/paths.ts";
import { startServer } from "../support/started-server.ts";
import { createClient, openLoop, quantile, type Answer } from "./load-maker.ts";
import type { Line, Row } from "./row.ts";

/** So many that the slowest hundredth of a round is more than one page. */
const pagesPerSecond = 100;
const kinds = ["alone", "control", "flooded"] as const;
type Beside = (typeof kinds)[number];

/** What happened while people browsed for some seconds. */
interface Round {
  readonly pages: readonly Answer[];
  readonly signIns: readonly Answer[];
  /** The processor time of the server's main thread, in milliseconds. */
  readonly spent: number;
}

/** The process ids of the server and its child processes. */
function processes(pid: number): readonly number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return [pid, ...children.map(Number)];
}

/** The memory of all processes, in megabytes. Shared program code counts once. */
export function memory(serverPid: number): number {
  try {
    const parts = processes(serverPid).map((pid) => {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      const megabytes = (field: string) =>
        Number(new RegExp(`^${field}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0) / 1024;
      return { own: megabytes("RssAnon") + megabytes("RssShmem"), program: megabytes("RssFile") };
    });
    return parts.reduce((sum, { own }) => sum + own, 0) + Math.max(...parts.map(({ program }) => program));
  } catch {
    // One of the processes has ended meanwhile.
    return 0;
  }
}

/** The processor time of the server's main thread, in milliseconds. */
export function mainThread(serverPid: number): number {
  const stat = readFileSync(`/proc/${serverPid}/task/${serverPid}/stat`, "utf8").split(") ")[1]?.split(" ");
  return (Number(stat?.[11]) + Number(stat?.[12])) * 10;
}

const pages = ["/", "/gem/1", "/photos", "/gem/7", "/?q=tea"];

let people = 0;
/** A sign-in, each time from another client address with another email address. */
function signIn(): string {
  const n = (people += 1);
  const form = `email=o${n}%40example.com&password=Wrong8Password`;
  const lines = [
    `POST ${paths.signIn()} HTTP/1.1`,
    "Host: localhost:3000",
    "Origin: http://localhost:3000",
    "Sec-Fetch-Site: same-origin",
    "Content-Type: application/x-www-form-urlencoded",
    `Content-Length: ${form.length}`,
    `X-Forwarded-For: 10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  ];
  return `${lines.join("\r\n")}\r\n\r\n${form}`;
}

/**
 * People browse in three kinds of rounds: alone; beside sign-ins to another process that refuses them (the cost of the
 * load itself); and beside sign-ins to the same server, each from another client address. Returns the rounds of each
 * kind, and the memory of all processes of the server in megabytes: `calm` before the first flood, `memoryIn` the most
 * in all rounds of a kind.
 */
export async function overloadBy({
  seconds,
  perSecond,
  rounds,
}: {
  readonly seconds: number;
  readonly perSecond: number;
  readonly rounds: number;
}) {
  const server = await startServer({ TRUST_PROXY: "1", LOG_LEVEL: "error" });
  const serverPid = server.process.pid ?? 0;
  const other = fork(new URL("bystander.ts", import.meta.url), [], { execArgv: [] });
  const [otherPort]: number[] = await once(other, "message");
  const product = createClient(server.port);
  const bystander = createClient(otherPort ?? 0);

  const browse = (n: number) =>
    product.ask(
      `GET ${pages[n % pages.length]} HTTP/1.1\r\nHost: localhost:3000\r\nAccept-Encoding: gzip, br\r\n\r\n`,
    );

  const beside = {
    alone: () => Promise.resolve([]),
    control: () => openLoop(seconds, perSecond, () => bystander.ask(signIn())),
    flooded: () => openLoop(seconds, perSecond, () => product.ask(signIn())),
  } as const;

  async function round(kind: Beside): Promise<Round> {
    const before = mainThread(serverPid);
    const [browsed, signIns] = await Promise.all([openLoop(seconds, pagesPerSecond, browse), beside[kind]()]);
    return { pages: browsed, signIns, spent: mainThread(serverPid) - before };
  }

  /** The memory before the first flood, in megabytes. */
  let calm = 0;
  // Warms up: every page is rendered and compressed once, and the first round does not count.
  for (const kind of ["alone", "control"] as const) await round(kind);
  const seen: Record<Beside, Round[]> = { alone: [], control: [], flooded: [] };
  const memoryIn: Record<Beside, number> = { alone: 0, control: 0, flooded: 0 };
  for (let n = 0; n < rounds; n += 1)
    for (const kind of kinds) {
      const watching = setInterval(() => (memoryIn[kind] = Math.max(memoryIn[kind], memory(serverPid))), 100);
      seen[kind].push(await round(kind));
      clearInterval(watching);
      if (n === 0 && kind === "alone") calm = memoryIn.alone;
    }
  product.close();
  bystander.close();
  other.disconnect();
  await server.stop();
  return { seen, calm, memoryIn };
}

const timesOf = (answers: readonly Answer[]) => answers.map(({ took }) => took);

/**
 * docs/security.md row 33 and fault 21 at their full counts: 200 sign-ins a second. Compares the slowest hundredth of
 * pages (median of the rounds) and the memory of all processes of the server.
 */
export const overload: Row = {
  name: "overload",
  shows: "row 33, fault 21: a flood of sign-ins beside people [seconds] [sign-ins a second] [rounds]",
  async run(args) {
    const [seconds, perSecond, rounds] = [Number(args[0] ?? 5), Number(args[1] ?? 200), Number(args[2] ?? 5)];
    const { seen, calm, memoryIn } = await overloadBy({ seconds, perSecond, rounds });
    const middleOf = (kind: Beside, what: (round: Round) => number) => quantile(seen[kind].map(what), 0.5);
    const p99 = (kind: Beside) => middleOf(kind, (one) => quantile(timesOf(one.pages), 0.99));
    const lines: Line[] = [];
    for (const kind of kinds) {
      const all = seen[kind].flatMap((one) => one.pages);
      const signIns = seen[kind].flatMap((one) => one.signIns);
      const lost = all.filter(({ status }) => status !== 200).length;
      const counts = [...Map.groupBy(signIns, ({ status }) => status)].map(
        ([status, list]) => `${list.length} × ${status}`,
      );
      const each = seen[kind].map((one) => quantile(timesOf(one.pages), 0.99).toFixed(0));
      const refused = timesOf(signIns.filter(({ status }) => status === 503));
      const isFlooded = kind === "flooded";
      lines.push({
        figure:
          `${kind}: ${all.length} pages, ${lost} lost; p50 ${quantile(timesOf(all), 0.5).toFixed(1)} ms, ` +
          `p99 ${p99(kind).toFixed(1)} ms (rounds: ${each.join(", ")}), ×${(p99(kind) / p99("alone")).toFixed(2)}; ` +
          `main thread ${middleOf(kind, (one) => one.spent / seconds).toFixed(0)} ms a second` +
          (signIns.length === 0
            ? ""
            : `; sign-ins ${counts.join(", ")}, refused after ${quantile(refused, 0.5).toFixed(1)} ms`),
        bar: isFlooded ? "×2 of alone" : "to compare with",
        passed: !isFlooded || p99(kind) <= 2 * p99("alone"),
      });
    }
    lines.push({
      figure:
        `memory ${Math.round(calm)} MB before, at most ${Math.round(memoryIn.flooded)} MB flooded and ` +
        `${Math.round(Math.max(memoryIn.alone, memoryIn.control))} MB between floods`,
      bar: "120 MB more",
      passed: memoryIn.flooded - calm <= 120,
    });
    return lines;
  },
};
