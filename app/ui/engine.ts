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
 * JavaScript; `app/styles/base.css` asks the same. Engines with popovers have everything else that has no fallback.
 */
export const canStart = (): boolean => CSS.supports("selector(:popover-open)");

/**
 * The Navigation API. Without it, Back during a slow page leads to the page before, and fonts that came late are applied
 * in the next document.
 */
export const navigationEvents = (): Navigation | undefined => window.navigation;

/** Runs a function in an idle moment, at the latest after `timeout` milliseconds; otherwise in the next task. */
export const whenIdle = (run: () => void, timeout: number): void =>
  void ("requestIdleCallback" in window ? requestIdleCallback(run, { timeout }) : setTimeout(run));

/** What the browser knows of its connection. Otherwise the time of the page's own response decides alone. */
export const knownConnection = (): Navigator["connection"] => navigator.connection;

/** Otherwise a link is only copied. */
export const hasShare = (): boolean => "share" in navigator;
