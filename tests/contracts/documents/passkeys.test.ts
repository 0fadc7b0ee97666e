import { describe, expect, test } from "vitest";
import type { PasskeyChallenge } from "../../../server/documents/sign-in/passkey-challenges.ts";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon, refusalOf, settle } from "./people.ts";

const minute = 60_000;
const key = { publicKey: "cose", signCount: 0, name: "Chrome on Linux", createdAt: noon };

describe.each(engines)("passkeys on %s", (_engine, create) => {
  const at = opened(create);

  test("a user has several, the oldest first, and each belongs to one user", async () => {
    await settle(at.documents, "aoi");
    await settle(at.documents, "ito");
    const { passkeys } = at.documents;
    await passkeys.add({ ...key, id: "a2", userId: "aoi", createdAt: noon + 1 });
    await passkeys.add({ ...key, id: "a1", userId: "aoi", signCount: 4_294_967_295, name: "Key" });
    expect(await passkeys.ofUser("aoi")).toStrictEqual([
      { id: "a1", name: "Key", createdAt: noon, lastUsedAt: null, refusedAt: null },
      { id: "a2", name: "Chrome on Linux", createdAt: noon + 1, lastUsedAt: null, refusedAt: null },
    ]);
    expect(await passkeys.ofUser("ito")).toEqual([]);
    expect(await passkeys.find("a1")).toStrictEqual({
      ...key,
      id: "a1",
      userId: "aoi",
      signCount: 4_294_967_295,
      name: "Key",
      lastUsedAt: null,
      refusedAt: null,
    });
    expect(await passkeys.find("a3")).toBeUndefined();
    expect(await refusalOf(passkeys.add({ ...key, id: "a1", userId: "ito" }))).toEqual({
      code: "taken",
      what: "key",
    });
    expect(await refusalOf(passkeys.add({ ...key, id: "n1", userId: "nobody" }))).toEqual({
      code: "missing",
    });
  });

  test("a use is stored when the counter grows, or when there is none", async () => {
    await settle(at.documents, "ema");
    const { passkeys } = at.documents;
    await passkeys.add({ ...key, id: "synced", userId: "ema" });
    await passkeys.add({ ...key, id: "counting", userId: "ema", signCount: 5 });
    const use = (id: string, signCount: number) => passkeys.use({ id, signCount, usedAt: noon + signCount });
    expect(await use("synced", 0)).toBe(true);
    expect(await use("synced", 0)).toBe(true);
    expect(await use("synced", 1)).toBe(true);
    expect(await use("synced", 0)).toBe(false);
    for (const [count, isStored] of [
      [5, false],
      [4, false],
      [0, false],
      [6, true],
      [6, false],
      [9, true],
    ] as const)
      expect(await use("counting", count), `${count}`).toBe(isStored);
    expect(await passkeys.find("counting")).toMatchObject({ signCount: 9, lastUsedAt: noon + 9 });
    expect(await use("unknown", 1)).toBe(false);
  });

  test("of two uses with one counter, on two servers, one is stored", async () => {
    await settle(at.documents, "rin");
    await at.documents.passkeys.add({ ...key, id: "raced", userId: "rin", signCount: 1 });
    const use = { id: "raced", signCount: 2, usedAt: noon };
    const both = await Promise.all([at.documents.passkeys.use(use), at.others.passkeys.use(use)]);
    expect(both.toSorted()).toEqual([false, true]);
  });

  test("a refused use is marked, and changes nothing else", async () => {
    await settle(at.documents, "ume");
    const { passkeys } = at.documents;
    await passkeys.add({ ...key, id: "copied", userId: "ume", signCount: 3 });
    expect(await passkeys.markRefused({ id: "copied", refusedAt: noon + 1 })).toBe(true);
    expect(await passkeys.markRefused({ id: "unknown", refusedAt: noon + 1 })).toBe(false);
    expect(await passkeys.find("copied")).toMatchObject({
      signCount: 3,
      lastUsedAt: null,
      refusedAt: noon + 1,
    });
  });

  test("only its owner removes one", async () => {
    for (const id of ["kei", "ono"]) await settle(at.documents, id);
    const { passkeys } = at.documents;
    await passkeys.add({ ...key, id: "k1", userId: "kei" });
    expect(await passkeys.remove({ userId: "ono", id: "k1" })).toBe(false);
    expect(await passkeys.find("k1")).toBeDefined();
    expect(await passkeys.remove({ userId: "kei", id: "k1" })).toBe(true);
    expect(await passkeys.remove({ userId: "kei", id: "k1" })).toBe(false);
    expect(await passkeys.find("k1")).toBeUndefined();
  });

  test("a challenge works once, for its browser, purpose and user, until it expires", async () => {
    await settle(at.documents, "sho");
    const { passkeyChallenges } = at.documents;
    const made: PasskeyChallenge = {
      challengeHash: "c1",
      browserHash: "b1",
      purpose: "proof",
      userId: "sho",
    };
    await passkeyChallenges.create({ ...made, expiresAt: noon + minute });
    const consume = (other: Partial<PasskeyChallenge & { readonly now: number }>) =>
      passkeyChallenges.consume({ ...made, now: noon, ...other });
    for (const other of [
      { challengeHash: "c2" },
      { browserHash: "b2" },
      { purpose: "sign-in" },
      { userId: "ito" },
      { userId: null },
      { now: noon + minute },
    ])
      expect(await consume(other), JSON.stringify(other)).toBe(false);
    const both = await Promise.all([
      consume({}),
      at.others.passkeyChallenges.consume({ ...made, now: noon }),
    ]);
    expect(both.toSorted()).toEqual([false, true]);
    const ofVisitor = { ...made, challengeHash: "c3", purpose: "sign-in", userId: null };
    await passkeyChallenges.create({ ...ofVisitor, expiresAt: noon + minute });
    expect(await consume({ ...ofVisitor, userId: "sho" })).toBe(false);
    expect(await consume(ofVisitor)).toBe(true);
    expect(await consume(ofVisitor)).toBe(false);
    const ofNobody = { ...made, userId: "nobody", expiresAt: noon };
    expect(await refusalOf(passkeyChallenges.create(ofNobody))).toEqual({ code: "missing" });
  });
});
