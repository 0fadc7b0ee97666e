import path from "node:path";
import { chromium } from "@playwright/test";
import { startProduct } from "../bench/support/product.ts";
import { findChromium, launchOf } from "../tests/support/browser.ts";

/** A picture of a page of the built product. */
interface PagePicture {
  /** The name of the file. */
  readonly file: string;
  readonly address: string;
  /** The window, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** How many pixels of the picture a CSS pixel has. */
  readonly scale?: number;
  readonly colorScheme?: "light" | "dark";
}

/**
 * Takes pictures of the built product as JPEGs.
 * @param quality from 1 to 100.
 */
export async function takePictures(
  folder: string,
  quality: number,
  pictures: readonly PagePicture[],
): Promise<void> {
  const product = await startProduct(4340);
  const browser = await chromium.launch(launchOf(await findChromium()));
  try {
    for (const { file, address, width, height, scale = 1, colorScheme = "light" } of pictures) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme,
        reducedMotion: "reduce",
        // Where fingers press, the map says other things.
        hasTouch: height > width,
        isMobile: height > width,
      });
      const page = await context.newPage();
      await page.goto(product.base + address, { waitUntil: "networkidle" });
      // A first view may do without the fonts.
      await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
      await page.reload({ waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const written = path.join(folder, file);
      await page.screenshot({ path: written, type: "jpeg", quality });
      console.log(written);
      await context.close();
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
