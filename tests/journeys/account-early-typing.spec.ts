import path from "node:path";
import {
  createAccount,
  expect,
  newName,
  newPassword,
  profileForm,
  resetLink,
  settle,
  test,
} from "./support/account.ts";
import { openWithoutScripts, takenOver } from "./support/visit.ts";

const picture = path.join(import.meta.dirname, "..", "..", "public", "icons", "icon-512.png");

test("text typed into the profile form before hydration stays, and is saved", async ({ page }) => {
  await settle(page, { bio: "What stood there." });
  const start = await openWithoutScripts(page, "/profile/edit");
  const { field, picture: file, save } = profileForm(page);
  const username = newName();
  await field("Username").fill(username);
  await field("Bio").fill("Typed early.");
  await file.setInputFiles(picture);
  await field("Nickname").fill("Mei Sat");
  start();
  await takenOver(page);
  await page.keyboard.type("o");
  await expect(field("Nickname")).toHaveValue("Mei Sato");
  await expect(page.getByText("This is how it will be cropped.")).toBeVisible();
  await expect(page.getByText("This username is available")).toBeVisible();
  await expect(field("Bio")).toHaveValue("Typed early.");
  await save.click();
  await expect(page.getByRole("heading", { level: 1, name: "Mei Sato" })).toBeVisible();
  await expect(page.getByText(`@${username}`, { exact: true })).toBeVisible();
  await expect(page.getByText("Typed early.", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Your profile" }).locator("img")).toHaveCount(1);
});

test("a password typed before hydration stays, and so does the focus", async ({ page }) => {
  const { email } = await createAccount();
  const start = await openWithoutScripts(page, await resetLink(page, email));
  const { field, save } = newPassword(page);
  await field("Password").fill("Nakahechi8Route");
  await field("Confirm password").fill("Nakahechi8Rout");
  start();
  await takenOver(page);
  await page.keyboard.type("e");
  await expect(field("Confirm password")).toHaveValue("Nakahechi8Route");
  await expect(field("Password")).toHaveValue("Nakahechi8Route");
  await save.click();
  await expect(page.getByText("Your password has been changed. Please sign in.")).toBeVisible();
});
