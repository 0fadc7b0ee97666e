import { expect, test } from "vitest";
import { restartUnderLoad } from "./rolling-restart.ts";

test("a rolling restart under load fails no request (docs/security.md fault 23)", async () => {
  const { requests, failed, exitCodes, longestStop } = await restartUnderLoad(1, 100);
  expect(failed).toEqual([]);
  expect(exitCodes).toEqual([0]);
  expect(requests).toBeGreaterThan(200);
  expect(longestStop).toBeLessThan(10_000);
});
