import type { Browser } from "@playwright/test";

declare global {
  interface Window {
    marks: Marks;
  }
}

/** The timings of one visit, in milliseconds since the navigation; NaN for those that were not measured. */
export interface Marks {
  fcp: number;
  lcp: number;
  /** When the action repeated on every frame first had an effect. */
  done: number;
}

/** The action that a visit repeats on every frame until it has an effect. */
export type Doing = "nothing" | "typing" | "pressing";

/** Runs in the page: records the paints, and types or presses a heart on every frame until the page reacts. */
function observe(doing: Doing): void {
  const marks: Marks = { fcp: Number.NaN, lcp: Number.NaN, done: Number.NaN };
  window.marks = marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.name === "first-contentful-paint") marks.fcp = entry.startTime;
  }).observe({ type: "paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.lcp = entry.startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  // React overrides `value` on the element itself; typing does not go through that setter, so the prototype's setter
  // is used.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  function type() {
    const input = document.querySelector("input[name=q]");
    const visible = [...document.querySelectorAll("article")].filter((card) => card.checkVisibility()).length;
    // While the document is still loading, it also has fewer cards.
    if (document.readyState !== "loading" && visible > 0 && visible < 12) return true;
    value?.set?.call(input ?? document.createElement("input"), Math.random() < 0.5 ? "temple" : "Temple");
    input?.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return false;
  }
  function press() {
    const answers = [...document.querySelectorAll("[role=status]")];
    if (answers.some((answer) => answer.textContent.includes("Please log in to save gems"))) return true;
    document.querySelector<HTMLElement>("button[aria-pressed][aria-label^='Save ']")?.click();
    return false;
  }
  const isDone = { nothing: () => true, typing: type, pressing: press }[doing];
  function frame() {
    if (isDone()) marks.done = performance.now();
    else requestAnimationFrame(frame);
  }
  if (doing !== "nothing") requestAnimationFrame(frame);
}

/** How long a visit waits for the effect, in milliseconds. */
const patience = 30_000;
/** How long after the load a larger paint may still come, in milliseconds. */
const settling = 1500;

/** How a page is visited. */
export interface Visit {
  readonly url: string;
  /**
   * A page of another site, from which the visitor comes. Then the browser starts a new process for the page, as it
   * does for most visitors.
   */
  readonly from: string;
  /** The factor by which the processor is slowed down. */
  readonly slowdown: number;
  readonly doing: Doing;
}

/** Opens a page on a phone over a slow connection (150 ms, 1.6 Mbit/s). */
export async function visit(browser: Browser, { url, from, slowdown, doing }: Visit): Promise<Marks> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    await page.goto(from);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 150,
      downloadThroughput: 1_600_000 / 8,
      uploadThroughput: 750_000 / 8,
    });
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(observe, doing);
    await page.goto(url, { waitUntil: doing === "nothing" ? "load" : "commit" });
    if (doing === "nothing") await page.waitForTimeout(settling);
    else await page.waitForFunction(() => !Number.isNaN(window.marks.done), null, { timeout: patience });
    return await page.evaluate(() => window.marks);
  } finally {
    await context.close();
  }
}
