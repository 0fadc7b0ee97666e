import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../server/database/copies.ts";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { day, noon, refusalOf, settle } from "./people.ts";

describe.each(engines)("signing in on %s", (_engine, create) => {
  const at = opened(create);

  test("a password hash is set, replaced, and found by user and by address", async () => {
    await settle(at.documents, "abe");
    const { credentials } = at.documents;
    expect(await credentials.byEmail("abe@example.com")).toEqual({ userId: "abe", passwordHash: undefined });
    await credentials.set({ userId: "abe", passwordHash: "one" });
    await credentials.set({ userId: "abe", passwordHash: "two" });
    expect(await credentials.find("abe")).toBe("two");
    expect(await credentials.byEmail("ABE@example.com")).toEqual({ userId: "abe", passwordHash: "two" });
    expect(await credentials.byEmail("nobody@example.com")).toBeUndefined();
    expect(await credentials.find("nobody")).toBeUndefined();
  });

  test("a password hash is renewed only if the old one is still stored", async () => {
    await settle(at.documents, "aoki");
    const { credentials } = at.documents;
    await credentials.set({ userId: "aoki", passwordHash: "one" });
    expect(await credentials.renew({ userId: "aoki", from: "one", to: "one" })).toBe(true);
    const renewals = ["two", "three"].map((to) => credentials.renew({ userId: "aoki", from: "one", to }));
    expect((await Promise.all(renewals)).filter(Boolean)).toHaveLength(1);
    expect(await credentials.renew({ userId: "nobody", from: "one", to: "two" })).toBe(false);
    expect(["two", "three"]).toContain(await credentials.find("aoki"));
  });

  test("a Google account is linked to one user, and a user to one Google account", async () => {
    await settle(at.documents, "baba");
    await settle(at.documents, "chiba");
    const { googleIdentities } = at.documents;
    await googleIdentities.link({ subject: "sub-1", userId: "baba" });
    expect(await googleIdentities.userOf("sub-1")).toBe("baba");
    expect(await googleIdentities.subjectOf("baba")).toBe("sub-1");
    expect(await googleIdentities.userOf("sub-2")).toBeUndefined();
    expect(await googleIdentities.subjectOf("chiba")).toBeUndefined();
    const taken = { code: "taken", what: "google-identity" };
    expect(await refusalOf(googleIdentities.link({ subject: "sub-1", userId: "chiba" }))).toEqual(taken);
    expect(await refusalOf(googleIdentities.link({ subject: "sub-2", userId: "baba" }))).toEqual(taken);
  });

  test("a session finds its user until it expires or ends, and can be extended", async () => {
    const user = await settle(at.documents, "endo");
    await at.documents.saves.add({ userId: "endo", gemId: 2, savedAt: noon });
    const { sessions } = at.documents;
    const begin = (tokenHash: string, expiresAt = noon + day) =>
      sessions.begin({ tokenHash, userId: "endo", createdAt: noon, expiresAt });
    await begin("t1");
    await begin("t2");
    await begin("t3");
    expect(await sessions.find({ tokenHash: "t1", now: noon })).toStrictEqual({
      createdAt: noon,
      expiresAt: noon + day,
      lastActiveAt: noon,
      user: { ...user, savedGems: [2], lastUpdated: noon },
    });
    const isLive = async (tokenHash: string, now: number) =>
      (await sessions.find({ tokenHash, now })) !== undefined;
    expect(await isLive("t1", noon + day - 1)).toBe(true);
    expect(await isLive("t1", noon + day)).toBe(false);
    expect(await isLive("unknown", noon)).toBe(false);
    await sessions.extend({ tokenHash: "t1", expiresAt: noon + 2 * day, lastActiveAt: noon + 1 });
    expect(await isLive("t1", noon + day)).toBe(true);
    expect((await sessions.find({ tokenHash: "t1", now: noon }))?.lastActiveAt).toBe(noon + 1);
    await sessions.end("t2");
    expect(await isLive("t2", noon)).toBe(false);
    expect(await isLive("t3", noon)).toBe(true);
    await sessions.endAll("endo");
    expect(await isLive("t1", noon)).toBe(false);
  });

  test("a user's sessions are listed with their browsers, without expired ones and those of others", async () => {
    for (const id of ["gomi", "gunji"]) await settle(at.documents, id);
    const { sessions } = at.documents;
    const session = { userId: "gomi", createdAt: noon, expiresAt: noon + day };
    await sessions.begin({ ...session, tokenHash: "g1", browser: "Firefox on Linux" });
    await sessions.begin({ ...session, tokenHash: "g2" });
    await sessions.begin({ ...session, tokenHash: "g3", expiresAt: noon });
    await sessions.begin({ ...session, tokenHash: "g4", userId: "gunji" });
    await sessions.extend({ tokenHash: "g2", expiresAt: noon + 2 * day, lastActiveAt: noon + 5 });
    const listed = await sessions.ofUser({ userId: "gomi", now: noon });
    expect(listed.toSorted((a, b) => a.tokenHash.localeCompare(b.tokenHash))).toStrictEqual([
      { tokenHash: "g1", browser: "Firefox on Linux", lastActiveAt: noon },
      { tokenHash: "g2", browser: null, lastActiveAt: noon + 5 },
    ]);
  });

  test("a session of an earlier release was last active when it began", async () => {
    await settle(at.documents, "hirose");
    const { sessions } = at.documents;
    await sessions.begin({ tokenHash: "h1", userId: "hirose", createdAt: noon, expiresAt: noon + day });
    await using db = await openDatabase(at.database.url);
    await db.updateTable("sessions").set("last_active_at", null).where("token_hash", "=", "h1").execute();
    expect((await sessions.find({ tokenHash: "h1", now: noon }))?.lastActiveAt).toBe(noon);
    expect((await sessions.ofUser({ userId: "hirose", now: noon }))[0]?.lastActiveAt).toBe(noon);
  });

  test("a reset token works once, until it expires or is deleted", async () => {
    await settle(at.documents, "fuji");
    const { resetTokens } = at.documents;
    const make = (tokenHash: string) =>
      resetTokens.create({ tokenHash, userId: "fuji", expiresAt: noon + 10 });
    await make("r1");
    await make("r2");
    await make("r3");
    expect(await resetTokens.consume({ tokenHash: "r1", now: noon + 10 })).toBeUndefined();
    expect(await resetTokens.find({ tokenHash: "r1", now: noon + 9 })).toBe("fuji");
    expect(await resetTokens.consume({ tokenHash: "r1", now: noon + 9 })).toBe("fuji");
    expect(await resetTokens.find({ tokenHash: "r1", now: noon })).toBeUndefined();
    expect(await resetTokens.consume({ tokenHash: "r1", now: noon })).toBeUndefined();
    await resetTokens.voidAll("fuji");
    expect(await resetTokens.consume({ tokenHash: "r2", now: noon })).toBeUndefined();
  });

  test("an OpenID attempt is consumed by its callback, with or without a user", async () => {
    await settle(at.documents, "goto");
    const { openidAttempts } = at.documents;
    const attempt = { codeVerifier: "v", nonce: "n", purpose: "sign-in", userId: null, expiresAt: noon + 10 };
    await openidAttempts.create({ ...attempt, stateHash: "s1" });
    await openidAttempts.create({ ...attempt, stateHash: "s2", purpose: "delete", userId: "gomi" });
    expect(await openidAttempts.consume({ stateHash: "s1", now: noon + 10 })).toBeUndefined();
    expect(await openidAttempts.consume({ stateHash: "s1", now: noon })).toStrictEqual({
      ...attempt,
      stateHash: "s1",
    });
    expect(await openidAttempts.consume({ stateHash: "s1", now: noon })).toBeUndefined();
    expect(await openidAttempts.consume({ stateHash: "s2", now: noon })).toMatchObject({
      purpose: "delete",
      userId: "gomi",
    });
  });
});
