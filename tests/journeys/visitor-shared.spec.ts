import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, heartOf, openWithHeldClock, visit } from "./support/visit.ts";

test(
  "the menu of a visitor has Saved and Help, and Help says that it is not available yet",
  everySize,
  async ({ page }) => {
    await visit(page, "/");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await button.click();
    const menu = page.getByRole("menu", { name: "Menu" });
    await expect(menu.getByRole("menuitem")).toHaveText(["Saved", "Help"]);
    await expect(menu.getByRole("menuitem", { name: "Saved" })).toBeFocused();
    const said = page.waitForEvent("dialog").then(async (dialog) => {
      await dialog.accept();
      return [dialog.type(), dialog.message()];
    });
    await menu.getByRole("menuitem", { name: "Help", exact: true }).click();
    expect(await said).toEqual(["alert", "Help center feature coming soon!"]);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole("menuitem", { name: "Saved", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Log in to see your saved gems" })).toBeVisible();
    await expectAddress(page, "/saved");
  },
);

test(
  "the menu begins where the header ends, also while the header is moved up",
  everySize,
  async ({ page }) => {
    await visit(page, "/");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    const menu = page.getByRole("menu", { name: "Menu" });
    const gap = () =>
      menu.evaluate((element) => {
        const bar = element.closest("header")?.firstElementChild?.getBoundingClientRect();
        return Math.round(element.getBoundingClientRect().top - (bar?.bottom ?? 0));
      });
    await button.click();
    await expect.poll(gap).toBe(0);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 1000));
    await button.click();
    await expect.poll(gap).toBe(0);
  },
);

for (const address of ["/profile", "/profile/edit", "/profile/edit?from=google", "/account-settings"])
  test(`${address} asks a visitor to log in, and keeps the address`, everySize, async ({ page }) => {
    await visit(page, address);
    for (const part of ["main", "banner"] as const)
      await expect(page.getByRole(part).getByRole("button", { name: "Log in", exact: true })).toBeVisible();
    await expectAddress(page, address);
  });

test("the skip link is the first stop and leads to the content", everySize, async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content", exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a notice disappears after 3000 ms, not under the pointer, and there are three at most", async ({
  page,
}) => {
  await openWithHeldClock(page, "/gem/1");
  const heart = heartOf(page, "Otagi Nenbutsu-ji, Temple of 1,200 Faces");
  const notices = page.getByText("Please log in to save gems", { exact: true });

  await heart.press("Enter");
  await expect(notices).toHaveCount(1);
  await page.clock.runFor(2999);
  await expect(notices).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(notices).toHaveCount(0);

  await heart.press("Enter");
  await page.clock.runFor(1000);
  await notices.hover();
  await page.clock.runFor(10_000);
  await expect(notices).toHaveCount(1);
  await page.getByRole("heading", { level: 1 }).hover();
  await page.clock.runFor(3000);
  await expect(notices).toHaveCount(0);

  // Equal notices replace the one that is shown.
  for (let press = 0; press < 5; press++) await heart.press("Enter");
  await expect(notices).toHaveCount(1);
  await page.getByRole("button", { name: "Write a review", exact: true }).press("Enter");
  const copy = async () => {
    await page.getByRole("button", { name: "Share", exact: true }).press("Enter");
    await page.getByRole("menuitem", { name: "Copy link", exact: true }).press("Enter");
  };
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await copy();
  const copied = page.getByText("Link copied to clipboard!", { exact: true });
  await expect(copied).toHaveCount(1);
  await expect(notices).toHaveCount(1);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  await copy();
  await expect(page.getByRole("alert").getByText("Failed to copy link", { exact: true })).toHaveCount(1);
  await expect(copied).toHaveCount(1);
  await expect(page.getByText("Please log in to write a review", { exact: true })).toHaveCount(1);
  await expect(notices).toHaveCount(0);
});
