import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

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

test("the fonts of the text are in the first view over a fast connection, unless the visitor saves data", async ({
  browser,
  baseURL,
}) => {
  /** How the fonts are loaded first: by a link for the first view, or by a later request. */
  const fontRequests = async (line: Line, saveData: boolean) => {
    const page = await browser.newPage({ baseURL: String(baseURL) });
    await page.addInitScript((isSaving) => {
      if (isSaving) Object.defineProperty(navigator, "connection", { value: { rtt: 0, saveData: true } });
    }, saveData);
    await emulateLine(page, line);
    await page.goto("/");
    await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
    const initiators = await page.evaluate(() => {
      const seen = new Map<string, string>();
      for (const entry of performance.getEntriesByType("resource"))
        if (entry instanceof PerformanceResourceTiming && /gothic-latin-[^/]*\.woff2$/.test(entry.name))
          seen.set(entry.name, seen.get(entry.name) ?? entry.initiatorType);
      return [...seen.values()];
    });
    await page.close();
    return [...new Set(initiators)].join();
  };
  expect(await fontRequests(fastLine, false)).toBe("link");
  expect(await fontRequests(fastLine, true)).toBe("fetch");
  expect(await fontRequests(slowLine, false)).toBe("fetch");
});

test("over a slow connection the headline has its font at once, and the text from the next page on", async ({
  page,
}) => {
  const devtools = await emulateLine(page, { latency: 600, throughput: -1 });
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  /** The fonts in which an element is shown. */
  const faces = async (selector: string) => {
    const { root } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
  // The footer, which every page has.
  const text = "footer a";
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await faces("h1")).toMatch(headlineFace);
  expect(await faces(text)).not.toContain(textFace);
  await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
  await page.getByRole("article").first().getByRole("link").first().click();
  // The address changes before the page appears: the headline must be that of the new page.
  await expect(page).toHaveURL(/\/gem\/1$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Otagi Nenbutsu-ji/ })).toBeVisible();
  await expect.poll(() => faces(text)).toContain(textFace);
  expect(await faces("h1")).toMatch(headlineFace);
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
