import { createTraveller } from "./support/people.ts";
import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, visit } from "./support/visit.ts";

const sheetsOf = (pdf: Buffer): number => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test("a list shows its gems in order, and downloads them", everySize, async ({ page }) => {
  await visit(page, "/list?g=4,9,2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A list of 3 gems");
  const titles = page.getByRole("main").getByRole("list").first().getByRole("heading", { level: 2 });
  await expect(titles).toHaveText([
    "The Stone Road and the Amazake Teahouse",
    "The Moss Ravine of Mount Mitake",
    "Mukojima-Hyakkaen, Garden of a Hundred Flowers",
  ]);
  const group = page.getByRole("group", { name: "Download", exact: true });
  for (const [name, file] of [
    ["GPX", "anaba-4-9-2.gpx"],
    ["KML", "anaba-4-9-2.kml"],
    ["GeoJSON", "anaba-4-9-2.geojson"],
    ["CSV", "anaba-4-9-2.csv"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await group.getByRole("link", { name, exact: true }).click();
    expect((await downloading).suggestedFilename()).toBe(file);
  }
  await titles.first().getByRole("link").click();
  await expectAddress(page, "/gem/4");
});

test(
  "the map of a list has a seal for each gem, numbered by its position in the list",
  everySize,
  async ({ page }) => {
    await visit(page, "/list?g=10,1");
    const map = page.getByRole("figure", { name: "Map of Japan with these 2 gems", exact: true });
    await expect(map.getByRole("link")).toHaveCount(2);
    const first = map.getByRole("link", { name: "Stop 1: Echizen Washi Village, Echizen", exact: true });
    await expect(first).toHaveText(/1$/);
    await first.click();
    await expectAddress(page, "/gem/10");
  },
);

test.describe("where the browser lets pages write to the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });
  test("the link of a list is copied without ignored ids, and the page says so", async ({
    page,
    baseURL,
  }) => {
    await visit(page, "/list?g=4,9,9,99");
    await page.getByRole("button", { name: "Copy link", exact: true }).click();
    await expect(page.getByRole("status").getByText("Link copied to clipboard!")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/list?g=4,9`);
  });
});

test("when the clipboard refuses, the link of a list is selected for copying by hand", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) },
    });
  });
  await visit(page, "/list?g=4,9");
  await page.getByRole("button", { name: "Copy link", exact: true }).click();
  await expect(page.getByRole("alert").getByText("Failed to copy link")).toBeVisible();
  const link = page.getByRole("textbox", { name: "Link to this list", exact: true });
  await expect(link).toHaveValue(`${baseURL}/list?g=4,9`);
  await expect(link).toBeFocused();
});

test("a list of all gems is printed on two sheets, each gem whole", async ({ page }) => {
  await visit(page, "/list?g=1,2,3,4,5,6,7,8,9,10,11,12");
  const margin = { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" };
  expect(sheetsOf(await page.pdf({ format: "A4", margin }))).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("group", { name: "Download", exact: true })).toBeHidden();
  // The time on paper is unknown, so it must not say what is open now.
  const now = page.getByText(/in Japan\.$/);
  await expect(now).toHaveCount(12);
  await expect(now.first()).toBeHidden();
  const onPaper = await now
    .first()
    .evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement, "::after").content);
  expect(onPaper).toBe('"Usually open 9:00–16:30."');
});

test.describe("without any gem", () => {
  test.use({ expectedComplaints: [/status of 404/] });
  test("a list without any gem is not found", everySize, async ({ page }) => {
    await visit(page, "/list?g=0,99");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gem not found");
    await expect(page.getByRole("link", { name: "Go Home", exact: true })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test(
    "without JavaScript a list is complete, and has no button that would need it",
    everySize,
    async ({ page }) => {
      await page.goto("/list?g=4,9,2");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("A list of 3 gems");
      await expect(page.getByText("All times are those in Japan.").first()).toBeVisible();
      await expect(page.getByRole("link", { name: "GPX", exact: true })).toBeVisible();
      for (const name of ["Copy link", "Print", "Zoom in"])
        await expect(page.getByRole("button", { name, exact: true })).toBeHidden();
      const map = page.getByRole("figure", { name: "Map of Japan with these 3 gems", exact: true });
      await map.getByRole("link", { name: /^Stop 2: / }).click();
      await expectAddress(page, "/gem/9");
    },
  );
});

test("the saved gems become a list to share, the newest first", everySize, async ({ page, context }) => {
  const traveller = await createTraveller();
  await traveller.signIn(context);
  await visit(page, "/saved");
  await expect(page.getByRole("link", { name: "Share this list", exact: true })).toHaveCount(0);
  for (const [address, title] of [
    ["/gem/9", "The Moss Ravine of Mount Mitake"],
    ["/gem/4", "The Stone Road and the Amazake Teahouse"],
  ] as const) {
    await visit(page, address);
    await page.getByRole("button", { name: `Save ${title}`, exact: true }).click();
    await expect(page.getByText("Added to saved posts").last()).toBeVisible();
  }
  await visit(page, "/saved");
  await page.getByRole("link", { name: "Share this list", exact: true }).click();
  await expectAddress(page, "/list?g=4,9");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A list of 2 gems");
  await page.goBack();
  await page.getByRole("link", { name: "On the map", exact: true }).click();
  await expectAddress(page, "/list?g=4,9#map");
  await expect(
    page.getByRole("figure", { name: "Map of Japan with these 2 gems", exact: true }),
  ).toBeInViewport();
});
