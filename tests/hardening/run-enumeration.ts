/**
 * Hardening row 4 at its full count: 10,000 interleaved pairs of each question about known and unknown addresses, put to
 * a server as `npm start` runs it with a mail server. Prints Welch's t and how many different answers came; the exit
 * code is 1 if a t is beyond ±4.5 or the answers differ in a byte.
 * Run: npm run hardening:enumeration, or a share of the count, and of one question: npm run hardening:enumeration -- 0.1 reset
 */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { listening } from "../support/listening.ts";
import { startServer } from "../support/started-server.ts";
import { settleKnown, timePairs, type Comparison } from "./enumeration.ts";

const say = (name: string, { pairs, known, unknown, t, cropped, answers }: Comparison) => {
  const ms = (time: number) => `${time.toFixed(3)} ms`;
  process.stdout.write(
    `${name}: ${pairs} pairs, known ${ms(known)}, unknown ${ms(unknown)}; ` +
      `t = ${t.toFixed(2)}, without the slowest tenth ${cropped.toFixed(2)}; ` +
      `${answers} answer${answers === 1 ? "" : "s"}; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
};

const pairs = Math.ceil(10_000 * Number(process.argv[2] ?? 1));
const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-enumeration-"));
await settleKnown(`sqlite:${dataDir}/anaba.sqlite`, pairs);
// A mail server that is silent: mails wait, so that sending them is no noise in the times.
const mailServer = createServer((socket) => void socket.on("error", () => undefined));
const server = await startServer({
  DATA_DIR: dataDir,
  TRUST_PROXY: "1",
  SMTP_URL: `smtp://127.0.0.1:${await listening(mailServer)}`,
  MAIL_FROM: "anaba@example.com",
  LOG_LEVEL: "error",
});
const [asked] = process.argv.slice(3);
for (const name of ["reset", "send-code", "sign-in"] as const) {
  if (asked !== undefined && asked !== name) continue;
  // The first requests of a process are slower than all later ones.
  await timePairs(server.port, name, 20);
  const found = await timePairs(server.port, name, pairs, (soFar) => say(name, soFar));
  if (pairs % 1000 !== 0) say(name, found);
  const { t, cropped, answers } = found;
  if (Math.abs(t) > 4.5 || Math.abs(cropped) > 4.5 || answers !== 1) process.exitCode = 1;
}
await server.stop();
mailServer.close();
rmSync(dataDir, { recursive: true, force: true });
