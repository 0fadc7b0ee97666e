/**
 * Rows 1, 2 and 4: the home page over a slow connection (150 ms, 1.6 Mbit/s, processor slowed four times) against the
 * same page as bare HTML.
 * Run: npm run bench -- first-view
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { findChromium, launchOf } from "../tests/support/browser.ts";
import { listen, median, startProduct } from "./product.ts";

const rounds = Number(process.env["ROUNDS"] ?? 7);
const pictures = path.join(import.meta.dirname, "..", "build", "client");

/** The timings of one load, in milliseconds since the navigation. */
interface Load {
  readonly fcp: number;
  readonly lcp: number;
  readonly search: number;
}

declare global {
  interface Window {
    marks: { fcp: number; lcp: number; search: number };
  }
}

/** Runs in the page: records the paints, and types into the search field on every frame until the list is filtered. */
function observe() {
  window.marks = { fcp: Number.NaN, lcp: Number.NaN, search: Number.NaN };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (entry.name === "first-contentful-paint") window.marks.fcp = entry.startTime;
    }
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.marks.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  if (!location.search.includes("type")) return;
  // React overrides `value` on the element itself; typing does not go through that setter, so the prototype's setter
  // is used.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  const type = () => {
    const input = document.querySelector("input[name=q]");
    const visible = [...document.querySelectorAll("article")].filter((card) => card.checkVisibility()).length;
    if (input !== null && visible > 0 && visible < 12) {
      window.marks.search = performance.now();
      return;
    }
    value?.set?.call(input ?? document.createElement("input"), Math.random() < 0.5 ? "temple" : "Temple");
    input?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    requestAnimationFrame(type);
  };
  requestAnimationFrame(type);
}

async function load(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: "load" });
  if (url.includes("type")) await page.waitForFunction(() => !Number.isNaN(window.marks.search));
  else await page.waitForTimeout(1500);
  const marks = await page.evaluate(() => window.marks);
  await context.close();
  return marks;
}

const product = await startProduct(4310);
const answer = await fetch(`${product.base}/`);
const html = await answer.text();
// The security headers have a cost of their own, so the floor is measured with them too: one of them makes the
// browser start a new process, which a visitor from another site causes in any case.
const securityHeaders = Object.fromEntries(
  [...answer.headers].filter(([name]) =>
    /^(?:cross-origin|permissions|referrer|x-|content-security)/.test(name),
  ),
);
const bare = html
  .replaceAll(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, "")
  .replaceAll(/<link rel="(?:preload|stylesheet|manifest)"[^>]*>/g, "");
const compressed = gzipSync(bare, { level: 9 });
const floor = await listen(4311, (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname.startsWith("/pictures/")) {
    response.setHeader("Content-Type", pathname.endsWith("avif") ? "image/avif" : "image/jpeg");
    response.end(readFileSync(path.join(pictures, path.normalize(pathname))));
  } else if (pathname === "/" || pathname === "/safe") {
    if (pathname === "/safe")
      for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    response
      .writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" })
      .end(compressed);
  } else response.writeHead(404).end();
});
await fetch(`${product.base}/`, { headers: { "Accept-Encoding": "br" } });

const browser = await chromium.launch(launchOf(await findChromium()));
const results = {
  floor: [] as Load[],
  withHeaders: [] as Load[],
  product: [] as Load[],
  search: [] as Load[],
};
for (let round = 0; round < rounds; round++) {
  results.floor.push(await load(browser, "http://localhost:4311/"));
  results.withHeaders.push(await load(browser, "http://localhost:4311/safe"));
  results.product.push(await load(browser, `${product.base}/`));
  results.search.push(await load(browser, `${product.base}/?type`));
}
await browser.close();
const wire = (await fetch(`${product.base}/`, { headers: { "Accept-Encoding": "br" } })).headers;
floor.close();
await product.stop();

const of = (loads: readonly Load[], mark: keyof Load) => Math.round(median(loads.map((one) => one[mark])));
const times = (loads: readonly Load[]) => `FCP ${of(loads, "fcp")}  LCP ${of(loads, "lcp")}`;
const ratios = (floorLoads: readonly Load[]) =>
  (["fcp", "lcp"] as const)
    .map((mark) => `×${(of(results.product, mark) / of(floorLoads, mark)).toFixed(2)}`)
    .join(" and ");
console.log(`medians of ${rounds} interleaved rounds, ms`);
console.log(`floor    ${times(results.floor)}`);
console.log(`the same with the product's headers  ${times(results.withHeaders)}`);
console.log(
  `product  ${times(results.product)}: ${ratios(results.floor)}, with the same headers ${ratios(results.withHeaders)}`,
);
console.log(`product  until typing filters ${of(results.search, "search")}`);
console.log(
  `document in brotli, CSS and critical path inside: ${wire.get("content-length") ?? "chunked"} bytes`,
);
