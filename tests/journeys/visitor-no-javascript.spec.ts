import { expect, test } from "./support/test.ts";
import { expectAddress, home } from "./support/visit.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript a visitor searches by the form, which keeps the filter", async ({ page }) => {
  await page.goto("/");
  const { search, filter, count, gems } = home(page);
  await filter("hiking").click();
  await expect(count).toHaveText("3 gems found");
  await search.fill("fuji");
  await search.press("Enter");
  await expect(count).toHaveText("1 gem found");
  await expect(gems).toHaveCount(1);
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get("q") === "fuji");
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get("category") === "hiking");
  await search.fill("ramen");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByText("No gems match “ramen” in hiking")).toBeVisible();
  await page.getByRole("button", { name: "Reset", exact: true }).click();
  await expect(count).toHaveText("12 gems found");
  await expectAddress(page, "/");
});

test("without JavaScript nothing is shown that only a script could press", async ({ page }) => {
  for (const address of ["/", "/gem/1", "/saved"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const name of [/^Save /, "Log in", "Share", "Write a review"])
      await expect(page.getByRole("button", { name, exact: true })).toHaveCount(0);
    // It opens without a script, and has a link.
    const menu = page.getByRole("button", { name: "Menu", exact: true });
    await menu.click();
    await expect(page.getByRole("menuitem")).toHaveText(["Saved"]);
  }
});

test("without JavaScript a better spelling is suggested", async ({ page }) => {
  await page.goto("/?q=Kioto");
  await page.getByRole("link", { name: "Kyoto", exact: true }).click();
  await expect(home(page).count).toHaveText("2 gems found");
});

test("without JavaScript a gem, its gallery and the lightbox are pages", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Otagi Nenbutsu-ji, Temple of 1,200 Faces", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Otagi Nenbutsu-ji, Temple of 1,200 Faces",
  );
  await expect(page.getByText(/^Somebody on this hillside/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Reviews", exact: true })).toBeVisible();
  await page.goto("/photos");
  await page.getByRole("button", { name: /^Open photo 1: / }).click();
  const viewer = page.getByRole("dialog", { name: "Photo viewer" });
  await expect(viewer).toBeVisible();
  await expect(viewer.getByText(/^1 \/ \d+$/)).toBeVisible();
  await viewer.getByRole("button", { name: "Next photo", exact: true }).click();
  await expect(viewer.getByText(/^2 \/ \d+$/)).toBeVisible();
  await viewer.getByRole("button", { name: "Close", exact: true }).click();
  await expect(viewer).toHaveCount(0);
  await expectAddress(page, "/photos");
});

test("without JavaScript pictures and fonts are loaded", async ({ page }) => {
  await page.goto("/gem/1");
  const picture = page.getByRole("link", { name: "Photo 1 of 5" }).getByRole("img");
  await expect(picture).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Shippori Mincho/);
});
