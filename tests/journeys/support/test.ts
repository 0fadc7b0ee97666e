import { test as base, type ConsoleMessage, type Page } from "@playwright/test";
import { findChromium, launchOf } from "../../support/browser.ts";

export { expect } from "@playwright/test";

/** The options of a journey whose result depends on the size of the screen: it runs in a desktop's window too. */
export const everySize = { tag: "@every-size" } as const;

/** The options of a journey in addition to Playwright's own. */
interface Options {
  /** Messages in the browser's console that the journey expects, such as about a 404. */
  readonly expectedComplaints: readonly RegExp[];
}

/** How long a notice is shown (docs/product.md §9), and how long the page waits for a response, in milliseconds. */
const waits: readonly number[] = [3000, 10_000];
/** Longer than a journey may take. */
const longWait = 3_600_000;

/** The text of an error or warning in the console, with its place; null for other messages. */
function complaintOf(message: ConsoleMessage): string | null {
  if (message.type() !== "error" && message.type() !== "warning") return null;
  return `console ${message.type()}: ${message.text()} (${message.location().url})`;
}

function collectComplaints(page: Page, complaints: string[]): void {
  page.on("console", (message) => {
    const complaint = complaintOf(message);
    if (complaint !== null) complaints.push(`${complaint} at ${page.url()}`);
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`));
}

/**
 * Playwright's `test` with one rule more: a console error or warning, an uncaught error, an unhandled rejection or a
 * violation of the content security policy fails the journey in which it happens, on whichever page.
 *
 * Notices stay, and answers that are held back are waited for, so that nothing is over before a busy machine has looked.
 * Whoever holds the page's clock (`page.clock`) meets both as they are: that they end, and when, has journeys of its own.
 */
export const test = base.extend<Options & { readonly watched: undefined; readonly unhurried: undefined }>({
  expectedComplaints: [[], { option: true }],
  launchOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, use) => {
      await use(launchOf(await findChromium()));
    },
    { scope: "worker" },
  ],
  unhurried: [
    async ({ context }, use) => {
      await context.addInitScript(
        ([short, long]) => {
          const start = window.setTimeout.bind(window);
          const startUnhurried = (run: TimerHandler, delay = 0, ...args: unknown[]) =>
            start(run, short.includes(delay) ? long : delay, ...args);
          Object.assign(window, { setTimeout: startUnhurried });
        },
        [waits, longWait] as const,
      );
      await use(undefined);
    },
    { auto: true },
  ],
  watched: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = [];
      context.on("page", (page) => collectComplaints(page, complaints));
      await context.addInitScript(() => {
        document.addEventListener("securitypolicyviolation", (event) => {
          // oxlint-disable-next-line no-console -- the console is what the journey listens to
          console.error(`policy violated: ${event.violatedDirective} by ${event.blockedURI}`);
        });
      });
      await use(undefined);
      const unexpected = complaints.filter(
        (complaint) => !expectedComplaints.some((expected) => expected.test(complaint)),
      );
      base.expect(unexpected, "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],
});
