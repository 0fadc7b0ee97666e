import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/account.ts";
import { everySize, expect, test } from "./support/people.ts";
import { expectAddress, expectNothingSticksOut, visit } from "./support/visit.ts";

test.use({ expectedComplaints: [/status of (?:401|409|422)|net::ERR_INTERNET_DISCONNECTED/] });

const names = {
  2: "Mukojima-Hyakkaen, Garden of a Hundred Flowers",
  4: "The Stone Road and the Amazake Teahouse",
  9: "The Moss Ravine of Mount Mitake",
} as const;

const headings = (page: Page) => page.getByRole("article").getByRole("heading");
const up = (page: Page, gem: 2 | 4 | 9) => page.getByRole("button", { name: `Move up ${names[gem]}` });
const down = (page: Page, gem: 2 | 4 | 9) => page.getByRole("button", { name: `Move down ${names[gem]}` });
const note = (page: Page, gem: 2 | 4 | 9 = 4) =>
  page.getByRole("textbox", { name: `Note on ${names[gem]}`, exact: true });
const card = (page: Page, gem: 2 | 4 | 9 = 4) => page.getByRole("article", { name: names[gem], exact: true });
const save = (page: Page, gem: 2 | 4 | 9 = 4) =>
  card(page, gem).getByRole("button", { name: "Save note", exact: true });

test.beforeEach(async ({ traveller, documents }) => {
  const userId = traveller.user.id;
  for (const [savedAt, gemId] of [2, 4, 9].entries()) await documents.saves.add({ userId, gemId, savedAt });
});

test("saved gems move up and down by the keyboard, keep the focus, and are shared in that order", async ({
  page,
  traveller,
  documents,
}) => {
  await visit(page, "/saved");
  await expect(headings(page)).toHaveText([names[9], names[4], names[2]]);
  await up(page, 2).press("Enter");
  await expect(headings(page)).toHaveText([names[9], names[2], names[4]]);
  await expect(up(page, 2)).toBeFocused();
  await expect(page.getByText(`${names[2]} is number 2 of 3 now.`)).toBeAttached();
  await down(page, 9).press("Enter");
  await expect(headings(page)).toHaveText([names[2], names[9], names[4]]);
  await expect(down(page, 9)).toBeFocused();
  // At its end a gem stays where it is.
  await up(page, 2).press("Enter");
  await expect(headings(page)).toHaveText([names[2], names[9], names[4]]);
  await expect.poll(() => documents.savedOrders.read(traveller.user.id)).toEqual([2, 9, 4]);
  await page.getByRole("link", { name: "Share this list", exact: true }).click();
  await expectAddress(page, "/list?g=2,9,4");
});

test("a move that the server does not hear of is undone, and the page says why", async ({
  page,
  context,
}) => {
  await visit(page, "/saved");
  await context.setOffline(true);
  await up(page, 2).click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(headings(page)).toHaveText([names[9], names[4], names[2]]);
  await context.setOffline(false);
});

test("a note is saved, and there again after a reload", everySize, async ({ page }) => {
  await visit(page, "/saved");
  await note(page).fill("Bring cash.\nThe bus stops at 17:20.");
  await expect(card(page).getByText("Not saved yet", { exact: true })).toBeVisible();
  await save(page).click();
  await expect(card(page).getByText("Saved", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNothingSticksOut(page, "a note");
  await visit(page, "/saved");
  await expect(note(page)).toHaveValue("Bring cash.\nThe bus stops at 17:20.");
});

test("what was typed and not saved is there after the tab is gone", async ({ page, context }) => {
  await visit(page, "/saved");
  await note(page).fill("half a thought");
  await page.close();
  const other = await context.newPage();
  await visit(other, "/saved");
  await expect(note(other)).toHaveValue("half a thought");
  await expect(card(other).getByText("Not saved yet", { exact: true })).toBeVisible();
  await save(other).click();
  await expect(card(other).getByText("Saved", { exact: true })).toBeVisible();
});

test("a note that was changed on another device is not overwritten: both texts are shown", async ({
  page,
  traveller,
  documents,
}) => {
  await visit(page, "/saved");
  await note(page).fill("from the desk");
  await documents.savedNotes.write({
    userId: traveller.user.id,
    gemId: 4,
    text: "from the phone",
    revision: 0,
    updatedAt: 1000,
  });
  await save(page).click();
  await expect(
    page.getByText("This note was changed on another device. Nothing is overwritten: both texts are below."),
  ).toBeVisible();
  await expect(page.getByText("from the phone", { exact: true })).toBeVisible();
  await expect(note(page)).toHaveValue("from the desk");
  await expectAccessible(page);
  await note(page).fill("from the desk, and from the phone");
  await save(page).click();
  await expect(card(page).getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("from the phone", { exact: true })).toHaveCount(0);
});

test("the other device's text can be taken", async ({ page, traveller, documents }) => {
  await visit(page, "/saved");
  await note(page).fill("from the desk");
  const userId = traveller.user.id;
  await documents.savedNotes.write({ userId, gemId: 4, text: "from the phone", revision: 0, updatedAt: 1 });
  await save(page).click();
  await page.getByRole("button", { name: "Use this text", exact: true }).click();
  await expect(note(page)).toHaveValue("from the phone");
  await save(page).click();
  await expect(card(page).getByText("Saved", { exact: true })).toBeVisible();
});

test("a note that is too long, or that cannot be shown, stays with the reason", async ({ page }) => {
  await visit(page, "/saved");
  await note(page).fill("x".repeat(1001));
  await expect(page.getByText("1001 / 1000")).toBeVisible();
  await save(page).click();
  await expect(page.getByText("Note must be no more than 1,000 characters long")).toBeVisible();
  await expect(note(page)).toHaveValue("x".repeat(1001));
  await note(page).fill("a\u202eb");
  await save(page).click();
  await expect(page.getByText("Note contains characters that cannot be shown")).toBeVisible();
  await expect(note(page)).toHaveValue("a\u202eb");
});

test("a note whose writer was logged out meanwhile is back after the log-in", async ({
  page,
  context,
  traveller,
}) => {
  await visit(page, "/saved");
  await note(page).fill("do not lose me");
  await traveller.expire();
  await save(page).click();
  await expect(page.getByText("Log in to see your saved gems", { exact: true })).toBeVisible();
  await traveller.signIn(context);
  await visit(page, "/saved");
  await expect(note(page)).toHaveValue("do not lose me");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("buttons move, notes are saved, and a clash shows both texts", async ({
    page,
    traveller,
    documents,
  }) => {
    await page.goto("/saved");
    await up(page, 2).click();
    await expect(headings(page)).toHaveText([names[9], names[2], names[4]]);
    await note(page).fill("by hand");
    await save(page).click();
    await expect(note(page)).toHaveValue("by hand");
    const userId = traveller.user.id;
    await documents.savedNotes.write({ userId, gemId: 4, text: "elsewhere", revision: 1, updatedAt: 1000 });
    await note(page).fill("by hand, later");
    await save(page).click();
    await expect(page.getByText("elsewhere", { exact: true })).toBeVisible();
    await expect(note(page)).toHaveValue("by hand, later");
  });
});
