import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/account.ts";
import { everySize, expect, test } from "./support/people.ts";
import { expectAddress, expectNothingSticksOut, visit } from "./support/visit.ts";

test.use({ expectedComplaints: [/status of 401/] });

const title = "The Stone Road and the Amazake Teahouse";
const status = (page: Page) => page.getByRole("status").filter({ hasText: / of 12 stamps/ });
const place = (page: Page) => page.getByRole("listitem").filter({ hasText: /^No\. 4:/ });
const button = (page: Page) => page.getByRole("button", { name: `Been here: ${title}`, exact: true });

test("the empty book says what is missing, and is reached from the profile", async ({
  page,
  traveller,
  documents,
}) => {
  expect(await documents.stamps.list(traveller.user.id)).toEqual([]);
  await visit(page, "/profile");
  await page.getByRole("link", { name: "Stamp book", exact: true }).click();
  await expectAddress(page, "/stamps");
  await expect(page.getByRole("heading", { level: 1, name: "Stamp book", exact: true })).toBeVisible();
  await expect(status(page)).toHaveText("0 of 12 stamps");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(12);
  await expect(place(page)).toContainText("No. 4: not yet");
});

test(
  "the title of a place leads to its page, and presses nothing",
  everySize,
  async ({ page, traveller, documents }) => {
    await visit(page, "/stamps");
    await place(page).getByRole("link", { name: title, exact: true }).click();
    await expectAddress(page, "/gem/4");
    expect(await documents.stamps.list(traveller.user.id)).toEqual([]);
  },
);

test("a seal that is held longer has more ink, and one that is dragged is tilted", async ({
  page,
  traveller,
  documents,
}) => {
  await visit(page, "/stamps");
  await button(page).scrollIntoViewIfNeeded();
  const box = await button(page).boundingBox();
  if (box === null) throw new Error("The button has no place.");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 45, box.y + box.height / 2 + 18, { steps: 4 });
  await page.mouse.up();
  await expect(status(page)).toHaveText("1 of 12 stamps");
  await expect(place(page)).toContainText(`No. 4: ${title}, stamped`);
  await expect(place(page)).toBeFocused();
  expect(await documents.stamps.list(traveller.user.id)).toMatchObject([
    { gemId: 4, tiltX: 50, tiltY: 20, turn: 0 },
  ]);
});

test("the keyboard gives a straight, full print; its month changes; it is taken away, and comes back by Undo", async ({
  page,
  traveller,
  documents,
}) => {
  await visit(page, "/stamps");
  await button(page).press("Enter");
  await expect(status(page)).toHaveText("1 of 12 stamps");
  const straight = { gemId: 4, ink: 70, tiltX: 0, tiltY: 0, turn: 0, grain: 0 };
  expect(await documents.stamps.list(traveller.user.id)).toMatchObject([straight]);
  await place(page).getByText("Change").click();
  await place(page).getByRole("combobox", { name: "Year", exact: true }).selectOption("2019");
  await place(page).getByRole("combobox", { name: "Month", exact: true }).selectOption("May");
  await place(page).getByRole("button", { name: "Save month", exact: true }).click();
  await expect(place(page)).toContainText(`No. 4: ${title}, stamped May 2019`);
  await place(page).getByRole("button", { name: "Take stamp away", exact: true }).click();
  await expect(status(page)).toHaveText("0 of 12 stamps");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(place(page)).toContainText(`No. 4: ${title}, stamped May 2019`);
  expect(await documents.stamps.list(traveller.user.id)).toMatchObject([{ ...straight, month: "2019-05" }]);
});

test("a press after the session has ended asks to log in", async ({ page, traveller }) => {
  await visit(page, "/stamps");
  await traveller.expire();
  await button(page).press("Enter");
  await expect(page.getByText("Please log in to collect stamps", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("heading", { name: "Log in to see your stamp book", exact: true }),
  ).toBeVisible();
});

test(
  "the book fits every window, is accessible, and prints without its buttons",
  everySize,
  async ({ page, traveller, documents }) => {
    const press = { ink: 60, tiltX: 40, tiltY: 10, turn: 4, grain: 7 };
    await documents.stamps.write(traveller.user.id, { gemId: 4, month: "2026-05", ...press }, 1);
    await visit(page, "/stamps");
    await place(page).getByText("Change").click();
    await expectNothingSticksOut(page, "the stamp book");
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    await expect(button(page)).toBeHidden();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(place(page)).toContainText("stamped May 2026");
  },
);

test.describe("logged out", () => {
  test.use({ signedIn: false });

  test("the book says what it is for, beside a sheet of the twelve seals", everySize, async ({ page }) => {
    await visit(page, "/stamps");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Log in to see your stamp book");
    await expect(main.getByText("Press a seal for each place you have been.", { exact: true })).toBeVisible();
    await expect(main.locator("svg")).toHaveCount(12);
    await expectNothingSticksOut(page, "the page");
    await expectAccessible(page);
  });
});
