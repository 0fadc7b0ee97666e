import { allNames } from "../../server/files/files.ts";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { paths } from "../../domain/site/paths.ts";
import { hashToken } from "../../server/base/hashes.ts";
import { sendDueMails } from "../../server/jobs/send-mails.ts";
import type { Browser } from "../support/browser-in-process.ts";
import { minute } from "../support/clock.ts";
import { operatedSite } from "../support/operated-site.ts";
import { changeUser, password, signIn, writeReview } from "../support/people.ts";
import { sites } from "../support/site-of-engine.ts";

describe.each(sites)("an operator looks after people on %s", (_engine, create) => {
  const { world, run, json } = operatedSite(create);
  /** Whether the account's own page shows somebody their address. */
  const isSignedIn = async (browser: Browser) =>
    (await browser.get(paths.accountSettings())).text.includes("@example.com");

  test("an operator finds users by id and by part of the address, username or nickname, ignoring case", async () => {
    await world.people.settle("haruka", { nickname: "Haru 100%" });
    await world.people.settle("emile", { nickname: "Émile Ōta" });
    for (const text of ["Émile", "Ōta"])
      expect(await json("user", "find", text)).toMatchObject({ people: [{ id: "emile" }] });
    for (const text of ["haruka", "HARUKA@example", "aruk", "haru 100%"]) {
      const { people } = await json("user", "find", text);
      expect(people).toMatchObject([{ id: "haruka", email: "haruka@example.com", saves: 0 }]);
    }
    expect(await json("user", "find", "haru_100")).toEqual({ people: [] });
    expect((await run("user", "find", "haruka")).out).toContain("haruka@example.com (unverified)  @haruka");
  });

  test("a suspended user is signed out at once, gets the reason at sign-in and by mail, and can return after it is lifted", async () => {
    const { browser, user } = await world.people.signedIn("rude", { emailVerified: true });
    expect(await isSignedIn(browser)).toBe(true);
    const done = await run("user", "suspend", "rude@EXAMPLE.com", "--reason", "Insults in three reviews.");
    expect(done).toEqual({ code: 0, out: "suspended rude; 1 session ended\n", err: "" });
    expect(await isSignedIn(browser)).toBe(false);

    const again = await signIn(world.browser(), user.email);
    expect([again.status, again.body["message"]]).toEqual([
      403,
      "This account is suspended: Insults in three reviews.",
    ]);
    const wrong = await signIn(world.browser(), user.email, "Wrong8Password");
    expect([wrong.status, wrong.body["message"]]).toEqual([401, "Incorrect email or password"]);
    world.clock.advance(minute);
    await sendDueMails(world.app);
    expect(world.mails.at(-1)).toMatchObject({
      recipient: user.email,
      subject: "Your Anaba account is suspended",
    });
    expect(world.mails.at(-1)?.body).toContain("Insults in three reviews.");

    expect((await run("user", "resume", "rude")).code).toBe(0);
    expect((await signIn(world.browser(), user.email)).status).toBe(200);
  });

  test("a session that the previous release gives a suspended user is not valid", async () => {
    const { browser } = await world.people.signedIn("twice");
    const token = browser.cookies.get("anaba-session") ?? "";
    await run("user", "suspend", "twice", "--reason", "spam");
    const now = world.clock.now();
    await world.app.documents.sessions.begin({
      tokenHash: hashToken(token),
      userId: "twice",
      createdAt: now,
      expiresAt: now + 60_000,
    });
    browser.cookies.set("anaba-session", token);
    expect(await isSignedIn(browser)).toBe(false);
    await run("user", "resume", "twice");
    expect(await isSignedIn(browser)).toBe(true);
  });

  test("an operator can end all sessions of a user, who can sign in again", async () => {
    const { browser, user } = await world.people.signedIn("lost-phone", { username: "lost_phone" });
    expect(await json("user", "end-sessions", "lost_phone")).toEqual({ id: "lost-phone", sessions: 1 });
    expect(await isSignedIn(browser)).toBe(false);
    expect((await signIn(world.browser(), user.email)).status).toBe(200);
  });

  test("an export has all data about a user, and no credentials", async () => {
    const { app } = world;
    await world.people.signedIn("asker");
    const profileImage = "profile-images/asker/1_me.webp";
    await app.files.put(profileImage, Uint8Array.of(7, 7));
    const now = world.clock.now();
    await changeUser(app.documents, "asker", { profileImage });
    await app.documents.saves.add({ userId: "asker", gemId: 3, savedAt: now });
    for (const [gemId, id] of [
      [1, "a-shown"],
      [2, "a-hidden"],
    ] as const)
      await writeReview(app.documents, { id, gemId, userId: "asker", reviewText: id });
    await run("review", "hide", "a-hidden", "--reason", "off topic");

    const folder = path.join(world.app.config.dataDir, "export");
    expect((await run("user", "export", "asker", "--to", folder)).code).toBe(0);
    const text = readFileSync(path.join(folder, "person.json"), "utf8");
    for (const word of ["asker@example.com", "a-shown", "a-hidden", "off topic", '"gem_id": 3'])
      expect(text).toContain(word);
    expect(text).not.toMatch(/hash|argon2/);
    expect([...readFileSync(path.join(folder, "profile-image.webp"))]).toEqual([7, 7]);
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect(statSync(path.join(folder, "person.json")).mode & 0o077).toBe(0);

    expect(await json("user", "export", "asker")).toMatchObject({ id: "asker", image: "Bwc=" });
  });

  test("an operator deletes an account like its owner would, and no reason about the user remains", async () => {
    const { browser, user } = await world.people.signedIn("gone");
    await run("user", "suspend", "gone", "--reason", "wrote as Taro Tanaka");
    await run("user", "resume", "gone");
    const refused = await run("user", "delete", "gone");
    expect([refused.code, refused.out]).toEqual([2, ""]);
    expect(await world.app.documents.users.byId("gone")).toBeDefined();
    expect((await run("user", "delete", "gone", "--yes")).out).toBe("deleted gone\n");
    expect(await world.app.documents.users.byId("gone")).toBeUndefined();
    expect((await allNames(world.app.files, "erasures")).some((name) => name.endsWith("_gone"))).toBe(true);
    expect(await isSignedIn(browser)).toBe(false);
    expect((await signIn(world.browser(), user.email, password)).status).toBe(401);
    const { entries } = await json("audit", "--user", "gone");
    expect(entries).toMatchObject([
      { action: "user delete", reason: null },
      { action: "user resume", reason: null },
      { action: "user suspend", reason: null },
    ]);
    expect((await run("user", "delete", "gone", "--yes")).code).toBe(3);
  });

  test("every change by an operator is in the audit log with actor, subject and reason; reads are not", async () => {
    await world.people.settle("watched");
    await run("user", "find", "watched");
    await run("user", "suspend", "watched", "--reason", "spam", "--by", "mika");
    await run("user", "end-sessions", "watched", "--by", "ken");
    const { entries } = await json("audit", "--user", "watched");
    expect(entries).toMatchObject([
      { operator: "ken", action: "user end-sessions", subject: "watched", reason: null },
      { operator: "mika", action: "user suspend", subject: "watched", reason: "spam" },
    ]);
    expect((await run("audit", "--limit", "1")).out.split("\n")).toHaveLength(2);
  });

  test("a refused command about users changes nothing and exits with 3", async () => {
    await world.people.settle("calm");
    for (const args of [
      ["user", "suspend", "calm"],
      ["user", "suspend", "calm", "--reason", " "],
      ["user", "suspend", "calm", "--reason", "x".repeat(501)],
      ["user", "suspend", "nobody", "--reason", "spam"],
      ["user", "export", "cal"],
      ["user", "end-sessions", "nobody"],
      ["user", "end-sessions", "calm", "--reason", "x".repeat(501)],
      ["user", "resume", "calm", "--reason", "\u0007"],
    ]) {
      const { code, out, err } = await run(...args);
      expect([code, out]).toEqual([3, ""]);
      expect(err).toMatch(/^[^\n]+\n$/);
    }
    expect((await world.app.documents.users.byId("calm"))?.suspension).toBeNull();
    expect(await json("audit", "--user", "calm")).toEqual({ entries: [] });
  });

  test("a refusal as JSON has its code and names no user", async () => {
    const { err } = await run("user", "suspend", "nobody@example.com", "--reason", "x", "--json");
    expect(JSON.parse(err)).toMatchObject({ refusal: { code: "user-unknown" } });
    expect(err).not.toContain("@");
  });
});
