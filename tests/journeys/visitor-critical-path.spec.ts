import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { visit } from "./support/visit.ts";

/** The computed styles of each element of the page. */
const looks = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.body.querySelectorAll("*")].map((element) => {
      const { display, color, backgroundColor, padding, fontSize, borderWidth } = getComputedStyle(element);
      return [
        element.tagName,
        display,
        color,
        backgroundColor,
        padding,

        fontSize,
        borderWidth,
      ].join();
    }),
  );

test("a page reached by a link looks as it does when it is opened, and no stylesheet comes twice", async ({
  page,
}) => {
  await visit(page, "/gem/1");
  const opened = await looks(page);
  await visit(page, "/");
  const held = await page.evaluate(() => document.querySelector("head > style")?.textContent ?? "");
  const fetched: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() === "stylesheet") fetched.push(await response.text());
  });
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/gem\/1$/);
  await expect.poll(() => looks(page)).toEqual(opened);
  expect(fetched.length).toBeGreaterThan(0);
  for (const text of fetched) expect(held).not.toContain(text.trim());
});

test("the schema.org data of a page is replaced by that of the next page", async ({ page }) => {
  await visit(page, "/");
  const schemas = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => /"@type":"(\w+)"/.exec(textContent)?.[1],
      ),
    );
  expect(await schemas()).toEqual(["WebSite"]);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/gem\/1$/);
  await expect.poll(schemas).toEqual(["TouristAttraction"]);
});

test("a page whose document contains its stylesheets fetches none of them again, also for a part that is loaded later", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") fetched.push(request.url());
  });
  const parts = page.waitForResponse(/\/assets\/pending-gem-[^/]*\.css$/);
  await visit(page, "/gem/1");
  // Only the later part's own stylesheet is fetched: the document contains the others that it needs.
  await parts;
  expect(fetched).toEqual([expect.stringMatching(/\/pending-gem-[^/]*\.css$/)]);
});
