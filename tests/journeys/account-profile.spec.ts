import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import {
  everySize,
  expect,
  expectAccessible,
  expectSignedOut,
  holdBack,
  leave,
  newName,
  ownForm,
  password,
  settle,
  test,
} from "./support/account.ts";
import { createTraveller } from "./support/people.ts";
import { expectAddress, visit } from "./support/visit.ts";

const picture = path.join(import.meta.dirname, "..", "..", "public", "icons", "icon-512.png");

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
  await visit(page, "/profile/edit");
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const save = page.getByRole("button", { name: "Save", exact: true });
  const says = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await field("Nickname").fill("  ");
  await save.click();
  await says("Nickname is required");
  await expect(field("Nickname")).toBeFocused();
  await field("Nickname").fill("Mei Sato");
  await field("Username").fill("ab");
  await save.click();
  await says("Username must be at least 3 characters long");
  await field("Username").fill("a".repeat(21));
  await save.click();
  await says("Username must be less than 20 characters");
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

  const file = page.getByLabel("Profile image");
  await file.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from("hello") });
  await says("Please select a valid image file");
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(5_242_880) });
  await says("Image size must be less than 5MB");
  await file.setInputFiles(picture);
  await says("This is how it will be cut.");
  await save.click();
  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully!" })).toBeVisible();
  await expectAddress(page, "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Mei Sato" })).toBeVisible();
  await expect(page.getByText(`@${name}`, { exact: true })).toBeVisible();
  await expect(page.getByText(`@${username}`, { exact: true })).toHaveCount(0);
  const avatar = page.getByRole("link", { name: "Your profile" }).locator("img");
  await expect(avatar).toHaveAttribute("src", /^\/profile-images\//);
  await expect(avatar).toHaveJSProperty("naturalWidth", 512);
  await expectAccessible(page);
});

test("a photograph is made smaller before its upload, and is stored upright", async ({ page }) => {
  await settle(page);
  await visit(page, "/profile/edit");
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
  await page
    .getByLabel("Profile image")
    .setInputFiles({ name: "dawn.jpg", mimeType: "image/jpeg", buffer: photograph });
  const upload = page.waitForRequest((request) => request.method() === "POST");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully!" })).toBeVisible();
  const { requestBodySize } = await (await upload).sizes();
  expect(requestBodySize).toBeLessThan(1_500_000);
  const avatar = page.getByRole("link", { name: "Your profile" }).locator("img");
  await expect(avatar).toHaveJSProperty("naturalHeight", 512);
  const kept = await page.request.get((await avatar.getAttribute("src")) ?? "");
  const { channels } = await sharp(
    await sharp(await kept.body())
      .extract({ left: 0, top: 0, width: 512, height: 64 })
      .toBuffer(),
  ).stats();
  expect(channels[0]?.mean).toBeGreaterThan(180);
  expect(channels[1]?.mean).toBeLessThan(40);
});

test("a chosen picture is cropped as its owner frames it, with sliders or by dragging", async ({ page }) => {
  await settle(page);
  await visit(page, "/profile/edit");
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
  const file = page.getByLabel("Profile image", { exact: true });
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Change picture", exact: true }).click();
  await (await chooser).setFiles({ name: "flag.png", mimeType: "image/png", buffer: flag });
  await expect(file).toHaveJSProperty("files.length", 1);
  const preview = page.getByRole("img", { name: "The new picture, as it will be cut", exact: true });
  const slider = (name: string) => page.getByRole("slider", { name, exact: true });
  await expect(slider("Left to right")).toHaveValue("0.5");
  await expect(slider("Up and down")).toHaveCount(0);
  await expectAccessible(page);
  await slider("Left to right").press("Home");
  await expect(preview).toHaveCSS("left", "0px");
  await preview.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const box = await preview.boundingBox();
  if (box === null) throw new Error("the preview is not there");
  const side = box.height;
  await page.mouse.move(box.x + side / 2, box.y + side / 2);
  await page.mouse.down();
  await page.mouse.move(box.x - 3 * side, box.y + side / 2, { steps: 4 });
  await page.mouse.up();
  await expect(slider("Left to right")).toHaveValue("1");
  await slider("Closer").press("ArrowRight");
  await expect(slider("Up and down")).toBeVisible();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully!" })).toBeVisible();
  const avatar = page.getByRole("link", { name: "Your profile" }).locator("img");
  const kept = await page.request.get((await avatar.getAttribute("src")) ?? "");
  const { channels } = await sharp(await kept.body()).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 100))).toEqual([0, 0, 2]);
});

test("the picture button works with the keyboard, and a chosen picture can be removed", async ({ page }) => {
  await settle(page);
  await visit(page, "/profile/edit");
  const file = page.getByLabel("Profile image", { exact: true });
  await page.getByRole("link", { name: "Back", exact: true }).focus();
  await page.keyboard.press("Tab");
  await expect(file).toBeFocused();
  await expect(page.getByRole("button", { name: "Change picture" })).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("textbox", { name: "Nickname" })).toBeFocused();
  await file.setInputFiles(picture);
  await expect(page.getByText("This is how it will be cut.")).toBeVisible();
  await page.getByRole("button", { name: "Take the new picture back", exact: true }).click();
  await expect(page.getByText("This is how it will be cut.")).toHaveCount(0);
  await expect(file).toHaveJSProperty("files.length", 0);
});

test("the profile shows the prints of the newest saves, six at most", everySize, async ({ page }) => {
  const traveller = await createTraveller();
  await traveller.signIn(page.context());
  await visit(page, "/profile");
  const saved = page.getByRole("region", { name: "Lately saved", exact: true });
  await expect(saved).toContainText("The prints of the gems you save hang here.");
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
  await visit(page, "/profile/edit");
  await page.getByRole("textbox", { name: "Bio" }).fill("Slow walks.");
  const letSave = await holdBack(page, "**/profile/edit");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("menuitem", { name: "Saved", exact: true }).click();
  await expect(page.getByText("No saved gems yet", { exact: true })).toBeVisible();
  letSave();
  await expect(page.getByRole("status").filter({ hasText: "Profile updated successfully!" })).toBeVisible();
  await expectAddress(page, "/saved");
});

test("a profile form keeps the typed text when the connection breaks", async ({ page, context }) => {
  await settle(page);
  await visit(page, "/profile/edit");
  await page.getByRole("textbox", { name: "Bio" }).fill("Slow walks.");
  await context.route("**/profile/edit", (route) => route.abort("aborted"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Please check your connection and try again.");
  await expect(page.getByRole("textbox", { name: "Bio" })).toHaveValue("Slow walks.");
  await context.unroute("**/profile/edit");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Slow walks.", { exact: true })).toBeVisible();
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
  const bio = page.getByRole("textbox", { name: "Bio", exact: true });
  await edit.click();
  await bio.fill("Half a sentence");
  await page.getByLabel("Profile image", { exact: true }).setInputFiles(picture);
  await page.goBack();
  await expectAddress(page, "/profile");
  await edit.click();
  await expect(bio).toHaveValue("Half a sentence");
  await expect(page.getByText("Please choose the picture once more.")).toBeVisible();
  await page.reload();
  await expect(bio).toHaveValue("Half a sentence");
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expectAddress(page, "/profile");
  expect(await profileDrafts(page)).toEqual([]);
  await edit.click();
  await expect(bio).toHaveValue("As it was.");

  await bio.fill("A whole sentence.");
  expect(await profileDrafts(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Save", exact: true }).click();
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
  const username = page.getByRole("textbox", { name: "Username", exact: true });
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
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("menuitem", { name: "Log out", exact: true }).click();
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

  test("without JavaScript a user downloads all their data", everySize, async ({ page }) => {
    const { email } = await settle(page);
    await page.goto("/account-settings");
    expect(await downloadOwnData(page)).toMatchObject({ rows: { users: [{ email }] } });
  });

  test("without JavaScript the profile can be edited", async ({ page }) => {
    await settle(page);
    await page.goto("/profile/edit");
    await page.getByRole("textbox", { name: "Nickname" }).fill("Plain Form");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1, name: "Plain Form" })).toBeVisible();
  });

  test("without JavaScript a refused profile form keeps the typed text and shows the sentence at its field", async ({
    page,
  }) => {
    await settle(page);
    await page.goto("/profile/edit");
    const field = (name: string) => page.getByRole("textbox", { name, exact: true });
    await field("Nickname").fill("Mei of the hills");
    await field("Username").fill("admin");
    await field("Bio").fill("Line one\nLine “two” <b>");
    // The browser's own control is shown, because without JavaScript the button in its place would do nothing.
    await expect(page.getByRole("button", { name: "Change picture" })).toBeHidden();
    const file = page.getByLabel("Profile image", { exact: true });
    expect((await file.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await file.setInputFiles(picture);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(field("Username")).toHaveAccessibleDescription(/Username is not available/);
    await expect(field("Username")).toBeFocused();
    await expect(field("Nickname")).toHaveValue("Mei of the hills");
    await expect(field("Username")).toHaveValue("admin");
    await expect(field("Bio")).toHaveValue("Line one\nLine “two” <b>");
    await expect(page.getByText("Please choose the picture once more.")).toBeVisible();
    await field("Username").fill(newName());
    await field("Bio").fill("b".repeat(151));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(field("Bio")).toHaveAccessibleDescription(/Bio must be less than 150 characters/);
    await expect(field("Bio")).toHaveValue("b".repeat(151));
    await field("Bio").fill("Short");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    await expect(field("Bio")).toHaveValue("Short");
  });
});

test("the account settings show the details of the account", async ({ page }) => {
  const today = () => new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "UTC" }).format();
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
  await main.getByRole("link", { name: "Edit Profile", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Profile" })).toBeVisible();
});

/** Presses the link in Account Settings and returns what the downloaded file says. */
async function downloadOwnData(page: Page): Promise<unknown> {
  const section = page.getByRole("region", { name: "Your data", exact: true });
  await expect(section).toContainText("Everything Anaba keeps about you, in one file.");
  const downloading = page.waitForEvent("download");
  await section.getByRole("link", { name: "Download your data", exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("anaba-data.json");
  return JSON.parse(readFileSync(await download.path(), "utf8"));
}

test("a user downloads all their data from the account settings", everySize, async ({ page }) => {
  const { email, nickname } = await settle(page);
  await visit(page, "/account-settings");
  expect(await downloadOwnData(page)).toMatchObject({ rows: { users: [{ email, nickname }] } });
  await expectAddress(page, "/account-settings");
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
  const open = page.getByRole("main").getByRole("button", { name: "Delete Account", exact: true });
  await open.click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?", exact: true });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  await expect(dialog).toContainText("0 reviews and 0 saved gems");
  await button("Cancel").click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await button("Delete Account").click();
  await expect(dialog.getByText("Password required for email/password accounts")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Password" }).fill("Wrong8Password");
  await button("Delete Account").click();
  await expect(dialog.getByText("Incorrect password")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("textbox", { name: "Password" }).fill(password);
  await button("Delete Account").click();
  await expect(page.getByRole("status").filter({ hasText: "Account deleted successfully" })).toBeVisible();
  await expectAddress(page, "/");
  await expectSignedOut(page);
  await leave(page);
  await page.goto("/");
  await expectSignedOut(page);
});
