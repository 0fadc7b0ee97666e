/**
 * Row 6: layout shift, and the longest interaction while typing, filtering, pressing hearts, using the lightbox and
 * opening a gem, with the processor slowed six times; the first three on Next's page too.
 * Run: npm run bench -- interactions
 */
import { chromium, type Browser, type Locator, type Page } from "@playwright/test";
import { findChromium, launchOf } from "../tests/support/browser.ts";
import { startPeer } from "./peers.ts";
import { startProduct } from "./support/product.ts";
import { Collected, report } from "./scoreboard/report.ts";
import "../app/document/before-hydration.ts";

declare global {
  interface Window {
    measured: { shift: number; longest: number };
  }
}

const rounds = Number(process.env["ROUNDS"] ?? 3);
const slowdown = 6;

function observe(): void {
  window.measured = { shift: 0, longest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput)
        window.measured.shift += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
  const interactions: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    buffered: true,
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId !== 0)
        window.measured.longest = Math.max(window.measured.longest, entry.duration);
  }).observe(interactions);
}

/**
 * Presses an element by the mouse, at its place. Playwright's own `click` runs scripts in the page between the press and
 * the page's answer, which would count as the page's time.
 */
async function press(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (box === null) throw new Error("the element to press is not visible");
  await page.waitForTimeout(300);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

type Journey = (page: Page) => Promise<void>;
const common = {
  typing: async (page) => {
    await page.getByRole("combobox", { name: "Search gems" }).pressSequentially("temple", { delay: 120 });
  },
  filtering: async (page) => {
    for (const name of ["hiking", "Food & Dining", "All"]) {
      await press(page, page.getByRole("button", { name, exact: true }));
      await page.waitForTimeout(200);
    }
  },
  hearts: async (page) => {
    for (const heart of await page.getByRole("button", { name: /^Save / }).all()) await press(page, heart);
  },
} as const satisfies Readonly<Record<string, Journey>>;
const ours = {
  lightbox: async (page) => {
    await page.goto(`${new URL(page.url()).origin}/photos`, { waitUntil: "networkidle" });
    await page.waitForFunction(() => window.beforeHydration === undefined);
    await press(page, page.getByRole("button", { name: /^Open photo 1:/ }));
    await page.waitForTimeout(200);
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press("ArrowRight");
      await page.waitForTimeout(200);
    }
    await page.keyboard.press("Escape");
  },
  "opening-gem": async (page) => {
    await press(page, page.getByRole("article").first().getByRole("link"));
    await page.waitForURL("**/gem/*");
    await page.waitForTimeout(400);
  },
} as const satisfies Readonly<Record<string, Journey>>;

async function measure(browser: Browser, base: string, journey: Journey): Promise<Window["measured"]> {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(`${base}/`);
    // A page that prefetches others may never become idle.
    await page.waitForLoadState("networkidle", { timeout: 10_000 }).catch(() => undefined);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await journey(page);
    await page.waitForTimeout(800);
    return await page.evaluate(() => window.measured);
  } finally {
    await context.close();
  }
}

const product = await startProduct(4330);
const next = await startPeer("Next.js 16", 4331);
const browser = await chromium.launch(launchOf(await findChromium()));
const seen = new Collected();
for (let round = 0; round < rounds; round++)
  for (const [name, journey] of Object.entries({ ...common, ...ours })) {
    const { shift, longest } = await measure(browser, product.base, journey);
    seen.add("shift", shift);
    seen.add(name, longest);
    if (name in common) seen.add(`Next.js ${name}`, (await measure(browser, next.base, journey)).longest);
  }
await browser.close();
await product.stop();
await next.stop();

report("shift", { product: seen.of("shift") });
for (const name of ["typing", "filtering", "hearts"] as const)
  report(name, { product: seen.of(name), peers: { "Next.js 16": seen.of(`Next.js ${name}`) } });
for (const name of ["lightbox", "opening-gem"] as const) report(name, { product: seen.of(name) });
