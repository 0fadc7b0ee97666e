import { expect, test } from "vitest";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { galleryPhotos } from "../../../domain/gems/gallery.ts";
import { pictureId } from "../../../domain/prints/picture-set.ts";
import { pictureTexts } from "../../../domain/prints/picture-texts.ts";
import * as prints from "../../../domain/prints/pictures.ts";

/** Words that stand for a season in a description, names of months included. */
const words = {
  spring: /\bspring\b/i,
  summer: /\b(?:summer|May|July|August)\b/,
  autumn: /\b(?:autumn|September|October|November)\b/,
  winter: /\bwinter\b/i,
} as const;

test("a gem's season is named in its description", () => {
  for (const { id, description, season } of catalogue)
    if (season !== "all year") expect(description, `gem ${id}`).toMatch(words[season]);
  expect(catalogue[0]?.season).toBe("autumn");
  expect(catalogue[7]?.season).toBe("all year");
});

/** The months in a text, as `sep`, each with what precedes it: `mid-sep`, `late nov`, `11 may`. */
const datesIn = (text: string): readonly string[] =>
  [
    ...text.matchAll(
      /(?:\b(early|mid|late|\d+)[- ])?\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?\b/gi,
    ),
  ]
    // “May” and “March” are also verbs.
    .filter(([, , month = ""]) => /^[A-Z]/.test(month))
    .map(([, part = "", month = ""]) => `${part} ${month}`.trim().toLowerCase());

const monthsIn = (text: string) => datesIn(text).map((date) => date.slice(-3));

test.each(catalogue)(
  "the months of $title are those of its season or of its description",
  ({ description, facts, highlights, inBrief }) => {
    const said = facts.facts.season?.statements.map(({ text }) => text) ?? [];
    const known = monthsIn([description, ...said].join("\n"));
    for (const text of [inBrief, ...highlights.map(({ when }) => when)])
      expect(known, text).toEqual(expect.arrayContaining(monthsIn(text)));
  },
);

test.each(catalogue)(
  "the season of $title has the same dates at a glance, on its card and in its facts",
  ({ facts, inBrief }) => {
    const { value = "", short = value } = facts.facts.season ?? {};
    const ofYear = datesIn(value);
    expect(datesIn(short)).toEqual(ofYear);
    if (datesIn(inBrief).length > 0) expect(datesIn(inBrief)).toEqual(ofYear);
  },
);

test("dates are found in long and in short form", () => {
  expect(datesIn("Mid-September to early October")).toEqual(["mid sep", "early oct"]);
  expect(datesIn("mid-Sept to early Oct")).toEqual(["mid sep", "early oct"]);
  expect(datesIn("29 April–5 May, the pottery fair; you may march")).toEqual(["29 apr", "5 may"]);
});

test("a print whose title names a season is listed under it", () => {
  const named = /\b(?:spring|summer|autumn|winter)\b/u;
  const photos = catalogue.flatMap(galleryPhotos);
  const said = photos.flatMap(({ image, season }) => {
    const title = pictureTexts[pictureId(image)]?.title ?? "";
    return named.test(title) ? [{ title, season }] : [];
  });
  expect(said.length).toBeGreaterThan(0);
  for (const { title, season } of said) expect(season, title).toBe(named.exec(title)?.[0]);
});

test("each print with a season is a print of its gem, and has one season", () => {
  for (const { title, image, additionalImages, printSeasons } of catalogue) {
    const withSeason = Object.values(printSeasons).flat();
    expect([image, ...additionalImages], title).toEqual(expect.arrayContaining(withSeason));
    expect(new Set(withSeason).size, title).toBe(withSeason.length);
  }
  const photos = catalogue.flatMap(galleryPhotos);
  expect(photos.find(({ image }) => image === prints.hakoneA)?.season).toBe("winter");
  expect(photos.find(({ image }) => image === prints.otagiA)?.season).toBeUndefined();
});
