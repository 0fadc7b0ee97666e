import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../../domain/site/paths.ts";
import { startServer } from "../support/started-server.ts";
import { inMs, shareOf, type Line, type Row } from "./row.ts";
import { getStatus, inhabitedFolder, postForm, timed, type SignedIn, type Timed } from "./signed-in.ts";

/** For how long the lock is held: shorter than a save waits, and longer. */
const times = [3000, 8000];
const longestWait = 5000;

/** A server in use, while another process holds the write lock of its database for each of these times in turn. */
async function* holdLocks(held: readonly number[]) {
  using home = await inhabitedFolder(["saver"]);
  const [saver = { id: "", cookie: "" }] = home.people;
  await using server = await startServer({ DATA_DIR: home.dataDir, LOG_LEVEL: "silent" });
  const { port } = server;
  const pages = {
    health: () => timed(getStatus(port, paths.health())),
    visitors: (n: number) => timed(getStatus(port, paths.gem((n % 12) + 1))),
    signedIn: () => timed(getStatus(port, paths.saved(), { Cookie: saver.cookie })),
  };
  // The first request of each kind compiles and fills the caches.
  for (let n = 0; n < 12; n += 1) for (const page of Object.values(pages)) await page(n);
  for (const ms of held) {
    const before = await repeated(pages.visitors, ms);
    const holder = fork(path.join(import.meta.dirname, "lock-holder.ts"), [
      path.join(home.dataDir, "anaba.sqlite"),
      String(ms),
    ]);
    const released = once(holder, "exit");
    await once(holder, "message");
    const saving = save(port, saver, 1);
    const [health, visitors, signedIn] = await Promise.all([
      repeated(pages.health, ms),
      repeated(pages.visitors, ms),
      repeated(pages.signedIn, ms),
    ]);
    await released;
    yield { ms, before, health, visitors, signedIn, saved: await saving, after: await save(port, saver, 2) };
  }
}

const save = (port: number, saver: SignedIn, gemId: number) =>
  timed(postForm(port, saver, paths.saves(), { gemId: String(gemId), intent: "save" }));

/** Asks again and again for a time in milliseconds. */
async function repeated(ask: (n: number) => Promise<Timed>, ms: number) {
  const end = performance.now() + ms;
  const answers: Timed[] = [];
  for (let n = 0; performance.now() < end; n += 1) {
    answers.push(await ask(n));
    await pause(10);
  }
  return {
    requests: answers.length,
    failed: answers.filter(({ status }) => status !== 200).length,
    slowest: Math.max(...answers.map((answer) => answer.ms)),
  };
}

/** Another process holds SQLite's write lock beside a server in use; visitors' pages before that are a control. */
export const locks: Row = {
  name: "locks",
  shows: "another process holds SQLite's write lock for 3 and for 8 seconds [share]",
  async run(args) {
    const lines: Line[] = [];
    for await (const seen of holdLocks(times.map((time) => time * shareOf(args)))) {
      const { ms, before, health, visitors, signedIn, saved, after } = seen;
      const isShort = ms < longestWait;
      const all = [health, visitors, signedIn];
      lines.push(
        {
          figure: `held ${inMs(ms)}: ${health.requests} health checks, slowest ${inMs(health.slowest)}; ${visitors.requests} visitors' pages, ${inMs(visitors.slowest)} (before the lock ${inMs(before.slowest)}); ${signedIn.requests} pages of a signed-in user, ${inMs(signedIn.slowest)}; ${all.reduce((sum, { failed }) => sum + failed, 0)} failed`,
          bar: "100 ms each, 0 failed",
          passed: all.every(({ failed, slowest }) => failed === 0 && slowest <= 100),
        },
        {
          figure: `a save at the begin: ${saved.status} after ${inMs(saved.ms)}; after the release: ${after.status} after ${inMs(after.ms)}`,
          bar: isShort ? "200 after the release" : "503 after 5,000 ms, then 200",
          passed:
            saved.status === (isShort ? 200 : 503) && saved.ms <= longestWait + 500 && after.status === 200,
        },
      );
    }
    return lines;
  },
};
