import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  everySize,
  expect,
  expectAccessible,
  expectSignedOut,
  leave,
  newName,
  openDeletion,
  openProfileForm,
  ownForm,
  password,
  profileForm,
  settle,
  test,
} from "./support/account.ts";
import { createTraveller } from "./support/people.ts";
import { boxOf, chooseFromMenu, expectAddress, holdBack, told, visit } from "./support/visit.ts";

const picture = path.join(import.meta.dirname, "..", "..", "public", "icons", "icon-512.png");
const avatarOf = (page: Page) => page.getByRole("link", { name: "Your profile" }).locator("img");

/** The colours of the stored picture, or of a part of it: the mean of each channel. */
async function storedColours(page: Page, part = { left: 0, top: 0, width: 512, height: 512 }) {
  const stored = await page.request.get((await avatarOf(page).getAttribute("src")) ?? "");
  const { channels } = await sharp(
    await sharp(await stored.body())
      .extract(part)
      .toBuffer(),
  ).stats();
  return channels.map(({ mean }) => mean);
}

test("the profile shows its owner and the three figures", everySize, async ({ page }) => {
  const { username } = await settle(page, { nickname: "مسافر اليابان", bio: "Line one\nLine two" });
  await visit(page, "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "مسافر اليابان" })).toBeVisible();
  await expect(page.getByText(`@${username}`, { exact: true })).toBeVisible();
  for (const figure of ["29K", "43K", "320K"])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Edit Profile", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Profile" })).toBeVisible();
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "مسافر اليابان" })).toBeVisible();
});

test("a user corrects an invalid profile form and saves it", everySize, async ({ page }) => {
  const { username } = await settle(page);
  const { field, save, picture: file } = await openProfileForm(page);
  const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await field("Nickname").fill("  ");
  await save.click();
  await says("Nickname is required");
  await expect(field("Nickname")).toBeFocused();
  await field("Nickname").fill("Mei Sato");
  await field("Username").fill("admin");
  await says("Username is not available");
  await save.click();
  await expect(field("Username")).toHaveAccessibleDescription(/Username is not available/);
  await expect(field("Username")).toBeFocused();
  const neighbour = await createTraveller();
  await field("Username").fill(neighbour.user.username ?? "");
  await says("Username is already taken");
  const name = newName();
  const letCheckGo = await holdBack(page, "**/profile/edit");
  await field("Username").fill(name);
  await says("Checking…");
  await save.click();
  await says("Please wait while we check username availability");
  letCheckGo();
  await says("This username is available");
  await field("Bio").fill("b".repeat(151));
  await says("Bio must be less than 150 characters");
  await expect(field("Bio")).toHaveValue("b".repeat(151));
  await save.click();
  await expectAccessible(page);
  await field("Bio").fill("b".repeat(150));

  await file.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await says("Please select a valid image file");
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(5_242_880) });
  await says("Image size must be less than 5MB");
  await file.setInputFiles(picture);
  await says("This is how it will be cropped.");
  await save.click();
  await expect(told(page, "Profile updated successfully!")).toBeVisible();
  await expectAddress(page, "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Mei Sato" })).toBeVisible();
  await expect(page.getByText(`@${name}`, { exact: true })).toBeVisible();
  await expect(page.getByText(`@${username}`, { exact: true })).toHaveCount(0);
  await expect(avatarOf(page)).toHaveAttribute("src", /^\/profile-images\//);
  await expect(avatarOf(page)).toHaveJSProperty("naturalWidth", 512);
  await expectAccessible(page);
});

test("a photograph is made smaller before its upload, and is stored upright", async ({ page }) => {
  await settle(page);
  const form = await openProfileForm(page);
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const red = await sharp({ create: { width: 800, height: 1800, channels: 3, background: "#d00" } })
    .png()
    .toBuffer();
  // Phones store it as landscape, with a flag that says how to turn it.
  const photograph = await sharp({
    create: { width: 2400, height: 1800, channels: 3, background: "#888", noise },
  })
    .composite([{ input: red, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  expect(photograph.length).toBeGreaterThan(2_500_000);
  await form.picture.setInputFiles({ name: "dawn.jpg", mimeType: "image/jpeg", buffer: photograph });
  const upload = page.waitForRequest((request) => request.method() === "POST");
  await form.save.click();
  await expect(told(page, "Profile updated successfully!")).toBeVisible();
  const { requestBodySize } = await (await upload).sizes();
  expect(requestBodySize).toBeLessThan(1_500_000);
  await expect(avatarOf(page)).toHaveJSProperty("naturalHeight", 512);
  const [reds, greens] = await storedColours(page, { left: 0, top: 0, width: 512, height: 64 });
  expect(reds).toBeGreaterThan(180);
  expect(greens).toBeLessThan(40);
});

test("a chosen picture is cropped as its owner frames it, with sliders or by dragging", async ({ page }) => {
  await settle(page);
  const form = await openProfileForm(page);
  const third = (background: string) => ({
    create: { width: 300, height: 300, channels: 3 as const, background },
  });
  const flag = await sharp({ create: { width: 900, height: 300, channels: 3, background: "#0c0" } })
    .composite([
      { input: third("#d00"), left: 0, top: 0 },
      { input: third("#00d"), left: 600, top: 0 },
    ])
    .png()
    .toBuffer();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Change picture", exact: true }).click();
  await (await chooser).setFiles({ name: "flag.png", mimeType: "image/png", buffer: flag });
  await expect(form.picture).toHaveJSProperty("files.length", 1);
  const preview = page.getByRole("img", { name: "Preview of the cropped picture", exact: true });
  const slider = (name: string) => page.getByRole("slider", { name, exact: true });
  await expect(slider("Horizontal position")).toHaveValue("0.5");
  await expect(slider("Vertical position")).toHaveCount(0);
  await expectAccessible(page);
  await slider("Horizontal position").press("Home");
  await expect(preview).toHaveCSS("left", "0px");
  await preview.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { left, top, height: side } = await boxOf(preview);
  await page.mouse.move(left + side / 2, top + side / 2);
  await page.mouse.down();
  await page.mouse.move(left - 3 * side, top + side / 2, { steps: 4 });
  await page.mouse.up();
  await expect(slider("Horizontal position")).toHaveValue("1");
  await slider("Zoom").press("ArrowRight");
  await expect(slider("Vertical position")).toBeVisible();
  await form.save.click();
  await expect(told(page, "Profile updated successfully!")).toBeVisible();
  expect((await storedColours(page)).map((mean) => Math.round(mean / 100))).toEqual([0, 0, 2]);
});

test("the picture button works with the keyboard, and a chosen picture can be removed", async ({ page }) => {
  await settle(page);
  const { picture: file, field } = await openProfileForm(page);
  await page.getByRole("link", { name: "Back", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(file).toBeFocused();
  await expect(page.getByRole("button", { name: "Change picture" })).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Tab");
  await expect(field("Nickname")).toBeFocused();
  await file.setInputFiles(picture);
  await expect(page.getByText("This is how it will be cropped.")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("This is how it will be cropped.")).toHaveCount(0);
  await expect(file).toHaveJSProperty("files.length", 0);
});

test("the profile shows the prints of the newest saves, six at most", everySize, async ({ page }) => {
  const traveller = await createTraveller();
  await traveller.signIn(page.context());
  await visit(page, "/profile");
  const saved = page.getByRole("region", { name: "Recently saved", exact: true });
  await expect(saved).toContainText("Prints of the places you save will hang here.");
  await expectAccessible(page);
  for (const gemId of [1, 2, 3, 4, 5, 6, 7])
    await page.request.post("/saves", { form: { intent: "save", gemId: String(gemId) }, headers: ownForm });
  await page.reload();
  const prints = saved.getByRole("list").getByRole("link");
  await expect(prints).toHaveCount(6);
  await expectAccessible(page);
  await saved.getByRole("link", { name: "All saved gems", exact: true }).click();
  await expect(page.getByText("7 saved gems", { exact: true })).toBeVisible();
  await page.goBack();
  const title = (await prints.first().textContent()) ?? "";
  await prints.first().click();
  await expect(page.getByRole("heading", { level: 1, name: title, exact: true })).toBeVisible();
});

test("leaving the page while the profile is being saved does not lead back later", async ({ page }) => {
  await settle(page);
  const { field, save } = await openProfileForm(page);
  await field("Bio").fill("Slow walks.");
  const letSave = await holdBack(page, "**/profile/edit");
  await save.click();
  await chooseFromMenu(page, "Saved");
  await expect(page.getByText("No saved gems yet", { exact: true })).toBeVisible();
  letSave();
  await expect(told(page, "Profile updated successfully!")).toBeVisible();
  await expectAddress(page, "/saved");
});

/** The drafts of profile forms in this tab. */
const profileDrafts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("anaba-profile-")));

test("what was typed into the profile's form survives Back and a reload, until it is saved or cancelled", async ({
  page,
}) => {
  await settle(page, { bio: "As it was." });
  await visit(page, "/profile");
  const edit = page.getByRole("link", { name: "Edit Profile", exact: true });
  const { field, picture: file, save } = profileForm(page);
  const bio = field("Bio");
  await edit.click();
  await bio.fill("Half a sentence");
  await file.setInputFiles(picture);
  await page.goBack();
  await expectAddress(page, "/profile");
  await edit.click();
  await expect(bio).toHaveValue("Half a sentence");
  await expect(page.getByText("Please choose the picture again.")).toBeVisible();
  await page.reload();
  await expect(bio).toHaveValue("Half a sentence");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expectAddress(page, "/profile");
  expect(await profileDrafts(page)).toEqual([]);
  await edit.click();
  await expect(bio).toHaveValue("As it was.");

  await bio.fill("A whole sentence.");
  expect(await profileDrafts(page)).toHaveLength(1);
  await save.click();
  await expectAddress(page, "/profile");
  await expect(page.getByText("A whole sentence.", { exact: true })).toBeVisible();
  expect(await profileDrafts(page)).toEqual([]);
});

test("the first form of a Google user keeps its draft, which nobody else sees, until it is skipped", async ({
  page,
  context,
}) => {
  const address = "/profile/edit?from=google";
  const [first, second] = [
    await createTraveller({ username: null }),
    await createTraveller({ username: null }),
  ];
  await first.signIn(context);
  await visit(page, address);
  const username = profileForm(page).field("Username");
  await username.fill("half_a_name");
  await page.getByRole("banner").getByRole("link").first().click();
  await expectAddress(page, "/");
  await page.goBack();
  await expect(username).toHaveValue("half_a_name");
  await second.signIn(context);
  await page.reload();
  await expect(username).toHaveValue("");
  await first.signIn(context);
  await page.reload();
  await expect(username).toHaveValue("half_a_name");
  await page.getByRole("button", { name: "Skip for Now", exact: true }).click();
  await expectAddress(page, "/");
  expect(await profileDrafts(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript a user logs out by the menu", everySize, async ({ page }) => {
    await settle(page);
    await page.goto("/gem/1");
    await chooseFromMenu(page, "Log out");
    await expectAddress(page, "/");
    await page.goto("/account-settings");
    await expect(page.getByRole("heading", { level: 1, name: "Please log in to continue" })).toBeVisible();
  });

  test(
    "without JavaScript a user logs out by the account settings, with the keyboard too",
    everySize,
    async ({ page }) => {
      await settle(page);
      await page.goto("/account-settings");
      const logOut = page.getByRole("main").getByRole("button", { name: "Log out", exact: true });
      await page.getByRole("link", { name: "Download your data", exact: true }).focus();
      await page.keyboard.press("Tab");
      await expect(logOut).toBeFocused();
      await page.keyboard.press("Enter");
      await expectAddress(page, "/");
      await page.goto("/profile");
      await expect(
        page.getByRole("heading", { level: 1, name: "Please log in to view your profile" }),
      ).toBeVisible();
    },
  );

  test("without JavaScript a refused profile form keeps the typed text and shows the sentence at its field", async ({
    page,
  }) => {
    await settle(page);
    await page.goto("/profile/edit");
    const { field, picture: file, save } = profileForm(page);
    await field("Nickname").fill("Mei of the hills");
    await field("Username").fill("admin");
    await field("Bio").fill("Line one\nLine “two” <b>");
    // The browser's own control is shown, because without JavaScript the button in its place would do nothing.
    await expect(page.getByRole("button", { name: "Change picture" })).toBeHidden();
    expect((await boxOf(file)).height).toBeGreaterThanOrEqual(44);
    await file.setInputFiles(picture);
    await save.click();
    await expect(field("Username")).toHaveAccessibleDescription(/Username is not available/);
    await expect(field("Username")).toBeFocused();
    await expect(field("Nickname")).toHaveValue("Mei of the hills");
    await expect(field("Username")).toHaveValue("admin");
    await expect(field("Bio")).toHaveValue("Line one\nLine “two” <b>");
    await expect(page.getByText("Please choose the picture again.")).toBeVisible();
    await field("Username").fill(newName());
    await field("Bio").fill("b".repeat(151));
    await save.click();
    await expect(field("Bio")).toHaveAccessibleDescription(/Bio must be less than 150 characters/);
    await expect(field("Bio")).toHaveValue("b".repeat(151));
    await field("Bio").fill("Short");
    await save.click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await expect(field("Bio")).toHaveValue("Short");
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1, name: "Mei of the hills" })).toBeVisible();
  });
});

test("the account settings show the details of the account", async ({ page }) => {
  const today = () => new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format();
  const before = today();
  const { email, username, nickname } = await settle(page);
  // The account may have been created around midnight.
  const days = [before, today()];
  await visit(page, "/account-settings");
  const main = page.getByRole("main");
  for (const text of [email, `@${username}`, nickname])
    await expect(main.getByText(text, { exact: true })).toBeVisible();
  await expect(main.getByText(new RegExp(`^(?:${days.join("|")})$`))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await main.getByRole("link", { name: "Edit Profile", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Profile" })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a user downloads all their data from the account settings", everySize, async ({ page }) => {
      const { email, nickname } = await settle(page);
      await (javaScriptEnabled ? visit(page, "/account-settings") : page.goto("/account-settings"));
      const section = page.getByRole("region", { name: "Your data", exact: true });
      await expect(section).toContainText("Everything Anaba keeps about you, in one file.");
      const downloading = page.waitForEvent("download");
      await section.getByRole("link", { name: "Download your data", exact: true }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe("anaba-data.json");
      const data: unknown = JSON.parse(readFileSync(await download.path(), "utf8"));
      expect(data).toMatchObject({ rows: { users: [{ email, nickname }] } });
      await expectAddress(page, "/account-settings");
    });
  });

test("whose session has ended is asked to log in instead of getting a file", async ({ page, context }) => {
  await settle(page);
  await visit(page, "/account-settings");
  await context.clearCookies();
  const downloads: unknown[] = [];
  page.on("download", (download) => downloads.push(download));
  await page.getByRole("link", { name: "Download your data", exact: true }).click();
  await expect(page.getByRole("main").getByRole("button", { name: "Log in", exact: true })).toBeVisible();
  await expectAddress(page, "/account-settings");
  expect(downloads).toEqual([]);
});

test("an account is deleted only with its password", everySize, async ({ page }) => {
  await settle(page);
  await visit(page, "/account-settings");
  const { dialog, button, field, confirm } = await openDeletion(page);
  await expect(dialog).toContainText("This deletes your profile. It can’t be undone.");
  await button("Cancel").click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByRole("button", { name: "Delete Account" })).toBeFocused();
  await openDeletion(page);
  await confirm.click();
  await expect(dialog.getByText("Password required for email/password accounts")).toBeVisible();
  await field.fill("Wrong8Password");
  await confirm.click();
  await expect(dialog.getByText("Incorrect password")).toBeVisible();
  await expectAccessible(page);
  await field.fill(password);
  await confirm.click();
  await expect(told(page, "Account deleted successfully")).toBeVisible();
  await expectAddress(page, "/");
  await expectSignedOut(page);
  await leave(page);
  await page.goto("/");
  await expectSignedOut(page);
});
