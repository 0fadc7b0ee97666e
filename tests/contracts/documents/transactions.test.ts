import { describe, expect, test } from "vitest";
import { openDocuments } from "../../../server/documents/open.ts";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon, refusalOf, review, settle } from "./people.ts";

describe.each(engines)("transactions on %s", (_engine, create) => {
  const at = opened(create);

  test("a transaction commits all its writes", async () => {
    const kept = await at.documents.transaction(async (inside) => {
      await settle(inside, "mei");
      await inside.credentials.set({ userId: "mei", passwordHash: "hash" });
      return "value";
    });
    expect(kept).toBe("value");
    expect(await at.documents.credentials.byEmail("Mei@example.com")).toEqual({
      userId: "mei",
      passwordHash: "hash",
    });
  });

  test("a transaction that throws is rolled back, and the connection stays usable", async () => {
    const failed = at.documents.transaction(async (inside) => {
      await settle(inside, "ren");
      throw new Error("changed my mind");
    });
    await expect(failed).rejects.toThrow("changed my mind");
    expect(await at.documents.users.byId("ren")).toBeUndefined();
    await settle(at.documents, "ren");
  });

  test("a transaction that the engine refuses is rolled back", async () => {
    await settle(at.documents, "sora");
    const refused = at.documents.transaction(async (inside) => {
      await settle(inside, "umi");
      await inside.saves.add({ userId: "umi", gemId: 1, savedAt: noon });
      await settle(inside, "umi2", { username: "sora" });
    });
    expect(await refusalOf(refused)).toEqual({ code: "taken", what: "username" });
    expect(await at.documents.users.byId("umi")).toBeUndefined();
    expect(await at.documents.saves.list("umi")).toEqual([]);
  });

  test("nested transactions run in the outer one", async () => {
    await settle(at.documents, "nao");
    const failed = at.documents.transaction((outer) =>
      outer.transaction(async (inner) => {
        await review(inner, { gemId: 1, userId: "nao" });
        await inner.saves.add({ userId: "nao", gemId: 1, savedAt: noon });
        await outer.users.update({ id: "nao", updatedAt: noon, usernameFreedUntil: noon, bio: "nested" });
        throw new Error("all of it");
      }),
    );
    await expect(failed).rejects.toThrow("all of it");
    expect(await at.documents.users.byId("nao")).toMatchObject({ bio: "", savedGems: [] });
    expect(await at.documents.reviews.totals(1)).toMatchObject({ count: 0 });
  });

  test("another server reads committed data only", async () => {
    await at.documents.transaction(async (inside) => {
      await settle(inside, "kei");
      expect(await at.others.users.byId("kei")).toBeUndefined();
    });
    expect(await at.others.users.byId("kei")).toMatchObject({ id: "kei" });
  });

  test("rows of a user who does not exist are refused as missing", async () => {
    const missing = { code: "missing" };
    const { credentials, googleIdentities, openidAttempts, resetTokens, saves, sessions } = at.documents;
    const userId = "nobody";
    expect(await refusalOf(credentials.set({ userId, passwordHash: "h" }))).toEqual(missing);
    expect(await refusalOf(googleIdentities.link({ userId, subject: "s" }))).toEqual(missing);
    const session = { tokenHash: "t", userId, createdAt: noon, expiresAt: noon + 1 };
    expect(await refusalOf(sessions.begin(session))).toEqual(missing);
    expect(await refusalOf(resetTokens.create({ tokenHash: "t", userId, expiresAt: noon + 1 }))).toEqual(
      missing,
    );
    const attempt = {
      stateHash: "s",
      codeVerifier: "v",
      nonce: "n",
      purpose: "p",
      userId,
      expiresAt: noon + 1,
    };
    expect(await refusalOf(openidAttempts.create(attempt))).toEqual(missing);
    expect(await refusalOf(saves.add({ userId, gemId: 1, savedAt: noon }))).toEqual(missing);
    expect(await refusalOf(saves.remove({ userId, gemId: 1, removedAt: noon }))).toEqual(missing);
    expect(await refusalOf(review(at.documents, { gemId: 1, userId }))).toEqual(missing);
    expect(await at.documents.reviews.totals(1)).toMatchObject({ count: 0, revision: 0 });
  });

  test("a database is ready while it is open, and not after it is closed", async () => {
    const documents = await openDocuments({ url: at.database.url });
    await documents.ready();
    await documents.close();
    await expect(documents.ready()).rejects.toThrow();
  });

  test("a database that cannot be reached is refused as unavailable", async () => {
    const elsewhere = at.database.url.startsWith("sqlite:")
      ? "sqlite:/nowhere/at/all.db"
      : "postgres://postgres@127.0.0.1:1/nowhere";
    expect(await refusalOf(openDocuments({ url: elsewhere }))).toEqual({ code: "unavailable" });
  });
});
