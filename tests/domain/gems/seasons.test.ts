import { expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { pictureId } from "../../../domain/prints/picture-set.ts";
import * as prints from "../../../domain/prints/pictures.ts";
import { gemSeason, printSeason, printSeasons } from "../../../domain/gems/seasons.ts";

/** Words that stand for a season in a description, names of months included. */
const words = {
  spring: /\bspring\b/i,
  summer: /\b(?:summer|May|July|August)\b/,
  autumn: /\b(?:autumn|September|October|November)\b/,
  winter: /\bwinter\b/i,
} as const;

test("a gem's season is named in its description", () => {
  for (const { id, description } of catalogue) {
    const season = gemSeason(id);
    if (season !== null) expect(description, `gem ${id}`).toMatch(words[season]);
  }
  expect(gemSeason(1)).toBe("autumn");
  expect(gemSeason(8)).toBeNull();
});

test("each print with a season is a print of the catalogue", () => {
  const known = new Set(Object.values(prints).map(pictureId));
  const unknown = [...printSeasons.keys()].filter((id) => !known.has(id));
  expect(unknown).toEqual([]);
  expect(printSeason(prints.hakoneA)).toBe("winter");
  expect(printSeason(prints.otagiA)).toBeUndefined();
});
