import type { Browser, Page } from "@playwright/test";
import { fromElsewhere, modal, newName, openModal, password } from "./support/account.ts";
import { createTraveller, expect, test, type Traveller } from "./support/people.ts";
import { visit } from "./support/visit.ts";

type Screens = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

const pages = (...addresses: readonly string[]): Screens =>
  Object.fromEntries(addresses.map((address) => [address, (page: Page) => visit(page, address)]));

const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();

const visitorScreens: Screens = {
  ...pages(
    "/",
    "/?category=temple",
    "/?q=kyoto temple",
    "/?q=Kioto&category=temple",
    ...Array.from({ length: 12 }, (_, index) => `/gem/${index + 1}`),
    "/gem/1/card",
    "/gem/2/card",
    "/gem/9/card",
    "/gem/13",
    "/list?g=1,2,4,8,10",
    "/map",
    "/map?from=tokyo",
    "/photos",
    "/photos?photo=2",
    "/photos/gem/1",
    "/saved",
    "/profile",
    "/profile/edit",
    "/account-settings",
    "/reset-password",
    "/nowhere",
  ),
  suggestions: async (page) => {
    await visit(page, "/");
    await page.getByRole("combobox", { name: "Search gems", exact: true }).fill("na");
    await expect(page.getByRole("option").first()).toBeVisible();
  },
  "the menu": async (page) => {
    await visit(page, "/");
    await press(page, "Menu");
  },
  "a notice with a button": async (page) => {
    await visit(page, "/");
    await press(page, /^Save /);
    await expect(page.getByText("Please log in to save gems")).toBeVisible();
  },
  "the share menu": async (page) => {
    await visit(page, "/gem/2");
    await press(page, "Share");
  },
  "the menu of maps": async (page) => {
    await visit(page, "/gem/1");
    await press(page, "Open in maps");
  },
};

/** The steps of a sign-up: each continues in the dialog of the step before. */
const signUpSteps: Screens = {
  "Sign In": (page) => openModal(page, "/saved"),
  "Sign Up": (page) => modal(page).tab("Sign Up").click(),
  "Check your email": async (page) => {
    await modal(page)
      .field("Email")
      .fill(`${newName()}${"a".repeat(30)}@a-long-domain.example.com`);
    const told = page.waitForEvent("console", (message) => message.type() === "info");
    await modal(page).button("Get a code").click();
    const [code = ""] = /\d{6}/.exec((await told).text()) ?? [];
    await modal(page).field("Verification code").fill(code);
  },
  "Choose a password": async (page) => {
    await modal(page).button("Verify").click();
    await expect(modal(page).heading("Choose a password")).toBeVisible();
  },
  "Choose a username": async (page) => {
    for (const name of ["Password", "Confirm password"]) await modal(page).field(name).fill(password);
    await modal(page).button("Continue").click();
    await expect(modal(page).heading("Choose a username")).toBeVisible();
  },
  "Choose a nickname": async (page) => {
    await modal(page).field("Username").fill(newName());
    await expect(modal(page).dialog.getByText("This username is available")).toBeVisible();
    await modal(page).button("Continue").click();
    await expect(modal(page).heading("Choose a nickname")).toBeVisible();
  },
  "Tell us about you": async (page) => {
    await modal(page).field("Nickname").fill("Mei");
    await modal(page).button("Continue").click();
    await expect(modal(page).heading("Tell us about you")).toBeVisible();
  },
};

const ownScreens: Screens = {
  ...pages("/", "/saved", "/profile", "/profile/edit", "/account-settings", "/gem/1"),
  "the header's menu": async (page) => {
    await visit(page, "/saved");
    await press(page, "Menu");
  },
  "the review dialog": async (page) => {
    await visit(page, "/gem/5");
    await press(page, "Write a review");
    await expect(page.getByRole("dialog", { name: "Write a review", exact: true })).toBeVisible();
  },
  "the deletion's dialog": async (page) => {
    await visit(page, "/account-settings");
    await press(page, "Delete Account");
    await expect(page.getByRole("alertdialog")).toBeVisible();
  },
};

/**
 * What cannot be read without scrolling sideways: how far the page is too wide, and texts beyond the window, beyond what
 * hides its overflow, or beyond their own button or link. The filters and the strip of prints may be swiped.
 */
const unreadable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > window.innerWidth)
      found.push(`the page is ${root.scrollWidth - window.innerWidth} px too wide`);
    const overflow = (element: Element) => getComputedStyle(element).overflowX;
    const isSwiped = (element: Element) => element.closest("[role=group], ul") !== null;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      if (element === null || element.closest("svg, .skip, .visually-hidden, select, noscript") !== null)
        continue;
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const frames = [{ left: 0, right: window.innerWidth, is: "the window" }];
      for (let around: Element | null = element; around !== null; around = around.parentElement) {
        if (around === document.body) break;
        if (["auto", "scroll"].includes(overflow(around)) && isSwiped(around.firstElementChild ?? around)) {
          frames.length = 0;
          break;
        }
        const isOwnBox =
          around.matches("button, a, [role=menuitem]") && getComputedStyle(around).display !== "inline";
        if (overflow(around) === "visible" && !isOwnBox) continue;
        const { left, right } = around.getBoundingClientRect();
        frames.push({ left, right, is: around.tagName });
      }
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const { left, right, width } of range.getClientRects())
        for (const frame of frames)
          if (width > 0 && (left < frame.left - 1 || right > frame.right + 1))
            found.push(`“${text.nodeValue?.trim().slice(0, 40)}” is beyond ${frame.is}`);
    }
    return [...new Set(found)];
  });

async function expectReadable(page: Page, screens: Screens, widths: readonly number[]): Promise<void> {
  for (const [name, open] of Object.entries(screens))
    await test.step(name, async () => {
      await open(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        await expect.poll(() => unreadable(page), { message: `${name} at ${width} px` }).toEqual([]);
      }
    });
}

test.use({ signedIn: false, expectedComplaints: [/status of 404/] });

/** The size of the letters as set in the browser, in pixels, with the widths of the window that must do. */
const settings = [
  { letters: "letters of the usual size", px: 16, widths: [320] },
  { letters: "letters of twice the size", px: 32, widths: [360, 320] },
] as const;

for (const { letters, px, widths } of settings)
  test.describe(letters, () => {
    let browser: Browser;

    test.beforeAll(async ({ playwright, launchOptions }) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${px}`];
      browser = await playwright.chromium.launch({ ...launchOptions, args });
    });
    test.afterAll(() => browser.close());

    /** A page in which the size of the letters is set. */
    async function open(baseURL: string | undefined, traveller?: Traveller): Promise<Page> {
      const context = await browser.newContext({
        baseURL: String(baseURL),
        reducedMotion: "reduce",
        extraHTTPHeaders: fromElsewhere(),
        viewport: { width: widths[0], height: 740 },
      });
      await traveller?.signIn(context);
      return context.newPage();
    }

    test(`${letters}: a visitor scrolls no page sideways`, async ({ baseURL, documents }) => {
      const { user } = await createTraveller();
      await documents.reviews.write({
        id: user.id,
        gemId: 1,
        userId: user.id,
        rating: 4,
        reviewText: "Worth the walk.",
        writtenAt: 1,
      });
      const page = await open(baseURL);
      await expectReadable(page, visitorScreens, widths);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${px}px`);
    });

    test(`${letters}: nobody scrolls the dialog for signing in and up sideways`, async ({ baseURL }) => {
      await expectReadable(await open(baseURL), signUpSteps, widths);
    });

    test(`${letters}: a user scrolls no page sideways`, async ({ baseURL, documents, traveller }) => {
      for (const gemId of [1, 9, 12])
        await documents.saves.add({ userId: traveller.user.id, gemId, savedAt: gemId });
      await expectReadable(await open(baseURL, traveller), ownScreens, widths);
    });
  });
