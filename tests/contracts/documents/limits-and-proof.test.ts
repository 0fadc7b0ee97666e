import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon, settle } from "./people.ts";

describe.each(engines)("limits and proven addresses on %s", (engine, create) => {
  const at = opened(create);

  test("a refunded attempt can be used again, and no more is refunded than was consumed", async () => {
    const consume = () => at.documents.rateLimits.consume({ key: "k", now: noon, windowMs: 1000 });
    await consume();
    expect((await consume()).count).toBe(2);
    await at.documents.rateLimits.refund("k");
    expect((await consume()).count).toBe(2);
    for (let n = 0; n < 5; n += 1) await at.documents.rateLimits.refund("k");
    expect((await consume()).count).toBe(1);
    await at.documents.rateLimits.refund("unknown");
  });

  test("password checks are stored for each account, oldest first, changed and cleared", async () => {
    const check = (address: string, time: number) => ({ address, at: time });
    const change = (accountKey: string, checks: readonly ReturnType<typeof check>[]) =>
      at.documents.count(({ passwordChecks }) =>
        passwordChecks.change({ accountKey, expiresAt: noon }, (kept) => [...kept, ...checks]),
      );
    const kept = (...keys: readonly string[]) => at.documents.passwordChecks.kept(keys);
    expect(await kept("a", "b")).toEqual([]);
    await change("a", [check("x", 1), check("y", 3)]);
    await change("b", [check("z", 2)]);
    expect(await kept("a", "b")).toEqual([check("x", 1), check("z", 2), check("y", 3)]);
    await at.documents.count(({ passwordChecks }) =>
      passwordChecks.change({ accountKey: "a", expiresAt: noon }, (all) => all.slice(1)),
    );
    expect(await kept("a")).toEqual([check("y", 3)]);
    await at.documents.passwordChecks.clear(["a", "c"]);
    expect([await kept("a"), await kept("b")]).toEqual([[], [check("z", 2)]]);
    await at.documents.deleteExpired({ table: "password_checks", now: noon, limit: 10 });
    expect(await kept("b")).toEqual([]);
  });

  test("twenty concurrent changes of an account's password checks lose none", async () => {
    // Two SQLite connections in one process would block each other.
    const others = engine === "SQLite" ? at.documents : at.others;
    const place = { accountKey: "raced", expiresAt: noon };
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? at.documents : others).count(({ passwordChecks }) =>
          passwordChecks.change(place, (kept) => [...kept, { address: String(n), at: kept.length }]),
        ),
      ),
    );
    const kept = await at.documents.passwordChecks.kept(["raced"]);
    expect(kept.map((each) => each.at)).toEqual(Array.from({ length: 20 }, (_, n) => n));
  });

  test("confirming an email address verifies it and changes nothing else", async () => {
    const before = await settle(at.documents, "prover");
    await at.documents.users.confirmEmail("prover");
    expect(await at.documents.users.byId("prover")).toStrictEqual({ ...before, emailVerified: true });
  });
});
