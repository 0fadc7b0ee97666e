import { expect, test } from "vitest";
import { indexBreaches, oneSidedBreaches, readDecision, readDecisions } from "./decisions.ts";

const decisions = readDecisions();

test("docs/decisions/README.md lists every decision with its title and status", () => {
  expect(indexBreaches(decisions)).toEqual([]);
});

test("a decision that supersedes another and the superseded one name each other", () => {
  expect(oneSidedBreaches(decisions)).toEqual([]);
});

test("every decision has its own number and the status accepted or superseded", () => {
  expect(decisions.filter(({ status }) => !/^(?:accepted|superseded by)/.test(status))).toEqual([]);
  expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
});

const old = readDecision(
  "0001-old.md",
  "# 1. Old\n\nStatus: accepted, 2026-01-01. Superseded in part by [decision 2](0002-new.md) (the size) and\n[decision 3](0003-newer.md) (the colour).\n\nContext",
);
const newer = readDecision("0002-new.md", "# 2. New\n\nStatus: accepted, 2026-01-02.\n\nContext");

test("a decision that the index lacks or shows with another status is found", () => {
  const row = "| [1](0001-old.md) | Old | accepted, in part superseded by 2 and 3 |";
  expect(indexBreaches([old], row)).toEqual([]);
  expect(indexBreaches([old], "")).toMatchObject([{ fix: `write ${row}` }]);
  expect(indexBreaches([old], "| [1](0001-old.md) | Old | accepted |")).toHaveLength(2);
});

test("a decision that names another in one direction only is found", () => {
  expect(oneSidedBreaches([old, newer])).toHaveLength(2);
  const answer = { ...newer, supersedes: [1] };
  expect(oneSidedBreaches([old, answer])).toHaveLength(1);
  expect(oneSidedBreaches([answer])).toHaveLength(1);
});
