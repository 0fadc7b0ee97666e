import { expect, test } from "./support/test.ts";

const headlineFace = /^Shippori Mincho[^,]*$/;
const textFace = "Zen Kaku Gothic";

test("over a slow connection the headline has its font at once, and the text from the next page on", async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 600,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
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
