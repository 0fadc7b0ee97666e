import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../../domain/site/paths.ts";
import { openUnmigrated } from "../../server/documents/open.ts";
import { connectPostgres } from "../../server/database/postgres.ts";
import { startPostgres } from "../support/embedded-postgres.ts";
import { wrongTotals } from "../support/recount.ts";
import { postgresSettings } from "../support/site-of-engine.ts";
import { startServer, type StartedServer } from "../support/started-server.ts";
import { buildEarlier, hasHistory, releaseBefore, type EarlierBuild } from "./second-build.ts";
import { settling, type SignedIn } from "./signed-in.ts";
import { noneOf, shareOf, type Row } from "./row.ts";

const lanes = 4;
const addresses = [paths.home(), paths.gem(1), paths.photos(), paths.gem(7)];

/** A server behind the proxy. */
interface Upstream {
  server: StartedServer;
  inService: boolean;
  /** How many requests are in progress. */
  inProgress: number;
}

/**
 * Two servers of the earlier build are replaced one after the other by two of this build, and then by two of the
 * earlier build again. Meanwhile users browse, load the scripts of their page, and write reviews. As with
 * `deploy/nginx.conf`, an asset that one server lacks is requested from the other, and the proxy caches assets. Returns
 * the migrations that the roll-out applied, the failed requests in words, and what is wrong afterwards: acknowledged
 * reviews that are missing, and gems with wrong totals.
 */
export async function rollOutAndBack(earlier: Pick<EarlierBuild, "folder">, requestsBetween: number) {
  await using postgres = await startPostgres();
  const settings = postgresSettings(postgres.url);
  const begin = (folder?: string) => startServer(settings, folder === undefined ? {} : { folder });
  const upstreams: Upstream[] = [];
  for (let n = 0; n < 2; n += 1) {
    const server = await begin(earlier.folder);
    upstreams.push({ server, inService: true, inProgress: 0 });
  }
  const run = { requests: 0, over: false, next: 0 };
  const failed: string[] = [];
  const cache = new Map<string, string>();

  const able = () => upstreams.filter(({ inService }) => inService);
  async function send(upstream: Upstream, address: string, init: RequestInit) {
    upstream.inProgress += 1;
    try {
      const response = await fetch(`http://127.0.0.1:${upstream.server.port}${address}`, init);
      return { status: response.status, text: await response.text() };
    } finally {
      upstream.inProgress -= 1;
    }
  }
  /** Requests an address from one of the servers, and an asset that it lacks from the other. */
  async function ask(address: string, init: RequestInit = {}): Promise<string> {
    run.requests += 1;
    const cached = cache.get(address);
    if (cached !== undefined) return cached;
    const first = able()[run.next++ % able().length];
    // Which others are in service is looked up only when the first one has responded.
    const choices = [() => first, () => able().find((each) => each !== first)];
    for (const choose of choices) {
      const upstream = choose();
      if (upstream === undefined) break;
      const { status, text } = await send(upstream, address, init);
      if (status === 200 && address.startsWith("/assets/")) cache.set(address, text);
      if (status === 200) return text;
      if (status !== 404 || !address.startsWith("/assets/")) throw new Error(String(status));
    }
    throw new Error("no server has it");
  }
  const told = (address: string, init?: RequestInit) =>
    ask(address, init).catch((error: unknown) => {
      failed.push(`${address}: ${String(error)}`);
      return "";
    });

  async function browse(): Promise<void> {
    for (let n = 0; !run.over; n += 1) {
      const page = await told(addresses[n % addresses.length] ?? "/");
      const assets = new Set(
        [...page.matchAll(/"(\/assets\/[\w.-]+\.(?:js|css))"/g)].map(([, one = ""]) => one),
      );
      for (const asset of [...assets].slice(0, 3)) await told(asset);
      await pause(10);
    }
  }

  // The tables are those of the earlier build. The first server of this build migrates them.
  const { documents, pending } = await openUnmigrated({ url: postgres.url });
  const settle = settling(documents);
  const written: { readonly id: string; readonly gem: number }[] = [];
  async function write(lane: number): Promise<void> {
    for (let n = 0; !run.over; n += 1) {
      const person: SignedIn = await settle(`writer-${lane}-${n}`);
      const gem = 1 + (n % 12);
      const before = failed.length;
      await told(paths.ownReviews(), {
        method: "POST",
        headers: { Cookie: person.cookie, Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({
          gemId: String(gem),
          intent: "write",
          rating: String(1 + (n % 5)),
          reviewText: "Quiet.",
        }),
      });
      if (failed.length === before) written.push({ id: person.id, gem });
      await pause(20);
    }
  }

  const working = Promise.all([...Array.from({ length: lanes }, browse), write(0), write(1)]);
  const until = async (requests: number) => {
    while (run.requests < requests) await pause(10);
  };
  const replaceBy = async (folder?: string) => {
    for (const upstream of upstreams) {
      const reached = run.requests;
      const next = await begin(folder);
      // The proxy removes the server, and waits for the requests in progress, before it stops.
      upstream.inService = false;
      while (upstream.inProgress > 0) await pause(10);
      const ending = upstream.server;
      await ending.stop();
      upstream.server = next;
      upstream.inService = true;
      await until(reached + requestsBetween);
    }
  };
  await until(requestsBetween);
  await replaceBy();
  await replaceBy(earlier.folder);
  run.over = true;
  await working;
  await Promise.all(upstreams.map(({ server }) => server.stop()));

  const wrong: string[] = [];
  for (const { id, gem } of written)
    if ((await documents.reviews.find({ gemId: gem, userId: id })) === undefined) wrong.push(`${id} lost`);
  await using db = connectPostgres(postgres.url, "migrate");
  for (const gem of await wrongTotals(db)) wrong.push(JSON.stringify(gem));
  await documents.close();
  return { requests: run.requests, migrations: pending, failed, wrong };
}

/** Two builds replace each other under load: the previous release, this build, the previous release again. */
export const rollOut: Row = {
  name: "roll-out",
  shows: "a roll-out and the way back under load, 10,000 requests [share] [commit of the earlier build]",
  lacks: () => (hasHistory() ? null : "the history of the repository is not here"),
  async run(args) {
    const earlier = buildEarlier(args[1] ?? releaseBefore());
    try {
      // Four replacements, and the time before the first one.
      const between = Math.ceil((10_000 * shareOf(args)) / 5);
      const { requests, failed, wrong, migrations } = await rollOutAndBack(earlier, between);
      const way = `from ${earlier.revision.slice(0, 7)} to this build and back (${migrations.join(", ") || "no migration"})`;
      return [
        noneOf(`${requests} requests ${way}: ${failed.length} failed`, failed),
        noneOf(`acknowledged reviews lost, gems with wrong totals: ${wrong.length}`, wrong, "0"),
      ];
    } finally {
      earlier.remove();
    }
  },
};
