import type { Page } from "@playwright/test";
import {
  createAccount,
  everySize,
  expect,
  expectAccessible,
  expectSignedIn,
  modal,
  newName,
  openModal,
  password,
  reloadedBy,
  signIn,
  test,
} from "./support/account.ts";
import { codeAfter, reachBio, signUp } from "./support/sign-up.ts";
import { boxOf, holdBack } from "./support/visit.ts";

/** The data of the sign-up in the browser. */
const keptKeys = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("anaba")));

/** Opens the modal on the home page, for a sign-up. */
async function openSignUp(page: Page) {
  await openModal(page);
  return signUp(page);
}

test("a visitor signs up step by step, and sees what is wrong at each", everySize, async ({ page }) => {
  const parts = await openSignUp(page);
  const { tab, field, button, dialog, heading } = parts;
  const says = async (text: string) => {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page);
  };
  await expectAccessible(page);
  await tab("Sign Up").click();
  await button("Get a code").click();
  await says("Please enter your email address");
  const name = newName();
  await field("Email").fill(`${name}@example.com`);
  const code = await codeAfter(page, () => button("Get a code").click());
  await expect(heading("Check your email")).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText(
    "Verification code sent! Check the console for your 6-digit code.",
  );
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join(" "))).toContain(code);

  await expect(field("Verification code")).toBeFocused();
  await field("Verification code").fill(code === "123456" ? "654321" : "123456");
  await button("Verify").click();
  await says("Invalid verification code. Please check the console for the correct code.");
  await field("Verification code").fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await button("Verify").click();

  await expect(heading("Choose a password")).toBeVisible();
  await expect(field("Password")).toBeFocused();
  await field("Password").fill(password);
  await field("Confirm password").fill("Kumano9Kodo");
  await button("Continue").click();
  await says("Passwords do not match");
  await parts.choosePassword();

  await field("Username").fill("admin");
  await says("This username is already taken");
  const letCheckGo = await holdBack(page, "**/signup");
  await field("Username").fill(name.toUpperCase());
  await button("Continue").click();
  await says("Please wait while we check username availability");
  letCheckGo();
  await expect(dialog.getByText("This username is available", { exact: true })).toBeVisible();
  await button("Continue").click();

  await expect(heading("Choose a nickname")).toBeVisible();
  await field("Nickname").fill("W".repeat(31));
  await button("Continue").click();
  await says("Nickname must be no more than 30 characters long");
  await parts.chooseNickname("W".repeat(30));

  await field("Bio").fill("word ".repeat(101));
  await button("Create account").click();
  await says("Bio must be 100 words or less (currently 101 words)");
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
});

test("the notice of a sent code does not cover the heading of the step", async ({ page }) => {
  // In a window of this height the heading is where notices come first.
  await page.setViewportSize({ width: 1280, height: 800 });
  const { askForCode, heading, dialog } = await openSignUp(page);
  await askForCode();
  const notice = dialog
    .getByRole("status")
    .getByText(/^Verification code sent!/)
    .locator("..");
  // It stays while it is under the pointer.
  await notice.hover();
  const [box, step] = [await boxOf(notice), await boxOf(heading("Check your email"))];
  expect(box.bottom <= step.top || box.top >= step.bottom).toBe(true);
});

test("a visitor signs up with the keyboard alone and skips the bio", async ({ page }) => {
  const { dialog, heading, tab, field } = await openModal(page);
  const name = newName();
  await tab("Sign In").focus();
  await page.keyboard.press("ArrowRight");
  await expect(tab("Sign Up")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type(`${name}@example.com`);
  const code = await codeAfter(page, () => page.keyboard.press("Enter"));
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
  const { tab, dialog, field, heading, button } = await openSignUp(page);
  const errors = dialog.locator("[aria-invalid=true]");
  await tab("Sign Up").click();
  await field("Email").fill(`${newName()}@example.com`);
  const code = await codeAfter(page, () => button("Get a code").dblclick());
  await expect(heading("Check your email")).toBeVisible();
  await expect(errors).toHaveCount(0);
  await field("Verification code").fill(code);
  await button("Verify").dblclick();
  await expect(heading("Choose a password")).toBeVisible();
  await expect(errors).toHaveCount(0);
  const posts: string[] = [];
  page.on("request", (request) => void (request.method() === "POST" && posts.push(request.postData() ?? "")));
  for (const name of ["Password", "Confirm password"]) await field(name).fill(password);
  await button("Continue").dblclick();
  await expect(heading("Choose a username")).toBeVisible();
  await expect(errors).toHaveCount(0);

  await field("Username").fill(newName());
  await expect(dialog.getByText("This username is available")).toBeVisible();
  const { left, top, width, height } = await boxOf(button("Continue"));
  const finger = { x: left + width / 2, y: top + height / 2 };
  const session = await page.context().newCDPSession(page);
  const now = Date.now() / 1000;
  // The browser counts taps by the times that these events say: on a busy machine the second could come too late.
  const tap = (after: number) => [
    session.send("Input.dispatchTouchEvent", {
      type: "touchStart",
      touchPoints: [finger],
      timestamp: now + after,
    }),
    session.send("Input.dispatchTouchEvent", {
      type: "touchEnd",
      touchPoints: [],
      timestamp: now + after + 0.03,
    }),
  ];
  await Promise.all([...tap(0), ...tap(0.1)]);
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
  const { proveEmail, dialog, tab } = await openSignUp(page);
  await proveEmail();
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
  const { email } = await createAccount();
  const parts = await reachBio(page, { email });
  await parts.button("Skip").click();
  await expect(parts.button("Sign in with this email")).toBeVisible();
  const abandonings = countAbandoning(page);
  await parts.button("Close").click();
  await expect.poll(abandonings).toBe(1);
});

test("an account that is created after its dialog was closed signs the page in", async ({ page }) => {
  const parts = await reachBio(page);
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
  const parts = await openSignUp(page);
  await parts.proveEmail();
  await parts.choosePassword();
  await parts.chooseUsername(name);
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(kept).toContain(name);
  expect(kept).not.toContain(password);
  await page.reload();
  await expect(parts.heading("Choose a password")).toBeVisible();
  await parts.choosePassword();
  await expect(parts.field("Username")).toHaveValue(name);
  await parts.chooseUsername(name);
  await parts.chooseNickname();
  await reloadedBy(page, () => parts.button("Skip").click());
  await expectSignedIn(page);
});

test("an email address with an account is refused at the last step, which offers to sign in", async ({
  page,
}) => {
  const { email } = await createAccount();
  const parts = await reachBio(page, { email });
  await parts.button("Skip").click();
  await expect(
    parts.dialog.getByText("An account with this email already exists. Please sign in."),
  ).toBeVisible();
  await expect(parts.field("Email")).toHaveValue(email);
  await expectAccessible(page);
  await parts.button("Sign in with this email").click();
  await expect(parts.tab("Sign In")).toHaveAttribute("aria-selected", "true");
  await expect(parts.field("Email")).toHaveValue(email);
  await signIn(page, email);
  await expectSignedIn(page);
});

test("the sign-up returns to the username step when another user has taken the username meanwhile", async ({
  page,
}) => {
  const username = newName();
  const parts = await reachBio(page, { username });
  await createAccount({ username });
  await parts.button("Skip").click();
  await expect(parts.heading("Choose a username")).toBeVisible();
  await expect(parts.dialog.getByText("This username is already taken")).toBeVisible();
  await parts.chooseUsername();
  await expect(parts.field("Nickname")).toHaveValue("Mei");
});

test("another code can be sent after 30 s; the server enforces it and says so", async ({ page }) => {
  await page.clock.install();
  const { askForCode, button, dialog } = await openSignUp(page);
  await askForCode();
  await expect(dialog.getByRole("button", { name: /^A new code can be sent in/ })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.clock.runFor(31_000);
  await button("Send a new code").click();
  await expect(dialog.getByText("Please wait a moment before you request another code.")).toBeVisible();
  await expectAccessible(page);
});
