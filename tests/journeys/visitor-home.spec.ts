import { expect, test } from "./support/test.ts";

test("a visitor sees the headline and twelve gems", async ({ page }) => {
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Uncover Japan's Best-Kept Secrets" }),
  ).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(12);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("12 gems found");
});
