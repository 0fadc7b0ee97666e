import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon } from "./people.ts";

const minute = 60_000;

describe.each(engines)("sign-up attempts on %s", (_engine, create) => {
  const at = opened(create);
  const begin = async (idHash: string) => {
    await at.documents.signupAttempts.create({
      idHash,
      email: `${idHash}@example.com`,
      codeHash: "code",
      codeExpiresAt: noon + 10 * minute,
      sentAt: noon,
      expiresAt: noon + 60 * minute,
    });
    return at.documents.signupAttempts;
  };

  test("a sign-up attempt reads back until it expires or is removed", async () => {
    const attempts = await begin("a1");
    expect(await attempts.find({ idHash: "a1", now: noon })).toStrictEqual({
      idHash: "a1",
      email: "a1@example.com",
      codeHash: "code",
      codeExpiresAt: noon + 10 * minute,
      tries: 0,
      sentAt: noon,
      tokenHash: null,
      verifiedAt: null,
      expiresAt: noon + 60 * minute,
    });
    expect(await attempts.find({ idHash: "a1", now: noon + 60 * minute })).toBeUndefined();
    await attempts.remove("a1");
    expect(await attempts.find({ idHash: "a1", now: noon })).toBeUndefined();
  });

  test("concurrent tries at a code never exceed the allowed number", async () => {
    const attempts = await begin("a2");
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => attempts.countTry({ idHash: "a2", now: noon, most: 5 })),
    );
    const granted = tries.filter((attempt) => attempt !== undefined).map((attempt) => attempt.tries);
    expect(granted).toHaveLength(5);
    expect(new Set(granted)).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  test("a code cannot be tried after it or its attempt has expired, or after verification", async () => {
    const attempts = await begin("a3");
    const tried = (now: number) => attempts.countTry({ idHash: "a3", now, most: 5 });
    expect(await tried(noon + 10 * minute)).toBeUndefined();
    expect(await tried(noon + 60 * minute)).toBeUndefined();
    await attempts.verify({ idHash: "a3", codeHash: "code", tokenHash: "token", verifiedAt: noon });
    expect(await tried(noon)).toBeUndefined();
  });

  test("a code can be renewed after the pause, which resets the tries and voids the old code", async () => {
    const attempts = await begin("a4");
    await attempts.countTry({ idHash: "a4", now: noon, most: 5 });
    const sentAt = noon + minute;
    const renewal = { idHash: "a4", codeHash: "new", codeExpiresAt: sentAt + 10 * minute, sentAt };
    expect(await attempts.renewCode({ ...renewal, sentAt: noon + 29_999 })).toBe(false);
    expect(await attempts.renewCode(renewal)).toBe(true);
    expect(await attempts.renewCode(renewal)).toBe(false);
    const found = await attempts.find({ idHash: "a4", now: noon });
    expect(found).toMatchObject({ codeHash: "new", tries: 0, sentAt, codeExpiresAt: sentAt + 10 * minute });
    const proof = { idHash: "a4", tokenHash: "token", verifiedAt: sentAt };
    expect(await attempts.verify({ ...proof, codeHash: "code" })).toBe(false);
    expect(await attempts.verify({ ...proof, codeHash: "new" })).toBe(true);
    expect(await attempts.verify({ ...proof, codeHash: "new", tokenHash: "second" })).toBe(false);
    expect(await attempts.renewCode({ ...renewal, sentAt: sentAt + minute })).toBe(false);
  });

  test("a verified sign-up attempt is consumed once, by its own token", async () => {
    const attempts = await begin("a5");
    const use = (tokenHash: string, now = noon) => attempts.consume({ idHash: "a5", tokenHash, now });
    expect(await use("token")).toBeUndefined();
    await attempts.verify({ idHash: "a5", codeHash: "code", tokenHash: "token", verifiedAt: noon });
    expect(await use("other")).toBeUndefined();
    expect(await attempts.consume({ idHash: "a4", tokenHash: "other", now: noon })).toBeUndefined();
    expect(await use("token", noon + 60 * minute)).toBeUndefined();
    expect(await use("token")).toMatchObject({ email: "a5@example.com", verifiedAt: noon });
    expect(await use("token")).toBeUndefined();
  });
});
