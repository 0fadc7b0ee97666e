/**
 * What a browser's engine may lack: the only module that asks for it (`tests/walls/engine.ts`). Stylesheets ask by
 * `@supports`. docs/decisions/0038-engines.md lists what is done instead.
 */

declare global {
  interface Navigator {
    /** Network Information API, Chromium only. `rtt` is in milliseconds. */
    readonly connection?: { readonly rtt: number; readonly saveData: boolean };
  }
}

/**
 * Required: the application starts only in engines with popovers. In others every page stays as it is without
 * JavaScript; `app/document/styles/base.css` asks the same. Engines with popovers have everything else that has no fallback.
 */
export const canStart = (): boolean => CSS.supports("selector(:popover-open)");

/** The Navigation API. Without it, Back during a slow page leads to the page before. */
export const navigationEvents = (): Navigation | undefined => window.navigation;

/** Whether the page before this one in the history is the site's; undefined where the Navigation API is missing. */
export const hasPageBefore = (): boolean | undefined => navigationEvents()?.canGoBack;

/** Scroll anchoring. Otherwise fonts that come late wait until nothing above the window would change either. */
export const keepsPlaceWhenScrolled = (): boolean => CSS.supports("overflow-anchor: auto");

/** The end of scrolling. Without this event, fonts that come late are tried again after clicks only. */
export const scrollEnd = "scrollend";

/** Runs a function in an idle moment, at the latest after `timeout` milliseconds; otherwise in the next task. */
export const whenIdle = (run: () => void, timeout: number): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout }) : setTimeout(run));

/** What the browser knows of its connection. Otherwise the time of the page's own response decides alone. */
export const knownConnection = (): Navigator["connection"] => navigator.connection;

/**
 * Runs a function while no window of the site runs another one under this name. With `ifFree` it resolves to null where one
 * does. Otherwise it waits, ten seconds at most, because a window that the system has suspended keeps its lock. Web Locks
 * exist in secure contexts only; elsewhere the function just runs. So running it beside another may do no lasting harm.
 */
export function alone<Value>(
  name: string,
  run: () => Promise<Value>,
  { ifFree }: { readonly ifFree: boolean },
): Promise<Value | null> {
  if (!("locks" in navigator)) return run();
  if (ifFree)
    return navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? null : run()));
  return navigator.locks.request(name, { signal: AbortSignal.timeout(10_000) }, run).catch(run);
}

/** Otherwise a link is only copied. */
export const hasShare = (): boolean => "share" in navigator;

/** Service workers, and storage for what they answer with: not in every private window. Otherwise nothing can be kept. */
export const canKeep = (): boolean => "serviceWorker" in navigator && "caches" in window;

/** Whether a service worker of ours answers this window: only where somebody has kept a copy. */
export const hasWorker = (): boolean =>
  "serviceWorker" in navigator && navigator.serviceWorker.controller !== null;

/** Asks the browser to remove nothing of what the site stores. Without this it may, when the phone is full. */
export const askToPersist = (): void => {
  if ("storage" in navigator) void navigator.storage.persist().catch(() => undefined);
};
