import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, expectDownloads, onPaper, sheetsOf, visit } from "./support/visit.ts";

test("a list shows its gems in order, and downloads them", everySize, async ({ page }) => {
  await visit(page, "/list?g=4,9,2");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A list of 3 gems");
  const titles = page.getByRole("main").getByRole("list").first().getByRole("heading", { level: 2 });
  await expect(titles).toHaveText([
    "The Stone Road and the Amazake Teahouse",
    "The Moss Ravine of Mount Mitake",
    "Mukojima-Hyakkaen, Garden of a Hundred Flowers",
  ]);
  const stops = page.getByRole("main").getByRole("list").first().getByRole("listitem");
  for (const stop of await stops.all())
    await expect(stop.getByRole("img", { name: /^Woodblock-style print: / })).toBeVisible();
  await expectDownloads(page, "anaba-4-9-2");
  const isAfterTheList = await page
    .getByRole("group", { name: "Download", exact: true })
    .evaluate((group) => {
      const last = document.querySelector("main ol > li:last-child");
      return (last?.compareDocumentPosition(group) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
  expect(isAfterTheList).toBeTruthy();
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
  expect(sheetsOf(await page.pdf(onPaper("A4")))).toBe(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("group", { name: "Download", exact: true })).toBeHidden();
  // The time on paper is unknown, so it must not say what is open now.
  const now = page.getByText(/in Japan\.$/);
  await expect(now).toHaveCount(12);
  await expect(now.first()).toBeHidden();
  const printed = await now
    .first()
    .evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement, "::after").content);
  expect(printed).toBe('"Usually open 9:00–16:30."');
});

test("a list is printed when its prints have come", async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      const images = [...document.querySelectorAll<HTMLImageElement>("main ol img")];
      document.title = `${images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length} prints`;
    };
  });
  await visit(page, "/list?g=1,2,3,4,5,6,7,8,9,10,11,12");
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect(page).toHaveTitle("12 prints");
});

test.describe("without any gem", () => {
  test.use({ expectedComplaints: [/status of 404/] });
  test("a list without any gem is not found", everySize, async ({ page }) => {
    await visit(page, "/list?g=0,99");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Gem not found");
    await expect(page.getByText("This list has no gem on it.")).toBeVisible();
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
