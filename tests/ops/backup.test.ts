import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import type { App } from "../../server/app.ts";
import { createApp } from "../../server/runtime/create-app.ts";
import { readConfig } from "../../server/config/config.ts";
import { day } from "../support/clock.ts";
import { ops, opsJson } from "../support/ops.ts";
import { changeUser, settle, writeReview } from "../support/people.ts";
import { sites, type SiteOfEngine } from "../support/site-of-engine.ts";
import { startServer } from "../support/started-server.ts";

const picture = (id: string) => `profile-images/${id}/1_${id}.webp`;

/** Creates two users with images, saves, reviews and one hidden review. */
async function inhabit({ documents, files }: App): Promise<void> {
  const now = Date.now();
  for (const id of ["hana", "ryo"]) {
    await settle(documents, id, { bio: "鎌倉 🍃\nsecond line" });
    await files.put(picture(id), Buffer.from(id));
    await changeUser(documents, id, { profileImage: picture(id) });
    await documents.saves.add({ userId: id, gemId: 2, savedAt: now });
    for (const gemId of [1, 3]) await writeReview(documents, { gemId, userId: id, reviewText: "ok" });
  }
  await documents.hiddenReviews.hide({ id: "3-ryo", hiddenAt: now, reason: "test" });
  const report = { reviewId: "1-ryo", gemId: 1, reason: "other", note: "穴場 🍃", reportedAt: now } as const;
  await documents.reviewReports.add({ id: "reported", userId: "hana", ...report });
  await documents.mistakeReports.add({
    id: "wrong",
    gemId: 2,
    userId: null,
    mistake: "Old.",
    reportedAt: now,
  });
}

describe.each(sites)("a backup on %s", (_engine, create) => {
  let site: SiteOfEngine;
  let other: SiteOfEngine;
  let file: string;
  const dataDir = (of: SiteOfEngine) => of.settings["DATA_DIR"] ?? "";
  const open = (of: SiteOfEngine) =>
    createApp(readConfig({ ...of.settings, LOG_LEVEL: "silent" }), { logTo: { write: () => undefined } });
  beforeEach(async () => {
    [site, other] = [await create(), await create()];
    file = path.join(dataDir(other), "anaba.backup");
    const app = await open(site);
    await inhabit(app);
    await app.close();
  });
  afterEach(async () => {
    await site.drop();
    await other.drop();
  });

  test("a backup made while a server runs restores everything on another machine", async () => {
    const server = await startServer({ ...site.settings, BASE_URL: "http://localhost:3000" });
    expect(await ops(site.settings, "backup", file)).toMatchObject({ code: 0, err: "" });
    expect((await fetch(`http://127.0.0.1:${server.port}${paths.gem(1)}`)).status).toBe(200);
    await server.stop();
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(dataDir(other))).toEqual(["anaba.backup"]);
    expect(readdirSync(path.dirname(file)).some((name) => name.includes("partial"))).toBe(false);
    expect((await ops(site.settings, "backup", file)).code).toBe(3);
    const made = await opsJson(site.settings, "audit");
    expect(made["entries"]).toMatchObject([{ action: "backup", userId: null, reason: null }]);
    expect(made["entries"]).toMatchObject([{ operator: expect.stringMatching(/./) as unknown }]);

    expect(await ops(other.settings, "restore", file)).toMatchObject({ code: 0 });
    const app = await open(other);
    const [hana] = await app.documents.users.named("hana");
    expect(hana).toMatchObject({
      bio: "鎌倉 🍃\nsecond line",
      savedGems: [2],
      profileImage: picture("hana"),
    });
    expect(Buffer.from((await app.files.get(picture("ryo"))) ?? []).toString()).toBe("ryo");
    expect(await app.documents.reviews.totals(3)).toMatchObject({ count: 1 });
    expect(await app.documents.hiddenReviews.byId("3-ryo")).toMatchObject({ reason: "test" });
    expect(await app.documents.reviewReports.byId("reported")).toMatchObject({
      writerId: "ryo",
      note: "穴場 🍃",
    });
    expect(await app.documents.mistakeReports.byId("wrong")).toMatchObject({ mistake: "Old.", userId: null });
    await app.close();
    const { entries } = await opsJson(other.settings, "audit", "--limit", "1");
    expect(entries).toMatchObject([{ action: "restore" }]);
  });

  test("a backup contains the secret of the data folder", async () => {
    if (site.settings["AUTH_SECRET"] !== undefined) return;
    await ops(site.settings, "backup", file);
    await ops(other.settings, "restore", file);
    const secretOf = (of: SiteOfEngine) => readFileSync(path.join(dataDir(of), "auth-secret"), "utf8");
    expect(secretOf(other)).toBe(secretOf(site));
    expect(statSync(path.join(dataDir(other), "auth-secret")).mode & 0o077).toBe(0);
  });

  test("users erased after a backup stay erased after its restore, with their images", async () => {
    await ops(site.settings, "backup", file);
    expect((await ops(site.settings, "user", "delete", "hana", "--yes")).code).toBe(0);
    rmSync(path.join(dataDir(site), "files", picture("hana")));
    expect((await ops(site.settings, "restore", file)).code).toBe(3);
    expect(await ops(site.settings, "restore", file, "--replace")).toMatchObject({ code: 0 });
    const app = await open(site);
    expect(await app.documents.users.byId("hana")).toBeUndefined();
    expect(await app.documents.users.byId("ryo")).toBeDefined();
    expect(await app.files.get(picture("hana"))).toBeNull();
    expect(await app.documents.reviews.totals(1)).toMatchObject({ count: 1 });
    await app.close();
  });

  test("users from after a backup are gone after its restore, and their images are queued for deletion", async () => {
    await ops(site.settings, "backup", file);
    const before = await open(site);
    await settle(before.documents, "newcomer");
    await before.files.put(picture("newcomer"), Uint8Array.of(1));
    const profileImage = picture("newcomer");
    await changeUser(before.documents, "newcomer", { profileImage });
    await before.close();
    await ops(site.settings, "restore", file, "--replace");
    const app = await open(site);
    expect(await app.documents.users.byId("newcomer")).toBeUndefined();
    expect(await app.documents.fileDeletions.due({ now: Date.now(), limit: 9 })).toMatchObject([
      { key: profileImage },
    ]);
    await app.close();
  });

  test("a backup is not restored while a server runs", async () => {
    await ops(site.settings, "backup", file);
    const server = await startServer({ ...site.settings, BASE_URL: "http://localhost:3000" });
    expect((await fetch(`http://127.0.0.1:${server.port}/readyz?verbose`)).status).toBe(200);
    const refused = await ops(site.settings, "restore", file, "--replace");
    await server.stop();
    expect(refused).toMatchObject({ code: 3, err: "the database is in use; stop every server first\n" });
  });

  test("a damaged backup is refused before anything changes", async () => {
    await ops(site.settings, "backup", file);
    const whole = readFileSync(file);
    const bad = path.join(dataDir(other), "bad.backup");
    const tar = gunzipSync(whole);
    const altered = Buffer.from(tar);
    const at = tar.indexOf("second line");
    altered[at] = (altered[at] ?? 0) ^ 1;
    const sly = Buffer.from(
      tar.toString("latin1").replaceAll("profile-images/hana/1_hana.webp", "profile-images/../x/1_hana.webp"),
      "latin1",
    );
    for (const bytes of [
      whole.subarray(0, whole.length / 2),
      gzipSync(tar.subarray(0, tar.length / 2)),
      gzipSync(altered),
      gzipSync(sly),
      gzipSync(Buffer.alloc(1024)),
      Buffer.from("no archive at all"),
      Buffer.alloc(0),
    ]) {
      writeFileSync(bad, bytes);
      const { code, err } = await ops(site.settings, "restore", bad, "--replace");
      expect([code, err]).toEqual([3, expect.stringContaining("bad.backup: ")]);
    }
    truncateSync(bad);
    const app = await open(site);
    expect(await app.documents.users.byId("hana")).toBeDefined();
    expect((await app.documents.audit.last({ limit: 9 })).map(({ action }) => action)).not.toContain(
      "restore",
    );
    await app.close();
    expect((await ops(site.settings, "restore", path.join(dataDir(other), "none"))).code).toBe(3);
  });

  test("backups of a later release, and backups older than the tombstones, are refused", async () => {
    await ops(site.settings, "backup", file);
    const rewritten = (change: (manifest: string) => string) => {
      const tar = gunzipSync(readFileSync(file)).toString("latin1");
      // The same length, so that the rest of the archive stays valid.
      const manifest = /\{"product":"anaba".*\}/.exec(tar)?.[0] ?? "";
      writeFileSync(file, gzipSync(Buffer.from(tar.replace(manifest, change(manifest)), "latin1")));
    };
    rewritten((manifest) => manifest.replace("0006-operator", "9999-operator"));
    expect(await ops(other.settings, "restore", file)).toMatchObject({
      code: 3,
      err: expect.stringContaining("was made by a later release (9999-operator)") as unknown,
    });
    rewritten((manifest) =>
      manifest
        .replace("9999-operator", "0006-operator")
        .replace(/"createdAt":(\d+)/, (_, time) => `"createdAt":${Number(time) - 91 * day}`),
    );
    expect((await ops(other.settings, "restore", file)).code).toBe(3);
    expect((await ops(other.settings, "restore", file, "--old")).code).toBe(0);
  });

  test("the command migrate prepares an empty database, and then has nothing to do", async () => {
    const first = await opsJson(other.settings, "migrate");
    expect(first["applied"]).toContain("0006-operator");
    expect(await opsJson(other.settings, "migrate")).toEqual({ applied: [] });
    expect(existsSync(path.join(dataDir(other), "auth-secret"))).toBe(false);
    expect((await ops(other.settings, "restore", file)).code).toBe(3);
  });
});
