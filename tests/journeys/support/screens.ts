import type { Page } from "@playwright/test";
import { pageAt } from "../../../domain/site/pages.ts";
import { addressOfPage, publicPages } from "../../support/page-addresses.ts";
import { expect } from "./test.ts";
import { home, visit } from "./visit.ts";

/** Screens by name, in sequences: each step continues on the page of the step before. */
export type Screens = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

/** The screens of addresses. */
export const pages = (...addresses: readonly string[]): Screens =>
  Object.fromEntries(addresses.map((address) => [address, (page: Page) => visit(page, address)]));

/** Presses a button, the first one with this name. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Replaces the open page's geolocation: by a failure with this code, or by one that never answers (null). */
export const failPositions = (page: Page, code: number | null): Promise<void> =>
  page.evaluate((failure) => {
    navigator.geolocation.getCurrentPosition = (_, fail) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of an error as is read
      if (failure !== null) fail?.({ code: failure, message: "" } as GeolocationPositionError);
    };
  }, code);

const listed: Readonly<Record<string, Screens>> = {
  home: {
    // Before home: Chromium shows a larger file of a print that it still has, and then complains that the link to the
    // fitting one was in vain.
    ...pages("/?category=temple", "/?q=kyoto temple", "/?q=Kioto&category=temple", "/"),
    suggestions: async (page) => {
      await home(page).search.fill("na");
      await home(page).search.press("ArrowDown");
      await expect(home(page).options.first()).toBeVisible();
    },
    "the menu": async (page) => {
      await home(page).search.press("Escape");
      await home(page).search.fill("");
      await press(page, "Menu");
    },
    "a notice with a button": async (page) => {
      await page.keyboard.press("Escape");
      await press(page, /^Save /);
      await expect(page.getByText("Please log in to save gems")).toBeVisible();
    },
  },
  "a gem": {
    ...pages("/gem/9", "/gem/13", "/nowhere", "/gem/1"),
    "the menu of maps": (page) => press(page, "Open in maps"),
    "the share menu": async (page) => {
      await page.keyboard.press("Escape");
      await press(page, "Share");
    },
  },
  "the map": {
    ...pages("/map?from=kyoto", "/map#gem-7"),
    "the map, enlarged": (page) => press(page, "Zoom in"),
    "the map without a position": async (page) => {
      await failPositions(page, 1);
      await press(page, "Near me");
      await expect(page.getByText(/^Your browser did not share your position\./)).toBeVisible();
    },
  },
  "cards and lists": pages(
    "/gem/1/card",
    "/gem/2/card",
    "/gem/7/card",
    "/gem/9/card",
    "/list?g=1,2,4,8,9,10",
    "/list?g=5",
    "/list/book?g=1,2,4,8,9,10",
    "/list/book?g=5",
  ),
  "the phrases": {
    ...pages("/phrases"),
    "a phrase with words to point at": (page) =>
      page.locator("#allergy").getByRole("button", { name: "Show", exact: true }).click(),
    "a phrase with digits": async (page) => {
      await page.keyboard.press("Escape");
      await page.locator("#last-one").getByRole("button", { name: "Show", exact: true }).click();
    },
  },
  "the photos": pages("/photos", "/photos?photo=1", "/photos/gem/1"),
  "the pages of an account": pages(
    "/saved",
    "/stamps",
    "/profile",
    "/profile/edit",
    "/account-settings",
    "/reset-password",
  ),
};

const listedPages = new Set(
  Object.values(listed)
    .flatMap((screens) => Object.keys(screens))
    .map((name) => pageAt(name.split(/[?#]/, 1)[0] ?? "")?.name),
);

/** Every screen and state that a visitor can see, with the pages of the table that are not listed. */
export const visitorScreens: Readonly<Record<string, Screens>> = {
  ...listed,
  "the other pages": pages(...publicPages.filter((name) => !listedPages.has(name)).map(addressOfPage)),
};
