import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { paths } from "../../domain/site/paths.ts";
import { startServer } from "../support/started-server.ts";
import { createHealthChecker, slowestOf } from "./health-during.ts";
import { createClient, type Answer } from "./load-maker.ts";
import { mainThread, memory } from "./overload.ts";
import { direct } from "./target.ts";
import { inMs, noneOf, type Row } from "./row.ts";

const assets = path.join(import.meta.dirname, "..", "..", "build", "client", "assets");

/** The address of the script that every page loads. Compressed it is about as large as the pack. */
function sharedScript(): string {
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js.br"));
  const sizeOf = (name: string) => statSync(path.join(assets, name)).size;
  const [largest = ""] = scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  return `/assets/${largest.slice(0, -".br".length)}`;
}

const requestFor = (address: string) =>
  `GET ${address} HTTP/1.1\r\nHost: localhost:3000\r\nAccept-Encoding: gzip, br\r\n\r\n`;

/** What a flood of requests for the pack did. Times are in milliseconds. */
interface Flooded {
  /** The answers to the requests that came before the pack was made. */
  readonly first: readonly Answer[];
  /** The health checks meanwhile; null where one failed. */
  readonly checks: readonly (number | null)[];
  /** The answers to the requests that came later. */
  readonly later: readonly Answer[];
  /** The processor time of the main thread for a request: for the pack, and for a file. */
  readonly cost: { readonly pack: number; readonly file: number };
  /** The memory of the server, in megabytes: before the first request, and at most. */
  readonly memory: { readonly before: number; readonly most: number };
}

/** Asks a new server for the pack, `atOnce` times at the same time, and then `requests` times for it and for a file. */
export async function floodPack(atOnce: number, requests: number): Promise<Flooded> {
  await using server = await startServer();
  const pid = server.process.pid ?? 0;
  const client = createClient(server.port);
  const ask = (address: string) => client.ask(requestFor(address));
  // Everything but the pack is warm.
  await ask(paths.home());
  const before = memory(pid);
  let most = before;
  const watching = setInterval(() => (most = Math.max(most, memory(pid))), 50);

  const health = createHealthChecker(direct(server.port));
  let first: readonly Answer[] = [];
  const checks = await health.during(async () => {
    first = await Promise.all(Array.from({ length: atOnce }, () => ask(paths.offlinePack())));
  });
  health.end();

  /** Asks in twenty lines, each after its last answer. */
  async function askOften(address: string): Promise<{ answers: readonly Answer[]; cost: number }> {
    const begun = mainThread(pid);
    const answers: Answer[] = [];
    let left = requests;
    const line = async () => {
      while (left > 0) {
        left -= 1;
        answers.push(await ask(address));
      }
    };
    await Promise.all(Array.from({ length: 20 }, line));
    return { answers, cost: (mainThread(pid) - begun) / requests };
  }
  const file = await askOften(sharedScript());
  const pack = await askOften(paths.offlinePack());
  clearInterval(watching);
  client.close();
  return {
    first,
    checks,
    later: [...file.answers, ...pack.answers],
    cost: { pack: pack.cost, file: file.cost },
    memory: { before, most },
  };
}

/** The statuses of the answers that were no success. */
export const failuresOf = (answers: readonly Answer[]): readonly string[] =>
  answers.filter(({ status }) => status !== 200).map(({ status }) => String(status));

/** The limits: of a health check in ms, of the pack's cost as a multiple of a file's, and of memory in megabytes. */
const most = { check: 200, cost: 1.5, memory: 120 };

/** docs/security.md row 39 at its full count. */
export const packFloods: Row = {
  name: "pack",
  shows: "row 39: a flood of requests for the pack, while it is made and afterwards [at once] [later]",
  async run(args) {
    const [atOnce, requests] = [Number(args[0] ?? 400), Number(args[1] ?? 20_000)];
    const flooded = await floodPack(atOnce, requests);
    const { first, checks, later, cost } = flooded;
    const slowest = slowestOf(checks);
    const grown = flooded.memory.most - flooded.memory.before;
    return [
      noneOf(`${atOnce} requests before the pack was made`, failuresOf(first)),
      noneOf(`${later.length} requests for the pack and for a file of its size`, failuresOf(later)),
      {
        figure: `${checks.length} health checks while it was made, the slowest ${inMs(slowest)}`,
        bar: inMs(most.check),
        passed: slowest <= most.check,
      },
      {
        figure: `${cost.pack.toFixed(2)} ms of the main thread for the pack, ${cost.file.toFixed(2)} for a file of its size`,
        bar: `×${most.cost}`,
        passed: cost.pack <= most.cost * cost.file,
      },
      {
        figure: `memory ${Math.round(flooded.memory.before)} MB before, ${Math.round(grown)} MB more at most`,
        bar: `${most.memory} MB more`,
        passed: grown <= most.memory,
      },
    ];
  },
};
