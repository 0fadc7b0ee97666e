/**
 * Hardening fault 23 at its full count: two servers restarted in turn under load, 10,000 requests in all. Prints what
 * was answered; the exit code is 1 if anybody was failed.
 * Run: npm run hardening:shutdown, or a share of the count: npm run hardening:shutdown -- 0.1
 */
import { restartUnderLoad } from "./rolling-restart.ts";

const share = Number(process.argv[2] ?? 1);
const restarts = 8;
const { requests, failed, exitCodes, longestStop } = await restartUnderLoad(
  restarts,
  Math.ceil((10_000 * share) / (restarts + 1)),
);
process.stdout.write(
  `${requests} requests over ${restarts} restarts: ${failed.length} failed; exit codes ${exitCodes.join(", ")}; ` +
    `longest stop ${Math.round(longestStop)} ms\n${failed.slice(0, 20).join("\n")}\n`,
);
if (failed.length > 0 || exitCodes.some((code) => code !== 0) || longestStop > 10_000) process.exitCode = 1;
