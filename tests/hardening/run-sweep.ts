import type { Line, Row } from "./row.ts";
import { longestSweep, onPostgres, onSqlite, sweepBeside } from "./sweep.ts";

/** How long people browse without the sweep, in seconds. */
const alone = 20;

/** docs/security.md, fault "the sweep": millions of expired rows are deleted while people browse. */
export const sweeping: Row = {
  name: "sweep",
  shows: "2,500,000 expired rows are cleared beside people who browse [rows]",
  async run([given = "2500000"]) {
    const count = Number(given);
    const lines: Line[] = [];
    for (const engine of [onSqlite(), await onPostgres()]) {
      const { without, beside, isCleared } = await sweepBeside(engine, count, alone);
      lines.push(
        {
          figure: `${engine.name}: ${count} rows ${isCleared ? "cleared" : "not cleared"} in ${beside.took.toFixed(0)} s, ${beside.failed} requests failed`,
          bar: `${longestSweep} s, 0`,
          passed: isCleared && beside.failed === 0,
        },
        {
          figure: `${engine.name}: the slowest hundredth of requests took ${beside.slowest.toFixed(1)} ms, ${without.slowest.toFixed(1)} without the sweep`,
          bar: "×2",
          passed: beside.slowest <= 2 * without.slowest,
        },
      );
    }
    return lines;
  },
};
