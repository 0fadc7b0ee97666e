/**
 * Hardening fault 25 at its full count: 10,000 requests put together by chance. Prints what was answered; the exit code is
 * 1 if one failed or the server ended.
 * Run: npm run hardening:fuzz, or with other numbers: npm run hardening:fuzz -- <requests> <seed>
 */
import { startServer } from "../support/started-server.ts";
import { fuzz } from "./fuzz.ts";

const server = await startServer({ TRUST_PROXY: "1", LOG_LEVEL: "silent" });
const { requests, statuses, failed } = await fuzz(
  server,
  Number(process.argv[2] ?? 10_000),
  Number(process.argv[3] ?? 42),
);
const ended = server.process.exitCode;
const answered = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
process.stdout.write(
  `${requests} requests: ${answered.join(", ")}; ${failed.length} failed; the server ${ended === null ? "lives" : `ended with ${ended}`}\n` +
    failed
      .slice(0, 20)
      .map((line) => `  ${line}\n`)
      .join(""),
);
if (failed.length > 0 || ended !== null) process.exitCode = 1;
await server.stop();
