import { randomInt } from "node:crypto";
import path from "node:path";
import { expect } from "vitest";
import { beginSession, password } from "../../support/people.ts";
import type { Query } from "../support/in-page.ts";
import { journey, type Journey, type Traveller } from "../support/journey.ts";
import type { Page } from "../support/page.ts";

const modal: Query = { role: "dialog", name: "Log in or sign up" };
const banner: Query = { role: "banner" };
const picture = path.join(import.meta.dirname, "..", "..", "..", "public", "icons", "icon-512.png");
const newName = () => `e${randomInt(1e9).toString(36)}_${randomInt(1e6).toString(36)}`;

async function openModal(page: Page, address: string): Promise<void> {
  await page.visit(address);
  await page.press("button", "Log in", banner);
  await page.see("dialog", "Log in or sign up");
}

/** Waits until the page has been loaded again, for a user. */
async function isSignedIn(page: Page): Promise<void> {
  await page.see("link", "Your profile");
  await page.hydrated();
}

/** Goes to the step of the code; returns the code. */
async function askForCode(page: Page, email: string): Promise<string> {
  await openModal(page, "/gem/2");
  await page.press("tab", "Sign Up");
  await page.see("button", "Get a code", modal);
  await page.fill("textbox", "Email", email);
  await page.press("button", "Get a code", modal);
  await page.see("heading", "Check your email", modal);
  await page.read("Verification code sent! Check the console for your 6-digit code.");
  const kept = () => page.evaluate(() => sessionStorage.getItem("anaba-verification-code"));
  await expect.poll(kept).toMatch(/^\d{6}$/);
  return (await kept()) ?? "";
}

async function signIn(page: Page, email: string, given: string): Promise<void> {
  await page.fill("textbox", "Email", email);
  await page.fill("textbox", "Password", given);
  await page.press("button", "Sign In", modal);
}

async function logOut(page: Page): Promise<void> {
  await page.press("button", "Menu");
  await page.press("menuitem", "Log out");
  await page.see("button", "Log in", banner);
  await page.hydrated();
}

/** Opens the log-in by Google, and answers as somebody there. */
async function continueWithGoogle({ page, openedBy, session }: Traveller, email: string): Promise<void> {
  const popup = await openedBy(() => page.press("button", "Continue with Google"));
  await popup.see("heading", "Stand-in for Google");
  await popup.fill("textbox", "Email", email);
  await popup.fill("textbox", "Name", "Gen Sato");
  // The popup closes by itself, in some browsers before they have answered.
  await popup.press("button", "Continue").catch(() => undefined);
  await expect.poll(async () => (await session.windows()).length).toBe(1);
}

export const accountJourneys: readonly Journey[] = [
  journey("a visitor signs up in six steps, with nothing in the way", async ({ page }) => {
    const name = newName();
    const code = await askForCode(page, `${name}@example.com`);
    await page.fill("textbox", "Verification code", code);
    await page.press("button", "Verify");
    await page.see("heading", "Choose a password");
    await page.fill("textbox", "Password", password);
    await page.fill("textbox", "Confirm password", password);
    await page.press("button", "Continue", modal);
    await page.see("heading", "Choose a username");
    await page.fill("textbox", "Username", name);
    await page.read("This username is available");
    await page.press("button", "Continue", modal);
    await page.see("heading", "Choose a nickname");
    await page.fill("textbox", "Nickname", "Mei");
    await page.keys("Enter");
    await page.see("heading", "Tell us about you");
    await page.press("button", "Skip");
    await isSignedIn(page);
    await page.address("/gem/2");
    expect(await page.evaluate(() => sessionStorage.getItem("anaba-verification-code"))).toBeNull();
  }),

  journey("a pasted code counts", async ({ page }) => {
    const code = await askForCode(page, `${newName()}@example.com`);
    await page.fill("textbox", "Verification code", code);
    await page.keys("Control+a", "Control+x");
    const field: Query = { role: "textbox", name: "Verification code" };
    await expect.poll(() => page.ask("value", field)).toBe("");
    await page.keys("Control+v");
    await expect.poll(() => page.ask("value", field)).toBe(code);
    await page.press("button", "Verify");
    await page.see("heading", "Choose a password");
  }),

  journey(
    "a wrong password is refused, and the right one signs in on the same page",
    async ({ page, site }) => {
      const { email } = await site.createUser();
      await openModal(page, "/saved");
      await page.press("button", "Sign In", modal);
      await page.read("Please fill in all fields");
      await page.focus("textbox", "Email");
      await signIn(page, email, "Wrong8Password");
      await page.read("Incorrect email or password");
      await signIn(page, email, password);
      await isSignedIn(page);
      await page.address("/saved");
      await page.read("No saved gems yet");
    },
    { expected: [/status of 401/] },
  ),

  journey("a first Google sign-in completes the profile and leads home", async (traveller) => {
    const { page } = traveller;
    const name = newName();
    await openModal(page, "/gem/5");
    await continueWithGoogle(traveller, `${name}@example.com`);
    await page.address("/profile/edit?from=google");
    await page.see("heading", "Complete Your Profile");
    await page.hydrated();
    await page.gone("link", "Back");
    expect(await page.ask("value", { role: "textbox", name: "Nickname" })).toBe("Gen Sato");
    await page.fill("textbox", "Username", name);
    await page.read("This username is available");
    await page.press("button", "Save");
    await page.read("Profile updated successfully!");
    await page.address("/");
    await isSignedIn(page);

    // At the next sign-in there is nothing to complete.
    await logOut(page);
    await openModal(page, "/photos");
    await continueWithGoogle(traveller, `${name}@example.com`);
    await isSignedIn(page);
    await page.address("/photos");
  }),

  journey("a log-in and a log-out reach the other window", async ({ page, site, openWindow }) => {
    const { email } = await site.createUser();
    const other = await openWindow("/gem/3");
    await openModal(page, "/photos");
    await signIn(page, email, password);
    await isSignedIn(page);
    await isSignedIn(other);
    await page.press("button", "Menu");
    const entries = ["Home", "Profile", "Saved", "Account Settings", "Help", "Log out"];
    expect(await page.ask("texts", { role: "menuitem" })).toEqual(entries);
    await page.keys("Escape");
    await logOut(page);
    await other.see("button", "Log in", banner);
    await other.address("/gem/3");
  }),

  journey("a user writes, edits and deletes a review, and the totals follow", async ({ page, signedIn }) => {
    const { nickname } = await signedIn("/gem/3", "Mei Sato");
    const card: Query = { role: "article", name: nickname };
    const totals = (text: string) =>
      expect
        .poll(() => page.ask("texts", { role: "region", name: "Reviews" }))
        .toEqual([expect.stringContaining(text)]);
    await totals("No one has written about this place yet.");
    await page.press("button", "Write a review");
    await page.press("radio", "4 stars");
    await page.read("Very Good");
    await page.fill("textbox", "Your review", "Quiet in the rain.");
    await page.press("button", "Submit");
    await page.read("Review submitted successfully!");
    await page.gone("dialog");
    await expect.poll(() => page.ask("texts", card)).toEqual([expect.stringContaining("Quiet in the rain.")]);
    await totals("1 review");
    await page.press("button", "Edit your review");
    await page.press("radio", "5 stars");
    await page.fill("textbox", "Your review", "Went again.");
    await page.press("button", "Submit");
    await page.gone("dialog");
    await expect.poll(() => page.ask("texts", card)).toEqual([expect.stringContaining("Went again.")]);
    await page.press("button", "Edit your review");
    await page.press("button", "Delete review");
    await page.read("Review deleted successfully!");
    await page.gone("article", nickname);
    await totals("No one has written about this place yet.");
    await page.see("button", "Write a review");
  }),

  journey(
    "the draft of a review is there in another window, and a log-out removes it from both",
    async ({ page, signedIn, openWindow }) => {
      const draft = "Moss on every stone.";
      const typed = () => document.querySelector("textarea")?.value ?? "";
      const isKept = (text: string) => JSON.stringify([localStorage, sessionStorage]).includes(text);
      await signedIn("/gem/3");
      await page.press("button", "Write a review");
      await page.fill("textbox", "Your review", draft);
      await page.keys("Escape");
      await page.gone("dialog");
      const other = await openWindow("/gem/3");
      await other.press("button", "Write a review");
      await other.until(typed, draft);
      await other.keys("Escape");
      await other.gone("dialog");
      await other.until(isKept, true, draft);
      await page.visit("/");
      await logOut(page);
      await other.see("button", "Log in", banner);
      await page.until(isKept, false, draft);
      await other.until(isKept, false, draft);
    },
  ),

  journey("a user saves the profile with a picture", async ({ page, signedIn }) => {
    await signedIn("/profile");
    await page.press("link", "Edit Profile");
    await page.address("/profile/edit");
    await page.fill("textbox", "Nickname", "Mei Sato");
    await page.window.attach("input[type=file]", picture);
    await page.read("This is how it will be cropped.");
    await page.press("button", "Save");
    await page.read("Profile updated successfully!");
    await page.address("/profile");
    await page.see("heading", "Mei Sato");
    const size = () => document.querySelector<HTMLImageElement>("header a img")?.naturalWidth ?? 0;
    await page.until(size, 512);
  }),

  journey("a user signs out another device", async ({ page, signedIn, site }) => {
    const { id } = await signedIn("/profile");
    await beginSession(site.documents, id);
    await page.visit("/account-settings");
    await page.press("button", "Sign out everywhere else");
    await page.read("Signed out everywhere else");
    await page.read("This device");
    expect((await site.documents.users.rows(id))?.["sessions"]).toHaveLength(1);
  }),

  journey("a user deletes the account by the password", async ({ page, signedIn, site }) => {
    const { id } = await signedIn("/account-settings");
    const dialog: Query = { role: "alertdialog", name: "Delete your account?" };
    await page.press("button", "Delete Account");
    await page.see("alertdialog", "Delete your account?");
    await page.fill("textbox", "Password", password);
    await page.press("button", "Delete Account", dialog);
    await page.read("Account deleted successfully");
    await page.address("/");
    await page.see("button", "Log in", banner);
    expect(await site.documents.users.rows(id)).toBeUndefined();
  }),
];
