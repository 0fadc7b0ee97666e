import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon, settle } from "./people.ts";

describe.each(engines)("the order of saved gems and the notes on them, on %s", (_engine, create) => {
  const at = opened(create);
  const write = (userId: string, text: string, revision: number, gemId = 4) =>
    at.documents.savedNotes.write({ userId, gemId, text, revision, updatedAt: noon });

  test("the last order counts, and belongs to one user", async () => {
    await settle(at.documents, "aoi");
    await settle(at.documents, "ito");
    const { savedOrders } = at.documents;
    expect(await savedOrders.read("aoi")).toEqual([]);
    await savedOrders.write({ userId: "aoi", gemIds: [3, 12], updatedAt: noon });
    await savedOrders.write({ userId: "aoi", gemIds: [12, 3, 5], updatedAt: noon + 1 });
    expect(await savedOrders.read("aoi")).toEqual([12, 3, 5]);
    expect(await savedOrders.read("ito")).toEqual([]);
    await savedOrders.write({ userId: "aoi", gemIds: [], updatedAt: noon + 2 });
    expect(await savedOrders.read("aoi")).toEqual([]);
  });

  test("a note is written only from the revision that was seen", async () => {
    await settle(at.documents, "ema");
    expect(await write("ema", "first", 0)).toBe(true);
    expect(await write("ema", "also first", 0)).toBe(false);
    expect(await write("ema", "second", 1)).toBe(true);
    expect(await write("ema", "old", 1)).toBe(false);
    expect(await write("ema", "from nowhere", 7)).toBe(false);
    expect(await write("ema", "elsewhere", 3, 5)).toBe(false);
    expect([...(await at.documents.savedNotes.list("ema"))]).toEqual([[4, { text: "second", revision: 2 }]]);
  });

  test("of two devices that write at the same time one is told", async () => {
    await settle(at.documents, "rin");
    const answers = await Promise.all(["one", "two"].map((text) => write("rin", text, 0)));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test("a user who is gone has neither, and what is written is refused", async () => {
    await settle(at.documents, "ono");
    await write("ono", "secret", 0);
    await at.documents.savedOrders.write({ userId: "ono", gemIds: [4], updatedAt: noon });
    await at.documents.users.erase({ id: "ono", erasedAt: noon, usernameFreedUntil: noon });
    expect(await at.documents.savedOrders.read("ono")).toEqual([]);
    expect([...(await at.documents.savedNotes.list("ono"))]).toEqual([]);
    const missing = { refusal: { code: "missing" } };
    await expect(write("ono", "again", 0)).rejects.toMatchObject(missing);
    const order = { userId: "ono", gemIds: [4], updatedAt: noon };
    await expect(at.documents.savedOrders.write(order)).rejects.toMatchObject(missing);
  });
});
