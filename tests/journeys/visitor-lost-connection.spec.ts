import type { Page } from "@playwright/test";
import { writeTwoPagesOfReviews } from "./support/older-reviews.ts";
import { onOwnServer } from "./support/own-server.ts";
import { expect, test } from "./support/test.ts";
import { expectAddress, holdBack, home, routeNext, takenOver, visit } from "./support/visit.ts";

test.use({
  expectedComplaints: [
    /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|status of 50[234] .*\/(?:gem\/1\.json|assets\/gem-)/,
  ],
});

declare global {
  interface Window {
    /** How many requests after the browser is online again still fail. */
    failuresLeft?: number;
  }
}

const lostNotice = (page: Page) =>
  page.getByRole("alert").getByText("Please check your connection and try again.");
const firstLink = (page: Page) => home(page).gems.first().getByRole("link").first();

/** Whether the home page is still shown, with a notice of what was lost. */
async function expectKept(page: Page): Promise<void> {
  await expect(lostNotice(page)).toBeVisible();
  await expectAddress(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uncover Japan's Best-Kept Secrets");
}

async function expectGem(page: Page): Promise<void> {
  await expectAddress(page, "/gem/1");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Otagi Nenbutsu-ji");
}

/** The first `count` requests for addresses with this text fail after the browser has come online again. */
const failOnceOnline = (page: Page, text: string, count: number) =>
  page.addInitScript(
    ([part, failures]) => {
      window.addEventListener("online", () => {
        window.failuresLeft = failures;
      });
      const fetchWhole = window.fetch.bind(window);
      window.fetch = async (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
        if (!pathname.includes(part) || (window.failuresLeft ?? 0) === 0) return fetchWhole(input, init);
        window.failuresLeft = (window.failuresLeft ?? 0) - 1;
        throw new TypeError("network error");
      };
    },
    [text, count] as const,
  );

/** Waits for what the page loads when it is idle. It shares a script with the page of a gem, and where that was lost the gem opens in a new document. */
const idlePart = (page: Page) =>
  page.waitForFunction(() =>
    performance
      .getEntriesByType("resource")
      .some(
        (entry) =>
          entry instanceof PerformanceResourceTiming &&
          /\/pending-gem-.*\.js$/.test(entry.name) &&
          entry.decodedBodySize > 0,
      ),
  );

for (const [what, text] of [
  ["data", "/gem/1.json"],
  ["scripts", "/assets/gem-"],
] as const)
  test(`a gem opens by itself when the browser is online again, although the first requests for its ${what} still fail`, async ({
    page,
    context,
  }) => {
    await failOnceOnline(page, text, 2);
    await visit(page, "/");
    await idlePart(page);
    await context.setOffline(true);
    await firstLink(page).click();
    await expectKept(page);
    await context.setOffline(false);
    await expectGem(page);
    expect(await page.evaluate(() => window.failuresLeft)).toBe(0);
  });

test("without a connection another page can be chosen, and the last chosen one is shown later", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await context.setOffline(true);
  await home(page).gems.nth(0).getByRole("link").first().click();
  await expect(lostNotice(page).first()).toBeVisible();
  // The same notice would only be renewed, so the test waits for the request of the other page.
  const asked = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/photos.json"));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "See them all", exact: true })
    .click({ timeout: 20_000 });
  await asked;
  await expect(lostNotice(page)).toBeVisible();
  await context.setOffline(false);
  await expectAddress(page, "/photos");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Photos");
});

test("a request that fails just after the browser came online is retried by itself", async ({ page }) => {
  const { promise: online, resolve: comeOnline } = Promise.withResolvers<void>();
  const isAsked = page.waitForRequest("**/photos.json");
  await routeNext(page, "**/photos.json", async (route) => {
    await online;
    await route.abort("internetdisconnected");
  });
  await visit(page, "/map");
  await page.getByRole("contentinfo").getByRole("link", { name: "See them all", exact: true }).click();
  await isAsked;
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  comeOnline();
  await expectAddress(page, "/photos");
});

/**
 * Breaks each response from an address with this text in the middle, after its head has come. The answer ends that; a page
 * that is prefetched is requested more than once.
 */
async function cut(page: Page, text: string): Promise<() => Promise<void>> {
  await page.addInitScript((part) => {
    const fetchWhole = window.fetch.bind(window);
    const mended = new AbortController();
    document.addEventListener("line-mended", () => mended.abort());
    window.fetch = async (input, init) => {
      const response = await fetchWhole(input, init);
      const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
      if (!pathname.includes(part) || mended.signal.aborted) return response;
      const broken = new ReadableStream({
        pull: (controller) => controller.error(new TypeError("network error")),
      });
      return new Response(broken, response);
    };
  }, text);
  return () => page.evaluate(() => void document.dispatchEvent(new Event("line-mended")));
}

for (const [what, text] of [
  ["the data of a gem", "/gem/1.json"],
  ["the script of a gem", "/assets/gem-"],
] as const)
  test(`a connection that breaks while ${what} is on its way keeps the page, and “Try again” opens the gem`, async ({
    page,
  }) => {
    const mend = await cut(page, text);
    await visit(page, "/");
    await firstLink(page).click();
    await expectKept(page);
    await mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expectGem(page);
  });

const gemScript = /\/assets\/gem-[^/]{7}\.js$/;
/** What a proxy, or the network of a hotel, sends instead of our server. */
const html = "text/html; charset=utf-8";
const bad = { status: 502, contentType: html, body: "<h1>502 Bad Gateway</h1>" };
const busy = { status: 503, contentType: html, body: "<h1>503 Service Unavailable</h1>" };
const late = { status: 504, contentType: "text/plain", body: "upstream request timeout" };
const empty = { status: 502 };
const portal = { status: 200, contentType: html, body: "<h1>Welcome to our Wi-Fi</h1>" };
for (const [what, address, response] of [
  ["502 with a page of its own in place of the data", "**/gem/1.json*", bad],
  ["503 with a page of its own in place of the data", "**/gem/1.json*", busy],
  ["504 with a text in place of the data", "**/gem/1.json*", late],
  ["502 with nothing in place of the data", "**/gem/1.json*", empty],
  ["a page of its own in place of the data", "**/gem/1.json*", portal],
  ["502 with a page of its own in place of the script", gemScript, bad],
  ["a page of its own in place of the script", gemScript, portal],
] as const)
  test(`a proxy that sends ${what} of a gem keeps the page, and “Try again” opens the gem`, async ({
    page,
  }) => {
    let isBetween = true;
    await page.route(address, (route) => (isBetween ? route.fulfill(response) : route.continue()));
    await visit(page, "/");
    await firstLink(page).press("Enter");
    await expectKept(page);
    isBetween = false;
    await page.getByRole("button", { name: "Try again" }).click();
    await expectGem(page);
  });

test("an error of our own server, not of a proxy, is shown as the page", async ({ page }) => {
  await page.route("**/gem/1.json*", (route) =>
    route.fulfill({
      status: 503,
      contentType: "text/plain; charset=utf-8",
      headers: { "X-Request-Id": "1" },
      body: "",
    }),
  );
  await visit(page, "/");
  await firstLink(page).press("Enter");
  await expectAddress(page, "/gem/1");
  await expect(page.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("a gem opens although its script is lost between the cache and its import", async ({ page }) => {
  let lost = 0;
  // Without the browser's cache, which Playwright turns off for this, the script is fetched again to be imported.
  await page.route(gemScript, (route) =>
    route.request().resourceType() === "script" && lost++ === 0 ? route.abort() : route.continue(),
  );
  await visit(page, "/");
  await firstLink(page).press("Enter");
  await expectGem(page);
  expect(lost).toBeGreaterThan(0);
});

test("a connection that breaks while older reviews are on their way keeps the newer ones, and “Try again” shows the older", async ({
  page,
}) => {
  const mend = await cut(page, "/gem/1.json");
  await onOwnServer(page, async ({ origin, documents }) => {
    await writeTwoPagesOfReviews(documents);
    await visit(page, `${origin}/gem/1`);
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(20);
    await page.getByRole("link", { name: "Show older reviews", exact: true }).click();
    await expect(page.getByRole("alert").getByText("Failed to load reviews")).toBeVisible();
    await expect(cards).toHaveCount(20);
    await expectAddress(page, "/gem/1");
    await mend();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("article", { name: "Walker 0", exact: true })).toBeVisible();
  });
});

test("going back after a reload without a connection keeps the page, says so, and continues later", async ({
  page,
  context,
}) => {
  await visit(page, "/");
  await firstLink(page).press("Enter");
  await expectGem(page);
  await page.reload();
  await takenOver(page);
  // With a route the browser's cache is off, so that it does not have the home page's scripts either.
  await page.route("**/assets/*.js", (route) => route.continue());
  await context.setOffline(true);
  await page.evaluate(() => void setTimeout(() => window.history.back()));
  await expect(lostNotice(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Otagi Nenbutsu-ji");
  await context.setOffline(false);
  await expect(home(page).count).toHaveText("12 gems found");
  await expectAddress(page, "/");
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
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/gem/1.json"));
  await firstLink(page).hover();
  await failed;
  await expectAddress(page, "/");
  await expect(home(page).count).toHaveText("12 gems found");
});

test("data that was prefetched by pointing at a link is not requested again", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === "/gem/1.json") asked.push(request.url());
  });
  await visit(page, "/");
  const link = firstLink(page);
  const fetched = page.waitForResponse((response) => response.url().includes("/gem/1.json"));
  await link.hover();
  await fetched;
  await link.click();
  await expectGem(page);
  expect(asked).toHaveLength(1);
});

test("a gem that is pressed while its script is loading opens, although the address follows the typing meanwhile", async ({
  page,
}) => {
  await visit(page, "/");
  const release = await holdBack(page, "**/assets/gem-*.js");
  await home(page).search.fill("fuji");
  await expect(home(page).count).toHaveText("1 gem found");
  await firstLink(page).click();
  await expectAddress(page, "/?q=fuji");
  release();
  await expectAddress(page, "/gem/8");
});

test("Back while the scripts of a pressed page are loading cancels that page", async ({ page }) => {
  await visit(page, "/");
  await home(page).filter("hiking").click();
  await expectAddress(page, "/?category=hiking");
  const release = await holdBack(page, "**/assets/map-*.js");
  const asked = page.waitForRequest("**/assets/map-*.js");
  await page.getByRole("link", { name: "All twelve on one map" }).click();
  const script = (await asked).url();
  await page.evaluate(() => window.history.back());
  await expectAddress(page, "/");
  await expect(home(page).count).toHaveText("12 gems found");
  release();
  // The application's own imports began before this one.
  await page.evaluate((module) => import(module), script);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await home(page).filter("sushi").click();
  await expectAddress(page, "/?category=sushi");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Uncover Japan's Best-Kept Secrets");
});

test("in the place of a picture that was lost is its ground alone, and its text is still read out", async ({
  page,
}) => {
  await page.route(/\/pictures\//, (route) => route.abort());
  await visit(page, "/gem/1");
  const pictures = page.getByRole("main").getByRole("img").and(page.locator("[data-failed]"));
  await expect(pictures.first()).toHaveCSS("opacity", "0");
  await expect(pictures.first()).toHaveAccessibleName(/./);
});
