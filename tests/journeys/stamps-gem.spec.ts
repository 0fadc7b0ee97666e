import type { Page } from "@playwright/test";
import { expectAccessible, reloadedBy } from "./support/account.ts";
import { createTraveller, everySize, expect, test } from "./support/people.ts";
import { chooseFromMenu, expectNothingSticksOut, told, visit } from "./support/visit.ts";

test.use({ expectedComplaints: [/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)|status of (?:401|403)/] });

const strip = (page: Page) => page.getByRole("region", { name: "The seal of this place", exact: true });
const button = (page: Page) => strip(page).getByRole("button", { name: "Been here", exact: true });
const waiting = (page: Page) => strip(page).getByRole("button", { name: "Been here, waiting", exact: true });
const print = (page: Page) => strip(page).locator("svg");
const kept = (page: Page) =>
  told(page, "Kept on this phone. It will be stamped when you are back online.").last();
const pressed = (page: Page) => told(page, "Stamped. It is in your stamp book.").last();

/** Holds the button's middle, drags, and lets go. */
async function holdAndDrag(page: Page, [x, y]: readonly [x: number, y: number]): Promise<void> {
  await button(page).scrollIntoViewIfNeeded();
  const box = await button(page).boundingBox();
  if (box === null) throw new Error("The button has no place.");
  const [left, top] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move(left + x, top + y, { steps: 4 });
  await expect(print(page)).toBeVisible();
  await page.mouse.up();
}

test(
  "a hold on a gem's page shows what it presses, and stamps the book; a second press takes the stamp away; Undo brings it back as it was",
  everySize,
  async ({ page, traveller, documents }) => {
    const stamps = () => documents.stamps.list(traveller.user.id);
    await visit(page, "/gem/4");
    await expect(button(page)).toHaveAttribute("aria-pressed", "false");
    await expect(print(page)).toHaveCount(0);
    await holdAndDrag(page, [45, 18]);
    await expect(pressed(page)).toBeVisible();
    await expect(button(page)).toHaveAttribute("aria-pressed", "true");
    const [stamp] = await stamps();
    expect(stamp).toMatchObject({ gemId: 4, tiltX: 50, tiltY: 20, turn: 0 });
    await expectNothingSticksOut(page, "the gem's page");
    await expectAccessible(page);
    await page.reload();
    await expect(button(page)).toHaveAttribute("aria-pressed", "true");
    await expect(print(page)).toBeVisible();
    await button(page).click();
    await expect(told(page, "Stamp taken away")).toBeVisible();
    await expect(button(page)).toHaveAttribute("aria-pressed", "false");
    expect(await stamps()).toEqual([]);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(pressed(page)).toBeVisible();
    expect(await stamps()).toEqual([stamp]);
    await strip(page).getByRole("link", { name: "Stamp book", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 of 12 stamps" })).toBeVisible();
  },
);

test("the keyboard gives a straight, full print", async ({ page, traveller, documents }) => {
  await visit(page, "/gem/4");
  await button(page).press("Enter");
  await expect(pressed(page)).toBeVisible();
  await expect(button(page)).toBeFocused();
  expect(await documents.stamps.list(traveller.user.id)).toMatchObject([
    { gemId: 4, ink: 70, tiltX: 0, tiltY: 0, turn: 0, grain: 0 },
  ]);
});

test("a seal pressed without a connection waits, also after a reload of another page, and is stamped once", async ({
  page,
  context,
  traveller,
  documents,
}) => {
  await visit(page, "/gem/4");
  let isCut = true;
  let posts = 0;
  await context.route("**/stamps", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    if (isCut) return route.abort();
    posts += 1;
    return route.continue();
  });
  await button(page).press("Enter");
  await expect(kept(page)).toBeVisible();
  await expect(waiting(page)).toHaveAttribute("aria-pressed", "true");
  expect(await documents.stamps.list(traveller.user.id)).toEqual([]);
  const next = await context.newPage();
  await page.close();
  await visit(next, "/gem/4");
  await expect(waiting(next)).toHaveAttribute("aria-pressed", "true");
  await visit(next, "/");
  isCut = false;
  await expect(pressed(next)).toBeVisible();
  expect(await documents.stamps.list(traveller.user.id)).toMatchObject([{ gemId: 4, ink: 70 }]);
  expect(posts).toBe(1);
  expect(
    await next.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("stamp-"))),
  ).toEqual([]);
});

test("a second press takes a waiting one away, in the stamp book too", async ({
  page,
  context,
  traveller,
  documents,
}) => {
  await visit(page, "/stamps");
  await context.setOffline(true);
  await page.getByRole("button", { name: /^Been here: The Stone Road/ }).press("Enter");
  await expect(kept(page)).toBeVisible();
  const place = page.getByRole("listitem").filter({ hasText: /^No\. 4:/ });
  await expect(place).toContainText("Waiting for a connection");
  await expect(page.getByRole("status").filter({ hasText: "1 of 12 stamps" })).toBeVisible();
  await place.getByText("Change").click();
  await place.getByRole("button", { name: "Take stamp away", exact: true }).click();
  await expect(
    told(page, "Kept on this phone. It will be taken away when you are back online.").last(),
  ).toBeVisible();
  await expect(place).toContainText("No. 4: not yet");
  await context.setOffline(false);
  await expect(told(page, "Stamp taken away")).toBeVisible();
  await expect(place).not.toContainText("Waiting");
  expect(await documents.stamps.list(traveller.user.id)).toEqual([]);
});

test("a waiting press is erased by a log-out, and is stamped for nobody else", async ({
  page,
  context,
  traveller,
  documents,
}) => {
  const other = await createTraveller();
  await visit(page, "/gem/4");
  const lose = "**/stamps";
  await context.route(lose, (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await button(page).press("Enter");
  await expect(kept(page)).toBeVisible();
  await reloadedBy(page, () => chooseFromMenu(page, "Log out"));
  await context.unroute(lose);
  await other.signIn(context);
  await visit(page, "/gem/4");
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");
  for (const { user } of [traveller, other]) expect(await documents.stamps.list(user.id)).toEqual([]);
});

test("after the session has ended a press asks to log in", async ({ page, traveller }) => {
  await visit(page, "/gem/4");
  await traveller.expire();
  await button(page).press("Enter");
  await expect(page.getByText("Please log in to collect stamps", { exact: true })).toBeVisible();
  await expect(button(page)).toHaveAttribute("aria-pressed", "false");
});

test("two windows agree", async ({ page, context }) => {
  const book = await context.newPage();
  await visit(book, "/stamps");
  await visit(page, "/gem/4");
  await button(page).press("Enter");
  await expect(pressed(page)).toBeVisible();
  await book.bringToFront();
  await book.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(book.getByRole("status").filter({ hasText: "1 of 12 stamps" })).toBeVisible();
});

test.describe("a visitor", () => {
  test.use({ signedIn: false });

  test("is asked to log in, and the notice leads there", async ({ page, context }) => {
    await visit(page, "/gem/4");
    const asked: string[] = [];
    context.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await button(page).click();
    await expect(told(page, "Please log in to collect stamps")).toBeVisible();
    await expect(button(page)).toHaveAttribute("aria-pressed", "false");
    // The drawing of the seal may come; nothing is sent.
    expect(asked.filter((path) => /stamp|seal/.test(path) && !path.startsWith("/assets/"))).toEqual([]);
    await page.getByRole("status").getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button gives a straight, full print, and leads to the book", async ({
    page,
    traveller,
    documents,
  }) => {
    await page.goto("/gem/4");
    await button(page).click();
    await expect(page.getByRole("status").filter({ hasText: "1 of 12 stamps" })).toBeVisible();
    expect(await documents.stamps.list(traveller.user.id)).toMatchObject([{ gemId: 4, ink: 70 }]);
    await page.goto("/gem/4");
    await expect(button(page)).toHaveAttribute("aria-pressed", "true");
    await button(page).click();
    await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "1 of 12 stamps" })).toBeVisible();
  });
});
