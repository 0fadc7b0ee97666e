import type { ClientInstrumentation } from "react-router";
import { isForeignScript } from "./foreign-responses.ts";
import { forgetPage, updatePageRequests } from "./page-requests.ts";
import { markFetched, missingScripts, routeAt } from "./page-scripts.ts";
import { untilRetried } from "./retry.ts";

let latest = 0;

/** Fetches a script to its end, so that a connection that breaks in the middle, or a proxy's response, is noticed here. */
export async function fetchScript(script: string, options?: RequestInit): Promise<void> {
  const response = await fetch(script, options);
  if (isForeignScript(response)) throw new Error("foreign");
  await response.arrayBuffer();
  markFetched(script);
}

/** Repeats a step after each retry until it succeeds; resolves to false when the step is no longer needed. */
async function isDone(step: () => Promise<unknown>, isWanted: () => boolean): Promise<boolean> {
  for (;;) {
    try {
      await step();
      return isWanted();
    } catch {
      if (!isWanted()) return false;
      await untilRetried("page");
      if (!isWanted()) return false;
    }
  }
}

/**
 * Imports the module of a page. A fetched script may have left the browser's cache again, so this can fail. Then the script
 * is fetched and imported once more; a browser may remember a failed import for as long as the document exists, so the page
 * is loaded as a new document if need be. Afterwards React Router imports the same module, and that can no longer fail.
 */
async function importModule(module: string, page: URL): Promise<void> {
  try {
    await import(/* @vite-ignore */ module);
  } catch {
    await fetchScript(module);
    await import(/* @vite-ignore */ module).catch(() => {
      window.location.assign(page);
      return new Promise(() => undefined);
    });
  }
}

/** A page of which this document has not loaded all scripts. */
interface MissingPage {
  readonly page: URL;
  readonly module: string;
  readonly scripts: readonly string[];
}

/** The page at an address with its missing scripts; null when there is no such page, or none is missing. */
function missingPage(page: URL): MissingPage | null {
  const route = routeAt(page.pathname);
  const scripts = route === null ? [] : missingScripts(route);
  return route === null || scripts.length === 0 ? null : { page, module: route.module, scripts };
}

/** Resolves when the scripts of a page are loaded; to false when another navigation has begun since. */
async function haveCome({ page, module, scripts }: MissingPage): Promise<boolean> {
  const asked = ++latest;
  const steps = [...scripts.map((script) => () => fetchScript(script)), () => importModule(module, page)];
  for (const step of steps) if (!(await isDone(step, () => asked === latest))) return false;
  return true;
}

/**
 * Cancels a navigation whose scripts are still being fetched. Once React Router has started it, only another navigation
 * cancels it.
 */
export function cancelPage(): void {
  latest += 1;
  forgetPage();
}

/**
 * Delays a navigation until its scripts are loaded. When React Router cannot fetch a script, it reloads the whole
 * document, which without a connection leads to the browser's own error page.
 */
export const awaitScripts: ClientInstrumentation = {
  router: (router) => {
    router.instrument({
      navigate: async (navigate, { to }) => {
        const from = window.location.pathname;
        const page = new URL(typeof to === "string" ? to : "", window.location.href);
        const { pathname } = page;
        // A page that is shown has its scripts.
        const missing = pathname === from ? null : missingPage(page);
        // The state stays until the page has come, because React Router learns of the navigation only when its scripts
        // are there.
        if (missing !== null) updatePageRequests({ awaited: { from, to: pathname }, isLost: false });
        else if (pathname !== from) forgetPage();
        if (missing !== null && !(await haveCome(missing))) await new Promise(() => undefined);
        // While somebody types, the address of the present page changes. That change must not cancel a navigation to
        // another page.
        if (typeof to === "number" || pathname !== window.location.pathname) latest += 1;
        await navigate();
      },
    });
  },
};

/**
 * The same for Back and Forward, which reach React Router by an event. The address has changed already. This must be
 * called before React Router listens.
 */
export function awaitScriptsOfHistory(): void {
  window.addEventListener("popstate", (event) => {
    const missing = missingPage(new URL(window.location.href));
    if (missing === null) {
      // React Router knows nothing of a navigation whose scripts are still being fetched, so it would follow this one.
      cancelPage();
      return;
    }
    event.stopImmediatePropagation();
    void haveCome(missing).then(
      (isWanted) => isWanted && window.dispatchEvent(new PopStateEvent("popstate", { state: history.state })),
    );
  });
}
