import { expect, test } from "vitest";
import { overloadBy } from "./overload.ts";

test("beside a flood of sign-ins every page comes (docs/security.md row 33)", async () => {
  const { seen } = await overloadBy({ seconds: 1, perSecond: 40, rounds: 1 });
  const statusesOf = (answers: readonly { readonly status: number }[]) => [
    ...new Set(answers.map(({ status }) => status)),
  ];
  const { pages, signIns } = seen.flooded[0] ?? { pages: [], signIns: [] };
  expect(statusesOf(pages)).toEqual([200]);
  // The password is wrong, or too many are waiting.
  expect(signIns.length).toBeGreaterThan(0);
  expect([401, 503]).toEqual(expect.arrayContaining(statusesOf(signIns)));
});
