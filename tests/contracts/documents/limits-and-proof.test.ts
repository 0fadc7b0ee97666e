import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon, settle } from "./people.ts";

describe.each(engines)("limits and proven addresses on %s", (_engine, create) => {
  const at = opened(create);

  test("a take given back is free again, and no more than was taken", async () => {
    const consume = () => at.documents.rateLimits.consume({ key: "k", now: noon, windowMs: 1000 });
    await consume();
    expect((await consume()).count).toBe(2);
    await at.documents.rateLimits.refund("k");
    expect((await consume()).count).toBe(2);
    for (let n = 0; n < 5; n += 1) await at.documents.rateLimits.refund("k");
    expect((await consume()).count).toBe(1);
    await at.documents.rateLimits.refund("unknown");
  });

  test("an address is proven once it is confirmed, and nothing else changes", async () => {
    const before = await settle(at.documents, "prover");
    await at.documents.users.confirmEmail("prover");
    expect(await at.documents.users.byId("prover")).toStrictEqual({ ...before, emailVerified: true });
  });
});
