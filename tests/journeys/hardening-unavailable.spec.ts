import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { connectSqlite } from "../../server/documents/sqlite.ts";
import { startServer } from "../support/started-server.ts";
import { expectAccessible, newName, openModal, test } from "./support/account.ts";
import { freePort } from "./support/server.ts";
import { expect } from "./support/test.ts";
import { visit } from "./support/visit.ts";

test.describe("a server whose database does not answer", () => {
  test.use({ expectedComplaints: [/status of (?:401|500|503)/] });

  /** A server of its own, and the file it keeps its database in. */
  const held = { origin: "", dataDir: "", stop: (): Promise<unknown> => Promise.resolve() };
  test.beforeEach(async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), "anaba-unavailable-"));
    const port = String(await freePort());
    const origin = `http://127.0.0.1:${port}`;
    const { stop } = await startServer({
      DATA_DIR: dataDir,
      LOG_LEVEL: "silent",
      PORT: port,
      BASE_URL: origin,
    });
    Object.assign(held, { origin, dataDir, stop });
  });
  test.afterEach(async ({ page }) => {
    // What the page still asks for would be refused.
    await page.goto("about:blank");
    await held.stop();
    rmSync(held.dataDir, { recursive: true, force: true });
  });

  test("says so in the form, keeps what was typed, and takes it once the database is back", async ({
    page,
  }) => {
    const email = `${newName()}@example.com`;
    const { field, button, dialog } = await openModal(page, `${held.origin}/gem/1`);
    await field("Email").fill(email);
    await field("Password").fill("Kumano8Kodo");
    const beneath = connectSqlite(path.join(held.dataDir, "anaba.sqlite"));
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

  test("shows a page that cannot be made as one of the site's, and browsing goes on", async ({ page }) => {
    const beneath = connectSqlite(path.join(held.dataDir, "anaba.sqlite"));
    await sql`drop table reset_tokens`.execute(beneath);
    await beneath.destroy();
    await visit(page, `${held.origin}/reset-password?token=x`);
    await expect(page.getByRole("heading", { level: 1, name: "An unexpected error occurred" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Go Home", exact: true }).click();
    await expect(
      page.getByRole("heading", { level: 1, name: "Uncover Japan's Best-Kept Secrets" }),
    ).toBeVisible();
  });
});
