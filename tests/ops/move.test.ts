import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../../server/database/copies.ts";
import { migrate } from "../../server/database/migrate.ts";
import { saveMove } from "../../server/documents/move-progress.ts";
import { allNames } from "../../server/files/files.ts";
import { copyRows } from "../../server/ops/move/copy.ts";
import { createApp } from "../../server/runtime/create-app.ts";
import { loadConfig } from "../../server/config/secret-files.ts";
import { ops } from "../support/ops.ts";
import { changeUser, settle, writeReview } from "../support/people.ts";
import {
  authSecret as secret,
  postgresSite,
  sqliteSite,
  type SiteOfEngine,
} from "../support/site-of-engine.ts";
import { wrongTotals } from "../support/recount.ts";
import { startS3 } from "../contracts/files/s3-stub.ts";

const picture = (id: string) => `profile-images/${id}/1_${id}.webp`;
type Settings = Readonly<Record<string, string>>;

const open = (settings: Settings) =>
  createApp(loadConfig({ ...settings, LOG_LEVEL: "silent" }), { logTo: { write: () => undefined } });

/** Creates 1,200 users, more than a batch, some with images, saves and reviews. */
async function inhabit(settings: Settings): Promise<void> {
  const app = await open(settings);
  const { documents, files } = app;
  const now = Date.now();
  await documents.transaction(async (inside) => {
    for (let n = 0; n < 1200; n += 1) await settle(inside, `p${n}`);
    for (let n = 0; n < 30; n += 1)
      await writeReview(inside, {
        id: `r${n}`,
        gemId: 1 + (n % 12),
        userId: `p${n}`,
        rating: 1 + (n % 5),
        reviewText: "穴場 🍃",
      });
    await inside.saves.add({ userId: "p1", gemId: 4, savedAt: now });
    await inside.hiddenReviews.hide({ id: "r7", hiddenAt: now, reason: "test" });
    const report = { reviewId: "r8", gemId: 9, reason: "other", note: "穴場 🍃", reportedAt: now } as const;
    await inside.reviewReports.add({ id: "reported", userId: "p1", ...report });
    await inside.mistakeReports.add({
      id: "wrong",
      gemId: 2,
      userId: "p1",
      mistake: "Old.",
      reportedAt: now,
    });
    for (const id of ["p1", "p2"]) await changeUser(inside, id, { profileImage: picture(id) });
  });
  await files.put(picture("p1"), Uint8Array.of(1, 2, 3));
  await app.erasureList.add({ userId: "left", erasedAt: now });
  await app.close();
}

describe("moving a site", () => {
  let folder: string;
  let from: SiteOfEngine;
  let to: SiteOfEngine;
  const file = (name: string, settings: Settings) => {
    const place = path.join(folder, name);
    writeFileSync(
      place,
      Object.entries(settings)
        .map(([key, value]) => `${key}="${value}"\n`)
        .join(""),
    );
    return place;
  };
  const move = (source: Settings, target: Settings) =>
    ops({}, "move", "--from", file("from", source), "--to", file("to", target));
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "anaba-move-"));
    [from, to] = [await sqliteSite(), await postgresSite()];
  });
  afterEach(async () => {
    await from.drop();
    await to.drop();
    rmSync(folder, { recursive: true });
  });

  test("an interrupted move into a bucket continues where it stopped, and stores no file twice", async () => {
    const many = 60;
    const state = { isBroken: true, stored: 0 };
    // Three pages of a listing; it is interrupted in the second.
    await using stub = await startS3({
      pageSize: 25,
      faultOf: ({ method }) => {
        if (method !== "PUT") return null;
        state.stored += 1;
        return state.isBroken && state.stored > 40 ? 503 : null;
      },
    });
    const source = { ...from.settings, AUTH_SECRET: secret };
    const app = await open(source);
    const now = Date.now();
    await Promise.all(
      Array.from({ length: many }, (_entry, n) =>
        app.erasureList.add({ userId: `left-${n}`, erasedAt: now + n }),
      ),
    );
    await app.close();
    const { SINGLE_SERVER: _, ...rest } = to.settings;
    const target = { ...rest, ...stub.settings };
    expect((await move(source, target)).code).not.toBe(0);
    expect(stub.objects.size).toBe(40);
    state.isBroken = false;
    expect(await move(source, target)).toMatchObject({ code: 0 });
    expect(stub.objects.size).toBe(many);
    expect(stub.done.filter((request) => request.startsWith("PUT "))).toHaveLength(many);
  });

  test("a move from SQLite and disk to PostgreSQL and S3 and back loses and changes nothing", async () => {
    await using stub = await startS3();
    const source = { ...from.settings, AUTH_SECRET: secret };
    const { SINGLE_SERVER: _, ...rest } = to.settings;
    const target = { ...rest, ...stub.settings };
    await inhabit(source);
    const there = await move(source, target);
    expect(there).toMatchObject({ code: 0, out: expect.stringContaining("moved and compared") as unknown });
    expect(there.out).toContain("1 picture missing");
    expect(there.err).toContain("users: 1200 rows");
    const app = await open(target);
    expect(await app.documents.users.byId("p1")).toMatchObject({
      savedGems: [4],
      profileImage: picture("p1"),
    });
    expect([...((await app.files.get(picture("p1"))) ?? [])]).toEqual([1, 2, 3]);
    expect(await allNames(app.files, "erasures")).toEqual([expect.stringMatching(/^\d+_left$/)]);
    expect(await app.documents.hiddenReviews.byId("r7")).toMatchObject({ reviewText: "穴場 🍃" });
    expect(await app.documents.reviewReports.byId("reported")).toMatchObject({ note: "穴場 🍃" });
    expect(await app.documents.mistakeReports.byId("wrong")).toMatchObject({ userId: "p1" });
    expect((await app.documents.audit.last({ limit: 1 }))[0]?.action).toBe("move");
    await app.close();

    await using home = await sqliteSite();
    expect(await move(target, { ...home.settings, AUTH_SECRET: secret })).toMatchObject({ code: 0 });
    await using db = await openDatabase(loadConfig({ ...home.settings }).databaseUrl);
    expect(await wrongTotals(db)).toEqual([]);
  });

  test("an interrupted move continues where it stopped, and no server starts on the target before its end", async () => {
    const source = { ...from.settings, AUTH_SECRET: secret };
    await inhabit(source);
    const ends = {
      from: await openDatabase(loadConfig(source).databaseUrl),
      to: await openDatabase(loadConfig(to.settings).databaseUrl),
    };
    await migrate(ends.to);
    const name = createHash("sha256").update(loadConfig(source).databaseUrl).digest("hex").slice(0, 16);
    await saveMove(ends.to, { source: name, table: "", after: [] });
    const breakOff = (text: string) => {
      if (text === "users: 1000 rows") throw new Error("killed");
    };
    await expect(copyRows(ends.from, ends.to, name, breakOff)).rejects.toThrow("killed");
    await ends.from.destroy();
    await ends.to.destroy();
    await expect(open(to.settings)).rejects.toThrow(/^database: a move into it is unfinished/);
    const rest = await move(source, to.settings);
    expect(rest).toMatchObject({ code: 0 });
    expect(rest.err).toContain("users: 200 rows");
    const app = await open(to.settings);
    expect(await app.documents.users.byId("p1199")).toBeDefined();
    await app.close();
  });

  test("a move that would mix sites, lose data or use other secrets is refused and changes nothing", async () => {
    const source = { ...from.settings, AUTH_SECRET: secret };
    await inhabit(source);
    const refusal = async (a: Settings, b: Settings) => {
      const { code, err } = await move(a, b);
      expect(code).toBe(3);
      return err;
    };
    expect(await refusal(source, source)).toContain("the same database");
    const other = `${secret.slice(1)}x`;
    expect(await refusal(source, { ...to.settings, AUTH_SECRET: other })).toContain("AUTH_SECRET: differs");
    const app = await open(source);
    expect(await refusal(source, to.settings)).toContain("in use");
    await app.close();
    const inhabited = await open(to.settings);
    await settle(inhabited.documents, "somebody");
    await inhabited.close();
    expect(await refusal(source, to.settings)).toContain("already has data");
    expect((await ops({}, "move", "--from", path.join(folder, "none"), "--to", "-")).code).toBe(2);
    expect((await ops({}, "move")).code).toBe(2);
  });
});
