import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon } from "./people.ts";

describe.each(engines)("leases on %s", (engine, create) => {
  const at = opened(create);
  const take = (name: string, holder: string, now = noon) =>
    at.documents.leases.acquire({ name, holder, now, expiresAt: now + 1000 });

  test("a lease belongs to one holder until it expires, and the holder can renew it", async () => {
    expect(await take("a", "one")).toBe(true);
    expect(await take("a", "two")).toBe(false);
    expect(await take("a", "one", noon + 900)).toBe(true);
    expect(await take("a", "two", noon + 1899)).toBe(false);
    expect(await take("a", "two", noon + 1900)).toBe(true);
    expect(await take("a", "one", noon + 1900)).toBe(false);
  });

  test("only its holder can release a lease, which is then free", async () => {
    await take("b", "one");
    await at.documents.leases.release({ name: "b", holder: "two" });
    expect(await take("b", "two")).toBe(false);
    await at.documents.leases.release({ name: "b", holder: "one" });
    expect(await take("b", "two")).toBe(true);
  });

  test("of twenty that acquire a lease at once, one gets it", async () => {
    // Two of SQLite's in one process wait for each other.
    const others = engine === "SQLite" ? at.documents : at.others;
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 === 0 ? at.documents : others).leases.acquire({
          name: "raced",
          holder: String(n),
          now: noon,
          expiresAt: noon + 1000,
        }),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });
});
