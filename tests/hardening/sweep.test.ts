import { expect, test } from "vitest";
import { onSqlite, sweepBeside } from "./sweep.ts";

test("expired rows are cleared beside people who browse, and no request fails", async () => {
  const { beside, isCleared } = await sweepBeside(onSqlite(), 20_000, 1);
  expect({ isCleared, failed: beside.failed }).toEqual({ isCleared: true, failed: 0 });
});
