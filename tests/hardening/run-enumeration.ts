import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { listening } from "../support/listening.ts";
import { startServer } from "../support/started-server.ts";
import { settleKnown, timePairs, type Comparison } from "./enumeration.ts";
import { shareOf, type Line, type Row } from "./row.ts";

function told(name: string, { pairs, known, unknown, t, cropped, answers }: Comparison): string {
  const ms = (time: number) => `${time.toFixed(3)} ms`;
  return (
    `${name}: ${pairs} pairs, known ${ms(known)}, unknown ${ms(unknown)}; ` +
    `t = ${t.toFixed(2)}, without the slowest tenth ${cropped.toFixed(2)}; ` +
    `${answers} answer${answers === 1 ? "" : "s"}; load ${loadavg()[0]?.toFixed(1)}`
  );
}

/**
 * docs/security.md row 4 at its full count: 10,000 interleaved pairs of each request for known and unknown addresses,
 * sent to a server as `npm start` runs it, with a mail server. The figure is Welch's t, printed after every thousand
 * pairs.
 */
export const enumeration: Row = {
  name: "enumeration",
  shows: "row 4: who has an account, by time and by answers [share] [reset | send-code | sign-in]",
  async run(args) {
    const pairs = Math.ceil(10_000 * shareOf(args));
    const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-enumeration-"));
    await settleKnown(`sqlite:${dataDir}/anaba.sqlite`, pairs);
    // A mail server that does not answer: mails stay in the queue, so that sending them adds no noise.
    const mailServer = createServer((socket) => void socket.on("error", () => undefined));
    const server = await startServer({
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
      SMTP_URL: `smtp://127.0.0.1:${await listening(mailServer)}`,
      MAIL_FROM: "anaba@example.com",
      LOG_LEVEL: "error",
    });
    const asked = args[1];
    const lines: Line[] = [];
    for (const name of ["reset", "send-code", "sign-in"] as const) {
      if (asked !== undefined && asked !== name) continue;
      // Warms up: the first requests of a process are slower.
      await timePairs(server.port, name, 20);
      const found = await timePairs(server.port, name, pairs, (soFar) => {
        process.stdout.write(`  … ${told(name, soFar)}\n`);
      });
      const { t, cropped, answers } = found;
      lines.push({
        figure: told(name, found),
        bar: "±4.5, one answer",
        passed: Math.abs(t) <= 4.5 && Math.abs(cropped) <= 4.5 && answers === 1,
      });
    }
    await server.stop();
    mailServer.close();
    rmSync(dataDir, { recursive: true, force: true });
    return lines;
  },
};
