import type { Page } from "@playwright/test";
import {
  everySize,
  expect,
  expectAccessible,
  expectSignedIn,
  expectSignedOut,
  fromElsewhere,
  holdBack,
  leave,
  modal,
  newName,
  openModal,
  password,
  reloadedBy,
  settle,
  test,
} from "./support/account.ts";

/** Goes to the password step. */
async function proveEmail(page: Page, email: string) {
  const parts = await openModal(page);
  await parts.tab("Sign Up").click();
  await parts.field("Email").fill(email);
  const told = page.waitForEvent("console", (message) => message.type() === "info");
  await parts.button("Get a code").click();
  const [code = ""] = /\d{6}/.exec((await told).text()) ?? [];
  await parts.field("Verification code").fill(code);
  await parts.button("Verify").click();
  await expect(parts.heading("Choose a password")).toBeVisible();
  return parts;
}

/** The data of the sign-up in the browser. */
const keptKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("anaba")));

type Parts = Awaited<ReturnType<typeof proveEmail>>;

async function choosePassword({ field, button, heading }: Parts) {
  await field("Password").fill(password);
  await field("Confirm password").fill(password);
  await button("Continue").click();
  await expect(heading("Choose a username")).toBeVisible();
}

async function chooseUsername({ field, button, heading, dialog }: Parts, username: string) {
  await field("Username").fill(username);
  await expect(dialog.getByText("This username is available")).toBeVisible();
  await button("Continue").click();
  await expect(heading("Choose a nickname")).toBeVisible();
}

async function chooseNickname({ field, button, heading }: Parts, nickname: string) {
  await field("Nickname").fill(nickname);
  await button("Continue").click();
  await expect(heading("Tell us about you")).toBeVisible();
}

/** Fills in all steps with valid values but the last one, the bio. */
async function reachBio(page: Page, email: string, username = newName()): Promise<Parts> {
  const parts = await proveEmail(page, email);
  await choosePassword(parts);
  await chooseUsername(parts, username);
  await chooseNickname(parts, "Mei");
  return parts;
}

test(
  "a visitor signs up step by step, and each broken rule shows its sentence",
  everySize,
  async ({ page }) => {
    const parts = await openModal(page);
    const { tab, field, button, dialog, heading } = parts;
    const says = (text: string) => expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await tab("Sign Up").click();
    await button("Get a code").click();
    await says("Please enter your email address");
    await field("Email").fill("nobody@nowhere");
    await button("Get a code").click();
    await says("Please enter a valid email address");
    await expectAccessible(page);
    const name = newName();
    await field("Email").fill(`${name}@example.com`);
    const told = page.waitForEvent("console", (message) => message.type() === "info");
    await button("Get a code").click();
    await expect(heading("Check your email")).toBeVisible();
    await expect(dialog.getByRole("status")).toHaveText(
      "Verification code sent! Check the console for your 6-digit code.",
    );
    const [code = ""] = /\d{6}/.exec((await told).text()) ?? [];
    await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join(" "))).toContain(code);

    await expect(field("Verification code")).toBeFocused();
    await button("Verify").click();
    await says("Please enter the verification code");
    await field("Verification code").fill(code === "123456" ? "654321" : "123456");
    await button("Verify").click();
    await says("Invalid verification code. Please check the console for the correct code.");
    await expectAccessible(page);
    await field("Verification code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await button("Verify").click();

    await expect(heading("Choose a password")).toBeVisible();
    await expect(field("Password")).toBeFocused();
    const refused: readonly (readonly [string, string, string])[] = [
      ["", "", "Please fill in all fields"],
      ["Abc1", "Abc1", "Password must be at least 8 characters long"],
      ["kumano8kodo", "kumano8kodo", "Password must contain at least one uppercase letter"],
      ["KUMANO8KODO", "KUMANO8KODO", "Password must contain at least one lowercase letter"],
      ["KumanoKodo", "KumanoKodo", "Password must contain at least one number"],
      ["Password1", "Password1", "This password is too common"],
      [password, "Kumano9Kodo", "Passwords do not match"],
    ];
    for (const [typed, repeated, sentence] of refused) {
      await field("Password").fill(typed);
      await field("Confirm password").fill(repeated);
      await button("Continue").click();
      await says(sentence);
    }
    await expectAccessible(page);
    await choosePassword(parts);

    await button("Continue").click();
    await says("Please enter a username");
    await field("Username").fill("ab");
    await button("Continue").click();
    await says("Username must be at least 3 characters long");
    await field("Username").fill("a".repeat(21));
    await button("Continue").click();
    await says("Username must be no more than 20 characters long");
    await field("Username").fill("no-dash");
    await button("Continue").click();
    await says("Username can only contain letters, numbers, and underscores");
    await field("Username").fill("admin");
    await says("This username is already taken");
    await expectAccessible(page);
    const letCheckGo = await holdBack(page, "**/signup");
    await field("Username").fill(name.toUpperCase());
    await button("Continue").click();
    await says("Please wait while we check username availability");
    letCheckGo();
    await says("This username is available");
    await button("Continue").click();

    await expect(heading("Choose a nickname")).toBeVisible();
    await button("Continue").click();
    await says("Please enter a nickname");
    await field("Nickname").fill(" x ");
    await button("Continue").click();
    await says("Nickname must be at least 2 characters long");
    await field("Nickname").fill("W".repeat(31));
    await button("Continue").click();
    await says("Nickname must be no more than 30 characters long");
    await expectAccessible(page);
    await chooseNickname(parts, "W".repeat(30));

    await field("Bio").fill("word ".repeat(101));
    await button("Create account").click();
    await says("Bio must be 100 words or less (currently 101 words)");
    await expectAccessible(page);
    await field("Bio").fill("Slow walks.");
    await reloadedBy(page, async () => {
      await button("Create account").click();
      await expect(dialog).toBeHidden();
    });
    await expectSignedIn(page);
    await expect.poll(() => keptKeys(page)).toEqual([]);
    await page.goto("/profile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("W".repeat(30));
    await expect(page.getByText(`@${name}`, { exact: true })).toBeVisible();
    await expect(page.getByText("Slow walks.", { exact: true })).toBeVisible();
  },
);

test("the notice of a sent code does not cover the heading of the step", async ({ page }) => {
  // In a window of this height the heading is where notices come first.
  await page.setViewportSize({ width: 1280, height: 800 });
  const { tab, field, button, heading, dialog } = await openModal(page);
  await tab("Sign Up").click();
  await field("Email").fill(`${newName()}@example.com`);
  await button("Get a code").click();
  const notice = dialog
    .getByRole("status")
    .getByText(/^Verification code sent!/)
    .locator("..");
  // It stays while it is under the pointer.
  await notice.hover();
  const [told, step] = [await notice.boundingBox(), await heading("Check your email").boundingBox()];
  if (told === null || step === null) throw new Error("not on the page");
  expect(told.y + told.height <= step.y || told.y >= step.y + step.height).toBe(true);
});

test("a visitor signs up with the keyboard alone and skips the bio", async ({ page }) => {
  const { dialog, heading, tab, field } = await openModal(page);
  const name = newName();
  await tab("Sign In").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Sign Up")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type(`${name}@example.com`);
  const told = page.waitForEvent("console", (message) => message.type() === "info");
  await page.keyboard.press("Enter");
  const [code = ""] = /\d{6}/.exec((await told).text()) ?? [];
  await expect(field("Verification code")).toBeFocused();
  await page.keyboard.type(code);
  await page.keyboard.press("Enter");
  await expect(field("Password")).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(field("Confirm password")).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(field("Username")).toBeFocused();
  await page.keyboard.type(name);
  await expect(dialog.getByText("This username is available")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(field("Nickname")).toBeFocused();
  await page.keyboard.type("Mei");
  await page.keyboard.press("Enter");
  await expect(heading("Tell us about you")).toBeVisible();
  await expect(field("Bio")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await reloadedBy(page, () => page.keyboard.press("Enter"));
  await expectSignedIn(page);
});

test("the second press of a double press belongs to no step that the first one has opened", async ({
  page,
}) => {
  const parts = await proveEmail(page, `${newName()}@example.com`);
  const { dialog, field, heading, button } = parts;
  const posts: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && posts.push(request.postData() ?? "")));
  const errors = dialog.locator("[aria-invalid=true]");
  for (const name of ["Password", "Confirm password"]) await field(name).fill(password);
  await button("Continue").dblclick();
  await expect(heading("Choose a username")).toBeVisible();
  await expect(errors).toHaveCount(0);

  await field("Username").fill(newName());
  await expect(dialog.getByText("This username is available")).toBeVisible();
  const box = await button("Continue").boundingBox();
  if (box === null) throw new Error("the button is not on the page");
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await Promise.all([tap(), tap()]);
  await expect(heading("Choose a nickname")).toBeVisible();
  await expect(errors).toHaveCount(0);
  // A single press on an empty field is a mistake to be told of.
  await button("Continue").click();
  await expect(dialog.getByText("Please enter a nickname")).toBeVisible();

  await field("Nickname").fill("Mei");
  await button("Continue").dblclick();
  await expect(heading("Tell us about you")).toBeVisible();
  await expect(field("Bio")).toBeFocused();
  expect(posts.filter((post) => post.includes("intent=finish"))).toEqual([]);
  await button("Create account").dblclick();
  await expectSignedIn(page);
});

test("closing the sign-up at any step deletes its data, in the browser and on the server", async ({
  page,
}) => {
  const email = `${newName()}@example.com`;
  const { dialog, tab } = await proveEmail(page, email);
  const abandoned = page.waitForResponse((response) => response.request().postData() === "intent=abandon");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  expect((await abandoned).ok()).toBe(true);
  await expect.poll(() => keptKeys(page)).toEqual([]);
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeFocused();
  await page.reload();
  await openModal(page);
  await expect(tab("Sign In")).toHaveAttribute("aria-selected", "true");
  await expect(modal(page).field("Email")).toHaveValue("");
});

/** The number of requests to abandon the sign-up that the page has sent. */
function countAbandoning(page: Page): () => number {
  let sent = 0;
  page.on("request", (request) => {
    if (request.postData() === "intent=abandon") sent += 1;
  });
  return () => sent;
}

test("closing the dialog while a code is requested deletes the sign-up after the response", async ({
  page,
}) => {
  const letGo = await holdBack(page, "**/signup");
  const { dialog, tab, field, button } = await openModal(page);
  await tab("Sign Up").click();
  await field("Email").fill(`${newName()}@example.com`);
  const abandonings = countAbandoning(page);
  const requested = page.waitForRequest((request) => request.postData()?.includes("send-code") === true);
  await button("Get a code").click();
  await requested;
  await button("Close").click();
  await expect(dialog).toBeHidden();
  expect(abandonings()).toBe(0);
  letGo();
  await expect.poll(abandonings).toBe(1);
  expect(await keptKeys(page)).toEqual([]);
});

test("closing the dialog after a refused email address deletes the sign-up on the server", async ({
  page,
}) => {
  const { email } = await settle(page);
  await leave(page);
  const parts = await reachBio(page, email);
  await parts.button("Skip").click();
  await expect(parts.button("Sign in with this email")).toBeVisible();
  const abandonings = countAbandoning(page);
  await parts.button("Close").click();
  await expect.poll(abandonings).toBe(1);
});

test("an account that is created after its dialog was closed signs the page in", async ({ page }) => {
  const parts = await reachBio(page, `${newName()}@example.com`);
  const letGo = await holdBack(page, "**/signup");
  const requested = page.waitForRequest((request) => request.postData()?.includes("finish") === true);
  await parts.button("Skip").click();
  await requested;
  await parts.button("Close").click();
  await expect(parts.dialog).toBeHidden();
  await reloadedBy(page, async () => letGo());
  await expectSignedIn(page);
});

test("a sign-up continues at the password step after a reload, and the password is stored nowhere", async ({
  page,
}) => {
  const name = newName();
  const before = await proveEmail(page, `${name}@example.com`);
  await choosePassword(before);
  await chooseUsername(before, name);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).toContain(name);
  expect(kept).not.toContain(password);
  await page.reload();
  const parts = modal(page);
  await expect(parts.heading("Choose a password")).toBeVisible();
  await choosePassword(parts);
  await expect(parts.field("Username")).toHaveValue(name);
  await chooseUsername(parts, name);
  await chooseNickname(parts, "Mei");
  await reloadedBy(page, () => parts.button("Skip").click());
  await expectSignedIn(page);
});

test("an email address with an account is refused at the last step, which offers to sign in", async ({
  page,
}) => {
  const { email } = await settle(page);
  await leave(page);
  const parts = await reachBio(page, email);
  await parts.button("Skip").click();
  await expect(
    parts.dialog.getByText("An account with this email already exists. Please sign in."),
  ).toBeVisible();
  await expect(parts.field("Email")).toHaveValue(email);
  await expectAccessible(page);
  await parts.button("Sign in with this email").click();
  await expect(parts.tab("Sign In")).toHaveAttribute("aria-selected", "true");
  await expect(parts.field("Email")).toHaveValue(email);
  await parts.field("Password").fill(password);
  await reloadedBy(page, () => parts.button("Sign In").click());
  await expectSignedIn(page);
});

test("the sign-up returns to the username step when another user has taken the username meanwhile", async ({
  page,
  browser,
}) => {
  const name = newName();
  const parts = await reachBio(page, `${newName()}@example.com`, name);
  const other = await browser.newContext({ extraHTTPHeaders: fromElsewhere() });
  await settle(await other.newPage(), { username: name });
  await other.close();
  await parts.button("Skip").click();
  await expect(parts.heading("Choose a username")).toBeVisible();
  await expect(parts.dialog.getByText("This username is already taken")).toBeVisible();
  await chooseUsername(parts, newName());
  await expect(parts.field("Nickname")).toHaveValue("Mei");
});

test("another code can be sent after 30 s; the server enforces it and says so", async ({ page }) => {
  await page.clock.install();
  const { tab, field, button, dialog, heading } = await openModal(page);
  await tab("Sign Up").click();
  await field("Email").fill(`${newName()}@example.com`);
  await button("Get a code").click();
  await expect(heading("Check your email")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^A new code can be sent in/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.clock.runFor(31_000);
  await button("Send a new code").click();
  await expect(dialog.getByText("Please wait a moment before you get another code.")).toBeVisible();
  await expectAccessible(page);
});

test("a lost connection during the sign-up keeps the typed text", async ({ page, context }) => {
  const parts = await reachBio(page, `${newName()}@example.com`);
  await parts.field("Bio").fill("Slow walks.");
  await context.route("**/signup", (route) => route.abort("aborted"));
  await parts.button("Create account").click();
  await expect(parts.dialog.getByText("Please check your connection and try again.")).toBeVisible();
  await expect(parts.field("Bio")).toHaveValue("Slow walks.");
  await context.unroute("**/signup");
  await reloadedBy(page, () => parts.button("Create account").click());
  await expectSignedIn(page);
});

test("closing the modal leaves the visitor logged out", async ({ page }) => {
  const { dialog, button } = await openModal(page);
  await button("Close").click();
  await expect(dialog).toBeHidden();
  await expectSignedOut(page);
});

test("the longest email address fits into the sheet", everySize, async ({ page }) => {
  const { tab, field, button, dialog, heading } = await openModal(page);
  await tab("Sign Up").click();
  await field("Email").fill(`${newName()}${"a".repeat(40)}@${"long-domain.".repeat(12)}example.com`);
  await button("Get a code").click();
  await expect(heading("Check your email")).toBeVisible();
  const [needed, given] = await dialog.evaluate((sheet) => [sheet.scrollWidth, sheet.clientWidth]);
  expect(needed).toBe(given);
});
