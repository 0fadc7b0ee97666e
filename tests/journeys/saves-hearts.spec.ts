import type { Page, Route } from "@playwright/test";
import { expectAccessible } from "./support/account.ts";
import { expect, test, type Traveller } from "./support/people.ts";
import { boxOf, heartOf, holdBack, recordOpenings, takenOver, told, visit } from "./support/visit.ts";

const failure = (page: Page, text: string) => page.getByRole("alert").getByText(text, { exact: true });
const pressed = (page: Page, isPressed: boolean, gem?: string) =>
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
  test("notices of hearts do not close an open layer, and are shown above a menu that opens later", async ({
    page,
  }) => {
    await visit(page, "/");
    const openings = await recordOpenings(page);
    await heartOf(page).click();
    await expect(told(page, "Added to saved posts")).toBeVisible();
    await pressed(page, true);
    await expect.poll(openings).toEqual(["layer"]);
    await expectAccessible(page);
    await heartOf(page).click();
    await expect(told(page, "Removed from saved posts")).toBeVisible();
    await pressed(page, false);
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
    const place = await boxOf(added);
    await heart.evaluate(
      (element, top) => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: "instant" }),
      place.top,
    );
    await heart.press("Enter");
    const removed = told(page, "Removed from saved posts").locator("..");
    await expect(removed).toBeVisible();
    const [box, button] = [await boxOf(removed), await boxOf(heart)];
    expect(box.bottom <= button.top || box.top >= button.bottom).toBe(true);
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
    page.on("request", (request) => void (posts += Number(request.method() === "POST")));
    const release = await holdBack(page, "**/saves");
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

    test("a refused save undoes the press of the heart and says so", async ({ page }) => {
      await page.route("**/saves", (route) =>
        isPost(route) ? route.fulfill({ status: 503, body: "" }) : route.continue(),
      );
      await visit(page, "/");
      await heartOf(page).click();
      await expect(failure(page, "An unexpected error occurred")).toBeVisible();
      await pressed(page, false);
      await page.unroute("**/saves");
      await heartOf(page).click();
      await expect(told(page, "Added to saved posts")).toBeVisible();
    });

    test("a lost connection lets the press of the heart wait and says so", async ({ page }) => {
      await page.route("**/saves", (route) => (isPost(route) ? route.abort() : route.continue()));
      await visit(page, "/");
      await heartOf(page).click();
      await expect(
        told(page, "Kept on this phone. It will be saved when you are back online."),
      ).toBeVisible();
      await pressed(page, true, "Ichijoji Ramen Street, waiting");
      await page.unroute("**/saves");
      await expect(told(page, "Added to saved posts")).toBeVisible();
      await pressed(page, true);
    });

    test("a save that gets no response waits after 10 s, and is sent again", async ({
      page,
      traveller,
      documents,
    }) => {
      await page.clock.install({ time: start });
      const sent = Promise.withResolvers<void>();
      await page.route("**/saves", (route) => (isPost(route) ? sent.resolve() : route.continue()));
      await visit(page, "/");
      await page.clock.pauseAt(start + 60_000);
      await heartOf(page).click();
      await pressed(page, true);
      // The heart shows the press at once, and its 10 s begin with the request.
      await sent.promise;
      // The server saved it nevertheless.
      await documents.saves.add({ userId: traveller.user.id, gemId: 12, savedAt: Date.now() });
      await page.clock.runFor(9_900);
      await pressed(page, true);
      await page.clock.runFor(200);
      await pressed(page, true, "Ichijoji Ramen Street, waiting");
      await page.unroute("**/saves");
      await page.clock.resume();
      await expect(told(page, "Added to saved posts")).toBeVisible();
      await pressed(page, true);
    });

    test("a list that arrives late never overwrites a newer press", async ({ page }) => {
      const other = "Hand-Pressed Ink of Nara";
      const stale = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      let reads = 0;
      let posts = 0;
      await page.route(/\/saves(?:\.json)?$/, async (route) => {
        if (isPost(route)) return ++posts === 1 ? route.fulfill({ status: 503, body: "" }) : route.continue();
        if (++reads > 1) return route.continue();
        // The server answered before the second press, and the page receives it after that press.
        const response = await route.fetch();
        asked.resolve();
        await stale.promise;
        return route.fulfill({ response });
      });
      await visit(page, "/");
      await heartOf(page).click();
      await expect(failure(page, "An unexpected error occurred")).toBeVisible();
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
      await expect(told(page, "Please log in to save gems")).toBeVisible();
      await pressed(page, false);
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
      const box = await boxOf(entry);
      await page.mouse.move(box.left + box.width / 2, box.top + box.height / 2);
      await page.mouse.down();
      letGo();
      await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
      await expect(page.getByRole("menuitem")).toHaveText(entries);
      expect(await boxOf(entry)).toEqual(box);
      await page.mouse.up();
      await expect(page).toHaveURL(/\/account-settings$/);
      await page.getByRole("button", { name: "Menu", exact: true }).click();
      await expect(page.getByRole("menuitem")).toHaveText(["Saved", "Help"]);
    });
  });
});

test.describe("logged out", () => {
  test.use({ signedIn: false });

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
