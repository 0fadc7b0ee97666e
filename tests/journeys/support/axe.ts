import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/**
 * Creates an axe analysis of a page. The legacy mode leaves out frames of other origins, of which there are none. The
 * normal mode opens a second page and takes twice as long.
 */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode(true);

/**
 * The checks beside axe's own: the target size of WCAG 2.2, which is off by default. Nothing is loaded again for the two
 * rules that would need it, one for audio and video and an experimental one: without a connection that fails.
 */
const checks = { rules: { "target-size": { enabled: true } }, preload: false } as const;

/**
 * Shows the page in a colour scheme, and waits for the end of all colour transitions, which may take several frames.
 */
async function showIn(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/**
 * Expects no violation of WCAG 2.2 AA and of axe's best practices; in the dark scheme, none in the colours either. With
 * an open modal, only the modal is checked: the rest is inert.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const isModal = (await page.locator("dialog[open]").count()) > 0;
  const analysis = () => (isModal ? axe(page).include("dialog[open]") : axe(page));
  const light = await analysis().options(checks).analyze();
  await showIn(page, "dark");
  const dark = await analysis()
    .options({ preload: false })
    .withRules(["color-contrast", "link-in-text-block"])
    .analyze();
  await showIn(page, "light");
  const found = [...light.violations, ...dark.violations];
  expect(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
