import type { Page } from "@playwright/test";
import type { Documents } from "../../server/documents/documents.ts";
import { hostileMarkup } from "../support/hostile-markup.ts";
import { beginSession, newUser } from "../support/people.ts";
import { settle } from "./support/account.ts";
import { onOwnServer } from "./support/own-server.ts";
import { sessionCookie } from "./support/people.ts";
import { expect, test } from "./support/test.ts";
import { visit } from "./support/visit.ts";

const perGem = 20;
const gems = Array.from({ length: Math.ceil(hostileMarkup.length / perGem) }, (_, n) => n + 1);

/**
 * Users with only hostile texts, written directly to the database: pages must show them safely, whatever the forms
 * accept.
 */
async function infest(documents: Documents): Promise<string> {
  for (const [n, text] of hostileMarkup.entries()) {
    const id = `hostile-${n}`;
    await documents.users.create(newUser(id, { name: text, username: null, nickname: text, bio: text }));
    const gemId = gems[Math.floor(n / perGem)] ?? 1;
    await documents.reviews.write({ id, gemId, userId: id, rating: 3, reviewText: text, writtenAt: n });
  }
  const all = hostileMarkup.join(" ");
  const texts = { name: all, nickname: all, bio: all, email: `${all}@example.com`, username: `<b>${all}` };
  await documents.users.create(newUser("everything", texts));
  return beginSession(documents, "everything");
}

/** Runs work on a site with hostile users. The browser is signed in as one of them. */
const onInfestedSite = (page: Page, work: (origin: string) => Promise<void>): Promise<void> =>
  onOwnServer(page, async ({ origin, documents }) => {
    const token = await infest(documents);
    await page.context().addCookies([sessionCookie(token, origin)]);
    await work(origin);
  });

/** The scripts in texts that ran although the page should only show them. */
async function watchExecutions(page: Page): Promise<readonly unknown[]> {
  const executed: unknown[] = [];
  await page.exposeFunction("executed", (what: unknown) => void executed.push(what));
  page.on("dialog", (dialog) => void executed.push(dialog.message()));
  return executed;
}

const asked = [0, 4, 5, 8, 14, 40, 45].map((n) => encodeURIComponent(hostileMarkup[n] ?? ""));

async function walk(page: Page, origin: string): Promise<void> {
  for (const gemId of gems) {
    await visit(page, `${origin}/gem/${gemId}`);
    await expect(page.getByRole("article")).toHaveCount(Math.min(perGem, hostileMarkup.length));
  }
  for (const address of ["/", "/profile", "/profile/edit", "/account-settings", "/saved"])
    await visit(page, origin + address);
  await expect(page.getByRole("link", { name: "Your profile", exact: true })).toBeVisible();
  for (const text of asked) {
    await visit(page, `${origin}/?q=${text}`);
    await expect(page.getByText("No gems match").first()).toBeVisible();
    await visit(page, `${origin}/?q=${text}&category=${text}`);
    await expect(page.getByText("No category or tag").first()).toBeVisible();
  }
  for (const address of ["/sign-in/done?outcome=", "/nowhere/", "/gem/", "/reset-password?token="])
    await visit(page, `${origin}${address}${asked[1] ?? ""}`);
}

test.describe("texts of people are shown and never run (docs/security.md row 12)", () => {
  test.use({ expectedComplaints: [/status of (?:404|422)|Scripts may close only the windows/] });

  test("hostile texts cause no report under the content security policy", async ({ page }) => {
    const executed = await watchExecutions(page);
    await onInfestedSite(page, (origin) => walk(page, origin));
    expect(executed).toEqual([]);
  });

  test.describe("without the policy", () => {
    test.use({ bypassCSP: true });
    test("hostile texts run nothing even without the content security policy", async ({ page }) => {
      const executed = await watchExecutions(page);
      await onInfestedSite(page, (origin) => walk(page, origin));
      expect(executed).toEqual([]);
      // The control: a script that does run is recorded.
      await page.setContent(hostileMarkup[18] ?? "");
      await expect.poll(() => executed).toEqual([18]);
    });

    test("a file name and a picture with a script run nothing", async ({ page }) => {
      const executed = await watchExecutions(page);
      await settle(page);
      await visit(page, "/profile/edit");
      const file = page.getByLabel("Profile image");
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="executed(1)"><script>executed(2)</script></svg>`;
      for (const text of hostileMarkup.slice(0, 8)) {
        const name = `${text.replaceAll("/", "")}.svg`;
        await file.setInputFiles({ name, mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
        await expect(page.getByText("This is how it will be cropped.")).toBeVisible();
      }
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await expect(page.getByText("Please select a valid image file")).toBeVisible();
      expect(executed).toEqual([]);
    });
  });
});
