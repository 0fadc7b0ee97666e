import type { Page, Route } from "@playwright/test";
import { expectAccessible, holdBack } from "./support/account.ts";
import { everySize, expect, test, type Traveller } from "./support/people.ts";
import { notices, takenOver, visit, recordOpenings } from "./support/visit.ts";

const title = "Ichijoji Ramen Street";
const heartOf = (page: Page, gem = title) => page.getByRole("button", { name: `Save ${gem}`, exact: true });
const told = (page: Page, text: string) => notices(page).getByText(text, { exact: true });
const failure = (page: Page, text: string) => page.getByRole("alert").getByText(text, { exact: true });
const pressed = (page: Page, isPressed: boolean, gem = title) =>
  expect(heartOf(page, gem)).toHaveAttribute("aria-pressed", String(isPressed));
const start = Date.UTC(2026, 3, 1);
const isPost = (route: Route) => route.request().method() === "POST";

/** Presses a heart without a session, and opens the menu while the response is held back; returns what lets it go. */
async function openMenuAsSessionExpires(page: Page, { expire }: Traveller): Promise<() => void> {
  await visit(page, "/gem/12");
  await expire();
  const letGo = await holdBack(page, "**/saves");
  await heartOf(page).click();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  return letGo;
}

test.describe("signed in", () => {
  test("the heart of a card saves, says so, and removes again", everySize, async ({ page }) => {
    await visit(page, "/");
    await heartOf(page).click();
    await pressed(page, true);
    await expect(told(page, "Added to saved posts")).toBeVisible();
    await expectAccessible(page);
    await heartOf(page).click();
    await pressed(page, false);
    await expect(told(page, "Removed from saved posts")).toBeVisible();
  });

  test("notices of hearts do not close an open layer, and are shown above a menu that opens later", async ({
    page,
  }) => {
    await visit(page, "/");
    const openings = await recordOpenings(page);
    await heartOf(page).click();
    await expect(told(page, "Added to saved posts")).toBeVisible();
    await expect.poll(openings).toEqual(["layer"]);
    await heartOf(page).click();
    await expect(told(page, "Removed from saved posts")).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    await heartOf(page).click();
    await expect.poll(openings).toEqual(["layer", "menu", "layer"]);
  });

  test("a notice after another is placed anew, where the page has been scrolled since", async ({ page }) => {
    await visit(page, "/");
    const heart = heartOf(page);
    await heart.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await heart.click();
    const added = told(page, "Added to saved posts").locator("..");
    const place = await added.boundingBox();
    if (place === null) throw new Error("not on the page");
    await heart.evaluate(
      (element, top) => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" }),
      place.y,
    );
    await heart.press("Enter");
    const removed = told(page, "Removed from saved posts").locator("..");
    await expect(removed).toBeVisible();
    const [box, button] = [await removed.boundingBox(), await heart.boundingBox()];
    if (box === null || button === null) throw new Error("not on the page");
    expect(box.y + box.height <= button.y || box.y >= button.y + button.height).toBe(true);
  });

  test("a save is shown on the gem's page, on the home page and after a reload", async ({ page }) => {
    await visit(page, "/gem/12");
    await heartOf(page).press("Enter");
    await expect(told(page, "Added to saved posts")).toBeVisible();
    await page.reload();
    await pressed(page, true);
    await page.getByRole("link", { name: "Anaba", exact: true }).click();
    await pressed(page, true);
  });

  test("two tabs keep each other's saves", async ({ page, context }) => {
    const other = await context.newPage();
    await visit(page, "/");
    await visit(other, "/");
    await heartOf(page).click();
    await heartOf(other, "Hand-Pressed Ink of Nara").click();
    await expect(told(page, "Added to saved posts")).toBeVisible();
    await expect(told(other, "Added to saved posts")).toBeVisible();
    await visit(page, "/saved");
    await expect(page.getByText("2 saved gems")).toBeVisible();
    await pressed(page, true);
    await pressed(page, true, "Hand-Pressed Ink of Nara");
  });

  test("presses of a heart are ignored while one is being sent", async ({ page }) => {
    let posts = 0;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/saves", async (route) => {
      if (isPost(route)) posts++;
      await held;
      await route.continue();
    });
    await visit(page, "/");
    await heartOf(page).click();
    await heartOf(page).click();
    await heartOf(page).click();
    await pressed(page, true);
    release();
    await expect(told(page, "Added to saved posts")).toBeVisible();
    await pressed(page, true);
    expect(posts).toBe(1);
  });

  test.describe("when it goes wrong", () => {
    test.use({ expectedComplaints: [/status of (?:401|404|503)|net::ERR_FAILED/] });

    test("a refused save and a lost connection undo the press of the heart and say so", async ({ page }) => {
      await page.route("**/saves", (route) =>
        isPost(route) ? route.fulfill({ status: 503, body: "" }) : route.continue(),
      );
      await visit(page, "/");
      await heartOf(page).click();
      await expect(failure(page, "An unexpected error occurred")).toBeVisible();
      await pressed(page, false);
      await page.unroute("**/saves");
      await page.route("**/saves", (route) => (isPost(route) ? route.abort() : route.continue()));
      await heartOf(page).click();
      await expect(failure(page, "Please check your connection and try again.")).toBeVisible();
      await pressed(page, false);
      await page.unroute("**/saves");
      await heartOf(page).click();
      await expect(told(page, "Added to saved posts")).toBeVisible();
    });

    test("a save that gets no response is aborted after 10 s, and the server's list is shown", async ({
      page,
      traveller,
      documents,
    }) => {
      await page.clock.install({ time: start });
      await page.route("**/saves", (route) => (isPost(route) ? undefined : route.continue()));
      await visit(page, "/");
      await page.clock.pauseAt(start + 60_000);
      await heartOf(page).click();
      await pressed(page, true);
      // The server saved it nevertheless.
      await documents.saves.add({ userId: traveller.user.id, gemId: 12, savedAt: Date.now() });
      await page.clock.runFor(9_900);
      await expect(page.getByRole("alert").getByText(/./)).toHaveCount(0);
      await page.clock.runFor(200);
      const notice = failure(page, "Please check your connection and try again.");
      await expect(notice).toHaveCount(1);
      // One frame later it is shown above the page.
      await page.clock.resume();
      await expect(notice).toBeVisible();
      await pressed(page, true);
    });

    test("a list that arrives late never overwrites a newer press", async ({ page }) => {
      const other = "Hand-Pressed Ink of Nara";
      const stale = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      let reads = 0;
      let posts = 0;
      await page.route(/\/saves(?:\.json)?$/, async (route) => {
        if (isPost(route)) return ++posts === 1 ? route.abort() : route.continue();
        if (++reads > 1) return route.continue();
        // The server answered before the second press, and the page receives it after that press.
        const response = await route.fetch();
        asked.resolve();
        await stale.promise;
        return route.fulfill({ response });
      });
      await visit(page, "/");
      await heartOf(page).click();
      await expect(failure(page, "Please check your connection and try again.")).toBeVisible();
      await asked.promise;
      await heartOf(page, other).click();
      await expect(told(page, "Added to saved posts")).toBeVisible();
      const received = page.waitForEvent("requestfinished", (request) => request.method() === "GET");
      stale.resolve();
      await received;
      await expect.poll(() => reads).toBe(2);
      await pressed(page, true, other);
      await pressed(page, false);
    });

    test("an open menu stays open when the page turns out to be logged out", async ({ page, traveller }) => {
      const letGo = await openMenuAsSessionExpires(page, traveller);
      await expect(page.getByRole("menuitem", { name: "Profile", exact: true })).toBeVisible();
      letGo();
      await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
      await page.getByRole("menuitem", { name: "Saved", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Log in to see your saved gems" })).toBeVisible();
    });

    test("the entries of a menu do not move while one is being pressed, and that one acts", async ({
      page,
      traveller,
    }) => {
      const letGo = await openMenuAsSessionExpires(page, traveller);
      const entry = page.getByRole("menuitem", { name: "Account Settings", exact: true });
      const entries = await page.getByRole("menuitem").allTextContents();
      const box = await entry.boundingBox();
      if (box === null) throw new Error("the entry is not on the page");
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      letGo();
      await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
      await expect(page.getByRole("menuitem")).toHaveText(entries);
      expect(await entry.boundingBox()).toEqual(box);
      await page.mouse.up();
      await expect(page).toHaveURL(/\/account-settings$/);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(page.getByRole("menuitem")).toHaveText(["Saved", "Help"]);
    });

    test("an expired session becomes logged out on the page", async ({ page, traveller }) => {
      await visit(page, "/gem/12");
      await traveller.expire();
      await heartOf(page).click();
      await expect(told(page, "Please log in to save gems")).toBeVisible();
      await pressed(page, false);
      // The menu has fewer entries then, so they move.
      await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await page.getByRole("menuitem", { name: "Saved", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Log in to see your saved gems" })).toBeVisible();
    });
  });
});

test.describe("logged out", () => {
  test.use({ signedIn: false });

  test("a heart pressed before logging in is saved after it, once", async ({ page, context, traveller }) => {
    await visit(page, "/gem/12");
    await heartOf(page).click();
    await pressed(page, false);
    await page.getByRole("status").getByRole("button", { name: "Log in", exact: true }).click();
    await traveller.signIn(context);
    await page.reload();
    await takenOver(page);
    await pressed(page, true);
    await expect(told(page, "Added to saved posts")).toBeVisible();
    await heartOf(page).click();
    await expect(told(page, "Removed from saved posts")).toBeVisible();
    await page.reload();
    await pressed(page, false);
  });

  test("a heart that was pressed without logging in is not saved by a later login", async ({
    page,
    context,
    traveller,
  }) => {
    await visit(page, "/gem/12");
    await heartOf(page).click();
    await expect(told(page, "Please log in to save gems")).toBeVisible();
    await traveller.signIn(context);
    await page.reload();
    await takenOver(page);
    await pressed(page, false);
  });
});
