import { expect, test } from "vitest";
import { factsDocument } from "../../../scripts/facts-document.ts";

test("docs/facts.md lists every fact with its sources and dates, as `npx node scripts/facts-document.ts` writes it", () => {
  const { written, expected } = factsDocument();
  expect(written).toBe(expected);
});
