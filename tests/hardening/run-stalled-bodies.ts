import { rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { preparePeople } from "../../bench/support/people.ts";
import { checkHealth, heldBy } from "./connections.ts";
import type { Line, Row } from "./row.ts";
import { stallUploads, statusOf } from "./stalled-bodies.ts";
import { getPage, startAttacked } from "./target.ts";

/** The most megabytes over those before the attack, and five seconds after it. */
const most = { peak: 128, after: 48 };
const attacks = [
  { count: 60, people: 1, admitted: 2 },
  { count: 400, people: 1, admitted: 2 },
  { count: 400, people: 200, admitted: 8 },
] as const;

async function attack({ count, people, admitted }: (typeof attacks)[number], seconds: number): Promise<Line> {
  const { folder } = await preparePeople({ users: people, reviews: {}, sessions: people });
  const { target, server, stop } = await startAttacked(null, { DATA_DIR: folder });
  const memory = () => heldBy(server.process.pid ?? 0).memory;
  await getPage(target, "/");
  const before = memory();
  let peak = before;
  let failed = 0;
  const clients = stallUploads(target, { count, people });
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(100)) {
    if ((await checkHealth(target)) === null) failed += 1;
    peak = Math.max(peak, memory());
  }
  const answers = clients.answers();
  clients.leave();
  await pause(5000);
  const after = memory();
  await stop();
  rmSync(folder, { recursive: true, force: true });
  const refused = answers.filter(
    (answer) => statusOf(answer) === 503 && /^retry-after: \d+$/im.test(answer),
  ).length;
  const waiting = answers.filter((answer) => statusOf(answer) === 0).length;
  const told = [before, peak, after].map((megabytes) => megabytes.toFixed(0));
  return {
    figure: `${count} uploads of 6.2 MB by ${people} that stop before their end: ${refused} refused with Retry-After, ${waiting} in progress; ${told[0]} MB before, ${told[1]} at most, ${told[2]} five seconds after they left; ${failed} health checks failed`,
    bar: `${count - admitted} and ${admitted}; ${most.peak} and ${most.after} MB more than before; 0`,
    passed:
      refused === count - admitted &&
      waiting === admitted &&
      peak - before <= most.peak &&
      after - before <= most.after &&
      failed === 0,
  };
}

/** docs/security.md row 22: many uploads in progress, which stop just before their end. */
export const stalledBodies: Row = {
  name: "stalled-bodies",
  shows: "row 22: uploads that stop just before their end, by one person and by many [seconds]",
  async run([seconds = "8"]) {
    const lines: Line[] = [];
    for (const each of attacks) lines.push(await attack(each, Number(seconds)));
    return lines;
  },
};
