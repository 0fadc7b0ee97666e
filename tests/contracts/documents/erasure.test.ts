import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { tablesWithText } from "../../support/dump.ts";
import { recordedSince } from "../../support/recorded-erasures.ts";
import { opened } from "./opened.ts";
import { change, day, noon, review, settle } from "./people.ts";

const canary = "canary-7f3a";
const freedUntil = noon + 180 * day;

describe.each(engines)("erasure on %s", (_engine, create) => {
  const at = opened(create);
  const erase = (id: string) =>
    at.documents.users.erase({ id, erasedAt: noon + day, usernameFreedUntil: freedUntil });

  const tablesWith = (text: string) => tablesWithText(at.database.connect(), text);

  test("an erased user has no row in any table except the jobs and the tombstone", async () => {
    const { documents } = at;
    await settle(documents, `${canary}-id`, {
      email: `${canary.toUpperCase()}@example.com`,
      username: "canary_name",
      nickname: canary,
      bio: canary,
    });
    const userId = `${canary}-id`;
    const expiresAt = noon + 9 * day;
    const renamed = { username: "canary_two", usernameFreedUntil: freedUntil };
    await change(documents, userId, { ...renamed, profileImage: "avatar-key" });
    await documents.credentials.set({ userId, passwordHash: canary });
    await documents.googleIdentities.link({ userId, subject: canary });
    await documents.sessions.begin({ tokenHash: canary, userId, createdAt: noon, expiresAt });
    await documents.resetTokens.create({ tokenHash: canary, userId, expiresAt });
    const openid = { codeVerifier: canary, nonce: canary, purpose: canary };
    await documents.openidAttempts.create({ stateHash: canary, ...openid, userId, expiresAt });
    const passkey = { publicKey: canary, signCount: 0, name: canary, createdAt: noon };
    await documents.passkeys.add({ id: canary, userId, ...passkey });
    const challenge = { challengeHash: canary, browserHash: canary, purpose: "proof" };
    await documents.passkeyChallenges.create({ ...challenge, userId, expiresAt });
    const email = `${canary}@example.com`;
    const code = { codeHash: canary, codeExpiresAt: expiresAt, sentAt: noon };
    await documents.signupAttempts.create({ idHash: canary, email, ...code, expiresAt });
    const mail = { id: canary, subject: canary, body: canary, createdAt: noon };
    await documents.outbox.enqueue({ ...mail, recipient: `Canary-7F3A@example.com` });
    await documents.resetRequests.add({ id: "asked", email, askedAt: noon, expiresAt });
    for (const gemId of [1, 2, 3]) await documents.saves.add({ userId, gemId, savedAt: noon });
    for (const gemId of [4, 2]) await review(documents, { gemId, userId, rating: gemId });
    await settle(documents, "witness");
    await review(documents, { gemId: 2, userId: "witness", rating: 5 });
    expect(await tablesWith(canary)).toEqual(expect.arrayContaining(["outbox", "reset_requests"]));
    expect(await documents.users.footprint(userId)).toEqual({ reviews: 2, saves: 3 });

    expect(await erase(userId)).toEqual({ reviews: 2, saves: 3, reviewedGems: [2, 4] });

    expect(await tablesWith(canary)).toEqual(["erasures"]);
    expect(await tablesWith("avatar-key")).toEqual(["file_deletions"]);
    expect(await tablesWith("canary_")).toEqual(["freed_usernames"]);
    expect(await recordedSince(documents, noon)).toEqual([{ userId, erasedAt: noon + day }]);
    expect(await documents.reviews.totals(2)).toMatchObject({ count: 1, mean: 5, spread: [0, 0, 0, 0, 1] });
    expect(await documents.reviews.totals(4)).toMatchObject({ count: 0, mean: null });
    expect((await documents.reviews.page({ gemId: 2 })).reviews.map((each) => each.userId)).toEqual([
      "witness",
    ]);
  });

  test("an erased user's last two usernames stay blocked for others", async () => {
    for (const username of ["canary_name", "canary_two"]) {
      expect(await at.documents.users.isUsernameFree({ username, now: freedUntil - 1 })).toBe(false);
      expect(await at.documents.users.isUsernameFree({ username, now: freedUntil })).toBe(true);
    }
    await settle(at.documents, "heir", { username: "canary_two", createdAt: freedUntil });
  });

  test("erasing a user twice changes nothing", async () => {
    expect(await erase(`${canary}-id`)).toBeUndefined();
    expect(await erase("nobody")).toBeUndefined();
    expect(await recordedSince(at.documents, noon)).toHaveLength(1);
    expect(await recordedSince(at.documents, noon + 2 * day)).toEqual([]);
    await at.documents.erasures.forget(noon + day - 1);
    expect(await recordedSince(at.documents, noon)).toHaveLength(1);
    await at.documents.erasures.forget(noon + day);
    expect(await recordedSince(at.documents, noon)).toEqual([]);
  });

  test("a user whom a restored backup brought back is erased again", async () => {
    await settle(at.documents, "lazarus");
    await erase("lazarus");
    await settle(at.documents, "lazarus", { createdAt: freedUntil });
    expect(await erase("lazarus")).toEqual({ reviews: 0, saves: 0, reviewedGems: [] });
    expect(await at.documents.users.byId("lazarus")).toBeUndefined();
    await at.documents.erasures.forget(noon + day);
  });
});
