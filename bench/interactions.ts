/**
 * Row 6: layout shift, and the longest interaction while typing, filtering, pressing hearts and using the lightbox,
 * with the processor slowed six times.
 * Run: npm run bench -- interactions
 */
import { chromium, type Page } from "@playwright/test";
import { findChromium, launchOf } from "../tests/support/browser.ts";
import { startProduct } from "./product.ts";

declare global {
  interface Window {
    measured: { shift: number; longest: number };
  }
}

function observe() {
  window.measured = { shift: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) {
        window.measured.shift += Number(entry.value);
      }
    }
  }).observe({ type: "layout-shift", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("interactionId" in entry && entry.interactionId !== 0) {
        window.measured.longest = Math.max(window.measured.longest, entry.duration);
      }
    }
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

const journeys: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  typing: async (page) => {
    await page.getByRole("combobox", { name: "Search gems" }).pressSequentially("temple", { delay: 120 });
  },
  filtering: async (page) => {
    for (const name of ["hiking", "Food & Dining", "All"]) {
      await page.getByRole("button", { name, exact: true }).click();
      await page.waitForTimeout(200);
    }
  },
  hearts: async (page) => {
    for (const heart of await page.getByRole("button", { name: /^Save / }).all()) await heart.click();
  },
  lightbox: async (page) => {
    await page.goto(`${new URL(page.url()).origin}/photos`, { waitUntil: "networkidle" });
    await page.getByRole("button", { name: /^Open photo 1:/ }).click();
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(200);
    }
    await page.keyboard.press("Escape");
  },
};

const product = await startProduct(4330);
const browser = await chromium.launch(launchOf(await findChromium()));
for (const [name, journey] of Object.entries(journeys)) {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(`${product.base}/`, { waitUntil: "networkidle" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await journey(page);
  await page.waitForTimeout(800);
  const { shift, longest } = await page.evaluate(() => window.measured);
  console.log(
    `${name.padEnd(10)} longest interaction ${Math.round(longest)} ms, layout shift ${shift.toFixed(4)}`,
  );
  await context.close();
}
await browser.close();
await product.stop();
