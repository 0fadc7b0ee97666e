import { randomInt } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { refusalMessage, type ActionRefusal } from "../../../domain/site/refusals.ts";
import { password } from "../../support/people.ts";
import { createTraveller } from "./people.ts";
import { journeyServer } from "./server.ts";
import { expect, test as base } from "./test.ts";
import { routeNext, visit } from "./visit.ts";

export { expectAccessible } from "./axe.ts";
export { everySize, expect } from "./test.ts";

export { password };

/** A header that makes requests come from a unique address. */
export function fromElsewhere(): { readonly "X-Forwarded-For": string } {
  const part = () => randomInt(1, 255);
  return { "X-Forwarded-For": `10.${part()}.${part()}.${part()}` };
}

/**
 * Each journey has a client address of its own, so that none uses up another's limits. A journey may be refused
 * something: then the browser logs an error.
 */
export const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
  expectedComplaints: async ({}, use) => {
    await use([
      /the server responded with a status of (?:4(?:0[019]|22|29)|50[03])/,
      /net::ERR_ABORTED/,
      /Scripts may close only the windows that were opened by them/,
    ]);
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
  extraHTTPHeaders: async ({}, use) => {
    await use(fromElsewhere());
  },
});

/** A unique name. */
export const newName = (): string => `p${randomInt(1e9).toString(36)}_${randomInt(1e6).toString(36)}`;

/** The parts of the login modal, by their accessible names. */
export const modal = (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "Log in or sign up", exact: true });
  return {
    dialog,
    tab: (name: string): Locator => dialog.getByRole("tab", { name, exact: true }),
    field: (name: string): Locator => dialog.getByRole("textbox", { name, exact: true }),
    button: (name: string): Locator => dialog.getByRole("button", { name, exact: true }),
    heading: (name: string): Locator => dialog.getByRole("heading", { name, exact: true }),
  };
};

/** Opens the login modal on a page, by default the home page. */
export async function openModal(page: Page, address = "/") {
  await visit(page, address);
  await page.getByRole("banner").getByRole("button", { name: "Log in", exact: true }).click();
  const parts = modal(page);
  await expect(parts.dialog).toBeVisible();
  return parts;
}

/** Signs in by the open modal, which loads the page again. */
export async function signIn(page: Page, email: string, given = password): Promise<void> {
  const { field, button } = modal(page);
  await field("Email").fill(email);
  await field("Password").fill(given);
  await reloadedBy(page, () => button("Sign In").click());
}

/** Whether the header shows a signed-in user. */
export const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole("link", { name: "Your profile", exact: true })).toBeVisible();
export const expectSignedOut = (page: Page): Promise<void> =>
  expect(page.getByRole("banner").getByRole("button", { name: "Log in", exact: true })).toBeVisible();

/**
 * Runs an action that reloads the page, and waits for the new document. The load event alone would not do: it may be the
 * one of the document before.
 */
export async function reloadedBy(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => performance.timeOrigin);
  await act();
  await page.waitForFunction(
    (origin) => performance.timeOrigin !== origin && document.readyState === "complete",
    before,
    { polling: 100 },
  );
}

/** Presses a button that opens a Google popup. Returns the popup once the development provider shows its accounts. */
export async function popupOf(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: button, exact: true }).click();
  const popup = await opened;
  await expect(popup.getByRole("heading", { name: "Stand-in for Google" })).toBeVisible();
  return popup;
}

/** Runs an action that closes a popup. The popup may close before the action has finished. */
export async function closedBy(popup: Page, act: () => Promise<unknown>): Promise<void> {
  const closed = popup.waitForEvent("close");
  await act().catch((error: unknown) => {
    if (!/has been closed|ERR_ABORTED|frame was detached/.test(String(error))) throw error;
  });
  await closed;
}

/** Opens the sign-in by Google, and chooses an account there. */
export async function continueWithGoogle(page: Page, email: string, button = "Continue with Google") {
  const popup = await popupOf(page, button);
  await popup.getByRole("textbox", { name: "Email" }).fill(email);
  await popup.getByRole("textbox", { name: "Name" }).fill("Gen Sato");
  await closedBy(popup, () => popup.getByRole("button", { name: "Continue" }).click());
}

/**
 * The headers that a browser sends with a form of our own pages. They ask for a new connection: the server may close a
 * kept one at the moment it is used again.
 */
export const ownForm = { Origin: journeyServer.origin, "Sec-Fetch-Site": "same-origin", Connection: "close" };

interface NewAccount {
  readonly username?: string;
  readonly nickname?: string;
  readonly bio?: string;
}

/** Creates an account with the password above, without using the pages. */
export async function createAccount({
  username = newName(),
  nickname = "Mei Tanaka",
  bio = "",
}: NewAccount = {}) {
  const email = `${username}@example.com`;
  const { signIn: signInBrowser } = await createTraveller({ email, username, nickname, bio });
  return { email, username, nickname, signInBrowser };
}

/** Creates an account and signs the browser in, without using the pages. */
export async function settle(page: Page, account?: NewAccount) {
  const { signInBrowser, ...created } = await createAccount(account);
  const signInAgain = () => signInBrowser(page.context());
  await signInAgain();
  return { ...created, signInAgain };
}

/** Signs the browser out, without using its pages. */
export const leave = (page: Page): Promise<void> => page.context().clearCookies({ name: /session/ });

/** The link in the newest mail to an address, once it is in the outbox folder. */
export async function mailedLink(email: string): Promise<string> {
  const folder = path.join(journeyServer.dataDir, "outbox");
  const find = () => {
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const mails = files.map((file) => readFileSync(path.join(folder, file), "utf8"));
    const newest = mails.findLast((mail) => mail.startsWith(`To: ${email}\n`)) ?? "";
    return /https?:\/\/\S+/.exec(newest)?.[0] ?? "";
  };
  await expect.poll(find).not.toBe("");
  return find();
}

/** Asks for a new password without using the pages; returns the mailed link. */
export async function resetLink(page: Page, email: string): Promise<string> {
  await page.request.post("/forgot-password", { form: { email }, headers: ownForm });
  return mailedLink(email);
}

/** The form of a new password. */
export const newPassword = (page: Page) => {
  const field = (name: string) => page.getByRole("textbox", { name, exact: true });
  const save = page.getByRole("button", { name: "Save password", exact: true });
  return {
    field,
    save,
    send: async (typed: string, repeated = typed): Promise<void> => {
      await field("Password").fill(typed);
      await field("Confirm password").fill(repeated);
      await save.click();
    },
  };
};

/** The form of the profile, by its accessible names. */
export const profileForm = (page: Page) => ({
  field: (name: string): Locator => page.getByRole("textbox", { name, exact: true }),
  picture: page.getByLabel("Profile image", { exact: true }),
  save: page.getByRole("button", { name: "Save", exact: true }),
});

/** Opens the form of the profile. */
export async function openProfileForm(page: Page) {
  await visit(page, "/profile/edit");
  return profileForm(page);
}

/** Opens the dialog that deletes the account, on the open page of the account settings. */
export async function openDeletion(page: Page) {
  await page.getByRole("main").getByRole("button", { name: "Delete Account", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete your account?", exact: true });
  const button = (name: string) => dialog.getByRole("button", { name, exact: true });
  return {
    dialog,
    button,
    field: dialog.getByRole("textbox", { name: "Password" }),
    confirm: button("Delete Account"),
  };
}

/** Replaces the next response from an address by this refusal, as the server sends it after an internal error. */
export async function refuseNext(page: Page, address: string, refusal: ActionRefusal): Promise<void> {
  const json = { ok: false, refusal, message: refusalMessage(refusal) };
  await routeNext(page, `**${address}`, (route) => route.fulfill({ status: 503, json }));
}

/** Replaces the next response from an address by one that is not the application's. */
export const breakNext = (page: Page, address: string): Promise<void> =>
  routeNext(page, `**${address}`, (route) => route.fulfill({ status: 500, body: "out of order" }));

/** Loses the next request to an address. */
export const loseNext = (page: Page, address: string): Promise<void> =>
  routeNext(page, `**${address}`, (route) => route.abort("aborted"));
