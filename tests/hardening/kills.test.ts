import { expect, test } from "vitest";
import { killOnSqlite, startCareless } from "./kills.ts";

test("no write that a server on SQLite acknowledged is lost when the server is killed", async () => {
  const { acknowledged, failed, lost } = await killOnSqlite(240, 2);
  expect({ acknowledged, lost }).toEqual({ acknowledged: 240, lost: 0 });
  expect(failed).toBeGreaterThan(0);
});

test("writes that a server acknowledges before it makes them are found to be lost when it is killed", async () => {
  const { acknowledged, lost } = await killOnSqlite(60, 1, startCareless);
  expect(acknowledged).toBe(60);
  // Half of them were acknowledged before the kill.
  expect(lost).toBeGreaterThanOrEqual(30);
});
