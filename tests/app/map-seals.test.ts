import { describe, expect, test } from "vitest";
import { insets, onInset } from "../../app/map/insets.ts";
import { sealOffsets } from "../../app/map/places-on-sheet.ts";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { project, sheet } from "../../domain/map/projection.ts";

/** The width of a square seal, in units of the map, on the narrowest screens (app/map/map-sheet.module.css). */
const seal = 240;
const phone = 2.55;

/** The centre of each seal while the whole map is visible. */
const shown = catalogue.map(({ id, place: { position } }) => {
  const inset = insets.find(({ gems }) => gems.includes(id));
  const { x, y } = inset === undefined ? project(position) : onInset(inset, position);
  const [dx, dy] = sealOffsets[id] ?? [0, 0];
  return { id: String(id), inset, x: x + dx * phone, y: y + dy * phone };
});

describe("the seals of the map, on a phone", () => {
  test("the map has twelve markers, at least 24 pixels wide on a screen of 320 pixels", () => {
    expect(shown).toHaveLength(12);
    expect((seal * phone * 320) / sheet.width).toBeGreaterThanOrEqual(24);
  });

  test("the markers of the map do not touch each other", () => {
    for (const [index, a] of shown.entries())
      for (const b of shown.slice(index + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)), `${a.id} and ${b.id}`).toBeGreaterThan(
          seal * phone,
        );
  });

  test("the markers of the map lie completely on the sheet, those of an inset by their centre", () => {
    const half = (seal * phone) / 2;
    for (const { id, inset, x, y } of shown) {
      expect(Math.min(x, y, sheet.width - x, sheet.height - y), id).toBeGreaterThan(half);
      if (inset !== undefined)
        expect(Math.hypot(x - inset.at.x, y - inset.at.y), id).toBeLessThan(inset.radius);
    }
  });
});
