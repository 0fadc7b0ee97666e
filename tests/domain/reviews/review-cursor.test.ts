import { expect, test } from "vitest";
import { readCursor, writeCursor } from "../../../domain/reviews/review-cursor.ts";

test("a review cursor survives writing and reading", () => {
  const cursor = { createdAt: 1_795_000_000_000, id: "0f8c3f0e-6c1d-4a5b-9a43-6e3f6f1c2b7a" };
  expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each([
  null,
  "",
  "5",
  "5.",
  ".a",
  "-5.a",
  "1.5.a",
  "5.a b",
  "5.a;--",
  "1e3.a",
  "5.a\n",
  `5.${"a".repeat(65)}`,
])("the text %j is not a review cursor", (text) => {
  expect(readCursor(text)).toBeNull();
});
