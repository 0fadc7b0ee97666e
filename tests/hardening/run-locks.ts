import { holdLocks } from "./locks.ts";
import { shareOf, type Line, type Row } from "./row.ts";

/** Shorter than a save waits, and longer. */
const times = [3000, 8000];
const longestWait = 5000;
const ms = (time: number) => `${Math.round(time)} ms`;

/** Another process holds SQLite's write lock beside a server in use. */
export const locks: Row = {
  name: "locks",
  shows: "another process holds SQLite's write lock for 3 and for 8 seconds [share]",
  async run(args) {
    const lines: Line[] = [];
    const held = times.map((time) => time * shareOf(args));
    for await (const { before, health, visitors, signedIn, save, after } of holdLocks(held)) {
      const time = held[lines.length / 2] ?? 0;
      const isShort = time < longestWait;
      const all = [health, visitors, signedIn];
      lines.push(
        {
          figure: `held ${ms(time)}: ${health.requests} health checks, slowest ${ms(health.slowest)}; ${visitors.requests} visitors' pages, ${ms(visitors.slowest)} (before the lock ${ms(before.slowest)}); ${signedIn.requests} pages of a signed-in user, ${ms(signedIn.slowest)}; ${all.reduce((sum, { failed }) => sum + failed, 0)} failed`,
          bar: "100 ms each, 0 failed",
          passed: all.every(({ failed, slowest }) => failed === 0 && slowest <= 100),
        },
        {
          figure: `a save at the begin: ${save.status} after ${ms(save.ms)}; after the release: ${after.status} after ${ms(after.ms)}`,
          bar: isShort ? "200 after the release" : "503 after 5,000 ms, then 200",
          passed:
            save.status === (isShort ? 200 : 503) && save.ms <= longestWait + 500 && after.status === 200,
        },
      );
    }
    return lines;
  },
};
