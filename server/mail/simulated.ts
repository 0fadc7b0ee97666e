import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import type { SendMail } from "./mail.ts";

/** Mails become files in `outbox` under the data folder, for whoever runs the site; the log names the file (product §4). */
export const createSimulatedMail =
  ({ dataDir, log, now }: { dataDir: string; log: Logger; now: () => number }): SendMail =>
  async ({ id, recipient, subject, body }) => {
    const folder = path.join(dataDir, "outbox");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${new Date(now()).toISOString().replaceAll(":", "-")}-${id}.txt`);
    await writeFile(file, `To: ${recipient}\nSubject: ${subject}\n\n${body}`, { mode: 0o600 });
    log.info({ file }, "mail written to the outbox folder, not sent");
  };
