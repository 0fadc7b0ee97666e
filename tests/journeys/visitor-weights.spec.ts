import { untilSmallest, weighPage } from "../../bench/page-weights.ts";
import { documentLimit, scriptLimits } from "../../bench/size-limits.ts";
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

test(`the home page's document weighs at most ${documentLimit} KB on the wire (bench/README.md row 4)`, async ({
  browser,
  baseURL,
}) => {
  await untilSmallest(`${baseURL}/`);
  const { document } = await weighPage(browser, `${baseURL}/`);
  expect(document).toBeGreaterThan(0);
  expect(document / kilobyte).toBeLessThanOrEqual(documentLimit);
});
