import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon, settle } from "./people.ts";

describe.each(engines)("saves on %s", (_engine, create) => {
  const at = opened(create);
  const add = (userId: string, gemId: number, savedAt: number) =>
    at.documents.saves.add({ userId, gemId, savedAt });

  test("saved gems are listed newest first, also in the user document", async () => {
    await settle(at.documents, "aoi");
    await add("aoi", 3, noon + 1);
    await add("aoi", 12, noon + 3);
    await add("aoi", 7, noon + 2);
    await add("aoi", 5, noon + 2);
    expect(await at.documents.saves.list("aoi")).toEqual([12, 5, 7, 3]);
    expect((await at.documents.users.byId("aoi"))?.savedGems).toEqual([12, 5, 7, 3]);
    expect((await at.documents.users.byEmail("aoi@example.com"))?.savedGems).toEqual([12, 5, 7, 3]);
  });

  test("saving twice keeps the first position, removing twice succeeds, and both set lastUpdated", async () => {
    await settle(at.documents, "ema");
    const lastUpdated = async () => (await at.documents.users.byId("ema"))?.lastUpdated;
    expect(await lastUpdated()).toBeNull();
    await add("ema", 1, noon + 1);
    await add("ema", 2, noon + 2);
    await add("ema", 1, noon + 3);
    expect(await at.documents.saves.list("ema")).toEqual([2, 1]);
    expect(await lastUpdated()).toBe(noon + 3);
    await at.documents.saves.remove({ userId: "ema", gemId: 2, removedAt: noon + 4 });
    await at.documents.saves.remove({ userId: "ema", gemId: 2, removedAt: noon + 5 });
    expect(await at.documents.saves.list("ema")).toEqual([1]);
    expect(await lastUpdated()).toBe(noon + 5);
    expect((await at.documents.users.byId("ema"))?.updatedAt).toBe(noon);
  });

  test("the saves of one user do not appear for another", async () => {
    await settle(at.documents, "ito");
    await settle(at.documents, "ono");
    await add("ito", 4, noon);
    expect(await at.documents.saves.list("ono")).toEqual([]);
    await at.documents.saves.remove({ userId: "ono", gemId: 4, removedAt: noon });
    expect(await at.documents.saves.list("ito")).toEqual([4]);
  });
});
