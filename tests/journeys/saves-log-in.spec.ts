import type { Page } from "@playwright/test";
import { expect, leave, modal, password, reloadedBy, settle, test } from "./support/account.ts";
import { notices, visit } from "./support/visit.ts";

const heart = (page: Page) => page.getByRole("button", { name: "Save Ichijoji Ramen Street", exact: true });

/** Presses the heart as a visitor, and opens the login modal from the notice. */
async function pressAndLogIn(page: Page) {
  await visit(page, "/gem/12");
  await heart(page).click();
  await expect(notices(page).getByText("Please log in to save gems", { exact: true })).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Log in", exact: true }).click();
  const parts = modal(page);
  await expect(parts.dialog).toBeVisible();
  return parts;
}

test("a heart pressed while logged out is saved after the login that its notice offers", async ({ page }) => {
  const { email } = await settle(page);
  await leave(page);
  const { field, button } = await pressAndLogIn(page);
  await field("Email").fill(email);
  await field("Password").fill(password);
  await reloadedBy(page, () => button("Sign In").click());
  await expect(heart(page)).toHaveAttribute("aria-pressed", "true");
  await expect(notices(page).getByText("Added to saved posts", { exact: true })).toBeVisible();
  await visit(page, "/saved");
  await expect(page.getByText("1 saved gem", { exact: true })).toBeVisible();
});

test("a cancelled login drops the pressed heart, and a later login saves nothing", async ({ page }) => {
  const { email } = await settle(page);
  await leave(page);
  const first = await pressAndLogIn(page);
  await first.button("Close").click();
  await expect(first.dialog).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Log in", exact: true }).click();
  await first.field("Email").fill(email);
  await first.field("Password").fill(password);
  await reloadedBy(page, () => first.button("Sign In").click());
  await expect(page.getByRole("link", { name: "Your profile", exact: true })).toBeVisible();
  await expect(heart(page)).toHaveAttribute("aria-pressed", "false");
});
