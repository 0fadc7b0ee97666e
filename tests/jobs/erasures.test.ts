import { describe, expect, test } from "vitest";
import { allNames } from "../../server/files/files.ts";
import { settleErasures } from "../../server/jobs/erasures.ts";
import { day, hour } from "../support/clock.ts";
import { recordedSince } from "../support/recorded-erasures.ts";
import { createWorld } from "../support/world.ts";

/** An application that counts how many erasures a run reads from the two lists. */
async function settledApp() {
  const world = await createWorld();
  const read = { listed: 0, recorded: 0 };
  const { documents, erasureList } = world.app;
  const counted = {
    ...world.app,
    erasureList: {
      ...erasureList,
      async *since(time: number) {
        for await (const page of erasureList.since(time)) {
          read.listed += page.length;
          yield page;
        }
      },
    },
    documents: {
      ...documents,
      erasures: {
        ...documents.erasures,
        async *pages(span: { since: number; until?: number | undefined }) {
          for await (const page of documents.erasures.pages(span)) {
            read.recorded += page.length;
            yield page;
          }
        },
      },
    },
  };
  const settle = async () => {
    Object.assign(read, { listed: 0, recorded: 0 });
    await settleErasures(counted);
    return { ...read };
  };
  return { ...world, settle };
}

/** Calls `run` with the numbers below `count`, a hundred at a time: they share commits, and few files are open. */
async function inBatches(count: number, run: (n: number) => Promise<unknown>): Promise<void> {
  const numbers = Array.from({ length: count }, (_, n) => n);
  while (numbers.length > 0) await Promise.all(numbers.splice(0, 100).map(run));
}

describe("the job that settles the two lists of erased users", () => {
  test("both lists of erasures are completed, also when they are long and many erasures share a millisecond", async () => {
    await using world = await settledApp();
    const { app, clock, settle } = world;
    const at = (n: number) => clock.now() - day + Math.floor(n / 300);
    await inBatches(2600, async (n) => {
      const erasure = { userId: `u${String(n).padStart(4, "0")}`, erasedAt: at(n) };
      if (n % 3 !== 1) await app.documents.erasures.record(erasure);
      if (n % 3 !== 2) await app.erasureList.add(erasure);
    });
    await settle();
    expect(await recordedSince(app.documents, 0)).toHaveLength(2600);
    expect(await allNames(app.files, "erasures")).toHaveLength(2600);
  });

  test("a run of the erasure job reads the erasures since the last run and an hour before, and no others", async () => {
    await using world = await settledApp();
    const { app, clock, settle } = world;
    const erase = async (userId: string) => {
      const erasure = { userId, erasedAt: clock.now() };
      await app.documents.erasures.record(erasure);
      await app.erasureList.add(erasure);
    };
    await inBatches(1500, (n) => erase(`early-${n}`));
    clock.advance(3 * hour);
    await erase("late");
    expect((await settle()).recorded).toBe(1501);
    // The first page of the list is read to find expired entries.
    expect(await settle()).toEqual({ listed: 1000 + 1, recorded: 1 });
  });

  test("after an older copy of the database was restored, all users erased since then are erased again", async () => {
    await using world = await settledApp();
    const { app, clock, people, settle } = world;
    await people.settle("returns");
    await settle();
    const copied = await app.documents.erasures.settledUntil();
    clock.advance(5 * hour);
    await app.erasureList.add({ userId: "returns", erasedAt: clock.now() });
    clock.advance(5 * hour);
    await app.documents.erasures.keepSettledUntil(copied);
    await app.documents.users.erase({ id: "another", erasedAt: clock.now(), usernameFreedUntil: 0 });
    await settle();
    expect(await app.documents.users.byId("returns")).toBeUndefined();
    expect(await app.documents.erasures.settledUntil()).toBe(clock.now());
  });

  test("after a clock was a year ahead, users who come back with a copy of that time are erased again", async () => {
    await using world = await settledApp();
    const { app, clock, people, settle } = world;
    for (const id of ["erased-ahead", "erased-after"]) await people.settle(id);
    clock.advance(365 * day);
    await settle();
    await app.erasureList.add({ userId: "erased-ahead", erasedAt: clock.now() });
    clock.advance(-365 * day);
    await app.erasureList.add({ userId: "erased-after", erasedAt: clock.now() });
    await settle();
    for (const id of ["erased-ahead", "erased-after"])
      expect(await app.documents.users.byId(id)).toBeUndefined();
  });

  test("names in the list that are no times of a clock harm nobody, nor do those that an earlier release took over", async () => {
    await using world = await settledApp();
    const { app, clock, people, settle } = world;
    await people.settle("returns");
    const bad = [
      "9999999999999999_x",
      "9999999999999_y",
      "99999999999999_z",
      "0000000000001_a",
      "123_b",
      "_c",
      "d",
    ];
    for (const name of bad) await app.files.put(`erasures/${name}`, new Uint8Array());
    await app.documents.erasures.record({ userId: "x", erasedAt: 10 ** 16 });
    await app.erasureList.add({ userId: "returns", erasedAt: clock.now() });
    for (let run = 0; run < 2; run += 1) await settle();
    expect(await app.documents.users.byId("returns")).toBeUndefined();
    expect(await recordedSince(app.documents, 0)).toEqual([{ userId: "returns", erasedAt: clock.now() }]);
    expect(await app.documents.erasures.recorded(["x"])).toEqual(new Set());
    expect(await allNames(app.files, "erasures")).toEqual([...bad, `${clock.now()}_returns`].toSorted());
  });

  test("a new file storage gets the whole list of erasures", async () => {
    await using world = await settledApp();
    const { app, clock, settle } = world;
    await app.documents.erasures.record({ userId: "gone", erasedAt: clock.now() - 30 * day });
    await settle();
    await app.files.remove(`erasures/${clock.now() - 30 * day}_gone`);
    expect(await allNames(app.files, "erasures")).toEqual([]);
    await settle();
    expect(await allNames(app.files, "erasures")).toEqual([`${clock.now() - 30 * day}_gone`]);
  });
});
