import { sql } from "kysely";
import { connectSqlite } from "../../server/documents/sqlite.ts";
import { expectAccessible, newName, openModal, test } from "./support/account.ts";
import { onOwnServer } from "./support/own-server.ts";
import { expect } from "./support/test.ts";
import { visit } from "./support/visit.ts";

test.describe("a server whose database does not answer", () => {
  test.use({ expectedComplaints: [/status of (?:401|500|503)/] });

  test("says so in the form, keeps what was typed, and takes it once the database is back", async ({
    page,
  }) => {
    await onOwnServer(page, async ({ origin, file }) => {
      const email = `${newName()}@example.com`;
      const { field, button, dialog } = await openModal(page, `${origin}/gem/1`);
      await field("Email").fill(email);
      await field("Password").fill("Kumano8Kodo");
      const beneath = connectSqlite(file);
      await sql`alter table credentials rename to credentials_away`.execute(beneath);
      await button("Sign In").click();
      await expect(dialog.getByText("An unexpected error occurred", { exact: true })).toBeVisible();
      await expect(field("Email")).toHaveValue(email);
      await expect(field("Password")).toHaveValue("Kumano8Kodo");
      await expectAccessible(page);
      await sql`alter table credentials_away rename to credentials`.execute(beneath);
      await beneath.destroy();
      await button("Sign In").click();
      await expect(dialog.getByText("Incorrect email or password", { exact: true })).toBeVisible();
    });
  });

  test("shows a page that cannot be made as one of the site's, and browsing goes on", async ({ page }) => {
    await onOwnServer(page, async ({ origin, file }) => {
      const beneath = connectSqlite(file);
      await sql`drop table reset_tokens`.execute(beneath);
      await beneath.destroy();
      await visit(page, `${origin}/reset-password?token=x`);
      await expect(
        page.getByRole("heading", { level: 1, name: "An unexpected error occurred" }),
      ).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Go Home", exact: true }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: "Uncover Japan's Best-Kept Secrets" }),
      ).toBeVisible();
    });
  });
});
