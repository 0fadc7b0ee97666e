import { expect, test } from "vitest";
import { restartUnderLoad } from "./rolling-restart.ts";

test("a restart under load fails nobody (docs/security.md fault 23)", async () => {
  const { requests, failed, exitCodes, longestStop } = await restartUnderLoad(1, 100);
  expect(failed).toEqual([]);
  expect(exitCodes).toEqual([0]);
  expect(requests).toBeGreaterThan(200);
  expect(longestStop).toBeLessThan(10_000);
});
