import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { pictureTexts } from "../../domain/prints/picture-texts.ts";

const build = path.join(import.meta.dirname, "..", "..", "build");
/** Files of earlier builds, which are kept for a day. */
const replaced = readFileSync(path.join(build, "replaced-assets.json"), "utf8");
const assets = path.join(build, "client", "assets");
const scripts = readdirSync(assets)
  .filter((name) => name.endsWith(".js") && !replaced.includes(`"${name}"`))
  .map((name) => ({ name, text: readFileSync(path.join(assets, name), "utf8") }));

/** The scripts that contain a text. A script may escape apostrophes. */
const holding = (text: string) => {
  const [longest = ""] = text.split(/['"`\\\n]/).toSorted((a, b) => b.length - a.length);
  return scripts.filter((script) => script.text.includes(longest)).map(({ name }) => name);
};

test("no script contains the catalogue: the data of a page has the gems that it shows", () => {
  expect(holding("Best-Kept Secrets")).not.toEqual([]);
  for (const { description } of catalogue) expect(holding(description), description).toEqual([]);
});

test("no script contains the texts of the prints: the data of a page has those of its prints", () => {
  for (const { alt } of Object.values(pictureTexts)) expect(holding(alt), alt).toEqual([]);
});

test("no script contains the facts or the places of the gems: the browser loads their names alone", () => {
  expect(holding("むこうじまひゃっかえん")).not.toEqual([]);
  for (const { facts, place } of catalogue) {
    expect(holding(place.directions.town), place.directions.town).toEqual([]);
    for (const { text } of Object.values(facts.facts).flatMap(({ statements }) => statements))
      if (text.length > 20) expect(holding(text), text).toEqual([]);
  }
});
