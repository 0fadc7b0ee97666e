import { expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { drawBook, drawMissing, drawStamp } from "../../../domain/stamps/draw-stamp.ts";
import { pressOf, pressRanges, straightPress } from "../../../domain/stamps/press.ts";
import { readMonth, readPress, readPressTime } from "../../../domain/stamps/stamp.ts";

const quiet = { heldFor: 0, draggedX: 0, draggedY: 0, aside: 0, chance: 0 };

test("a longer hold gives more ink, a drag tilts, and a hold beside the middle turns", () => {
  const tapped = pressOf(quiet);
  const held = pressOf({ ...quiet, heldFor: 900 });
  expect(tapped.ink).toBeLessThan(held.ink);
  expect(tapped).toMatchObject({ tiltX: 0, tiltY: 0, turn: 0, grain: 0 });
  const dragged = pressOf({ ...quiet, draggedX: 40, draggedY: -20, aside: -0.5, chance: 0.5 });
  expect(dragged).toMatchObject({ tiltX: 44, tiltY: -22, turn: -4, grain: 128 });
});

test("every press is within the ranges that the server accepts", () => {
  const far = { heldFor: 1e9, draggedX: -1e6, draggedY: 1e6, aside: 40, chance: 1 };
  for (const press of [pressOf(quiet), pressOf(far)]) {
    const sent = Object.fromEntries(Object.entries(press).map(([part, value]) => [part, String(value)]));
    expect(readPress(sent)).toEqual(press);
  }
});

test.each([
  ["left out", undefined, 5_000_000_000],
  ["of a moment ago", "4999999000", 4_999_999_000],
  ["of a clock that is ahead", "5000000001", 5_000_000_000],
  ["of a clock that is far behind", "7", 5_000_000_000],
  ["that is no number", "-1", 5_000_000_000],
  ["that is too long", "4".repeat(16), 5_000_000_000],
])("the moment of a press %s", (_what, typed, moment) => {
  expect(readPressTime(typed, 5_000_000_000, 60_000)).toBe(moment);
});

test("a form without numbers is a straight, full print", () => {
  expect(readPress({})).toEqual(straightPress);
});

test.each(["19", "101", "-1", "1e2", "70.5", "", " 70", "NaN", "1000000000000"])(
  "the ink %j is refused",
  (ink) => {
    expect(readPress({ ink })).toBeNull();
  },
);

test.each([
  ["2026", "11", "2026-11"],
  ["2026", "3", "2026-03"],
  ["1950", "01", "1950-01"],
])("the year %s and the month %s are %s", (year, month, value) => {
  expect(readMonth(year, month, "2026-11")).toEqual({ ok: true, value });
});

test.each([
  ["2026", "12"],
  ["1949", "12"],
  ["2026", "0"],
  ["2026", "13"],
  ["26", "1"],
  ["2026", ""],
  ["2026-1", "1"],
])("the year %j and the month %j are refused", (year, month) => {
  expect(readMonth(year, month, "2026-11").ok).toBe(false);
});

test("each gem has a seal of its own, with the number of its place", () => {
  const seals = catalogue.map(({ id }) => drawStamp(id, straightPress, "same"));
  expect(new Set(seals).size).toBe(catalogue.length);
  expect(new Set(catalogue.map(({ id }) => drawMissing(id, "same"))).size).toBe(catalogue.length);
  // A seal without a design would be its rim alone.
  for (const seal of seals) expect(seal.length).toBeGreaterThan(12_000);
});

test.each(Object.keys(pressRanges))(
  "the number %s changes the print, and the same numbers give the same",
  (part) => {
    const tilted = { ...straightPress, tiltX: 10 };
    const other = { ...tilted, [part]: 60 };
    expect(drawStamp(4, other, "a")).not.toBe(drawStamp(4, tilted, "a"));
    expect(drawStamp(4, other, "a")).toBe(drawStamp(4, { ...other }, "a"));
  },
);

test("the picture holds the very drawing that the page shows", () => {
  const stamp = { gemId: 4, month: "2026-11", ink: 60, tiltX: 30, tiltY: 0, turn: 3, grain: 9 };
  const picture = drawBook([1, 4], [stamp]);
  expect(picture).toContain(drawStamp(4, stamp, "stamp-4"));
  expect(picture).toContain(drawMissing(1, "stamp-1"));
});

test("a drawing has only whole numbers and decimals", () => {
  for (const { id } of catalogue)
    for (const extreme of [0, 1] as const) {
      const { ink, tiltX, tiltY, turn, grain } = pressRanges;
      const press = {
        ink: ink[extreme],
        tiltX: tiltX[extreme],
        tiltY: tiltY[extreme],
        turn: turn[extreme],
        grain: grain[extreme],
      };
      expect(drawStamp(id, press, "x")).not.toMatch(/NaN|Infinity|undefined|e-\d/);
    }
});
