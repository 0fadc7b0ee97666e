import path from "node:path";
import { expect, test } from "vitest";
import { rollOutAndBack } from "./roll-out.ts";

test("while two servers are replaced, and replaced back, no request fails and no review is lost", async () => {
  // The full run replaces the build of the previous release (`npm run harden -- roll-out`).
  const folder = path.join(import.meta.dirname, "..", "..");
  const { requests, failed, wrong } = await rollOutAndBack({ folder }, 20);
  expect({ failed, wrong }).toEqual({ failed: [], wrong: [] });
  expect(requests).toBeGreaterThanOrEqual(100);
});
