import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon, settle } from "./people.ts";

describe.each(engines)("limits and proven addresses on %s", (_engine, create) => {
  const at = opened(create);

  test("a take given back is free again, and no more than was taken", async () => {
    const take = () => at.documents.rateLimits.take({ key: "k", now: noon, windowMs: 1000 });
    await take();
    expect((await take()).count).toBe(2);
    await at.documents.rateLimits.giveBack("k");
    expect((await take()).count).toBe(2);
    for (let n = 0; n < 5; n += 1) await at.documents.rateLimits.giveBack("k");
    expect((await take()).count).toBe(1);
    await at.documents.rateLimits.giveBack("unknown");
  });

  test("an address is proven once it is confirmed, and nothing else changes", async () => {
    const before = await settle(at.documents, "prover");
    await at.documents.users.confirmEmail("prover");
    expect(await at.documents.users.byId("prover")).toStrictEqual({ ...before, emailVerified: true });
  });
});
