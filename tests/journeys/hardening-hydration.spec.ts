import type { Page } from "@playwright/test";
import { pageNames } from "../../domain/site/paths.ts";
import { addressOfPage } from "../support/page-addresses.ts";
import { expectSignedIn, ownForm, settle, test } from "./support/account.ts";
import { visit } from "./support/visit.ts";

/*
 * docs/security.md row 13. A difference between the sent page and React's rendering is an uncaught error
 * (app/entry.client.tsx), and an uncaught error fails a journey.
 */

/** An address for each kind of page, also with queries that change it. */
const kinds: readonly string[] = [
  ...pageNames.map(addressOfPage),
  "/?category=temple",
  "/?q=fuji&category=hiking",
  "/?q=Kioto",
  "/?q=%22%3E%3Cimg%20src=x%3E%F0%9F%91%A8%E2%80%8D%F0%9F%91%A9",
  "/gem/3",
  "/gem/3?before=1700000000000.a",
  "/gem/13",
  "/photos?photo=7",
  "/photos/gem/1?photo=2",
  "/photos/gem/13",
  "/profile/edit?from=google",
  "/reset-password?token=made-up",
  "/sign-in/done?outcome=cancelled",
  "/nowhere",
];

test.use({ expectedComplaints: [/status of 404|Scripts may close only the windows/] });

async function openAll(page: Page): Promise<void> {
  for (const address of kinds)
    if (address.startsWith("/sign-in/done")) await page.goto(address, { waitUntil: "load" });
    else await visit(page, address);
}

test("every kind of page hydrates for a visitor exactly as it was sent", async ({ page }) => {
  await openAll(page);
});

test("every kind of page hydrates exactly as it was sent for a user with saves, reviews and unusual texts", async ({
  page,
}) => {
  await settle(page, { nickname: "محمد <b>&amp; 👨‍👩‍👧", bio: "</script><!--\n\u200fשלום" });
  const writes = {
    "/saves": { gemId: "3", intent: "save" },
    "/reviews": { gemId: "3", intent: "write", rating: "4", reviewText: "a\n\nb </script> 🇯🇵" },
  };
  for (const [address, form] of Object.entries(writes))
    await page.request.post(address, { form, headers: ownForm });
  await visit(page, "/");
  await expectSignedIn(page);
  await openAll(page);
});
