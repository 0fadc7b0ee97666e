import { expect } from "vitest";
import { settle, writeReview } from "../../support/people.ts";
import type { Query } from "../support/in-page.ts";
import { journey, type Journey } from "../support/journey.ts";

const thanks = "Thank you. We'll look at it.";

export const reportJourneys: readonly Journey[] = [
  journey(
    "a user reports a review, which is gone for them, and finds the report in the settings",
    async ({ page, site, signedIn }) => {
      const writer = await settle(site.documents, "grumbler", { nickname: "Grumbler" });
      const review = { gemId: 12, userId: writer.id, rating: 1, reviewText: "Buy my noodles." };
      await writeReview(site.documents, review);
      const { id } = await signedIn("/gem/12");
      const card: Query = { role: "article", name: "Grumbler" };
      const dialog: Query = { role: "dialog", name: "Report this review" };
      await page.press("button", "Report", card);
      await page.press("radio", "It is advertising", dialog);
      await page.fill("textbox", "Anything to add?", "It sells noodles.");
      await page.press("button", "Send report", dialog);
      await page.read(thanks);
      await page.gone("dialog");
      await page.gone("article", "Grumbler");
      expect(await site.documents.reviewReports.ofUser(id, 2)).toMatchObject([
        { reason: "spam", note: "It sells noodles." },
      ]);
      await page.visit("/account-settings");
      await page.see("region", "Your reports");
    },
  ),

  journey("a visitor reports a mistake beside the facts of a gem", async ({ page, site }) => {
    await page.visit("/gem/8");
    await page.press("link", "Something wrong?");
    const dialog: Query = { role: "dialog", name: "Report a mistake" };
    await page.see("dialog", "Report a mistake");
    await page.fill("textbox", "What is wrong?", "The path is open again.");
    await page.press("button", "Send", dialog);
    await page.read(thanks);
    await page.gone("dialog");
    expect(await site.documents.mistakeReports.list({ isOpen: true, limit: 2 })).toMatchObject([
      { gemId: 8, userId: null, mistake: "The path is open again." },
    ]);
  }),
];
