import type { Page } from "@playwright/test";
import { fromElsewhere, newName, openDeletion, openModal } from "./support/account.ts";
import { expect, test as base } from "./support/people.ts";
import { reviewDialog, writeButton } from "./support/reviews.ts";
import { pages, press, visitorScreens, type Screens } from "./support/screens.ts";
import { signUp } from "./support/sign-up.ts";
import { expectNothingSticksOut, visit } from "./support/visit.ts";

const longestEmail = () => `${newName()}${"a".repeat(40)}@${"long-domain.".repeat(12)}example.com`;

/** The steps of a sign-up: each continues in the dialog of the step before. */
const signUpSteps: Screens = {
  "Sign In": (page) => openModal(page, "/saved"),
  "Sign Up": (page) => signUp(page).tab("Sign Up").click(),
  "Check your email": async (page) => {
    const { field, askForCode } = signUp(page);
    await field("Verification code").fill(await askForCode(longestEmail()));
  },
  "Choose a password": async (page) => {
    const { button, heading } = signUp(page);
    await button("Verify").click();
    await expect(heading("Choose a password")).toBeVisible();
  },
  "Choose a username": (page) => signUp(page).choosePassword(),
  "Choose a nickname": (page) => signUp(page).chooseUsername(),
  "Tell us about you": (page) => signUp(page).chooseNickname(),
};

const ownScreens: Screens = {
  ...pages("/", "/profile", "/profile/edit", "/gem/1", "/saved", "/stamps"),
  "the header's menu": (page) => press(page, "Menu"),
  "the review dialog": async (page) => {
    await visit(page, "/gem/5");
    await writeButton(page).click();
    await expect(reviewDialog(page).dialog).toBeVisible();
  },
  ...pages("/account-settings"),
  "the deletion's dialog": async (page) => {
    const { dialog } = await openDeletion(page);
    await expect(dialog).toBeVisible();
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

/** Opens screen after screen, and resizes each window to all widths, in CSS pixels. */
async function expectReadable(page: Page, screens: Screens, widths: readonly number[]): Promise<void> {
  const resize = (width = 360) => page.setViewportSize({ width, height: 740 });
  await resize(widths[0]);
  for (const [name, open] of Object.entries(screens))
    await test.step(name, async () => {
      await open(page);
      for (const width of widths) {
        await resize(width);
        await expect.poll(() => unreadable(page), { message: `${name} at ${width} px` }).toEqual([]);
      }
    });
}

/** The `test` of journeys in a browser whose letters are set to a size, in pixels. */
const test = base.extend<{ readonly px: number }>({
  px: [16, { option: true }],
  context: async ({ playwright, launchOptions, baseURL, px }, use) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${px}`];
    const browser = await playwright.chromium.launch({ ...launchOptions, args });
    const extraHTTPHeaders = fromElsewhere();
    await use(
      await browser.newContext({ baseURL: String(baseURL), reducedMotion: "reduce", extraHTTPHeaders }),
    );
    await browser.close();
  },
});

test.use({ signedIn: false, expectedComplaints: [/status of 404/] });

for (const { letters, px, widths } of [
  { letters: "letters of the usual size", px: 16, widths: [320] },
  { letters: "letters of twice the size", px: 32, widths: [360, 320] },
])
  test.describe(letters, () => {
    test.use({ px });

    test.beforeEach(async ({ documents, traveller: { user } }) => {
      const review = {
        id: user.id,
        gemId: 1,
        userId: user.id,
        rating: 4,
        reviewText: "Worth the walk.",
      } as const;
      await documents.reviews.write({ ...review, writtenAt: 1 });
    });

    for (const [walk, screens] of Object.entries({
      ...visitorScreens,
      "the other gems": pages(...[2, 3, 4, 5, 6, 7, 8, 10, 11, 12].map((id) => `/gem/${id}`)),
    }))
      test(`${letters}: a visitor scrolls no page sideways: ${walk}`, async ({ page }) => {
        await expectReadable(page, screens, widths);
        const size = () => getComputedStyle(document.documentElement).fontSize;
        expect(await page.evaluate(size)).toBe(`${px}px`);
      });

    test(`${letters}: nobody scrolls the dialog for signing in and up sideways`, async ({ page }) => {
      await expectReadable(page, signUpSteps, widths);
    });

    test.describe("signed in", () => {
      test.use({ signedIn: true });

      test(`${letters}: a user scrolls no page sideways`, async ({
        page,
        documents,
        traveller: { user },
      }) => {
        for (const gemId of [1, 9, 12]) await documents.saves.add({ userId: user.id, gemId, savedAt: gemId });
        const review = {
          id: user.id,
          gemId: 1,
          userId: user.id,
          rating: 4,
          reviewText: "Worth the walk.",
        } as const;
        await documents.reviews.write({ ...review, writtenAt: 1 });
        await expectReadable(page, ownScreens, widths);
      });
    });
  });

for (const { letters, px, widths } of [
  { letters: "letters of the usual size", px: 16, widths: [320, 360, 480, 768, 1024, 1440] },
  { letters: "letters half as large again", px: 24, widths: [360, 480, 768, 1024, 1440] },
])
  test.describe("at any width", () => {
    test.use({ px });

    test(`${letters}: nothing sticks out sideways, at any width from ${widths[0]} px`, async ({ page }) => {
      const lists = ["/gem/9/card", "/list?g=1,8,10", "/photos", "/photos/gem/1"];
      for (const address of ["/", "/gem/1", "/map", ...lists, "/saved", "/nowhere"]) {
        await page.goto(address);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          await expectNothingSticksOut(page, `${address} at ${width} px`);
        }
      }
      const size = () => getComputedStyle(document.documentElement).fontSize;
      expect(await page.evaluate(size)).toBe(`${px}px`);
    });
  });
