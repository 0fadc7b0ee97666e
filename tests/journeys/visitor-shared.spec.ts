import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, expectFocus, home, visit } from "./support/visit.ts";

const start = new Date("2026-04-01T09:00:00Z");

test(
  "the menu of a visitor has Saved and Help, and Help says that it is not available yet",
  everySize,
  async ({ page }) => {
    await visit(page, "/");
    const button = page.getByRole("button", { name: "Menu", exact: true });
    await button.click();
    const menu = page.getByRole("menu", { name: "Menu" });
    await expect(menu.getByRole("menuitem")).toHaveText(["Saved", "Help"]);
    await expectFocus(menu.getByRole("menuitem", { name: "Saved" }));
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

test("the menu works with the keyboard: arrows, Home, End, and Escape returns the focus", async ({
  page,
}) => {
  await visit(page, "/");
  const button = page.getByRole("button", { name: "Menu", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  const item = (name: string) => page.getByRole("menuitem", { name, exact: true });
  await expectFocus(item("Saved"));
  await page.keyboard.press("ArrowDown");
  await expectFocus(item("Help"));
  await page.keyboard.press("ArrowDown");
  await expectFocus(item("Saved"));
  await page.keyboard.press("End");
  await expectFocus(item("Help"));
  await page.keyboard.press("Home");
  await expectFocus(item("Saved"));
  await page.keyboard.press("Escape");
  await expect(item("Saved")).toBeHidden();
  await expectFocus(button);
});

test("the skip link is the first stop and leads to the content", everySize, async ({ page }) => {
  await visit(page, "/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content", exact: true });
  await expectFocus(skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expectFocus(page.getByRole("main"));
});

test("a heart pressed while logged out says how to save, stays as it was, and offers to log in", async ({
  page,
}) => {
  await visit(page, "/");
  const heart = page.getByRole("button", { name: "Save Ichijoji Ramen Street", exact: true });
  await heart.click();
  const notice = page.getByRole("status").filter({ hasText: "Please log in to save gems" });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
});

test("a notice disappears after 3000 ms, not under the pointer, and there are three at most", async ({
  page,
}) => {
  await page.clock.install({ time: start });
  await visit(page, "/gem/1");
  await page.clock.pauseAt(new Date(start.getTime() + 60_000));
  const heart = page.getByRole("button", {
    name: "Save Otagi Nenbutsu-ji, Temple of 1,200 Faces",
    exact: true,
  });
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
  await expect(page.getByText("Failed to copy link", { exact: true })).toHaveCount(1);
  await expect(copied).toHaveCount(1);
  await expect(page.getByText("Please log in to write a review", { exact: true })).toHaveCount(1);
  await expect(notices).toHaveCount(0);
});

test("robots.txt, the sitemap, the manifest and the icon are served", async ({ page, request }) => {
  await visit(page, "/");
  for (const rel of ["icon", "apple-touch-icon", "manifest"]) {
    const address = await page.locator(`head link[rel="${rel}"]`).first().getAttribute("href");
    expect((await request.get(address ?? "missing")).status(), rel).toBe(200);
  }
  for (const address of ["/robots.txt", "/sitemap.xml"])
    expect((await request.get(address)).status()).toBe(200);
});

test.describe("an address that is no page", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("an address that is not a page says so and links to the home page", async ({ page }) => {
    const response = await page.goto("/nowhere");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Page not found", exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Go Home", exact: true }).click();
    await expect(home(page).count).toHaveText("12 gems found");
  });
});

const prompts = {
  "/saved": "Log in to see your saved gems",
  "/profile": "Please log in to view your profile",
  "/profile/edit": "Please log in to continue",
  "/profile/edit?from=google": "Please log in to continue",
  "/account-settings": "Please log in to continue",
};

test(
  "pages for people with an account ask a visitor to log in and keep the address",
  everySize,
  async ({ page }) => {
    for (const [address, heading] of Object.entries(prompts)) {
      await visit(page, address);
      await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
      await expect(page.getByRole("main").getByRole("button", { name: "Log in", exact: true })).toBeVisible();
      await expect(
        page.getByRole("banner").getByRole("button", { name: "Log in", exact: true }),
      ).toBeVisible();
      await expectAddress(page, address);
    }
  },
);
