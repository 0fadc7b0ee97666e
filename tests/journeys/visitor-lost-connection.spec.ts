import { expect, test } from "./support/test.ts";
import { expectAddress, home, visit } from "./support/visit.ts";

test.use({ expectedComplaints: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/] });

const sentence = "Please check your connection and try again.";
const title = "Otagi Nenbutsu-ji";

test("without a connection a click on a gem keeps the page, says so, and continues at “Try again”", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await context.setOffline(true);
  await home(page).gems.first().getByRole("link").first().click();
  const alert = page.getByRole("alert").getByText(sentence);
  await expect(alert).toBeVisible();
  await expectAddress(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uncover Japan's Best-Kept Secrets");

  await page.route("**/*.data", (route) => route.abort());
  const failedAgain = page.waitForEvent("requestfailed", (request) => request.url().includes("/gem/1.data"));
  await context.setOffline(false);
  await failedAgain;
  await expect(page.getByRole("alert").getByText(sentence).last()).toBeVisible();
  await page.unroute("**/*.data");
  await page.getByRole("button", { name: "Try again" }).last().click();
  await expectAddress(page, "/gem/1");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
});

test("without a connection another page can be chosen, and the last chosen one is shown later", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await context.setOffline(true);
  await home(page).gems.nth(0).getByRole("link").first().click();
  await expect(page.getByRole("alert").getByText(sentence).first()).toBeVisible();
  // The same notice would only be renewed, so the test waits for the request of the other page.
  const asked = page.waitForEvent("requestfailed");
  await page.getByRole("contentinfo").getByRole("link").last().click({ timeout: 20_000 });
  await asked;
  await expect(page.getByRole("alert").getByText(sentence)).toBeVisible();
  await context.setOffline(false);
  await expectAddress(page, "/photos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Photos");
});

test("a filter works without a connection", async ({ page, context }) => {
  await visit(page, "/");
  await context.setOffline(true);
  await home(page).filter("temple").click();
  await expectAddress(page, "/?category=temple");
  await expect(home(page).count).toHaveText("2 gems found");
});

test("pointing at a link without a connection changes nothing", async ({ page, context }) => {
  await visit(page, "/");
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/gem/1.data"));
  await home(page).gems.first().getByRole("link").first().hover();
  await failed;
  await expectAddress(page, "/");
  await expect(home(page).count).toHaveText("12 gems found");
});

test("data that was prefetched by pointing at a link is not requested again", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/gem/1.data") asked.push(request.url());
  });
  await visit(page, "/");
  const link = home(page).gems.first().getByRole("link").first();
  const fetched = page.waitForResponse((response) => response.url().includes("/gem/1.data"));
  await link.hover();
  await fetched;
  await link.click();
  await expectAddress(page, "/gem/1");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
  expect(new Set(asked).size).toBe(1);
});

test("a gem that is pressed while its script is loading opens, although the address follows the typing meanwhile", async ({
  page,
}) => {
  await visit(page, "/");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/gem-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await home(page).search.fill("fuji");
  await expect(home(page).count).toHaveText("1 gem found");
  await home(page).gems.first().getByRole("link").first().click();
  await expectAddress(page, "/?q=fuji");
  release();
  await expectAddress(page, "/gem/8");
});
