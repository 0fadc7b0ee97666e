import { copyFileSync, mkdtempDisposableSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test, vi } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import type { App } from "../../server/app.ts";
import { createApp } from "../../server/runtime/create-app.ts";
import { readConfig } from "../../server/config/config.ts";
import { connectSqlite } from "../../server/database/sqlite.ts";
import { createDiskFiles } from "../../server/files/disk.ts";
import { allNames, type Files } from "../../server/files/files.ts";
import { settleErasures } from "../../server/jobs/erasures.ts";
import { startJobs } from "../../server/jobs/jobs.ts";
import { day } from "../support/clock.ts";
import { tablesWithText } from "../support/dump.ts";
import { changeUser, createPeople, password, writeReview } from "../support/people.ts";
import { recordedSince } from "../support/recorded-erasures.ts";
import { startServer } from "../support/started-server.ts";
import { createWorld } from "../support/world.ts";

const canary = "canary-9c41";
const temporaryFolder = () => mkdtempDisposableSync(path.join(tmpdir(), "anaba-restore-"));
const nobody = () => {
  throw new Error("nobody browses here");
};

/** Creates a user who leaves data in every place. */
async function live({ documents, files }: App, people: ReturnType<typeof createPeople>): Promise<void> {
  const now = Date.now();
  const profileImage = `profile-images/${canary}/1_${canary}.webp`;
  await people.settle(canary, { username: "canary_bird", nickname: canary, bio: canary });
  await files.put(profileImage, Uint8Array.of(1));
  await changeUser(documents, canary, { profileImage });
  await writeReview(documents, { gemId: 1, userId: canary, reviewText: canary });
  await documents.saves.add({ userId: canary, gemId: 2, savedAt: now });
  await documents.sessions.begin({ tokenHash: "h", userId: canary, createdAt: now, expiresAt: now + day });
}

describe("the list beside the database", () => {
  const deleted = async (files: Files) => {
    const world = await createWorld({ files });
    const { browser, user } = await world.people.signedIn("leaver");
    const answer = browser.post(paths.accountSettings(), { intent: "delete", password });
    return { world, answer, entry: `${world.clock.now()}_${user.id}` };
  };

  test("the list of erasures has an entry before the deletion is confirmed, even if the process then dies", async () => {
    using folder = temporaryFolder();
    const { put, ...others } = createDiskFiles(folder.path);
    const asked = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const slow: Files["put"] = async (...file) => {
      asked.resolve();
      await gate.promise;
      await put(...file);
    };
    const { world, answer, entry } = await deleted({ ...others, put: slow });
    let isTold = false;
    void answer.then(() => (isTold = true));
    await asked.promise;
    expect([await world.app.documents.users.byId("leaver"), isTold]).toEqual([undefined, false]);
    gate.resolve();
    expect((await answer).status).toBe(200);
    expect(await allNames(world.app.files, "erasures")).toContain(entry);
    await world.close();
  });

  test("a list of erasures that does not answer prevents no deletion, and gets the entry later", async () => {
    using folder = temporaryFolder();
    const { put, ...others } = createDiskFiles(folder.path);
    const failing = vi.fn(put).mockRejectedValueOnce(new Error("away"));
    const { world, answer, entry } = await deleted({ ...others, put: failing });
    expect((await answer).status).toBe(200);
    expect(await allNames(world.app.files, "erasures")).not.toContain(entry);
    await settleErasures(world.app);
    expect(await allNames(world.app.files, "erasures")).toContain(entry);
    await world.close();
  });
});

describe("a copy of the database from before an erasure, restored (docs/security.md row 35)", () => {
  test("users in a restored copy of the database are erased again before the first page is sent", async () => {
    using folder = temporaryFolder();
    const dataDir = folder.path;
    const [file, copy] = [path.join(dataDir, "anaba.sqlite"), path.join(dataDir, "copy.sqlite")];
    const tablesWith = (text: string) => tablesWithText(connectSqlite(file), text);
    const app = await createApp(readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" }));
    await live(app, createPeople(app, nobody));
    const backup = new DatabaseSync(file);
    backup.exec(`vacuum into '${copy}'`);
    backup.close();
    const erasedAt = Date.now();
    await app.documents.users.erase({ id: canary, erasedAt, usernameFreedUntil: erasedAt + day });
    await settleErasures(app);
    await app.close();
    expect(await tablesWith(canary)).toEqual(["erasures", "file_deletions"]);

    for (const companion of ["-wal", "-shm"]) rmSync(file + companion, { force: true });
    copyFileSync(copy, file);
    rmSync(copy);
    expect(await tablesWith(canary)).toContain("users");

    const server = await startServer({ DATA_DIR: dataDir });
    const at = `http://127.0.0.1:${server.port}`;
    const page = await (await fetch(at + paths.gem(1))).text();
    const signIn = await fetch(at + paths.signIn(), {
      method: "POST",
      headers: { Origin: "http://localhost:3000" },
      body: new URLSearchParams({ email: `${canary}@example.com`, password }),
    });
    expect(await server.stop()).toBe(0);
    expect(page).toContain("No one has written about this place yet.");
    expect(signIn.status).toBe(401);
    expect(await tablesWith(canary)).toEqual(["erasures"]);
    expect(await tablesWith("canary_bird")).toEqual(["freed_usernames"]);
  });
});

describe("the list kept outside the database", () => {
  test("the outer list of erasures follows the database's, and both drop entries after ninety days", async () => {
    await using world = await createWorld();
    const { app, clock, people } = world;
    await people.settle("gone");
    await app.documents.users.erase({ id: "gone", erasedAt: clock.now(), usernameFreedUntil: clock.now() });
    const name = `${clock.now()}_gone`;
    for (let n = 0; n < 2; n += 1) {
      await settleErasures(app);
      expect(await allNames(app.files, "erasures")).toEqual([name]);
    }
    clock.advance(90 * day - 1);
    await settleErasures(app);
    expect(await allNames(app.files, "erasures")).toEqual([name]);
    clock.advance(1);
    await settleErasures(app);
    expect(await allNames(app.files, "erasures")).toEqual([]);
    expect(await recordedSince(app.documents, 0)).toEqual([]);
  });

  test("after a shutdown the outer list of erasures has all entries of the database", async () => {
    await using world = await createWorld();
    const { app, clock, people } = world;
    const leave = async (id: string) => {
      await people.settle(id);
      await app.documents.users.erase({ id, erasedAt: clock.now(), usernameFreedUntil: clock.now() });
    };
    await leave("first");
    const stopJobs = startJobs(app);
    await expect.poll(() => allNames(app.files, "erasures")).toHaveLength(1);
    await leave("last");
    await stopJobs();
    expect(await allNames(app.files, "erasures")).toContain(`${clock.now()}_last`);
  });

  test("only users in the list of erasures are erased again, and the log names them", async () => {
    await using world = await createWorld();
    const { app, clock, people, log } = world;
    for (const id of ["stays", "returned"]) await people.settle(id);
    for (const file of [
      `${clock.now()}_returned`,
      `${clock.now()}_unknown`,
      "stays",
      "1_stays.tmp",
      "x_stays",
    ])
      await app.files.put(`erasures/${file}`, new Uint8Array());
    await settleErasures(app);
    expect(await app.documents.users.byId("stays")).toBeDefined();
    expect(await app.documents.users.byId("returned")).toBeUndefined();
    expect(log.filter((line) => line.includes("erased again"))).toHaveLength(1);
    expect(await recordedSince(app.documents, 0)).toHaveLength(2);
  });

  test("the list of erasures is not served over HTTP", async () => {
    await using world = await createWorld();
    await world.app.files.put("erasures/1_gone", Uint8Array.of(1));
    for (const address of [
      "/erasures/1_gone",
      "/profile-images/../erasures/1_gone",
      "/files/erasures/1_gone",
    ])
      expect([400, 404]).toContain((await world.browser().get(address)).status);
  });
});
