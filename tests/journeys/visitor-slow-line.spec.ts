import { expect, test } from "./support/test.ts";

const headlineFace = "Shippori Mincho";

test("over a slow line the first page does without the fonts, and the next one has them", async ({
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
  /** The faces that the page's headline is shown in. */
  const faces = async () => {
    const { root } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
    const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName).join();
  };
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await faces()).not.toContain(headlineFace);
  await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
  await page.getByRole("article").first().getByRole("link").first().click();
  // The address is there before the page is: the headline asked about must be the one that stays.
  await expect(page).toHaveURL(/\/gem\/1$/);
  await expect(page.getByRole("heading", { level: 1, name: /^Otagi Nenbutsu-ji/ })).toBeVisible();
  await expect.poll(faces).toContain(headlineFace);
});
