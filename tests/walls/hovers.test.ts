import { expect, test } from "vitest";
import { stickyHovers } from "./hovers.ts";
import { readSource, sourceFiles } from "./modules.ts";

test.each([
  ".a:hover { color: var(--ink); }",
  "@media (width >= 40rem) { .a { color: var(--ink); } .b > .a:hover { color: var(--ink); } }",
  "@media (hover: hover) { .a:hover { color: var(--ink); } } .a:hover { color: var(--ink); }",
])("a rule for a hovered element outside of (hover: hover) is found in %s", (css) => {
  expect(stickyHovers("a.css", css)).toHaveLength(1);
});

test.each([
  "@media (hover: hover) { .a:hover { color: var(--ink); } }",
  "@layer ui { @media (hover: hover) and (width >= 40rem) { .b, .a:hover { color: var(--ink); } } }",
  "/* .a:hover { } */ .a:active { color: var(--ink); }",
])("no rule for a hovered element is found outside of (hover: hover) in %s", (css) => {
  expect(stickyHovers("a.css", css)).toEqual([]);
});

test("no look of a hovered element stays after a tap on a touch screen", () => {
  expect(sourceFiles(".css").flatMap((file) => stickyHovers(file, readSource(file)))).toEqual([]);
});
