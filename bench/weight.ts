/**
 * Row 3: the JavaScript that the first view of each visitor page loads, compressed with brotli.
 * Run: npm run bench -- weight
 */
import { chromium } from "@playwright/test";
import { findChromium, launchOf } from "../tests/support/browser.ts";
import { startProduct } from "./product.ts";

const pages = [
  "/",
  "/?category=temple",
  "/gem/1",
  "/photos",
  "/photos/gem/1",
  "/photos?photo=2",
  "/saved",
  "/profile",
];

const product = await startProduct(4320);
const browser = await chromium.launch(launchOf(await findChromium()));
for (const path of pages) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on(
    "Network.responseReceived",
    ({ requestId, type }) => void (type === "Script" && scripts.add(requestId)),
  );
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(product.base + path, { waitUntil: "networkidle" });
  const bodies = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? [entry] : []))
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  const kib = (size: number) => `${(size / 1024).toFixed(1)} KiB`;
  console.log(
    `${path.padEnd(18)} ${kib(bodies)} in ${scripts.size} scripts, ${kib(bytes)} with their headers`,
  );
  await context.close();
}
await browser.close();
await product.stop();
