import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { expect } from "./test.ts";

declare global {
  interface Window {
    /** Set once `expectAccessible` has run in this document. */
    axe?: typeof axe;
  }
}

/**
 * The checks beside axe's own: the target size of WCAG 2.2, which is off by default. Nothing is loaded again for the two
 * rules that would need it, one for audio and video and an experimental one: without a connection that fails.
 */
const all: RunOptions = { rules: { "target-size": { enabled: true } }, preload: false };
const colours: RunOptions = { runOnly: ["color-contrast", "link-in-text-block"], preload: false };

/** The rules that a part of the page violates, each with the elements. Pages have no frames. */
const violations = (page: Page, part: string, options: RunOptions) =>
  page.evaluate(
    async ([within, how]) => {
      const found = await window.axe?.run(within, how);
      return found?.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)] as const);
    },
    [part, options] as const,
  );

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
  const part = isModal ? "dialog[open]" : "html";
  // Once for each document.
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  const light = await violations(page, part, all);
  await showIn(page, "dark");
  const dark = await violations(page, part, colours);
  await showIn(page, "light");
  expect({ light, dark }).toEqual({ light: [], dark: [] });
}
