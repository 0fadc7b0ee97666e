/**
 * Rows 1 and 2: the home page on a phone over a slow connection (150 ms, 1.6 Mbit/s), against the same page as bare
 * HTML and against the same page built with other frameworks: the paints, and the times until typing filters and a
 * heart reacts. Run: npm run bench -- first-view; ROUNDS=11 measures more precisely.
 */
import { chromium } from "@playwright/test";
import { findChromium, launchOf } from "../tests/support/browser.ts";
import { serveBarePage } from "./bare-page.ts";
import { untilSmallest } from "./support/page-weights.ts";
import { startPeer } from "./peers.ts";
import { startProduct } from "./support/product.ts";
import { Collected, report } from "./scoreboard/report.ts";
import { visit, type Doing } from "./support/visits.ts";

const rounds = Number(process.env["ROUNDS"] ?? 5);
const weak = 4;

const product = await startProduct(4310);
const floor = await serveBarePage(4311, product.base);
const router = await startPeer("React Router 8", 4312);
const next = await startPeer("Next.js 16", 4313);
/** The browser treats it as another site than `localhost`. */
const from = "http://127.0.0.1:4311/elsewhere";
const sites = {
  floor: "http://localhost:4311/",
  product: `${product.base}/`,
  "React Router 8": `${router.base}/`,
  "Next.js 16": `${next.base}/`,
};
await untilSmallest(sites.product);
const browser = await chromium.launch(launchOf(await findChromium()));
const seen = new Collected();

async function see(name: string, url: string, slowdown: number, doing: Doing): Promise<void> {
  const { fcp, lcp, done } = await visit(browser, { url, from, slowdown, doing });
  if (doing !== "nothing") return seen.add(`${doing} ${name}`, done);
  seen.add(`fcp ${slowdown} ${name}`, fcp);
  seen.add(`lcp ${slowdown} ${name}`, lcp);
}

// The first visit is not measured: it includes work that the browser and the servers do only once.
for (const url of Object.values(sites)) await visit(browser, { url, from, slowdown: 1, doing: "nothing" });
for (let round = 0; round < rounds; round++) {
  for (const slowdown of [1, weak])
    for (const [name, url] of Object.entries(sites)) await see(name, url, slowdown, "nothing");
  for (const [name, url] of Object.entries(sites)) {
    await see(name, name === "floor" ? `${url}filter` : url, weak, "typing");
    if (name !== "floor") await see(name, url, weak, "pressing");
  }
}
await browser.close();
floor.close();
await Promise.all([product, router, next].map((each) => each.stop()));

/** The rounds of a mark for the product and the peers. */
const comparison = (mark: string) => ({
  product: seen.of(`${mark} product`),
  peers: {
    "React Router 8": seen.of(`${mark} React Router 8`),
    "Next.js 16": seen.of(`${mark} Next.js 16`),
  },
});
const comparisonWithFloor = (mark: string) => ({ ...comparison(mark), floor: seen.of(`${mark} floor`) });
report("first-paint", comparisonWithFloor("fcp 1"));
report("largest-paint", comparisonWithFloor("lcp 1"));
report("first-paint-weak", comparisonWithFloor(`fcp ${weak}`));
report("largest-paint-weak", comparisonWithFloor(`lcp ${weak}`));
report("typing-filters", comparisonWithFloor("typing"));
report("heart-answers", comparison("pressing"));
