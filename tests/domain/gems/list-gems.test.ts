import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { gemLists } from "../../../scripts/list-gems.ts";

test.each(gemLists())("%s lists every gem, as `npx node scripts/list-gems.ts` writes it", (file, content) => {
  expect(readFileSync(file, "utf8")).toBe(content);
});
