import { expect, test } from "vitest";
import { killOnSqlite } from "./kills.ts";

test("no write that a server on SQLite acknowledged is lost when the server is killed", async () => {
  const { acknowledged, failed, lost } = await killOnSqlite(240, 2);
  expect({ acknowledged, lost }).toEqual({ acknowledged: 240, lost: 0 });
  expect(failed).toBeGreaterThan(0);
});
