import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Logger } from "pino";
import type { SendMail } from "./mail.ts";

const outboxOf = (dataDir: string) => path.join(dataDir, "outbox");

/**
 * Simulated mail (docs/product.md §7): each mail becomes a file in the folder `outbox` of the data folder, and the
 * log names the file.
 */
export const createSimulatedMail =
  ({ dataDir, log, now }: { dataDir: string; log: Logger; now: () => number }): SendMail =>
  async ({ id, recipient, subject, body }) => {
    const folder = outboxOf(dataDir);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = path.join(folder, `${new Date(now()).toISOString().replaceAll(":", "-")}-${id}.txt`);
    await writeFile(file, `To: ${recipient}\nSubject: ${subject}\n\n${body}`, { mode: 0o600 });
    log.info({ file }, "mail written to the outbox folder, not sent");
  };

/** Deletes the simulated mails to an address, ignoring case, when its account is erased. */
export async function deleteSimulatedMails(dataDir: string, address: string): Promise<void> {
  const folder = outboxOf(dataDir);
  for (const name of await readdir(folder).catch(whereMissing([]))) {
    const file = path.join(folder, name);
    // Another deletion may have taken the file away since the folder was read.
    const [first = ""] = (await readFile(file, "utf8").catch(whereMissing(""))).split("\n", 1);
    if (first.toLowerCase() === `to: ${address.toLowerCase()}`) await rm(file, { force: true });
  }
}

/** Gives `nothing` instead of the error of a missing file or folder. */
const whereMissing =
  <Nothing>(nothing: Nothing) =>
  (error: unknown): Nothing => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return nothing;
    throw error;
  };
