import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import { refusalMessage, type ActionRefusal } from "../../../domain/site/refusals.ts";
import { axe, showIn } from "./axe.ts";
import { createTraveller } from "./people.ts";
import { journeyServer } from "./server.ts";
import { expect, test as base } from "./test.ts";
import { visit } from "./visit.ts";

export { everySize, expect } from "./test.ts";

export { password } from "../../support/people.ts";

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

/** Whether the header shows a signed-in user. */
export const expectSignedIn = (page: Page): Promise<void> =>
  expect(page.getByRole("link", { name: "Your profile", exact: true })).toBeVisible();
export const expectSignedOut = (page: Page): Promise<void> =>
  expect(page.getByRole("banner").getByRole("button", { name: "Log in", exact: true })).toBeVisible();

/** Runs an action that reloads the page, and waits for the reload. */
export async function reloadedBy(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent("load");
  await act();
  await loaded;
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

/** Creates an account with the password above and signs the browser in, without using its pages. */
export async function settle(
  page: Page,
  { username = newName(), nickname = "Mei Tanaka", bio = "" }: NewAccount = {},
): Promise<{ readonly email: string; readonly username: string; readonly nickname: string }> {
  const email = `${username}@example.com`;
  const traveller = await createTraveller({ email, username, nickname, bio });
  await traveller.signIn(page.context());
  return { email, username, nickname };
}

/** Signs the browser out, without using its pages. */
export const leave = (page: Page): Promise<void> => page.context().clearCookies({ name: /session/ });

/** Returns the newest mail to an address, once it is in the outbox folder. */
export async function mailTo(email: string): Promise<string> {
  const folder = path.join(journeyServer.dataDir, "outbox");
  const find = () => {
    try {
      const mails = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), "utf8"));
      return mails.findLast((mail) => mail.startsWith(`To: ${email}\n`)) ?? "";
    } catch {
      return "";
    }
  };
  await expect.poll(find).not.toBe("");
  return find();
}

/** Holds back the page's requests to an address until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/**
 * Expects no violation of WCAG 2.2 AA and of axe's best practices; in the dark scheme, none in the colours either. With
 * an open modal, only the modal is checked: the rest is inert.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isModal = (await page.locator("dialog[open]").count()) > 0;
  const analysis = () => (isModal ? axe(page).include("dialog[open]") : axe(page));
  const light = await analysis().analyze();
  await showIn(page, "dark");
  const dark = await analysis().withRules(["color-contrast"]).analyze();
  await showIn(page, "light");
  const found = [...light.violations, ...dark.violations];
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Replaces the next response from an address by this refusal, as the server sends it after an internal error. */
export async function refuseNext(page: Page, address: string, refusal: ActionRefusal): Promise<void> {
  const json = { ok: false, refusal, message: refusalMessage(refusal) };
  await page.route(`**${address}`, (route) => route.fulfill({ status: 503, json }), { times: 1 });
}

/** Replaces the next response from an address by one that is not the application's. */
export const breakNext = (page: Page, address: string): Promise<unknown> =>
  page.route(`**${address}`, (route) => route.fulfill({ status: 500, body: "out of order" }), { times: 1 });
