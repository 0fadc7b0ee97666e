/**
 * Makes the pictures of the README, from the built product. Afterwards somebody looks at them and commits them.
 * Run: npm run build && node scripts/readme-pictures.ts
 */
import path from "node:path";
import { chromium } from "@playwright/test";
import { paths } from "../domain/site/paths.ts";
import { startProduct } from "../bench/product.ts";
import { findChromium, launchOf } from "../tests/support/browser.ts";

const folder = path.join(import.meta.dirname, "..", "docs", "images");
const quality = 82;

/** The pictures: the file, the address, the size of the window, and the colour scheme. */
const pictures = [
  { name: "home", address: paths.home(), width: 1280, height: 900, colorScheme: "light" },
  { name: "gem-dark", address: paths.gem(7), width: 1280, height: 800, colorScheme: "dark" },
  { name: "phone", address: paths.map(), width: 390, height: 800, colorScheme: "light" },
] as const;

const product = await startProduct(4340);
const browser = await chromium.launch(launchOf(await findChromium()));
try {
  for (const { name, address, width, height, colorScheme } of pictures) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    await page.goto(product.base + address, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const file = path.join(folder, `${name}.jpg`);
    await page.screenshot({ path: file, type: "jpeg", quality });
    console.log(file);
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}
