import { restartUnderLoad } from "./rolling-restart.ts";
import { shareOf, type Row } from "./row.ts";

const restarts = 8;

/** docs/security.md fault 23 at its full count: two servers restarted in turn under load, 10,000 requests in all. */
export const shutdown: Row = {
  name: "shutdown",
  shows: "fault 23: two servers restarted in turn under load [share]",
  async run(args) {
    const perRound = Math.ceil((10_000 * shareOf(args)) / (restarts + 1));
    const { requests, failed, exitCodes, longestStop } = await restartUnderLoad(restarts, perRound);
    const told = [`${requests} requests over ${restarts} restarts: ${failed.length} failed`];
    return [
      {
        figure: [...told, ...failed.slice(0, 20)].join("\n    "),
        bar: "0 failed",
        passed: failed.length === 0,
      },
      {
        figure: `exit codes ${exitCodes.join(", ")}`,
        bar: "0 each",
        passed: exitCodes.every((code) => code === 0),
      },
      {
        figure: `longest stop ${Math.round(longestStop)} ms`,
        bar: "10,000 ms",
        passed: longestStop <= 10_000,
      },
    ];
  },
};
