import { describe, expect, test } from "vitest";
import { straightPress } from "../../../domain/stamps/press.ts";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon, settle } from "./people.ts";

const stamp = { gemId: 4, month: "2026-11", ...straightPress };
const tilted = { gemId: 4, month: "2026-10", ink: 33, tiltX: -100, tiltY: 100, turn: -12, grain: 255 };

describe.each(engines)("stamps, on %s", (_engine, create) => {
  const at = opened(create);

  test("a stamp is kept as it was pressed, and belongs to one user", async () => {
    await settle(at.documents, "aoi");
    await settle(at.documents, "ito");
    const { stamps } = at.documents;
    await stamps.write("aoi", { ...stamp, gemId: 12 }, noon);
    await stamps.write("aoi", tilted, noon);
    expect(await stamps.list("aoi")).toEqual([tilted, { ...stamp, gemId: 12 }]);
    expect(await stamps.list("ito")).toEqual([]);
  });

  test("the last press takes the place of the one before", async () => {
    await settle(at.documents, "ema");
    const { stamps } = at.documents;
    await stamps.write("ema", stamp, noon);
    await stamps.write("ema", tilted, noon + 1);
    expect(await stamps.list("ema")).toEqual([tilted]);
  });

  test("two servers that press at the same time leave one whole stamp", async () => {
    await settle(at.documents, "rin");
    const { stamps } = at.documents;
    await Promise.all([stamps.write("rin", stamp, noon), stamps.write("rin", tilted, noon)]);
    const [left, ...more] = await stamps.list("rin");
    expect(more).toEqual([]);
    expect([stamp, tilted]).toContainEqual(left);
  });

  test("the month changes alone, and only of a stamp that is there", async () => {
    await settle(at.documents, "kei");
    const { stamps } = at.documents;
    await stamps.write("kei", tilted, noon);
    await stamps.setMonth("kei", { gemId: 4, month: "1999-01" }, noon + 1);
    await stamps.setMonth("kei", { gemId: 5, month: "1999-01" }, noon + 1);
    expect(await stamps.list("kei")).toEqual([{ ...tilted, month: "1999-01" }]);
    await stamps.remove("kei", 4);
    await stamps.remove("kei", 4);
    expect(await stamps.list("kei")).toEqual([]);
  });

  test("a user who is gone has none, and a press is refused", async () => {
    await settle(at.documents, "ono");
    await at.documents.stamps.write("ono", stamp, noon);
    await at.documents.users.erase({ id: "ono", erasedAt: noon, usernameFreedUntil: noon });
    expect(await at.documents.stamps.list("ono")).toEqual([]);
    await expect(at.documents.stamps.write("ono", stamp, noon)).rejects.toMatchObject({
      refusal: { code: "missing" },
    });
  });
});
