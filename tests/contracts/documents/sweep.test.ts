import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { sweep } from "../../../server/jobs/sweep.ts";
import { change, noon, settle } from "./people.ts";

describe.each(engines)("sweeping on %s", (_engine, create) => {
  const at = opened(create);

  test("a sweep deletes what has expired, and nothing else", async () => {
    const { documents } = at;
    await settle(documents, "sato", { username: "sato_1" });
    const userId = "sato";
    for (const [name, expiresAt] of [
      ["old", noon],
      ["new", noon + 1],
    ] as const) {
      await documents.sessions.begin({ tokenHash: name, userId, createdAt: 0, expiresAt });
      await documents.resetTokens.create({ tokenHash: name, userId, expiresAt });
      await documents.resetRequests.add({ id: name, email: "a@example.com", askedAt: 0, expiresAt });
      const openid = { codeVerifier: "", nonce: "", purpose: "", userId: null };
      await documents.openidAttempts.create({ ...openid, stateHash: name, expiresAt });
      const signup = { email: "", codeHash: "", codeExpiresAt: noon, sentAt: 0 };
      await documents.signupAttempts.create({ ...signup, idHash: name, expiresAt });
      await documents.rateLimits.consume({ key: name, now: 0, windowMs: expiresAt });
      await change(documents, userId, { username: `sato_for_${name}`, usernameFreedUntil: expiresAt });
    }
    await sweep({ documents, now: () => noon });
    const tables = [
      "sessions",
      "reset_requests",
      "reset_tokens",
      "openid_attempts",
      "signup_attempts",
      "rate_limits",
    ] as const;
    await using db = at.database.connect();
    for (const table of tables) {
      const rows = await db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).toContain('"new"');
      expect(JSON.stringify(rows)).not.toContain('"old"');
    }
    const held = await db.selectFrom("freed_usernames").select("username").execute();
    expect(held.map(({ username }) => username)).toEqual(["sato_for_old"]);
    expect(await documents.users.byId("sato")).toMatchObject({ username: "sato_for_new" });
  });

  test("a sweep deletes several batches, and nothing while another server holds the lease", async () => {
    const { documents } = at;
    await using db = at.database.connect();
    const rows = Array.from({ length: 1234 }, (_, n) => ({ key: `many ${n}`, count: 1, resets_at: n }));
    for (const from of [0, 500, 1000])
      await db
        .insertInto("rate_limits")
        .values(rows.slice(from, from + 500))
        .execute();
    const left = async () =>
      (await db.selectFrom("rate_limits").select("key").where("key", "like", "many %").execute()).length;
    const clock = { now: noon };
    const run = () => sweep({ documents, now: () => clock.now });
    await documents.leases.acquire({ name: "sweep", holder: "another", now: noon, expiresAt: noon + 1 });
    await run();
    expect(await left()).toBe(1234);
    clock.now = noon + 1;
    await run();
    expect(await left()).toBe(0);
  });

  test("no row is deleted under a lease that could not be acquired", async () => {
    const { documents } = at;
    await documents.rateLimits.consume({ key: "unswept", now: 0, windowMs: 1 });
    let asked = 0;
    const acquire = () => ((asked += 1) === 1 ? Promise.reject(new Error("away")) : Promise.resolve(false));
    await sweep({ documents: { ...documents, leases: { ...documents.leases, acquire } }, now: () => noon });
    expect(asked).toBe(2);
    await using db = at.database.connect();
    const left = await db.selectFrom("rate_limits").select("key").where("key", "=", "unswept").execute();
    expect(left).toHaveLength(1);
  });
});
