import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { catalogue } from "../../domain/gems/catalogue.ts";
import { buildDir, useWorld } from "../support/world.ts";

const site = useWorld();
let html = "";
beforeAll(async () => {
  html = await (await site.request("/map")).text();
});

const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;

/**
 * The most bytes of the page's own part: the drawing and its styles, without the data, scripts and fonts that every
 * page has.
 */
const largestPage = 20_480;
/** The most bytes of a picture of the whole map, or of a gem's surroundings. */
const largestPicture = 8192;
const largestLocator = 3072;

test("the map's page, with its drawing and its styles in it, is smaller than 20 KB in brotli", () => {
  expect(html).toContain("<svg");
  expect(html).toContain("<style");
  expect(compressed(html.replace(/<script[\s\S]*?<\/script>/g, ""))).toBeLessThanOrEqual(largestPage);
});

test("the map loads nothing from other servers, and has no style attributes", () => {
  const markup = html.replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, "");
  expect(markup).not.toMatch(/ style=/);
  const addresses = [...markup.matchAll(/ (?:src|srcset|xlink:href)="([^"]*)"/g)].map(([, to]) => to);
  expect(addresses.filter((to) => /^(?:https?:)?\/\//.test(to ?? ""))).toEqual([]);
});

test("the map and the list beside it link to the same gems", () => {
  const figure = /<figure[\s\S]*?<\/figure>/.exec(html)?.[0] ?? "";
  const list = /<ol[\s\S]*?<\/ol>/.exec(html)?.[0] ?? "";
  const gems = (markup: string) => new Set([...markup.matchAll(/href="(\/gem\/\d+)"/g)].map(([, to]) => to));
  const wanted = new Set(catalogue.map(({ id }) => `/gem/${id}`));
  expect(gems(figure)).toEqual(wanted);
  expect(gems(list)).toEqual(wanted);
  for (const { id } of catalogue) expect(list).toContain(`id="gem-${id}"`);
});

test("the order by a city needs no script, and an unknown city changes nothing", async () => {
  const ordered = (page: string) => [...page.matchAll(/<li id="gem-(\d+)"/g)].map(([, id]) => Number(id));
  const page = async (address: string) => (await site.request(address)).text();
  expect(ordered(html)).toEqual(catalogue.map(({ id }) => id));
  expect(ordered(await page("/map?from=nowhere"))).toEqual(ordered(html));
  const fromFukuoka = await page("/map?from=fukuoka");
  expect(ordered(fromFukuoka)[0]).toBe(6);
  expect(fromFukuoka).toContain("about 66 km");
});

test("the pictures of the map are small files that know the day and the night", () => {
  const folder = path.join(buildDir, "client", "assets");
  const pictures = readdirSync(folder).filter((name) => /^(?:japan|gem-\d+)-.+\.svg$/.test(name));
  // The folder may also contain the files of the previous build.
  expect(new Set(pictures.map((name) => /^(?:japan|gem-\d+)/.exec(name)?.[0])).size).toBe(13);
  for (const name of pictures) {
    const text = readFileSync(path.join(folder, name), "utf8");
    expect(text).toContain(":root:target{");
    expect(text).not.toMatch(/var\(--(?!map-|stroke)/);
    // It would be in a font of the system.
    expect(text).not.toContain("<text");
    expect(compressed(text), name).toBeLessThanOrEqual(
      name.startsWith("japan") ? largestPicture : largestLocator,
    );
  }
});
