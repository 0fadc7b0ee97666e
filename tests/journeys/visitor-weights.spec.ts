import { brotliCompressSync, constants } from "node:zlib";
import { untilSmallest, weighPage } from "../../bench/support/page-weights.ts";
import { documentLimit, scriptLimits } from "../../bench/scoreboard/size-limits.ts";
import { expect, test } from "./support/test.ts";

const kibibyte = 1024;
const kilobyte = 1000;

for (const [address, limit] of Object.entries(scriptLimits)) {
  test(`the scripts of the first view of ${address} weigh at most ${limit} KiB on the wire (bench/README.md row 3)`, async ({
    browser,
    baseURL,
  }) => {
    const { scripts } = await weighPage(browser, `${baseURL}${address}`);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts / kibibyte).toBeLessThanOrEqual(limit);
  });
}

/** The bytes of a text in brotli, as the server compresses its pages. */
const compressed = (text: string) =>
  brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  }).length;

test(`the home page's document weighs at most ${documentLimit} KB on the wire (bench/README.md row 4)`, async ({
  browser,
  baseURL,
}) => {
  await untilSmallest(`${baseURL}/`);
  const { document } = await weighPage(browser, `${baseURL}/`);
  expect(document).toBeGreaterThan(0);
  // The document contains its own address. The digits of this run's port change its weight by up to 40 bytes.
  const own = String(baseURL);
  const html = await (await fetch(own, { headers: { "Accept-Encoding": "identity" } })).text();
  const atAddress = (origin: string) => compressed(html.replaceAll(own, origin));
  const weight = document - atAddress(own) + atAddress("https://anaba.example");
  expect(weight / kilobyte).toBeLessThanOrEqual(documentLimit);
});
