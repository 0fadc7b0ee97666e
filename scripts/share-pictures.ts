/**
 * Makes the pictures that a shared link shows: a finished sheet, with the whole print on a paper margin, the Japanese name
 * in a column, the number and the seal; one for each gem, one for the home page, and one with all prints for other pages.
 * Then writes the prints' data, which has their versions. Somebody looks at each before committing it.
 * Run: npx node scripts/share-pictures.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { catalogue } from "../domain/gems/catalogue.ts";
import { sharePictureHeight, sharePictureWidth } from "../domain/prints/picture.ts";
import { pictureId } from "../domain/prints/picture-set.ts";
import { homeHero } from "../domain/prints/pictures.ts";
import * as messages from "../domain/site/messages.ts";
import { findChromium, launchOf } from "../tests/support/browser.ts";
import { root, servedFolder } from "./prints/files.ts";
import { writePrintData } from "./prints/print-data.ts";

const fonts = path.join(root, "app", "document", "styles", "fonts");

/** The largest size of a file in bytes, and the qualities to try. */
const limit = 150_000;
const qualities = [82, 78, 74, 70, 66, 62, 58, 54, 50];

const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;
const seal = dataUrl("image/svg+xml", readFileSync(path.join(root, "public", "icons", "favicon.svg")));

/** The serif's files: Latin letters with the site's own name, and the gems' names. */
const faces = ["latin", "kanji", "rare-kanji"].map(
  (part) =>
    `@font-face { font-family: ${part}; src: url(${dataUrl(
      "font/woff2",
      readFileSync(path.join(fonts, `shippori-mincho-${part}-600.woff2`)),
    )}) }`,
);

/** A print, reduced before the page is drawn, because a browser would blur it. */
async function printOf(address: string, width: number): Promise<string> {
  const file = path.join(servedFolder, `${pictureId(address)}-2400.avif`);
  return dataUrl(
    "image/png",
    await sharp(file).resize(width, null, { kernel: "lanczos3" }).sharpen({ sigma: 0.5 }).png().toBuffer(),
  );
}

const styles = `
  ${faces.join("\n")}
  * { box-sizing: border-box; margin: 0; }
  body { width: ${sharePictureWidth}px; height: ${sharePictureHeight}px; background: #f6efe2; color: #221d17;
    font: 600 30px/1.22 latin, kanji, rare-kanji; display: grid; padding: 36px 42px; overflow: hidden; }
  img { display: block; }
  .print { outline: 1px solid #221d17; }
  .one { grid-template-columns: 744px minmax(0, 1fr); column-gap: 36px; }
  .words { display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) auto; gap: 0 18px; }
  .name { grid-area: 1 / 2; justify-self: end; writing-mode: vertical-rl; white-space: nowrap; line-height: 1; letter-spacing: .08em; }
  .stacked { writing-mode: horizontal-tb; white-space: normal; width: 1em; line-height: 1.08; letter-spacing: 0; }
  .title { grid-area: 1 / 1 / span 2; align-self: end; text-wrap: balance; }
  .whole { white-space: nowrap; }
  .number { display: block; padding-bottom: 14px; font-size: 24px; color: #ad2f1b; }
  .place { display: block; padding-top: 14px; font-size: 22px; color: #5d5244; }
  .seal { grid-area: 2 / 2; justify-self: end; width: 72px; }
  .site { grid-area: 1 / 2; place-self: end; padding-bottom: 18px; }
  .all { grid-template-columns: auto minmax(0, 1fr); column-gap: 36px; }
  .wall { display: grid; grid-template-columns: repeat(4, 229px); gap: 21px 14px; align-content: space-between; }
`;

/** The size of a vertical name: as large as its column allows, in pixels. */
const nameSize = (name: string) => Math.min(92, Math.floor(462 / (name.length * 1.08)));

/** A title whose short words with a hyphen stay on one line. */
const wholeWords = (title: string) =>
  title.replace(/\S+-\S+/g, (word) => (word.length < 14 ? `<span class="whole">${word}</span>` : word));

interface Sheet {
  /** The picture's file. */
  readonly file: string;
  readonly print: string;
  readonly name: string;
  /** Whether the name is in the face of the headings, which has no metrics for vertical text: a line for each character. */
  readonly isStacked?: true;
  readonly number: string;
  readonly title: string;
  readonly place: string;
}

const oneSheet = async ({ print, name, isStacked, number, title, place }: Sheet) => `<body class="one">
  <img class="print" src="${await printOf(print, 744)}" width="744" height="558">
  <div class="words">
    <p class="name ${isStacked ? "stacked" : ""}" style="font-size: ${nameSize(name)}px">${name}</p>
    <p class="title"><span class="number">${number}</span>${wholeWords(title)}<span class="place">${place}</span></p>
    <img class="seal" src="${seal}">
  </div>`;

const allPrints = async () => `<body class="all">
  <div class="wall">${(
    await Promise.all(
      catalogue.map(async ({ image }) => `<img class="print" src="${await printOf(image, 229)}">`),
    )
  ).join("")}</div>
  <div class="words">
    <p class="name stacked" style="font-size: 100px">${messages.site.kanji}</p>
    <p class="site">${messages.site.name}</p>
    <img class="seal" src="${seal}">
  </div>`;

async function draw(page: Page, file: string, body: string): Promise<void> {
  await page.setContent(`<!doctype html><meta charset="utf-8"><style>${styles}</style>${body}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const drawn = await page.screenshot();
  for (const quality of qualities) {
    const bytes = await sharp(drawn).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (bytes.length > limit) continue;
    writeFileSync(path.join(servedFolder, `${file}.jpg`), bytes);
    console.log(`${file}: ${bytes.length} bytes at quality ${quality}`);
    return;
  }
  throw new Error(`${file} is larger than ${limit} bytes at every quality.`);
}

const sheets: readonly Sheet[] = [
  {
    file: `${pictureId(homeHero)}-share`,
    print: homeHero,
    name: messages.site.kanji,
    isStacked: true,
    number: messages.site.name,
    title: messages.home.title,
    place: "",
  },
  ...catalogue.map(({ id, image, title, location, names }) => ({
    file: `${pictureId(image)}-share`,
    print: image,
    name: names.kanji[0],
    number: messages.home.sheetNumber(id),
    title,
    place: location,
  })),
];

const browser = await chromium.launch(launchOf(await findChromium()));
try {
  const page = await browser.newPage({ viewport: { width: sharePictureWidth, height: sharePictureHeight } });
  for (const sheet of sheets) await draw(page, sheet.file, await oneSheet(sheet));
  await draw(page, "site-share", await allPrints());
} finally {
  await browser.close();
}
await writePrintData();
