import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { CommitGroup } from "../../../server/database/commit-group.ts";

/** A group on an in-memory database that counts its commits. The next commit can be made to fail. */
function setUp() {
  const database = new DatabaseSync(":memory:");
  database.exec("create table words (word text unique)");
  const said: string[] = [];
  /** Statements that fail because the disk is full. */
  const disk = { failing: new Set<string>() };
  const run = (text: string) => {
    said.push(text);
    if (disk.failing.has(text)) throw new Error("full");
    database.exec(text);
  };
  const group = new CommitGroup({
    run,
    isInTransaction: () => database.isTransaction,
    check: () => undefined,
    patience: () => async (work) => work(),
  });
  const write = async (word: string, { durable = true } = {}): Promise<string> => {
    const unit = await group.begin({ durable });
    try {
      database.prepare("insert into words values (?)").run(word);
    } catch (error) {
      unit.drop();
      throw error;
    }
    await unit.keep();
    said.push(`told ${word}`);
    return word;
  };
  const words = () =>
    database
      .prepare("select word from words order by word")
      .all()
      .map(({ word }) => word);
  const commits = () => said.filter((text) => text === "commit").length;
  return { database, group, disk, said, write, words, commits };
}

test("concurrent transactions share one commit, and none resolves before it", async () => {
  const { write, words, commits, said } = setUp();
  expect(await Promise.all(["a", "b", "c"].map((word) => write(word)))).toEqual(["a", "b", "c"]);
  expect(commits()).toBe(1);
  expect(said.slice(said.indexOf("commit"))).toEqual(["commit", "told a", "told b", "told c"]);
  await write("d");
  expect(commits()).toBe(2);
  expect(words()).toEqual(["a", "b", "c", "d"]);
});

test("a failed transaction does not roll back the others of its commit", async () => {
  const { write, words, commits } = setUp();
  const [first, twice, last] = await Promise.allSettled(["a", "a", "b"].map((word) => write(word)));
  expect([first?.status, twice?.status, last?.status]).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(words()).toEqual(["a", "b"]);
  expect(commits()).toBe(1);
});

test("a failed commit rejects all its transactions, and the next ones succeed", async () => {
  const { write, words, disk } = setUp();
  disk.failing.add("commit");
  const failed = await Promise.allSettled(["a", "b"].map((word) => write(word)));
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  disk.failing.clear();
  await write("c");
  expect(words()).toEqual(["c"]);
});

test("when the engine ends the transaction by itself, those whose work is lost are rejected", async () => {
  const { database, write, words } = setUp();
  database.exec(`create trigger ending before insert on words when new.word = 'bad'
    begin select raise(rollback, 'disk trouble'); end`);
  const [good, bad, later] = await Promise.allSettled(["good", "bad", "later"].map((word) => write(word)));
  expect(good).toMatchObject({ status: "rejected", reason: { refusal: { code: "unavailable" } } });
  expect(bad).toMatchObject({ status: "rejected", reason: { message: "disk trouble" } });
  expect(later?.status).toBe("fulfilled");
  expect(words()).toEqual(["later"]);
});

test("work outside of any transaction waits for the transactions before it", async () => {
  const { group, write, commits, database } = setUp();
  const written = write("a");
  expect(await group.alone(() => database.isTransaction)).toBe(false);
  expect(commits()).toBe(1);
  await written;
});

test("work that continues after the engine ended the transaction is rejected, and so is all that shared its commit", async () => {
  const { database, group, write, words } = setUp();
  database.exec(`create trigger ending before insert on words when new.word = 'bad'
    begin select raise(rollback, 'disk trouble'); end`);
  const swallowing = async () => {
    const unit = await group.begin({ durable: true });
    try {
      database.exec("insert into words values ('bad')");
    } catch {
      // A use case may continue after a refusal.
    }
    await unit.keep();
  };
  const [good, bad, later] = await Promise.allSettled([write("good"), swallowing(), write("later")]);
  expect(good).toMatchObject({ status: "rejected", reason: { refusal: { code: "unavailable" } } });
  expect(bad?.status).toBe("rejected");
  expect(later?.status).toBe("fulfilled");
  expect(words()).toEqual(["later"]);
});

test("a transaction that cannot be rolled back alone is rolled back with all that share its commit", async () => {
  const { database, group, disk, write, words } = setUp();
  disk.failing.add("rollback to unit");
  const dropped = async () => {
    const unit = await group.begin({ durable: true });
    database.exec("insert into words values ('half')");
    unit.drop();
  };
  const [good, half] = await Promise.allSettled([write("good"), dropped()]);
  expect(half).toMatchObject({ status: "rejected", reason: { message: "full" } });
  expect(good?.status).toBe("rejected");
  expect(words()).toEqual([]);
  await write("later");
  expect(words()).toEqual(["later"]);
});

test("when both commit and rollback fail all are rejected, and the next ones do not wait for ever", async () => {
  const { disk, write, words } = setUp();
  disk.failing.add("commit").add("rollback");
  const failed = await Promise.allSettled(["a", "b"].map((word) => write(word)));
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(write("c")).rejects.toThrow();
  disk.failing.clear();
  await write("d");
  expect(words()).toEqual(["d"]);
});

test("relaxed transactions do not wait for the disk; durable ones do, and never share their commit", async () => {
  const { write, words, said, disk } = setUp();
  const count = (word: string) => write(word, { durable: false });
  const steps = () => said.splice(0).filter((text) => /^(?:pragma|begin|commit)/.test(text));
  const waiting = ["begin immediate", "commit"];
  const notWaiting = ["pragma synchronous = normal", ...waiting, "pragma synchronous = full"];
  await count("count");
  expect(steps()).toEqual(notWaiting);
  await write("sure");
  expect(steps()).toEqual(waiting);
  await Promise.all([count("one"), write("two"), count("three")]);
  expect(steps()).toEqual([...notWaiting, ...waiting]);
  disk.failing.add("begin immediate");
  await expect(count("four")).rejects.toThrow("full");
  disk.failing.clear();
  steps();
  await write("five");
  expect(steps()).toEqual(["pragma synchronous = full", ...waiting]);
  expect(words()).toEqual(["count", "five", "one", "sure", "three", "two"]);
});
