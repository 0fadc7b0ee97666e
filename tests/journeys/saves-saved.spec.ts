import { expectAccessible } from "./support/account.ts";
import { everySize, expect, test } from "./support/people.ts";
import {
  chooseFromMenu,
  expectAddress,
  heartOf,
  holdBack,
  home,
  takenOver,
  told,
  visit,
} from "./support/visit.ts";

test("the saved page without saves says so and links to the gems", async ({ page }) => {
  await visit(page, "/saved");
  await expect(page.getByText("No saved gems yet", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Explore the gems", exact: true }).click();
  await expect(home(page).count).toHaveText("12 gems found");
});

test(
  "the saved page lists gems newest first; a heart removes one, and without the last one it is empty",
  everySize,
  async ({ page, traveller, documents }) => {
    const userId = traveller.user.id;
    await documents.saves.add({ userId, gemId: 12, savedAt: 1000 });
    await documents.saves.add({ userId, gemId: 1, savedAt: 2000 });
    await visit(page, "/saved");
    const gems = page.getByRole("article");
    await expect(gems.getByRole("heading")).toHaveText([
      "Otagi Nenbutsu-ji, Temple of 1,200 Faces",
      "Ichijoji Ramen Street",
    ]);
    await expect(page.getByText("2 saved gems", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await heartOf(page).click();
    await expect(page.getByText("1 saved gem", { exact: true })).toBeVisible();
    await expect(told(page, "Removed from saved posts")).toBeVisible();
    // The page shows the press before the server has saved it. A reload shows what the server has.
    const carriedOut = page.waitForResponse("**/saves");
    await gems.getByRole("button").first().press("Space");
    await expect(page.getByText("No saved gems yet", { exact: true })).toBeVisible();
    await carriedOut;
    await page.reload();
    await expect(page.getByText("No saved gems yet", { exact: true })).toBeVisible();
  },
);

test("the saved page opens at once with a loading state, and its prints lead to the gems", async ({
  page,
  traveller,
  documents,
}) => {
  await documents.saves.add({ userId: traveller.user.id, gemId: 12, savedAt: 1000 });
  const release = await holdBack(page, "**/saved.json*");
  await visit(page, "/gem/1");
  await chooseFromMenu(page, "Saved");
  await expect(page.getByText("Fetching your saved gems…", { exact: true })).toBeVisible();
  await expectAddress(page, "/saved");
  await expectAccessible(page);
  release();
  await expect(page.getByRole("article", { name: "Ichijoji Ramen Street" })).toBeVisible();
  await expect(page.getByText("1 saved gem", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Ichijoji Ramen Street", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ichijoji Ramen Street" })).toBeVisible();
});

test("a press that is saved while the list is loading stays visible on the saved page", async ({
  page,
  documents,
  traveller,
}) => {
  await documents.saves.add({ userId: traveller.user.id, gemId: 1, savedAt: 1000 });
  const stale = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const letGo = await holdBack(page, "**/saves");
  await page.route("**/saved.json*", async (route) => {
    // This response was created before the press was saved, and arrives after it.
    const response = await route.fetch();
    asked.resolve();
    await stale.promise;
    await route.fulfill({ response });
  });
  await visit(page, "/gem/12");
  await heartOf(page).click();
  await chooseFromMenu(page, "Saved");
  await asked.promise;
  letGo();
  await expect(told(page, "Added to saved posts")).toBeVisible();
  stale.resolve();
  await expect(page.getByText("2 saved gems", { exact: true })).toBeVisible();
  await expect(page.getByRole("article", { name: "Ichijoji Ramen Street" })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test(
      "the saved gems become a list to share, the newest first",
      everySize,
      async ({ page, traveller, documents }) => {
        const userId = traveller.user.id;
        const share = page.getByRole("link", { name: "Share this list", exact: true });
        await page.goto("/saved");
        await expect(page.getByText("No saved gems yet", { exact: true })).toBeVisible();
        await expect(share).toHaveCount(0);
        await documents.saves.add({ userId, gemId: 9, savedAt: 1000 });
        await page.reload();
        // One gem has no order.
        const order = page.getByText(/^Put them in the order of your journey/);
        await expect(page.getByText(/^Write down what you need to remember/)).toBeVisible();
        await expect(order).toHaveCount(0);
        await documents.saves.add({ userId, gemId: 4, savedAt: 2000 });
        await page.reload();
        await expect(order).toBeVisible();
        if (javaScriptEnabled) await takenOver(page);
        await share.click();
        await expectAddress(page, "/list?g=4,9");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("A list of 2 gems");
        await page.goBack();
        await page.getByRole("link", { name: "On the map", exact: true }).click();
        await expectAddress(page, "/list?g=4,9#map");
        await expect(
          page.getByRole("figure", { name: "Map of Japan with these 2 gems", exact: true }),
        ).toBeInViewport();
      },
    );
  });
