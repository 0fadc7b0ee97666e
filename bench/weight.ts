/**
 * Rows 3 and 4: what the first view of each visitor page loads on a phone, as a browser gets it, headers in. `npm test`
 * holds every page to a limit (tests/journeys/visitor-weights.spec.ts).
 * Run: npm run bench -- weight
 */
import { chromium } from "@playwright/test";
import { findChromium, launchOf } from "../tests/support/browser.ts";
import { untilSmallest, weighPage, type PageWeight } from "./support/page-weights.ts";
import { startPeer } from "./peers.ts";
import { startProduct } from "./support/product.ts";
import { report } from "./scoreboard/report.ts";
import { scriptLimits } from "./scoreboard/size-limits.ts";

const kib = (bytes: number) => bytes / 1024;
const product = await startProduct(4320);
const router = await startPeer("React Router 8", 4321);
const next = await startPeer("Next.js 16", 4322);
const browser = await chromium.launch(launchOf(await findChromium()));

const scripts: number[] = [];
for (const page of Object.keys(scriptLimits)) {
  // A page with a search is rendered for each request and not cached.
  if (!page.includes("?")) await untilSmallest(product.base + page);
  const weight = await weighPage(browser, product.base + page);
  scripts.push(weight.scripts);
  console.log(
    `${page.padEnd(18)} scripts ${kib(weight.scripts).toFixed(1)} KiB, document ${(weight.document / 1000).toFixed(2)} KB`,
  );
}
const home = await weighPage(browser, `${product.base}/`);
const homes = {
  "React Router 8": await weighPage(browser, `${router.base}/`),
  "Next.js 16": await weighPage(browser, `${next.base}/`),
};
await browser.close();
await Promise.all([product, router, next].map((each) => each.stop()));

const comparison = (of: (weight: PageWeight) => number) => ({
  product: [of(home)],
  peers: { "React Router 8": [of(homes["React Router 8"])], "Next.js 16": [of(homes["Next.js 16"])] },
});
report(
  "scripts-home",
  comparison(({ scripts: bytes }) => kib(bytes)),
);
report("scripts-heaviest", { product: [kib(Math.max(...scripts))] });
report(
  "document",
  comparison(({ document }) => document / 1000),
);
