import type { Page } from "@playwright/test";
import { createAccount, expect, expectSignedIn, modal, signIn, test } from "./support/account.ts";
import { heartOf, told, visit } from "./support/visit.ts";

/** Presses the heart as a visitor, and opens the login modal from the notice. */
async function pressAndLogIn(page: Page) {
  await visit(page, "/gem/12");
  await heartOf(page).click();
  await expect(told(page, "Please log in to save gems")).toBeVisible();
  await page.getByRole("status").getByRole("button", { name: "Log in", exact: true }).click();
  const parts = modal(page);
  await expect(parts.dialog).toBeVisible();
  return parts;
}

test("a heart pressed while logged out is saved once, after the login that its notice offers", async ({
  page,
}) => {
  const { email } = await createAccount();
  await pressAndLogIn(page);
  await signIn(page, email);
  await expect(heartOf(page)).toHaveAttribute("aria-pressed", "true");
  await expect(told(page, "Added to saved posts")).toBeVisible();
  await visit(page, "/saved");
  await expect(page.getByText("1 saved gem", { exact: true })).toBeVisible();
  await visit(page, "/gem/12");
  await heartOf(page).click();
  await expect(told(page, "Removed from saved posts")).toBeVisible();
  await page.reload();
  await expect(heartOf(page)).toHaveAttribute("aria-pressed", "false");
});

test("a cancelled login drops the pressed heart, and a later login saves nothing", async ({ page }) => {
  const { email } = await createAccount();
  const { button, dialog } = await pressAndLogIn(page);
  await button("Close").click();
  await expect(dialog).toBeHidden();
  await page.getByRole("banner").getByRole("button", { name: "Log in", exact: true }).click();
  await signIn(page, email);
  await expectSignedIn(page);
  await expect(heartOf(page)).toHaveAttribute("aria-pressed", "false");
});
