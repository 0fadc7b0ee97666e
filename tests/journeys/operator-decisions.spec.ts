import { ops } from "../support/ops.ts";
import {
  continueWithGoogle,
  expect,
  expectAccessible,
  expectSignedIn,
  expectSignedOut,
  leave,
  modal,
  newName,
  openModal,
  password,
  settle,
  test as base,
} from "./support/account.ts";
import { reviewDialog, writeButton } from "./support/reviews.ts";
import { journeyServer } from "./support/server.ts";
import { visit } from "./support/visit.ts";

/** A refusal by the operator has status 403, which the browser reports in its console. */
const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
  expectedComplaints: async ({}, use) => {
    await use([/the server responded with a status of (?:401|403|422)/]);
  },
});

/** Runs an operator's command on the running site. */
async function asOperator(...args: string[]): Promise<string> {
  const { dataDir } = journeyServer;
  const { code, out, err } = await ops({ DATA_DIR: dataDir }, ...args);
  expect([code, err]).toEqual([0, ""]);
  return out;
}

test("a suspended user is signed out, and sees the reason at a sign-in", async ({ page }) => {
  const { email, username } = await settle(page);
  await visit(page, "/profile");
  await expectSignedIn(page);
  await asOperator("user", "suspend", username, "--reason", "Advertising in reviews.");
  await visit(page, "/profile");
  await expectSignedOut(page);

  const { dialog, field } = await openModal(page);
  await field("Email").fill(email);
  await field("Password").fill(password);
  await dialog.locator("form").getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(dialog.getByText("This account is suspended: Advertising in reviews.")).toBeVisible();
  await expectAccessible(page);
});

test("a suspended user sees the reason at a sign-in by Google too", async ({ page }) => {
  const name = newName();
  const choose = () => continueWithGoogle(page, `${name}@example.com`);
  await openModal(page);
  await choose();
  await expect(page.getByRole("heading", { level: 1, name: "Complete Your Profile" })).toBeVisible();
  await asOperator("user", "suspend", `${name}@example.com`, "--reason", "Advertising.");
  await leave(page);
  await openModal(page);
  await choose();
  await expect(
    modal(page).dialog.getByText("This account is suspended. We sent you an email about it."),
  ).toBeVisible();
  await expectSignedOut(page);
});

test("a hidden review is on no page of others; its writer reads the reason there, and when writing again", async ({
  page,
}) => {
  const { nickname } = await settle(page, { nickname: `Hidden ${newName()}` });
  const write = async (text: string) => {
    await visit(page, "/gem/11");
    await writeButton(page).click();
    const form = reviewDialog(page);
    await form.star("2 stars").check();
    await form.text.fill(text);
    await form.button("Submit").click();
    return form.dialog;
  };
  const card = page.getByRole("article", { name: nickname, exact: true });
  await write("Buy my noodles.");
  await expect(card).toContainText("Buy my noodles.");
  const [id = ""] =
    /^[0-9a-f]{32}/.exec(await asOperator("review", "list", "--gem", "11", "--limit", "1")) ?? [];
  await asOperator("review", "hide", id, "--reason", "advertising");
  await visit(page, "/gem/11");
  await expect(page.getByRole("heading", { name: "Reviews" })).toBeVisible();
  await expect(card).toContainText("Only you see this review. We have hidden it: advertising");
  const ofVisitor = await (await fetch(`${journeyServer.origin}/gem/11`)).text();
  expect(ofVisitor).toContain("How reviews work");
  expect(ofVisitor).not.toContain("Buy my noodles.");

  const dialog = await write("Buy them now.");
  await expect(dialog.getByText("Your review of this gem was hidden by the site’s operator.")).toBeVisible();
  await expectAccessible(page);
});
