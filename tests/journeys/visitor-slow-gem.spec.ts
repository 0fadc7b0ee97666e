import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { everySize, expect, test } from "./support/test.ts";
import { animatedParts, bothPrints, recordTransitions } from "./support/transitions.ts";
import { expectAddress, holdBack, home, visit } from "./support/visit.ts";

const title = "Otagi Nenbutsu-ji";
const sentence = "Please check your connection and try again.";

/** Holds the data of gems' pages back until the returned function is called. */
const holdData = (page: Page) => holdBack(page, "**/gem/*.json*");

/** Opens a page whose skeleton has been fetched, as it is once the page is idle. */
async function visitReady(page: Page, address: string): Promise<void> {
  const fetched = page.waitForResponse((response) => /\/pending-gem-[^/]*\.js$/.test(response.url()));
  await visit(page, address);
  await fetched;
}

const parts = (page: Page) => ({
  /** The skeleton of the page that is loading. */
  busy: page.locator("main[aria-busy=true]"),
  headline: page.getByRole("heading", { level: 1 }),
});

test("a gem's page that takes long to come begins with what its card showed", everySize, async ({ page }) => {
  await visitReady(page, "/");
  const release = await holdData(page);
  const { busy, headline } = parts(page);
  const print = await home(page)
    .gems.first()
    .locator("img")
    .evaluate((image: HTMLImageElement) => image.currentSrc);
  await home(page).gems.first().getByRole("link").first().click();
  await expect(busy).toBeVisible();
  await expectAddress(page, "/");
  await expect(headline).toContainText(title);
  await expect(busy).toContainText("Kyoto, Japan");
  await expect(busy.locator("img")).toHaveAttribute("src", print);
  await expect(busy.getByRole("link", { name: "temple", exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: `Loading ${title}` })).toHaveCount(1);
  await expect(busy).toBeFocused();
  const before = await headline.boundingBox();
  release();
  await expectAddress(page, "/gem/1");
  await expect(busy).toHaveCount(0);
  await expect(headline).toContainText(title);
  await expect(page.getByRole("main")).toBeFocused();
  const after = await headline.boundingBox();
  expect(after?.x).toBeCloseTo(before?.x ?? Number.NaN, 0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the skeleton of a gem has no accessibility violation", everySize, async ({ page }) => {
  await visitReady(page, "/");
  await holdData(page);
  await home(page).gems.first().getByRole("link").first().click();
  await expect(parts(page).busy).toBeVisible();
  await expectAccessible(page);
});

for (const way of ["Escape", "Back"] as const) {
  test(`${way} cancels a slow navigation to a gem and shows the page as it was left`, async ({ page }) => {
    await visitReady(page, "/photos");
    await page.getByRole("contentinfo").getByRole("link", { name: "See them all", exact: true }).click();
    await page.getByRole("link", { name: "Anaba", exact: true }).click();
    await expectAddress(page, "/");
    const release = await holdData(page);
    const link = home(page).gems.nth(3).getByRole("link").first();
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    await link.click();
    const { busy, headline } = parts(page);
    await expect(busy).toBeVisible();
    if (way === "Escape") await page.keyboard.press("Escape");
    else await page.evaluate(() => history.back());
    await expect(busy).toHaveCount(0);
    await expectAddress(page, "/");
    await expect(headline).toContainText("Uncover");
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await expect(link).toBeFocused();
    release();
    // The page works as before, and the cancelled page does not appear.
    await home(page).filter("temple").click();
    await expect(home(page).count).toHaveText("2 gems found");
    await expectAddress(page, "/?category=temple");
  });
}

/**
 * Dispatches Back in the moment in which the address becomes the gem's. With `isLate`, the browser begins the transition to
 * the skeleton only then. `window.seen` has whether the skeleton was shown, and whether the page let Back through.
 */
const backOnceItHasCome = (page: Page, isLate: boolean) =>
  page.evaluate((late) => {
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const startAtOnce = document.startViewTransition.bind(document);
    const startLate = (given?: ViewTransitionUpdateCallback | StartViewTransitionOptions) => {
      Object.assign(document, { startViewTransition: startAtOnce });
      Object.assign(window, { transitionIsDue: true });
      const { update, ...options } = typeof given === "object" ? given : { update: given };
      return startAtOnce({ ...options, update: () => begun.then(() => update?.()) });
    };
    if (late) Object.assign(document, { startViewTransition: startLate });
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      const destinations: NavigationDestination[] = [];
      const note = (event: NavigateEvent) => void destinations.push(event.destination);
      navigation.addEventListener("navigate", note, { once: true });
      push(...entry);
      history.pushState = push;
      const [destination] = destinations;
      if (destination === undefined) return;
      begin();
      // The address is already the gem's, and its skeleton is still shown.
      const isBusy = document.querySelector("main[aria-busy=true]") !== null;
      const { signal } = new AbortController();
      const back = { navigationType: "traverse", cancelable: true, destination, signal } as const;
      const goesOn = navigation.dispatchEvent(new NavigateEvent("navigate", back));
      Object.assign(window, { seen: { isBusy, goesOn } });
    };
  }, isLate);
const seen = (page: Page) => page.evaluate((): unknown => Reflect.get(window, "seen"));

test("Back leaves the page of a slow gem at the moment in which it has come", async ({ page }) => {
  await visitReady(page, "/");
  const release = await holdData(page);
  await backOnceItHasCome(page, false);
  await home(page).gems.first().getByRole("link").first().click();
  await expect(parts(page).busy).toBeVisible();
  release();
  await expectAddress(page, "/gem/1");
  await expect.poll(() => seen(page)).toEqual({ isBusy: true, goesOn: true });
});

test("when the data of a slow gem is lost, the old page is shown again, and “Try again” opens the gem", async ({
  page,
}) => {
  await visitReady(page, "/");
  const { promise: held, resolve: lose } = Promise.withResolvers<void>();
  await page.route("**/gem/*.json*", async (route) => {
    await held;
    await route.abort();
  });
  const link = home(page).gems.nth(2).getByRole("link").first();
  await link.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await link.click();
  const { busy, headline } = parts(page);
  await expect(busy).toBeVisible();
  lose();
  await expect(page.getByRole("alert").getByText(sentence)).toBeVisible();
  await expect(busy).toHaveCount(0);
  await expect(headline).toContainText("Uncover");
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.unroute("**/gem/*.json*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expectAddress(page, "/gem/3");
  await expect(page.getByRole("button", { name: "Share" })).toBeVisible();
});

test("the pager, a nearby gem and a suggestion lead to a skeleton too", async ({ page }) => {
  await visitReady(page, "/gem/1");
  await holdData(page);
  const { busy } = parts(page);
  const links = [
    page.getByRole("link", { name: /^Next gem/ }),
    page.getByRole("region", { name: "Nearby gems" }).getByRole("link").first(),
  ];
  for (const link of links) {
    await link.click();
    await expect(busy).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(busy).toHaveCount(0);
  }
  await page.getByRole("link", { name: "Anaba", exact: true }).click();
  await expectAddress(page, "/");
  await home(page).search.fill("satta");
  await home(page).options.last().click();
  await expect(busy).toBeVisible();
});

const temple = /Otagi Nenbutsu-ji/;
for (const [address, linkOf] of [
  ["/gem/2", (page) => page.getByRole("link", { name: /^Previous gem/ })],
  [
    "/gem/12",
    (page) => page.getByRole("region", { name: "Nearby gems" }).getByRole("link", { name: temple }),
  ],
  ["/photos", (page) => page.getByRole("main").getByRole("link", { name: temple })],
  ["/map", (page) => page.getByRole("main").getByRole("link", { name: temple }).last()],
] as readonly (readonly [string, (page: Page) => Locator])[]) {
  test(`the skeleton has the seal of its gem's season when it is reached from ${address}`, async ({
    page,
  }) => {
    await visitReady(page, address);
    await holdData(page);
    await linkOf(page).click();
    await expect(parts(page).busy.getByText("秋", { exact: true }).first()).toBeVisible();
  });
}

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("Back is let through where the transition to a skeleton begins only when its page has come", async ({
    page,
  }) => {
    await visitReady(page, "/");
    const release = await holdData(page);
    await backOnceItHasCome(page, true);
    await home(page).gems.first().getByRole("link").first().click();
    await page.waitForFunction(() => Reflect.has(window, "transitionIsDue"));
    release();
    await expect.poll(() => seen(page)).toMatchObject({ goesOn: true });
    await expectAddress(page, "/gem/1");
    await expect(parts(page).busy).toHaveCount(0);
  });

  test("the pressed print grows into the skeleton of its page", async ({ page }) => {
    await recordTransitions(page);
    await visitReady(page, "/");
    const release = await holdData(page);
    await home(page).gems.nth(1).getByRole("link").first().click();
    const { busy } = parts(page);
    await expect(busy).toBeVisible();
    await expect.poll(() => animatedParts(page)).toEqual(expect.arrayContaining(bothPrints));
    release();
    await expectAddress(page, "/gem/2");
    await expect(busy).toHaveCount(0);
  });
});

test.use({ expectedComplaints: [/ERR_FAILED/] });
