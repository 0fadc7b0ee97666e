import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { fixture } from "../../support/fixture.ts";
import { wrongTotals } from "../../support/recount.ts";
import { opened } from "./opened.ts";
import { noon, settle } from "./people.ts";
import { racersOn } from "./race.ts";

describe.each(engines)("two servers on %s", (_engine, create) => {
  const at = opened(create);
  const racers = fixture(async (owned) => owned.use(await racersOn(at.database.url)));

  test("of two servers that create the same username, exactly one succeeds", async () => {
    const rounds = 40;
    const [first, second] = await racers.race({ name: "same username", rounds });
    const taken = { code: "taken", what: "username" };
    for (let round = 0; round < rounds; round++) {
      const winner = { username: `contested_${round}` };
      const outcomes = [first[round], second[round]];
      expect(outcomes).toContainEqual(expect.objectContaining(winner));
      expect(outcomes).toContainEqual(taken);
    }
  });

  test("two concurrent reviews of one person and gem give one row, and the totals agree", async () => {
    await settle(at.documents, "shared");
    const outcomes = await racers.race({ name: "same review", rounds: 40 });
    for (const outcome of outcomes.flat()) expect(outcome).toMatchObject({ userId: "shared" });
    expect((await at.documents.users.footprint("shared")).reviews).toBe(40);
    expect(await recount()).toEqual([]);
  });

  test("concurrent saves are all stored", async () => {
    await racers.race({ name: "different saves", rounds: 60 });
    expect((await at.documents.users.footprint("shared")).saves).toBe(120);
  });

  test("a user who is erased while writing leaves neither rows nor counts", async () => {
    for (let round = 0; round < 40; round++) await settle(at.documents, `short-lived-${round}`);
    const [erased, wrote] = await racers.race({ name: "erase against writes", rounds: 40 });
    for (const outcome of erased)
      expect(outcome).toMatchObject({ reviewedGems: expect.any(Array) as unknown });
    for (const outcome of wrote) if (!Array.isArray(outcome)) expect(outcome).toEqual({ code: "missing" });
    expect(await at.documents.users.footprint("short-lived-0")).toEqual({ reviews: 0, saves: 0 });
    expect(await recount()).toEqual([]);
  });

  test("of two servers that consume a token, one gets it", async () => {
    for (let round = 0; round < 40; round++) {
      const token = { tokenHash: `token-${round}`, userId: "shared", expiresAt: noon + 1 };
      await at.documents.resetTokens.create(token);
    }
    const [first, second] = await racers.race({ name: "one use", rounds: 40 });
    for (let round = 0; round < 40; round++)
      expect(new Set([first[round], second[round]])).toEqual(new Set(["shared", null]));
  });

  test("every concurrent attempt at a shared limit is counted once", async () => {
    const outcomes = await racers.race({ name: "rate limit", rounds: 50 });
    expect(outcomes.flat()).toHaveLength(100);
    for (let count = 1; count <= 100; count++)
      expect(outcomes.flat()).toContainEqual({ count, resetsAt: noon + 1000 });
  });

  test("concurrent workers never claim the same mail", async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `mail-${String(index).padStart(3, "0")}`);
    const mail = { recipient: "", subject: "", body: "", createdAt: noon };
    await at.documents.transaction(async (inside) => {
      for (const id of ids) await inside.outbox.enqueue({ ...mail, id });
    });
    const claims = await racers.race({ name: "claims", rounds: 60 });
    expect(claims.flat(2).toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual(ids);
  });

  const recount = async () => {
    await using db = at.database.connect();
    return await wrongTotals(db);
  };
});
