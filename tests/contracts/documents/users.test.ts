import { describe, expect, test } from "vitest";
import { Refused, conflictAsValue } from "../../../server/base/refused.ts";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { change, day, noon, person, refusalOf, review, settle } from "./people.ts";

describe.each(engines)("users on %s", (_engine, create) => {
  const at = opened(create);

  test("a created user reads back as the specification's document", async () => {
    const created = await settle(at.documents, "kenji", {
      email: "Kenji@Example.com",
      username: "Kenji_1",
      emailVerified: true,
      bio: "鎌倉 \u{1F343}",
    });
    expect(created).toStrictEqual({
      id: "kenji",
      email: "Kenji@Example.com",
      emailVerified: true,
      name: "Name of kenji",
      username: "kenji_1",
      nickname: "Nick of kenji",
      bio: "鎌倉 \u{1F343}",
      profileImage: null,
      age: null,
      savedGems: [],
      createdAt: noon,
      updatedAt: noon,
      lastUpdated: null,
      suspension: null,
    });
    expect(await at.documents.users.byId("kenji")).toStrictEqual(created);
    expect(await at.documents.users.byEmail("KENJI@example.COM")).toStrictEqual(created);
    expect(await at.documents.users.byId("nobody")).toBeUndefined();
    expect(await at.documents.users.byEmail("nobody@example.com")).toBeUndefined();
  });

  test("an email address in other letter case is refused as taken, by name", async () => {
    await settle(at.documents, "emi");
    const refusal = await refusalOf(settle(at.documents, "emi2", { email: "EMI@example.com" }));
    expect(refusal).toEqual({ code: "taken", what: "email" });
    expect(await at.documents.users.byId("emi2")).toBeUndefined();
  });

  test("a username in other letter case is refused as taken; several users may have none", async () => {
    await settle(at.documents, "aki");
    const refusal = await refusalOf(settle(at.documents, "aki2", { username: "AKI" }));
    expect(refusal).toEqual({ code: "taken", what: "username" });
    await settle(at.documents, "nameless1", { username: null });
    await settle(at.documents, "nameless2", { username: null });
  });

  test("a user id that is used twice is refused as a taken key", async () => {
    await settle(at.documents, "twice");
    const refusal = await refusalOf(
      settle(at.documents, "twice", { email: "other@example.com", username: "other" }),
    );
    expect(refusal).toEqual({ code: "taken", what: "key" });
  });

  test("a username is free, taken, own, blocked and free again at the right times", async () => {
    await settle(at.documents, "jun", { username: "jun_a" });
    const free = (username: string, now = noon, userId?: string) =>
      at.documents.users.isUsernameFree({ username, now, ...(userId && { userId }) });
    expect(await free("jun_b")).toBe(true);
    expect(await free("JUN_A")).toBe(false);
    expect(await free("jun_a", noon, "jun")).toBe(true);
    await change(at.documents, "jun", { username: "jun_b", usernameFreedUntil: noon + 180 * day });
    expect(await free("jun_a")).toBe(false);
    expect(await free("jun_a", noon, "jun")).toBe(true);
    expect(await free("jun_a", noon + 180 * day)).toBe(true);
  });

  test("a freed username is blocked for others until its time, and available to its former owner", async () => {
    await settle(at.documents, "rin", { username: "rin_a" });
    await settle(at.documents, "rio", { username: "rio" });
    const rename = (id: string, username: string, moment = noon) =>
      change(at.documents, id, { at: moment, usernameFreedUntil: moment + 180 * day, username });
    await rename("rin", "rin_b");
    const taken = { code: "taken", what: "username" };
    expect(await refusalOf(rename("rio", "rin_a"))).toEqual(taken);
    expect(await refusalOf(settle(at.documents, "rie", { username: "rin_a" }))).toEqual(taken);
    expect((await at.documents.users.byId("rio"))?.username).toBe("rio");
    expect(await at.documents.users.byId("rie")).toBeUndefined();
    expect((await rename("rin", "rin_a")).username).toBe("rin_a");
    expect((await rename("rio", "rin_b", noon + 180 * day)).username).toBe("rin_b");
  });

  test("a profile update changes the given fields and nothing else", async () => {
    const before = await settle(at.documents, "mika", { bio: "old" });
    const changes = { bio: "new", age: 33.5 };
    expect(await change(at.documents, "mika", { ...changes, at: noon + 1 })).toStrictEqual({
      ...before,
      ...changes,
      updatedAt: noon + 1,
    });
    const cleared = { age: null, name: "Mika", emailVerified: true };
    expect(await change(at.documents, "mika", cleared)).toMatchObject({ ...cleared, bio: "new" });
  });

  test("a profile update refuses a taken username and a missing user", async () => {
    await settle(at.documents, "goro");
    await settle(at.documents, "hana");
    const update = (id: string, changes: Parameters<typeof change>[2]) =>
      refusalOf(change(at.documents, id, { at: noon + 1, bio: "x", ...changes }));
    expect(await update("hana", { username: "GORO" })).toEqual({ code: "taken", what: "username" });
    const unchanged = { username: "hana", bio: "", updatedAt: noon };
    expect(await at.documents.users.byId("hana")).toMatchObject(unchanged);
    expect(await update("nobody", {})).toEqual({ code: "missing" });
  });

  test("a new nickname is copied into the user's reviews without changing their dates", async () => {
    await settle(at.documents, "yuki");
    const written = await review(at.documents, { gemId: 3, userId: "yuki" });
    const { revision } = await at.documents.reviews.totals(3);
    await change(at.documents, "yuki", { at: noon + day, nickname: "Snow" });
    expect(await at.documents.reviews.find({ gemId: 3, userId: "yuki" })).toStrictEqual({
      ...written,
      userNickname: "Snow",
    });
    expect((await at.documents.reviews.totals(3)).revision).toBeGreaterThan(revision);
  });

  test("a new image takes its file off the deletion queue and adds the old one", async () => {
    await settle(at.documents, "taro");
    const due = async () =>
      (await at.documents.fileDeletions.due({ now: noon + 9 * day, limit: 10 })).map(({ key }) => key);
    await at.documents.fileDeletions.queue({ key: "taro/1", createdAt: noon, dueAt: noon + day });
    await at.documents.fileDeletions.queue({ key: "taro/2", createdAt: noon, dueAt: noon + day });
    await change(at.documents, "taro", { profileImage: "taro/1" });
    expect(await due()).toEqual(["taro/2"]);
    await change(at.documents, "taro", { profileImage: "taro/2" });
    expect(await due()).toEqual(["taro/1"]);
    await change(at.documents, "taro", { profileImage: "taro/2", bio: "same image" });
    expect(await due()).toEqual(["taro/1"]);
    await at.documents.fileDeletions.queue({ key: "taro/2", createdAt: noon, dueAt: noon });
    const keep = (key: string) => at.documents.fileDeletions.keepIfUsed({ key, userId: "taro" });
    expect([await keep("taro/1"), await keep("taro/2")]).toEqual([false, true]);
    expect(await due()).toEqual(["taro/1"]);
  });

  test("a conflict becomes a value; other errors are thrown", async () => {
    await settle(at.documents, "sota");
    const doubled = conflictAsValue(at.documents.users.create(person("sota2", { username: "sota" })));
    expect(await doubled).toEqual({ ok: false, refusal: { code: "taken", what: "username" } });
    expect(await conflictAsValue(Promise.resolve(1))).toEqual({ ok: true, value: 1 });
    await expect(conflictAsValue(Promise.reject(new Error("fault")))).rejects.toThrow("fault");
    const unavailable = new Refused({ code: "unavailable" });
    await expect(conflictAsValue(Promise.reject(unavailable))).rejects.toBe(unavailable);
  });
});
