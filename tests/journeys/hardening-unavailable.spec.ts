import { sql } from "kysely";
import { connectSqlite } from "../../server/database/sqlite.ts";
import { expectAccessible, newName, openModal, test } from "./support/account.ts";
import { beginSession, settle } from "../support/people.ts";
import { onOwnServer } from "./support/own-server.ts";
import { sessionCookie } from "./support/people.ts";
import { expect } from "./support/test.ts";
import { visit } from "./support/visit.ts";

test.describe("a server whose database does not answer", () => {
  test.use({ expectedComplaints: [/status of (?:401|500|503)/] });

  test("during an outage of the database a form says so, keeps the typed text, and is accepted afterwards", async ({
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

  test("during an outage of the database the profile form says so, keeps the typed text, and is accepted afterwards", async ({
    page,
  }) => {
    await onOwnServer(page, async ({ origin, file, documents }) => {
      const { id } = await settle(documents, "keeper");
      await page.context().addCookies([sessionCookie(await beginSession(documents, id), origin)]);
      await visit(page, `${origin}/profile/edit`);
      const field = (name: string) => page.getByRole("textbox", { name, exact: true });
      await field("Nickname").fill("Mei Sato");
      await field("Bio").fill("Slow walks.");
      const beneath = connectSqlite(file);
      for (const table of ["users", "sessions"]) {
        await sql`alter table ${sql.ref(table)} rename to away`.execute(beneath);
        const answered = page.waitForResponse((response) => response.request().method() === "POST");
        // With the keyboard, because the earlier notice may cover the button.
        await field("Nickname").press("Enter");
        expect((await answered).status()).toBeGreaterThanOrEqual(500);
        await expect(page.getByRole("alert").getByText("Failed to update profile").last()).toBeVisible();
        await expect(field("Nickname")).toHaveValue("Mei Sato");
        await expect(field("Bio")).toHaveValue("Slow walks.");
        await expect(page.getByRole("main").getByRole("button", { name: "Log in" })).toHaveCount(0);
        await sql`alter table away rename to ${sql.ref(table)}`.execute(beneath);
      }
      await beneath.destroy();
      await field("Nickname").press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: "Mei Sato" })).toBeVisible();
    });
  });

  test("during an outage of the database a page that needs it is an error page of the site, and other pages work", async ({
    page,
  }) => {
    await onOwnServer(page, async ({ origin, file }) => {
      const beneath = connectSqlite(file);
      await sql`alter table reset_tokens rename to away`.execute(beneath);
      await visit(page, `${origin}/reset-password?token=x`);
      await expect(
        page.getByRole("heading", { level: 1, name: "An unexpected error occurred" }),
      ).toBeVisible();
      await expectAccessible(page);
      await sql`alter table away rename to reset_tokens`.execute(beneath);
      await page.getByRole("main").getByRole("link", { name: "Try again", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Request a new link" })).toBeVisible();

      await sql`alter table reset_tokens rename to away`.execute(beneath);
      await beneath.destroy();
      await visit(page, `${origin}/reset-password?token=x`);
      await page.getByRole("link", { name: "Go Home", exact: true }).click();
      await expect(
        page.getByRole("heading", { level: 1, name: "Uncover Japan's Best-Kept Secrets" }),
      ).toBeVisible();
    });
  });
});
