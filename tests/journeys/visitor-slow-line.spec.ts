import type { CDPSession, Page } from "@playwright/test";
import { recordShifts, shiftsOf } from "./support/layout-shifts.ts";
import { everySize, expect, test } from "./support/test.ts";

const headlineFace = /^Shippori Mincho[^,]*$/;
const textFace = "Zen Kaku Gothic";

/** A connection that `Network.emulateNetworkConditions` makes: latency in milliseconds, throughput in bytes a second. */
interface Line {
  readonly latency: number;
  readonly throughput: number;
}

/** That of the machine itself. */
const fastLine: Line = { latency: 0, throughput: -1 };
/** A mobile network of the third generation. */
const slowLine: Line = { latency: 150, throughput: 200_000 };

/** Lets the page load over a line. */
async function emulateLine(page: Page, { latency, throughput }: Line): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  return devtools;
}

for (const [name, line] of Object.entries({ fast: fastLine, slow: slowLine })) {
  test(`over a ${name} connection scripts and other pictures are requested after the first paint`, async ({
    page,
  }) => {
    await emulateLine(page, line);
    for (const address of ["/", "/gem/1", "/photos"]) {
      await page.goto(address);
      await page.waitForFunction(() => window.beforeHydration === undefined);
      const early = await page.evaluate(() => {
        const painted = performance.getEntriesByName("first-paint")[0]?.startTime ?? 0;
        const first = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.currentSrc;
        const requests = performance
          .getEntriesByType("resource")
          .filter(({ name: url }) => url !== first && /\.(?:js|avif|jpg)$/.test(url));
        return {
          requests: requests.length,
          early: requests.filter(({ startTime }) => startTime < painted).map(({ name: url }) => url),
        };
      });
      expect(early.requests).toBeGreaterThan(0);
      expect(early.early, address).toEqual([]);
    }
  });
}

test("the fonts of the text are requested for the first paint over a fast connection, unless the visitor saves data", async ({
  browser,
  baseURL,
}) => {
  /** When the fonts are requested: before the first paint or after it. */
  const fontRequests = async (line: Line, saveData: boolean) => {
    const page = await browser.newPage({ baseURL: String(baseURL) });
    await page.addInitScript((isSaving) => {
      if (isSaving) Object.defineProperty(navigator, "connection", { value: { rtt: 0, saveData: true } });
    }, saveData);
    await emulateLine(page, line);
    await page.goto("/");
    await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
    const times = await page.evaluate(() => {
      const painted = performance.getEntriesByName("first-paint")[0]?.startTime ?? 0;
      return performance
        .getEntriesByType("resource")
        .filter(({ name }) => /gothic-latin-[^/]*\.woff2$/.test(name))
        .map(({ startTime }) => (startTime < painted ? "before" : "after"));
    });
    await page.close();
    return [...new Set(times)].join();
  };
  expect(await fontRequests(fastLine, false)).toBe("before");
  expect(await fontRequests(fastLine, true)).toBe("after");
  expect(await fontRequests(slowLine, false)).toBe("after");
});

/** Tells in which fonts an element is shown. */
async function fontsOn(devtools: CDPSession): Promise<(selector: string) => Promise<string>> {
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  return async (selector) => {
    const { root } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
}

/** The footer, which every page has. */
const footerLink = "footer a";

test("over a slow connection the headline has its font at once, and the text comes without it", async ({
  page,
}) => {
  const fontsOf = await fontsOn(await emulateLine(page, slowLine));
  await page.route(/gothic-latin-[^/]*\.woff2$/, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await fontsOf("h1")).toMatch(headlineFace);
  expect(await fontsOf(footerLink)).not.toContain(textFace);
});

for (const address of ["/", "/map", "/gem/1", "/gem/8"]) {
  test(
    `over a slow connection the text of ${address} gets its font on the first page, and no line moves`,
    everySize,
    async ({ page }) => {
      await recordShifts(page);
      const fontsOf = await fontsOn(await emulateLine(page, slowLine));
      await page.goto(address);
      await expect.poll(() => fontsOf(footerLink)).toContain(textFace);
      // A word may be a few pixels wider or narrower; a line further up or down is ten times as much. The fonts come after
      // the document: while it arrives in parts, a title at the foot of its print makes room for what follows it.
      const parsed = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType("navigation");
        return navigation instanceof PerformanceNavigationTiming ? navigation.domInteractive : 0;
      });
      const shifts = (await shiftsOf(page)).filter(({ at }) => at > parsed);
      expect(
        shifts.reduce((sum, { value }) => sum + value, 0),
        JSON.stringify(shifts),
      ).toBeLessThan(0.002);
    },
  );
}

for (const place of ["main", "header"]) {
  test(`fonts that would move a line in the ${place} are shown after a later click, not while it is pressed`, async ({
    page,
  }) => {
    const fontsOf = await fontsOn(await emulateLine(page, slowLine));
    const { promise: isPlaced, resolve: load } = Promise.withResolvers<undefined>();
    await page.route(/gothic-latin-[^/]*\.woff2$/, async (route) => {
      await isPlaced;
      await route.continue();
    });
    await page.goto("/");
    await page.waitForFunction(() => window.beforeHydration === undefined);
    // Digits of every font of the system are wider than ours, so the line needs a second line only without ours.
    await page.evaluate((parent) => {
      const line = document.createElement("p");
      line.id = "line";
      line.textContent = "0000000000 0000000000";
      line.style.width = "max-content";
      document.querySelector(parent)?.prepend(line);
      line.style.width = `${line.getBoundingClientRect().width - 2}px`;
    }, place);
    load(undefined);
    await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
    expect(await fontsOf(footerLink)).not.toContain(textFace);
    await page.evaluate(() => document.getElementById("line")?.remove());
    await page.getByRole("heading", { level: 1 }).hover();
    await page.mouse.down();
    expect(await fontsOf(footerLink)).not.toContain(textFace);
    await page.mouse.up();
    await expect.poll(() => fontsOf(footerLink)).toContain(textFace);
  });
}

test("over a fast connection the bold font is shown when only it is late", async ({ page }) => {
  const fontsOf = await fontsOn(await emulateLine(page, fastLine));
  const { promise: isPainted, resolve: load } = Promise.withResolvers<undefined>();
  await page.route(/gothic-latin-700[^/]*\.woff2$/, async (route) => {
    await isPainted;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => window.beforeHydration === undefined);
  expect(await fontsOf("header button")).not.toContain(textFace);
  load(undefined);
  await expect.poll(() => fontsOf("header button")).toContain(textFace);
});

test("the headline has its font at the first paint, with a typographic apostrophe", async ({ page }) => {
  // Neither the application nor a font file is loaded: the document alone must be enough.
  await page.route(/\/assets\/.*\.(?:js|woff2)$/, (route) => route.abort());
  await page.goto("/");
  const widths = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    const headline = document.querySelector("h1");
    if (context === null || headline === null) return null;
    const { fontFamily } = getComputedStyle(headline);
    const width = (text: string, family: string) => {
      context.font = `600 100px ${family}`;
      return context.measureText(text).width;
    };
    return {
      straight: width("'", fontFamily),
      typographic: width("’", fontFamily),
      headline: width(headline.textContent ?? "", fontFamily),
      fallback: width(headline.textContent ?? "", "serif"),
      faces: [...document.fonts]
        .filter(({ family, status }) => family === "Shippori Mincho" && status === "loaded")
        .map(({ unicodeRange }) => unicodeRange),
    };
  });
  expect(widths?.faces).toHaveLength(1);
  expect(widths?.straight).toBe(widths?.typographic);
  expect(widths?.headline).not.toBe(widths?.fallback);
});

test.use({ expectedComplaints: [/ERR_FAILED/] });
