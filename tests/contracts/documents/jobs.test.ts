import { describe, expect, test } from "vitest";
import { engines } from "../../support/databases.ts";
import { opened } from "./opened.ts";
import { noon } from "./people.ts";

describe.each(engines)("jobs and limits on %s", (_engine, create) => {
  const at = opened(create);

  test("a mail is claimed when due, hidden while claimed, and deleted when sent", async () => {
    const { outbox } = at.documents;
    const mail = (id: string) => ({ id, recipient: "a@example.com", subject: "件名", body: `Body of ${id}` });
    await outbox.enqueue({ ...mail("m1"), createdAt: noon });
    await outbox.enqueue({ ...mail("m2"), createdAt: noon + 1 });
    await outbox.enqueue({ ...mail("m3"), createdAt: noon + 2 });
    const claim = (now: number, limit = 10) => outbox.claimDue({ now, hiddenUntil: now + 100, limit });
    expect(await claim(noon - 1)).toEqual([]);
    expect(await claim(noon + 2, 2)).toStrictEqual([
      { ...mail("m1"), createdAt: noon, tries: 1 },
      { ...mail("m2"), createdAt: noon + 1, tries: 1 },
    ]);
    expect((await claim(noon + 2)).map(({ id }) => id)).toEqual(["m3"]);
    expect(await claim(noon + 2)).toEqual([]);
    await outbox.done("m1");
    await outbox.retryLater({ id: "m2", nextTryAt: noon + 500 });
    expect((await claim(noon + 102)).map(({ id, tries }) => [id, tries])).toEqual([["m3", 2]]);
    await outbox.giveUp({ id: "m3", failedAt: noon + 200 });
    expect((await claim(noon + 1000)).map(({ id, tries }) => [id, tries])).toEqual([["m2", 2]]);
    await outbox.forget(noon + 200);
    await outbox.done("m2");
    expect(await claim(noon + 10_000)).toEqual([]);
  });

  test("attempts at a limit count within a window that starts with the first and ends on time", async () => {
    const { rateLimits } = at.documents;
    const consume = (now: number) => rateLimits.consume({ key: "k", now, windowMs: 1000 });
    expect(await consume(noon)).toStrictEqual({ count: 1, resetsAt: noon + 1000 });
    expect(await consume(noon + 400)).toStrictEqual({ count: 2, resetsAt: noon + 1000 });
    expect(await consume(noon + 999)).toStrictEqual({ count: 3, resetsAt: noon + 1000 });
    expect(await consume(noon + 1000)).toStrictEqual({ count: 1, resetsAt: noon + 2000 });
    expect(await rateLimits.consume({ key: "other", now: noon, windowMs: 1000 })).toMatchObject({ count: 1 });
    await rateLimits.clear("k");
    expect(await consume(noon + 1500)).toMatchObject({ count: 1 });
  });

  test("after the clock was set back a limit starts a new window", async () => {
    const { rateLimits } = at.documents;
    await rateLimits.consume({ key: "clock", now: noon + 172_800_000, windowMs: 1000 });
    expect(await rateLimits.consume({ key: "clock", now: noon, windowMs: 1000 })).toStrictEqual({
      count: 1,
      resetsAt: noon + 1000,
    });
  });

  test("a file deletion waits for its time, keeps the earliest one, and leaves the queue when done", async () => {
    const { fileDeletions } = at.documents;
    const due = async (now: number) => (await fileDeletions.due({ now, limit: 10 })).map(({ key }) => key);
    await fileDeletions.queue({ key: "f1", createdAt: noon, dueAt: noon + 100 });
    await fileDeletions.queue({ key: "f2", createdAt: noon, dueAt: noon + 50 });
    await fileDeletions.queue({ key: "f2", createdAt: noon, dueAt: noon + 70 });
    expect(await due(noon + 49)).toEqual([]);
    expect(await due(noon + 50)).toEqual(["f2"]);
    await fileDeletions.queue({ key: "f1", createdAt: noon, dueAt: noon + 10 });
    expect(await fileDeletions.due({ now: noon + 10, limit: 10 })).toStrictEqual([
      { key: "f1", createdAt: noon, dueAt: noon + 10 },
    ]);
    await fileDeletions.retryLater({ key: "f1", dueAt: noon + 90 });
    expect(await due(noon + 100)).toEqual(["f2", "f1"]);
    expect(await fileDeletions.due({ now: noon + 100, limit: 1 })).toHaveLength(1);
    await fileDeletions.done("f2");
    expect(await due(noon + 100)).toEqual(["f1"]);
  });
});
