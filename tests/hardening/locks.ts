import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { paths } from "../../domain/site/paths.ts";
import { openDocuments } from "../../server/documents/open.ts";
import { startServer } from "../support/started-server.ts";
import { settling } from "./signed-in.ts";

interface Timed {
  readonly status: number;
  readonly ms: number;
}

/** The answers of one address while the lock was held; times in milliseconds. */
interface Answers {
  readonly requests: number;
  readonly failed: number;
  readonly slowest: number;
}

/** What a server answered while another process held SQLite's write lock. */
export interface Held {
  /** What the machine itself needs: visitors' pages before the lock was held. */
  readonly before: Answers;
  readonly health: Answers;
  readonly visitors: Answers;
  readonly signedIn: Answers;
  /** A save that was sent at the begin. */
  readonly save: Timed;
  /** A save after the release. */
  readonly after: Timed;
}

const origin = "http://localhost:3000";

/** A server in use, while another process holds the write lock of its database for each of these times in turn. */
export async function* holdLocks(times: readonly number[]): AsyncGenerator<Held> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-locks-"));
  const file = path.join(dataDir, "anaba.sqlite");
  const documents = await openDocuments({ url: `sqlite:${file}` });
  const { cookie } = await settling(documents)("saver");
  await documents.close();
  const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const ask = async (address: string, init: RequestInit = {}): Promise<Timed> => {
    const begun = performance.now();
    const { status } = await fetch(`http://127.0.0.1:${server.port}${address}`, init).then(
      async (response) => (await response.arrayBuffer(), response),
      () => ({ status: 0 }),
    );
    return { status, ms: performance.now() - begun };
  };
  const save = (gemId: number) =>
    ask(paths.saves(), {
      method: "POST",
      headers: { Cookie: cookie, Origin: origin },
      body: new URLSearchParams({ gemId: String(gemId), intent: "save" }),
    });
  const pages = {
    health: () => ask(paths.health()),
    visitors: (n: number) => ask(paths.gem((n % 12) + 1)),
    signedIn: () => ask(paths.saved(), { headers: { Cookie: cookie } }),
  };
  // The first request of each kind compiles and fills the caches.
  for (let n = 0; n < 12; n += 1) for (const page of Object.values(pages)) await page(n);
  try {
    for (const ms of times) {
      const before = await repeated(pages.visitors, ms);
      const holder = fork(path.join(import.meta.dirname, "lock-holder.ts"), [file, String(ms)]);
      const released = once(holder, "exit");
      await once(holder, "message");
      const saving = save(1);
      const [health, visitors, signedIn] = await Promise.all([
        repeated(pages.health, ms),
        repeated(pages.visitors, ms),
        repeated(pages.signedIn, ms),
      ]);
      await released;
      yield { before, health, visitors, signedIn, save: await saving, after: await save(2) };
    }
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** Asks again and again for a time in milliseconds. */
async function repeated(ask: (n: number) => Promise<Timed>, ms: number): Promise<Answers> {
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
