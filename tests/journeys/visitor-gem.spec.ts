import { catalogue } from "../../domain/gems/catalogue.ts";
import { everySize, expect, test } from "./support/test.ts";
import { expectAddress, home, visit } from "./support/visit.ts";

const title = "Otagi Nenbutsu-ji, Temple of 1,200 Faces";

test(
  "a gem's page shows title, place, mark, text, category, tags and reviews",
  everySize,
  async ({ page }) => {
    await visit(page, "/gem/1");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
    await expect(main.getByText("Kyoto, Japan").first()).toBeVisible();
    await expect(main.getByText("4.8 out of 5").first()).toBeVisible();
    await expect(main.getByText("1,284 reviews").first()).toBeVisible();
    await expect(main.getByText(/^Somebody on this hillside is laughing at you/)).toBeVisible();
    await expect(main.getByRole("heading", { name: "Reviews", exact: true })).toBeVisible();
    await expect(main.getByRole("button", { name: `Save ${title}`, exact: true })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    for (const tag of ["Culture & Heritage", "temple", "art", "photography", "unique", "autumn leaves"])
      await expect(main.getByRole("link", { name: tag, exact: true })).toBeVisible();
  },
);

test("a gem's category, tags and five photos are links, and Back returns", everySize, async ({ page }) => {
  await visit(page, "/gem/1");
  await page.getByRole("main").getByRole("link", { name: "temple", exact: true }).click();
  await expect(home(page).count).toHaveText("2 gems found");
  await expectAddress(page, "/?category=temple");
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Culture & Heritage", exact: true }).click();
  await expect(home(page).count).toHaveText("3 gems found");
  await page.goBack();
  for (const n of [1, 2, 3, 4, 5])
    await expect(page.getByRole("link", { name: `Photo ${n} of 5`, exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Photo 1 of 5", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Photo viewer" })).toBeVisible();
  await expectAddress(page, "/photos/gem/1?photo=1");
  await page.goBack();
  await expectAddress(page, "/gem/1");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test(
  "the share menu copies the public address and says so",
  everySize,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, "/gem/1");
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: "Copy link", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Link copied to clipboard!" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/gem/1`);
  },
);

test("a refused clipboard is reported as an error", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  });
  await visit(page, "/gem/1");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: "Copy link", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to copy link" })).toBeVisible();
});

test("the browser's own share dialog gets the gem's link, and cancelling it is no error", async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: (what: unknown) => {
        shared.push(what);
        return shared.length === 1 ? Promise.reject(new DOMException("no", "AbortError")) : Promise.resolve();
      },
    });
  });
  await visit(page, "/gem/1");
  const share = async () => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    await page.getByRole("menuitem", { name: "Share via…", exact: true }).click();
  };
  await share();
  await share();
  await expect(page.getByRole("status").filter({ hasText: "Shared successfully!" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "shared") as unknown)).toEqual(
    Array.from({ length: 2 }, () => ({ title, url: `${baseURL}/gem/1` })),
  );
});

test("writing a review asks a visitor to log in", async ({ page }) => {
  await visit(page, "/gem/1");
  await page.getByRole("button", { name: "Write a review", exact: true }).click();
  const notice = page.getByRole("status").filter({ hasText: "Please log in to write a review" });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole("button", { name: "Log in", exact: true })).toBeVisible();
});

test("links lead to the next and the previous gem", async ({ page }) => {
  await visit(page, "/gem/12");
  await page.getByRole("link", { name: /^Next gem/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.getByRole("link", { name: /^Previous gem/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ichijoji Ramen Street" })).toBeVisible();
});

test.describe("an unknown gem", () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test("an unknown gem is not found, at any address, and the page links to the home page", async ({
    page,
  }) => {
    for (const address of ["/gem/13", "/gem/abc", "/gem/01", "/photos/gem/99"]) {
      expect((await page.goto(address))?.status(), address).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Gem not found", exact: true })).toBeVisible();
      await page.getByRole("link", { name: "Go Home", exact: true }).click();
      await expect(home(page).count).toHaveText("12 gems found");
    }
  });
});

test("the main print is the largest of the five on each gem's page, at every size", async ({ page }) => {
  const sizes = [
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 768, height: 1024 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ];
  for (const { id } of catalogue) {
    await page.goto(`/gem/${id}`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const prints = await page.getByRole("link", { name: /^Photo \d of 5$/ }).all();
      expect(prints).toHaveLength(5);
      const [main, ...others] = await Promise.all(prints.map((print) => print.boundingBox()));
      for (const [index, other] of others.entries()) {
        const which = `gem ${id}, photo ${index + 2}, at ${size.width} × ${size.height}`;
        expect(other?.width, `${which}: width`).toBeLessThanOrEqual(main?.width ?? 0);
        expect(other?.height, `${which}: height`).toBeLessThanOrEqual(main?.height ?? 0);
        expect(other?.width, which).toBeGreaterThan(0);
      }
    }
  }
});
