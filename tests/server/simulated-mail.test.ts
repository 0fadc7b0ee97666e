import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { deleteSimulatedMails } from "../../server/mail/simulated.ts";

test("the simulated mails to an address are all deleted, although another deletion takes a file away meanwhile", async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-outbox-"));
  const folder = path.join(dataDir, "outbox");
  mkdirSync(folder);
  for (const [name, to] of [
    ["1.txt", "Gone@example.com"],
    ["3.txt", "stays@example.com"],
    ["4.txt", "gone@example.com"],
  ] as const)
    writeFileSync(path.join(folder, name), `To: ${to}\nSubject: S\n\nB`);
  // It is listed and cannot be read, as a file that was deleted after it was listed.
  symlinkSync(path.join(folder, "nowhere"), path.join(folder, "2.txt"));
  await deleteSimulatedMails(dataDir, "gone@example.com");
  expect(readdirSync(folder)).toEqual(["2.txt", "3.txt"]);
  rmSync(dataDir, { recursive: true });
});
