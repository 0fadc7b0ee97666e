import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { emptyJournal } from "../../server/jobs/empty-journal.ts";
import { settleErasures } from "../../server/jobs/erasures.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import { createSimulatedMail } from "../../server/mail/simulated.ts";
import { password } from "../support/people.ts";
import { createWorld, type World } from "../support/world.ts";

/** The files of the data folder that contain a text. */
const filesWith = ({ app }: World, text: string): readonly string[] =>
  readdirSync(app.config.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith("-shm"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
    .map((file) => path.relative(app.config.dataDir, file));

async function sendToOutbox(world: World): Promise<void> {
  const { dataDir } = world.app.config;
  const { log, now } = world.app;
  await sendDueMails({ ...world.app, sendMail: createSimulatedMail({ dataDir, log, now }) });
}

test("an erased email address is in no file of the data folder: database, write-ahead log or simulated mail", async () => {
  await using world = await createWorld();
  for (let n = 0; n < 12; n += 1) {
    const { user, browser } = await world.people.signedIn(`leaving${n}`, {
      email: `Leaving${n}@canary.example`,
    });
    await world.browser().post(paths.forgotPassword(), { email: user.email.toLowerCase() });
    await sendToOutbox(world);
    const answer = await browser.post(paths.accountSettings(), { intent: "delete", password });
    expect(answer.status).toBe(200);
  }
  const { user: staying } = await world.people.signedIn("staying", { email: "staying@other.example" });
  await world.browser().post(paths.forgotPassword(), { email: staying.email });
  await sendToOutbox(world);
  expect(filesWith(world, "canary.example")).toEqual(["anaba.sqlite-wal"]);

  await emptyJournal(world.app);

  expect(filesWith(world, "canary.example")).toEqual([]);
  expect(filesWith(world, "Canary.example")).toEqual([]);
  expect(filesWith(world, "staying@other.example").some((file) => file.startsWith("outbox"))).toBe(true);
});

test("the write-ahead log is emptied once after an erasure, and only then", async () => {
  await using world = await createWorld();
  await world.people.settle("somebody");
  const sizeOfLog = () => readFileSync(path.join(world.app.config.dataDir, "anaba.sqlite-wal")).length;
  await emptyJournal(world.app);
  expect(sizeOfLog()).toBeGreaterThan(0);
  const erasedAt = world.app.now();
  await world.app.documents.users.erase({ id: "somebody", erasedAt, usernameFreedUntil: erasedAt });
  await emptyJournal(world.app);
  expect(sizeOfLog()).toBe(0);
  await world.people.settle("another");
  await emptyJournal(world.app);
  expect(sizeOfLog()).toBeGreaterThan(0);
});

test("a user who is erased again after a restore leaves no simulated mail", async () => {
  await using world = await createWorld();
  const user = await world.people.settle("restored", { email: "restored@canary.example" });
  await world.browser().post(paths.forgotPassword(), { email: user.email });
  await sendToOutbox(world);
  await world.app.erasureList.add({ userId: user.id, erasedAt: world.app.now() });
  await settleErasures(world.app);
  expect(filesWith(world, "canary.example").filter((file) => file.startsWith("outbox"))).toEqual([]);
});
