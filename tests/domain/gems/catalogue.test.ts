import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { avifLimits, jpegLimit, printsLimit } from "../../../bench/scoreboard/size-limits.ts";
import { catalogue } from "../../../domain/gems/catalogue.ts";
import { categoryTitles, filterTags, locations } from "../../../domain/gems/gem.ts";
import { japaneseName } from "../../../domain/gems/japanese-name.ts";
import { gemNames } from "../../../domain/gems/all-names.ts";
import { categoryNames, locationNames } from "../../../domain/gems/names.ts";
import {
  pictureWidths,
  sharePictureHeight,
  sharePictureWidth,
  uprightWidths,
} from "../../../domain/prints/picture.ts";
import {
  downloadName,
  pictureId,
  pictureSet,
  sharePicture,
  writeAddress,
} from "../../../domain/prints/picture-set.ts";
import { siteShare } from "../../../domain/prints/site-share.ts";
import { pictureText } from "../../../domain/prints/picture-text.ts";
import * as prints from "../../../domain/prints/pictures.ts";

const publicDir = path.join(import.meta.dirname, "..", "..", "..", "public");
const onDisk = (address: string) => path.join(publicDir, new URL(address, "http://localhost").pathname);

test("the catalogue holds twelve gems with the ids 1 to 12 in order", () => {
  expect(catalogue.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(Object.keys(gemNames)).toEqual(catalogue.map(({ id }) => String(id)));
});

test("the catalogue covers the specification's category titles, locations and filter tags", () => {
  expect(categoryTitles).toEqual({
    nature: "Nature & Gardens",
    food: "Food & Dining",
    culture: "Culture & Heritage",
    activities: "Activities & Workshops",
    history: "History & Heritage",
  });
  expect(locations).toEqual([
    "Kyoto",
    "Tokyo",
    "Nara",
    "Osaka",
    "Arita",
    "Hakone",
    "Seki",
    "Uji",
    "Shizuoka",
    "Echizen",
  ]);
  expect(new Set(catalogue.map(({ category }) => category))).toEqual(new Set(Object.keys(categoryTitles)));
  expect(new Set(catalogue.map(({ location }) => location))).toEqual(new Set(locations));
  const used = new Set(catalogue.flatMap(({ tags }) => tags));
  for (const tag of filterTags) expect(used, tag).toContain(tag);
});

test("the titles, pictures and location names of the catalogue are distinct", () => {
  const distinct = (texts: readonly string[]) => expect(new Set(texts).size).toBe(texts.length);
  distinct(catalogue.map(({ title }) => title));
  distinct(catalogue.map(({ image }) => image));
  distinct([locationNames, categoryNames].flatMap((names) => Object.values(names).flat()));
});

describe.each(catalogue.map((gem) => [gem.title, gem] as const))("%s", (_, gem) => {
  test(`${gem.title} has the category title of its category`, () => {
    expect(gem.categoryTitle).toBe(categoryTitles[gem.category]);
  });

  test(`${gem.title} has distinct lower-case tags`, () => {
    expect(new Set(gem.tags).size).toBe(gem.tags.length);
    for (const tag of gem.tags) expect(tag).toMatch(/^[a-z][a-z -]*$/);
  });

  test(`${gem.title} has a description of 80 to 160 words`, () => {
    const words = gem.description.trim().split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(80);
    expect(words).toBeLessThanOrEqual(160);
  });

  test(`${gem.title} has its Japanese name in the description`, () => {
    const { kanji, kana, romaji } = gem.names;
    expect(gemNames[gem.id]).toBe(gem.names);
    expect(kana.length).toBeGreaterThan(0);
    expect(japaneseName(gem)).toBe(kanji[0]);
    expect(gem.description).toContain(romaji[0]);
  });

  test(`${gem.title} has no price and no hour in the description`, () => {
    expect(gem.description).not.toMatch(/[¥￥$€]|\byen\b|\b\d{1,2}(?::\d{2}|\s?[ap]\.?m\b)|o[’']clock/i);
  });

  test(`${gem.title} has one emoji, a rating from 1 to 5 with one decimal, and an integer count of reviews`, () => {
    expect(gem.icon).toMatch(/^\p{RGI_Emoji}$/v);
    expect(gem.rating).toBeGreaterThanOrEqual(1);
    expect(gem.rating).toBeLessThanOrEqual(5);
    expect(gem.rating * 10).toBeCloseTo(Math.round(gem.rating * 10));
    expect(Number.isInteger(gem.reviews) && gem.reviews > 0).toBe(true);
  });

  test(`${gem.title} has up to four additional photos, all different`, () => {
    expect(gem.additionalImages.length).toBeLessThanOrEqual(4);
    const all = [gem.image, ...gem.additionalImages];
    expect(new Set(all).size).toBe(all.length);
    for (const image of all) expect(() => pictureSet(image)).not.toThrow();
  });
});

/** A picture's AVIF files with the widths that `srcset` says they have. */
const avifFiles = (address: string) =>
  pictureSet(address)
    .avif.split(", ")
    .map((one) => one.split(" "))
    .map(([file = "", width = ""]) => ({ file: onDisk(file), width }));

describe.each(Object.values(prints))("the picture %s", (address) => {
  const id = pictureId(address);
  const { version, bands, width, height, upright, jpeg } = pictureSet(address);

  test(`the picture ${id} has a title, an alternative text, a version and colours`, () => {
    expect(pictureText(address).alt).toMatch(/^Woodblock-style print: .{20,}\.$/);
    expect(pictureText(address).alt.length).toBeLessThanOrEqual(160);
    expect(pictureText(address).title).toMatch(/^[A-Z].{8,44}[^.]$/);
    expect(version).toMatch(/^[\da-f]{8}$/);
    for (const band of bands) expect(band).toMatch(/^#[\da-f]{6}$/);
  });

  test(`the picture ${id} has a file in every width, in its proportions and within its limit`, async () => {
    const widths = upright ? uprightWidths : pictureWidths;
    expect(avifFiles(address).map((file) => file.width)).toEqual(widths.map((each) => `${each}w`));
    const files = [...avifFiles(address).map(({ file }) => file), onDisk(jpeg)];
    for (const [step, file] of files.entries()) {
      expect(existsSync(file), file).toBe(true);
      const size = await sharp(file).metadata();
      const wanted = widths[step] ?? widths[1];
      expect([size.width, size.height], file).toEqual([wanted, (wanted * height) / width]);
      expect(statSync(file).size, file).toBeLessThanOrEqual(avifLimits[step] ?? jpegLimit);
    }
  });
});

test("the picture files are under 40 MB in total, and each belongs to a picture", () => {
  const files = readdirSync(path.join(publicDir, "pictures"));
  const sizes = files.map((file) => statSync(path.join(publicDir, "pictures", file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(printsLimit);
  const owned = new Set([onDisk(siteShare)]);
  for (const address of Object.values(prints)) {
    for (const { file } of avifFiles(address)) owned.add(file);
    owned.add(onDisk(pictureSet(address).jpeg));
    if (pictureId(address).endsWith("-hero")) owned.add(onDisk(sharePicture(address)));
  }
  expect(files.filter((file) => !owned.has(onDisk(`/pictures/${file}`)))).toEqual([]);
});

test("a picture's address contains its version, its colours and whether it is upright", () => {
  const picture = { id: "a-b", version: "0123abcd", bands: ["#000001", "#00000a", "#ffffff"] } as const;
  for (const upright of [false, true])
    expect(pictureSet(writeAddress({ ...picture, upright }))).toMatchObject({
      ...picture,
      upright,
      jpeg: "/pictures/a-b.jpg?v=0123abcd",
      largest: `/pictures/a-b-${upright ? 1800 : 2400}.avif?v=0123abcd`,
    });
});

test("no main picture is upright", () => {
  const heroes = Object.values(prints).filter((address) => pictureId(address).endsWith("-hero"));
  expect(heroes.filter((address) => pictureSet(address).upright)).toEqual([]);
});

test.each([
  ["Kiln smoke at sundown, Arita", "anaba-kiln-smoke-at-sundown-arita.avif"],
  ["Temple lunch in the round window’s sun, Uji", "anaba-temple-lunch-in-the-round-windows-sun-uji.avif"],
])("the print %s is downloaded as %s", (title, file) => {
  expect(downloadName(title)).toBe(file);
});

test("no two pictures have the same title", () => {
  const titles = Object.values(prints).map((address) => pictureText(address).title);
  expect(new Set(titles).size).toBe(titles.length);
});

test("every main picture, the home page's and the site have a share picture of 1200×630 and at most 150 KB", async () => {
  const heroes = [prints.homeHero, ...catalogue.map(({ image }) => image)];
  for (const picture of [...heroes.map(sharePicture), siteShare]) {
    const { width, height } = await sharp(onDisk(picture)).metadata();
    expect([width, height], picture).toEqual([sharePictureWidth, sharePictureHeight]);
    expect(statSync(onDisk(picture)).size, picture).toBeLessThanOrEqual(150_000);
  }
  expect([sharePictureWidth, sharePictureHeight]).toEqual([1200, 630]);
});

test.each([
  "/pictures/otagi-hero.jpg",
  "/pictures/otagi-hero-800.avif",
  "otagi-hero",
  "/pictures/../x.jpg?v=0123abcd#000000-000000-000000",
])("the address %s names no picture", (address) => {
  expect(() => pictureSet(address)).toThrow(RangeError);
});
